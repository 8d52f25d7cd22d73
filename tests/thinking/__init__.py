"""Thinking in processes beside the event loop: what becomes of a question whatever becomes of them."""
