"""Words and pictures for what the engine says: sentences in the reader's language, boards for a phone.

What belongs to one game is in `games`, gathered in a `Presentation`; the other folders are shared by all, and know no
game. It may import the engine, and knows neither storage nor Discord.
"""
