"""Discord: commands, buttons and posts; nothing else in the project knows Discord.

Here lie the bot itself, what all rooms use (services, registry, reader, translation) and what belongs to no room (help,
admin, housekeeping). Each folder is a room; which room may import which stands in tests/architecture/test_rooms.py.
"""
