"""Commands for developers: fuzzing, measuring, pictures, strength of bots, counting proven rules.

Each folder is a command, `python -m tools.fuzz`; they may import everything else, and nothing imports them but tests.
"""
