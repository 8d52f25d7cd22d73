"""What developers need of Mesopotamia: how its bot is measured."""
