"""What is posted in the channel, in words and pictures, and the sender."""
