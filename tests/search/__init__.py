"""What search is made of, by itself and without any game."""
