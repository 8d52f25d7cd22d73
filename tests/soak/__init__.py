"""The bot under everything at once, for as long as one likes: `make soak MINUTES=…`; `__main__` says what is judged."""
