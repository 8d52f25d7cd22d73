"""M19: the Guardians of Assur, one person against six waves of an enemy."""
