"""Commands for developers: fuzzing, measuring, counting proven rules."""
