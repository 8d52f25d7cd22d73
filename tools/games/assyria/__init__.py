"""Assyria for developers: its gallery, and the yardstick of its bot."""
