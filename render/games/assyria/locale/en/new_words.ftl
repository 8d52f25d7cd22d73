### Words that newcomers are told the meaning of, and how each may stand on a panel.

new-word-offering = Offering: camels for the gods. At the Flood each of your ziggurats scores 1 to 4 VP for it.
new-word-offering-forms = offering, offerings, you offer
new-word-dignitary = Dignitary: a person of rank in Assur. A hut you send to one stays until the Flood and brings influence, VP or gifts.
new-word-dignitary-forms = dignitary, dignitaries
new-word-plow = Plow: feeds one hut once, whatever its food; you can have only one at a time.
new-word-plow-forms = Plow, Plows
