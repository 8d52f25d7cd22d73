"""The rules of a game as players look them up: the ledger made readable, by chapter, number or word.

It may import text alone.
"""
