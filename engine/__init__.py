"""The rules of the games, a folder a game: pure, deterministic, without Discord, pictures or storage."""
