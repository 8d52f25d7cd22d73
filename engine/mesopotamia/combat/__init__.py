"""M16: the Combat phase, from the order of the combats to the Settlements of the losers."""
