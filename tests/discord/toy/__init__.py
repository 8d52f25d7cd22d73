"""The made-up game on the simulated Discord: everything a real one may need of the table, in a match of minutes."""
