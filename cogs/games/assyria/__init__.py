"""Assyria by commands: what they are called, and which questions each of them answers.

It may import the typed room and the shared files of cogs.
"""
