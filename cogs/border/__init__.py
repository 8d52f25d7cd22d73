"""The border to Discord: interactions are acknowledged, custom ids read and written, screens made of components.

It may import the reader, and none of the rooms: the services themselves are made with it.
"""
