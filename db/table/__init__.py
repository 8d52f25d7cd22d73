"""Everything about a table but its position: what is known of it, seats, options, votes, waiting, people's choices.

It may import the store, the outbox, and how far a match has come.
"""
