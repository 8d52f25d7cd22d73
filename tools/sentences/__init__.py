"""Everything the bot says, printed for whoever reads it with a pencil: every message, filled from real play."""
