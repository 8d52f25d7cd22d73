ship-none = Load nothing
trade-give-joined = { $first_said } → { $second_said }
trade-give-joined-note = { $second_note_said }
omens-none = Show none
offering-none = Give nothing
