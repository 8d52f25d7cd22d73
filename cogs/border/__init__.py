"""The border to Discord: interactions are acknowledged, custom ids read and written, screens made of components.

It may import the shared files of cogs (services, reader) and none of the other rooms.
"""
