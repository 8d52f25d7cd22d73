"""Taking turns: panels, private answers, and presses in the same moment."""
