### Mesopotamia, English: words in the picture about sides that nobody sits at. Short, since a phone shows it small.

picture-level = { $level ->
    [emperor] Emperor
    [igigi] Igigi
    [anunnaki] Anunnaki
   *[hard] hard
}
picture-steps = { $steps ->
    [0] inside Assur
    [one] { $steps } step to Assur
   *[other] { $steps } steps to Assur
}
picture-nobody-comes = nobody on the way
picture-ways-closed = every way closed
picture-next-wave = Wave { $wave }:
picture-last-wave = The last wave.
picture-wave-repelled = wave repelled
picture-by-wave = by wave
picture-lost-siege = Ur stands
picture-lost-guardians = Assur has fallen

## The close-up of the side

closeup-opponent = Opponent
closeup-opponent-note = The side that nobody plays: what it plays by and all that everybody may know of it; what it will draw nobody knows
picture-no-opponent = Every side is played by somebody here.
picture-draws = Draws { $count } of { $cards } Action cards
picture-draws-more = Draws { $count } of { $cards } cards, plus 1 action
picture-by-ziggurat = drawn by level:
picture-last-turn = Last turn:
picture-nothing = –
picture-strategy-deck = Strategy cards to come: { $deck } · discarded: { $discard }
picture-strategy-if = { $high } if { $said }, else { $low }
picture-condition-auto-regions-lt = in fewer than { $n } regions
picture-condition-hidden-event-within = hidden Event within { $n }
picture-condition-human-unit-within = a player's Unit within { $n }
picture-condition-auto-units-lt-human = fewer Units than a player
picture-condition-human-holds-settlement-or-event = a rival Settlement or Event
picture-condition-auto-amphorae-lt-human = fewer Amphorae placed
picture-condition-auto-tech-lt = { $named } below { $n }
picture-condition-auto-tech-ge = { $named } { $n } or more
picture-condition-auto-behind-population = behind in Population
picture-condition-auto-settlements-lt = fewer than { $n } Settlements
picture-condition-auto-unwalled-settlement = a Settlement without Wall
picture-siege-lost = They win on square { $goal } of either track
picture-siege-won = You win by entering Ur with a Ram
picture-siege-events = Of an Event they take the { $hard ->
    [true] greater
   *[false] lesser
} progress
picture-siege-war = War brings them { $count ->
    [one] { $count } Phalanx and one Unit
   *[other] { $count } Phalanxes and one Unit
}
picture-idle = stood still { $rounds } of { $patience }
picture-now = now
picture-ways = Steps to Assur, and the way
picture-waves = The six waves
picture-reserve = In reserve, from which Population on
picture-on-map = On the map · Phalanxes, Amphorae left
picture-technologies = Technologies
picture-in-stock = Phalanxes · left in stock

## Combats without bids

picture-unbid-place = No bids: place Phalanxes; its cards come after
picture-unbid-reacts = No bids: it adds (+) before each fight if it helps

## The key

legend-opponent = The side that nobody plays
legend-way = the way the enemy is going to go
legend-hold = Assur: it must not fall
legend-take = Ur: to be entered with a Ram
legend-enemy = the enemy of Assur
legend-steps = steps to Assur, and who is there
legend-defenders = the Defenders of Ur
legend-goal = where the Defenders win
legend-reserve = Units in reserve
legend-draws = Action cards it draws in a turn
legend-automaton = the Automaton
legend-draws-more = Action cards it draws, and always one action more
legend-strategy = a Strategy card: priority (the smallest acts first), two actions
legend-marked = an action that is marked: not again from this card

## The board in words

board-gardens-waves = Gardens: { $built } of { $levels } levels gained{ $builders ->
    [none] {""}
   *[other] {" "}({ $builders })
}; each wave that is repelled brings the next
board-ways = – on the way to Assur: { $items }
board-way = { $from_region } → { $region } ({ ROW($units) }; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})
board-way-ends = { $from_region } ({ ROW($units) }; { $is_home ->
    [true] inside Assur
   *[false] every way closed
})
