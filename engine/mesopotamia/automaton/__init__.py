"""M17: the Automaton, an Empire that the rules play: its Strategy cards say what it wants, Action cards what it may."""
