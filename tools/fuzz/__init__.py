"""The fuzzer: plays random matches of any game and looks for everything the contract forbids.

It may import the whole bot: the rules it plays, and the words, to see that everything can be said.
"""
