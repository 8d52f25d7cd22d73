### Entries of joined lists, and the buttons that take nothing.

city-luxuries-none = wood only
city-luxuries-kept = { $resources ->
    [none] you keep no luxuries
   *[other] you keep { $resources }
}
trade-joined = { give-option }
trade-joined-note = { swap-note }
expand-joined = { $first_id ->
    [invade] { only-invade }
    [destroy] { only-destroy }
    [reinforce] { only-reinforce }
   *[reenter] { only-reenter }
}
expand-joined-note = { $second_note_said }
