"""Stage, players and scenes for the tests of the table; nothing in here is a test."""
