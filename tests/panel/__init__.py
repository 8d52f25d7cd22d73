"""The private panel without Discord: what it shows for a question, and what a press on it means."""
