"""What speaks for an answer in Assyria."""
