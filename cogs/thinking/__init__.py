"""Where strong players think, beside the event loop."""
