### Entries of joined lists, and the buttons that take nothing.

city-luxuries-none = wood only
city-luxuries-kept = { $resources ->
    [none] you keep no luxury
   *[other] you keep { $resources }
}
trade-joined = { give-option }
trade-joined-note = { swap-note }
expand-joined = { $first_id ->
    [invade] ⚔️ Invade { THE($area) }
    [destroy] 🔥 Destroy { $area }
    [reinforce] 🛡️ Reinforce { THE($area) }
   *[reenter] 🚩 Re-start { IN($area) }
}
expand-joined-note = { $second_note_said }
