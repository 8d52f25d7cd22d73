### Entries of joined lists, and the buttons that take nothing.

city-luxuries-none = bois seulement
city-luxuries-kept = { $resources ->
    [none] il ne vous reste aucune ressource de luxe
   *[other] reste : { $resources }
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
