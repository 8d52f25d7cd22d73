"""What a table decides together, and what keeps it going: votes, absence, pause, rewind, reminders, recovery.

It may import border, access, channel, table, and from play the panel of a turn that is still open.
"""
