"""Players made of code: they are legal, steady, and decent."""
