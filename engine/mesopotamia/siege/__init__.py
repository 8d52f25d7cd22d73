"""M18: the Siege of Ur, for one person against its Defenders."""
