"""What is printed on map, cards and tiles: TOML read at import, one file a kind of thing.

A wrong key, value or effect there fails at once. The code knows effects, never a card: an owner of the box may put
the printed values in, where `src` says that ours are invented.
"""
