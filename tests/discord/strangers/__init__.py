"""Whoever should not, and whatever no bot ever sent: nothing changes, nothing leaks."""
