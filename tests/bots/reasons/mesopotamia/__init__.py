"""What speaks for an answer in Mesopotamia."""
