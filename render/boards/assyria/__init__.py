"""The board of Assyria in pictures: the land between two rivers, the market, Assur, the tracks and the players."""
