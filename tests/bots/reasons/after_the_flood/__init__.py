"""What speaks for an answer in After the Flood."""
