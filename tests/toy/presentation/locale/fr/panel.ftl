ship-none = Ne rien charger
trade-give-joined = { $first_said } → { $second_said }
trade-give-joined-note = { $second_note_said }
omens-none = Ne rien montrer
offering-none = Ne rien donner
