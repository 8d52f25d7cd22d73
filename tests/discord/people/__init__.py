"""What people chose for themselves."""
