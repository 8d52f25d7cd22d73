"""Storage in SQLite: matches, moves, snapshots and messages waiting to be sent.

`store` is the file, `match` what is played, `table` everything around it, `outbox` what is still to be said in the
channel. It may import the engine, and knows neither words nor Discord.
"""
