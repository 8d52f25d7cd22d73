"""Setting the table, finding it, and where it may stand."""
