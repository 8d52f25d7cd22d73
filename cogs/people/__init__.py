"""What a person chose for all their tables: language, reminders, quiet hours, time zone, picture or words, help.

It may import border and panel, and the table for the reminders that both can be set to.
"""
