"""Tools for developers that judge the rest: they are right themselves."""
