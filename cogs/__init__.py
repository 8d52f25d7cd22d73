"""Discord: commands, buttons and posts. Nothing else in the project knows Discord."""
