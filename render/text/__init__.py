"""Words: Fluent catalogues, sentences in parts, names made safe, the line that pings, a board and a stock in words.

It may import the engine, and nothing else of render: what a game says of itself is handed in.
"""
