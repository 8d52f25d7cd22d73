"""What painted grounds are made of: paper, grain, relief, curves, strokes; each game paints its own land with them.

It may import scene and theme, nothing of a game.
"""
