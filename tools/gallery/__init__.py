"""Positions worth looking at, and the pictures of them."""
