"""What is played: presses, undo, rewinds, bots, records and their check."""
