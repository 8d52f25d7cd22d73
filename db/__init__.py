"""Storage in SQLite: matches, moves, snapshots and messages waiting to be sent."""
