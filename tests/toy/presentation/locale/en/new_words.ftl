new-word-omen = Omen: a card that is shown to the river at the end of a round.
new-word-omen-forms = omen, omens
new-word-tide = Tide: a die at the end of each round; 4 or more raises the water.
new-word-tide-forms = tide, tides
