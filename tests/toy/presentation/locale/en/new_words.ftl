new-word-omen = Omen: a card that is shown to the river at the end of a round.
new-word-omen-forms = omen, omens
new-word-water = Water: a tide of 4 or more raises it; at 2 the fields are flooded.
new-word-water-forms = water
