"""What speaks for an answer, of every game: reasons where they are given, where they are not, and their numbers."""
