"""The strong player: it tries answers in worlds that could be the true one, and plays them on. It knows no game."""
