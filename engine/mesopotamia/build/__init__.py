"""M9: everything that can be built, from Walls to the Hanging Gardens."""
