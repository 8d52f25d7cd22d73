### Entries of joined lists, and the buttons that take nothing.

city-luxuries-none = wood only
trade-joined = { CAP($given_resource) } → { $resource }
trade-joined-note = { $area } · { $first_note_said }
expand-joined = { $first_id ->
    [invade] ⚔️ Invade { $area }
    [destroy] 🔥 Destroy { $area }
    [reinforce] 🛡️ Reinforce { $area }
   *[reenter] 🚩 Re-start in { $area }
}
expand-joined-note = { $second_note_said }
