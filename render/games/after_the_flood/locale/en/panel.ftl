### Entries of joined lists, and the buttons that take nothing.

city-luxuries-none = wood only
city-luxuries-kept = { $resources ->
    [none] you keep no luxuries
   *[other] you keep { $resources }
}
trade-joined = { give-option }
trade-joined-note = { swap-note }
expand-joined = { $first_id ->
    [invade] ⚔️ Invade { THE($area) }
    [destroy] 🔥 Destroy the city { IN($area) }
    [reinforce] 🛡️ Reinforce { THE($area) }
   *[reenter] 🚩 Restart { IN($area) }
}
expand-joined-note = { $second_note_said }
