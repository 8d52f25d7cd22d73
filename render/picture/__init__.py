"""Pictures: scenes as data, and the painter that turns them into bytes; the same for every game."""
