### Mesopotamia, English: sides that nobody sits at, and what happens only with them.

side-automaton = the Automaton
side-defenders = Ur
side-enemy = the enemy

kind-strategy = strategy

strategy-sc1 = Expansion
strategy-sc2 = Discovery
strategy-sc3 = Fortify
strategy-sc4 = Muster
strategy-sc5 = Attack
strategy-sc6 = Trade
strategy-sc7 = Progress
strategy-sc8 = Growth
strategy-sc9 = Development
strategy-sc10 = Wonder
strategy-sc11 = Sumerian Progress
strategy-sc12 = Sumerian Growth
strategy-sc13 = Babylonian Development
strategy-sc14 = Babylonian Wonder
strategy-sc15 = Akkadian Attack
strategy-sc16 = Akkadian Muster
strategy-sc17 = Elamite Fortify
strategy-sc18 = Elamite Trade

## Where the match stands

status-siege = Round { $round } · Defenders: Population { $population }, Event { $event_square } of { $goal }
status-siege-near = ⚠️ Ur is about to win: { $left ->
    [one] one more square
   *[other] { $left } more squares
} for the Defenders, and the match is lost.
status-wave = Round { $round } · Wave { $wave } of { $waves } · { $count ->
    [one] { $count } Unit
   *[other] { $count } Units
}, { $phalanxes ->
    [one] { $phalanxes } Phalanx
   *[other] { $phalanxes } Phalanxes
}
status-wave-near = ⚠️ The enemy is one step from { $region }{ $is_open ->
    [true] , and nobody defends it
   *[false] {""}
}: { ROW($units) }.
explore-ur = { $region } (needs a Ram)

## Set-up

event-opponent-drawn = By lot { $seat } plays { THE($empire) }.
event-ur-manned = { CAP(THE($empire)) } defend { $region }, with Settlements and Walls in { $regions }.

## The Automaton

event-strategy-read = Strategy of { $seat }, first things first: { ROW($strategies) }.
event-action-cards-drawn = { CAP($seat) } draws { $technologies ->
    [none] { $has_star ->
        [true] the Star
       *[false] no Action card
    }
   *[other] { ROW($technologies) }{ $has_star ->
        [true] {" "}and the Star
       *[false] {""}
    }
}.
event-strategy-acted = { CAP($seat) } takes { $technology } by { $strategy } (priority { $priority }){ $by ->
    [star] {" "}with the Star
    [bonus] {" "}as its bonus
   *[card] {""}
}.
event-strategy-action-lost = { $why ->
    [impossible] { $strategy } brings nothing: { $technology } is not possible.
   *[no_card] { $by ->
        [card] { CAP($technology) } is lost: no Strategy card has it free.
        [star] The Star is lost: no action is left.
       *[bonus] The bonus is lost: no action is left.
    }
}
event-strategies-discarded = { $is_searching ->
    [true] In search of another card { $seat } discards { $strategies }.
   *[false] { CAP($seat) } discards { $strategies }.
}
event-strategies-drawn = New Strategy cards of { $seat }: { $strategies }.

## The Siege of Ur

event-defenders-idle = { CAP($technology) } brings { $seat } nothing.
event-ur-entered = { $seat } enters { $region } with { SOME($unit) } and a Ram: the siege is won.
event-goal-reached = { CAP($seat) } has reached square { $square } of the { $track ->
    [event] Event
   *[population] Population
} track: the siege is lost.

## The Guardians of Assur

event-wave-placed = { $is_extra ->
    [true] The enemy stood still: wave { $wave } comes besides
   *[false] Wave { $wave } stands
} in { $region }: { ROW($units) }, with { $gained }.
event-wave-repelled = Wave { $wave } is repelled{ $garden ->
    [none] .
   *[other] : { $seat } gains a level of the Hanging Gardens, { $vp } VP.
}
event-tribe-overrun = { CAP($seat) } overruns the Tribe in { $region }{ $had_event ->
    [true] , and its Event is gone.
   *[false] .
}
event-event-trampled = { CAP($seat) } enters { $region }: the Event of { $owner_seat } there ({ $card }) is gone.
event-enemy-stayed = { $is_held ->
    [true] The enemy in { $region } cannot leave: { ROW($units) }.
   *[false] The enemy in { $region } finds every way closed: { ROW($units) }.
}
event-home-lost = The enemy stands in { $region }, and nobody defends it: the match is lost.

## Refusals

refused-opponent-needed = To start, choose an opponent in **Options**, or wait for a second player.
refused-solo-only = Siege of Ur and Guardians of Assur are for one player alone; with more, choose an Automaton or no opponent.
refused-bad-player-count = At most six Empires take part, the Automaton included: free a seat or choose no opponent.
refused-variant-conflict = This opponent needs full combat, and Siege and Guardians have no limit of rounds.
refused-defender-token = Not possible: the Defenders hold this Trade token.
refused-ram-needed = Not possible: Ur is entered with a Ram only. Take one along.
refused-gardens-reserved = Not possible: the Hanging Gardens come with waves that are repelled.
absent-build-gardens-reserved = { $building } (for waves repelled)
absent-trade-defender-token = { $token } (held by the Defenders)
