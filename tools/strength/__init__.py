"""How well bots play, measured against chance, plainer players and the scores of people: `make strength`.

It may import the whole bot; what is known of a game is its yardstick, in its folder of tools/games.
"""
