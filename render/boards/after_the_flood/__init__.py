"""The board of After the Flood as a picture: where things lie on the map, and the painted ground below them."""
