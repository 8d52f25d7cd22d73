"""Starting and stopping: settings, log, signals, and the playground for those who have no token."""
