"""What all games stand on: questions, answers, steps, chance, storage. It knows no game and no Discord."""
