"""What goes out to the channels: letters of any kind, and the sender that posts each of them once.

It may import the border alone: how a letter is drawn is told to it by the room whose letter it is.
"""
