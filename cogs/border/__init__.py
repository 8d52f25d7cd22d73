"""The border to Discord: interactions acknowledged, custom ids read and written, labels worded, screens put together.

It may import the shared files of cogs (services, reader) and none of the other rooms.
"""
