"""The database file: connections and transactions, migrations, sums that show damage, backups, times as text.

It knows no match and imports nothing else of db.
"""
