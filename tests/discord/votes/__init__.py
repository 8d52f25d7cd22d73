"""What a table decides: absence, reminders, rewinds."""
