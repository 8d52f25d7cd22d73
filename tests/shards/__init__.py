"""Several processes that serve one bot at the same time."""
