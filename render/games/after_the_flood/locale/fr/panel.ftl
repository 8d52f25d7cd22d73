### Entries of joined lists, and the buttons that take nothing.

city-luxuries-none = bois seul
city-luxuries-kept = { $resources ->
    [none] reste : aucune ressource de luxe
   *[other] reste : { $resources }
}
trade-joined = { give-option }
trade-joined-note = { swap-note }
expand-joined = { $first_id ->
    [invade] ⚔️ Envahir { THE($area) }
    [destroy] 🔥 Détruire { $area }
    [reinforce] 🛡️ Renforcer { THE($area) }
   *[reenter] 🚩 Recommencer { IN($area) }
}
expand-joined-note = { $second_note_said }
