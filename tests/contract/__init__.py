"""What every game owes to the rest of the bot. A new game is held to it by being in GAMES."""
