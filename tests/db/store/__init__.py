"""The file: transactions, damage, backups, and a process that is killed."""
