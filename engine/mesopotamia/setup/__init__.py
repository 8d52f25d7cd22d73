"""M3: from the empty table to the first roll of the dice."""
