### Entries of joined lists, and the buttons that take nothing.

city-luxuries-none = bois seul
trade-joined = { CAP($given_resource) } → { $resource }
trade-joined-note = { $area } · { $first_note_said }
expand-joined = { $first_id ->
    [invade] ⚔️ Envahir { $area }
    [destroy] 🔥 Détruire { $area }
    [reinforce] 🛡️ Renforcer { $area }
   *[reenter] 🚩 Recommencer : { $area }
}
expand-joined-note = { $second_note_said }
