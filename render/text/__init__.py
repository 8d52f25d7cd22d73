"""Words: Fluent catalogues, sentences in parts, names made safe, the line that pings, a board and a stock in words.

It may import the engine, and nothing else of render but the list of games whose board can be told.
"""
