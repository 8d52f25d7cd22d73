"""The database file: connections and transactions, migrations, a look at its soundness, backups, times as text.

It knows no match and imports nothing else of db.
"""
