"""What is played: presses judged and stored, the log they are kept in, loading, rewinds, records and their check.

It may import the store, the outbox, and from table what is known of the table and whom it waits for.
"""
