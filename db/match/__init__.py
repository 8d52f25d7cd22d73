"""What is played: presses judged and stored, the log they are kept in, loading, rewinds, records and their check.

It may import the rest of db: what is known of the table, whom it waits for, and what is to be said in the channel.
"""
