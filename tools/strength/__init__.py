"""How well bots play, measured against chance, plainer players and the scores of people: `make strength`.

It may import the engine; what is known of a game is its yardstick.
"""
