"""The fuzzer: plays random matches of any game and looks for everything the contract forbids."""
