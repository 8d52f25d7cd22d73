"""A table before and beside play: the lobby with its post and options, opening, listing, moving to another channel.

It may import border, access, panel and channel.
"""
