"""The fuzzer: plays random matches of any game and looks for everything the contract forbids.

It may import the engine, and the words of render to see that everything can be said.
"""
