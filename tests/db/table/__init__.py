"""Everything around a match: seats, votes, whom the table waits for."""
