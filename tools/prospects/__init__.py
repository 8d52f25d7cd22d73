"""The weights of a game's estimate of a position, fitted anew to matches: `make prospects GAME=…`."""
