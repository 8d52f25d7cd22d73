"""What players see and press in private: questions become controls, presses become answers."""
