"""What `make bench` measures, one subject a file."""
