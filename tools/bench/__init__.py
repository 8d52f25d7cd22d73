"""What `make bench` measures, one subject a file: rules, table, drafts, floods, thinking, start and pictures.

It may import the whole bot, which it runs on a simulated Discord.
"""
