"""M6, M7: exploring with Units and Ships."""
