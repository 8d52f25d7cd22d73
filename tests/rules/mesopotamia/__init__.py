"""The rulebook of Mesopotamia, case by case."""
