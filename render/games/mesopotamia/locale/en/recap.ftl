### Mesopotamia, English: recaps, the log, and the steps of a turn that is not over.

## What holds lines together

dotted = { $first } · { $second }
recap-line = { $seat } { $deeds }.
recap-rolled = { $said } 🎲 { $faces }
recap-idle = { $seat } does nothing.
recap-party = { $party_seat ->
    [none] the Tribe
   *[other] { $party_seat }
}

## Set-up

log-set-up = Set-up
recap-lots = By lot: { $items }.
recap-lot = { $seat } { THE($empire) } in { $region }
recap-roles = Roles: { $items }.
recap-role = { $role } for { $seat }
recap-empires = Empires: { $items }.
recap-empire = { $seat } { THE($empire) }
recap-empire-only = { $seat } { $empire }
recap-starts = Start Regions: { $items }.
recap-start = { $seat } { $region }{ $unit ->
    [none] {""}
   *[other] {" "}({ $unit })
}
recap-laid = The Trade tokens are laid out.
recap-dealt = { $quest_seats } { SIZE($quest_seats) ->
    [one] is dealt { $count } Quests
   *[other] are dealt { $count } Quests each
}.
recap-kept = { $quest_seats } { SIZE($quest_seats) ->
    [one] keeps
   *[other] keep
} { $count } Quests{ SIZE($quest_seats) ->
    [one] {""}
   *[other] {" "}each
}.

## Rounds

log-round = Round { $round }
recap-round = **Round { $round }** · Turn order: { $order }
recap-order = Turn order: { $order }
recap-round-ends = **Round { $round } ends{ $is_last ->
    [true] {" "}the game
   *[false] {""}
}** · VP without Quests: { $scores }
by-turn = **Round { $round }** · VP without Quests: { $scores }
by-turn-final = **At the end** · VP: { $scores }
recap-go-on = Events: { $items }.
recap-go-on-briefly = Events that go on: { $items }.
recap-goes-on = { $card } { $die }/6 ({ $seat }{ $gains ->
    [none] {""}
   *[other] : { $gains }
})
recap-brought = { $seat } +{ $gained }
recap-rests = { $card } rests at { $die }/6 ({ $seat } does not control the region)
recap-completes = { $seat } completes { $card } in { $region }{ $gains ->
    [none] {""}
   *[other] : { $gains }
}.
recap-passes = { $seat } passes { $items } track.
recap-passed = { $overtaken_seats } on the { $track_name ->
    [event] Event
   *[population] Population
}

## A turn: its clauses

recap-puts-aside = puts the pawn aside
recap-rerolls = { $count ->
    [one] rerolls a die
   *[other] rerolls { $count } dice
}
recap-moves = moves { $items }
recap-move = { SOME($unit) } to { $region }
recap-moves-briefly = moves to { $regions }
recap-sails = sails to { $sections }
recap-explores = explores { $region } ({ $card }{ recap-with-gains })
recap-decides = resolves { $card } in { $region }{ $gains ->
    [none] {""}
   *[other] {" "}({ $gains })
}
recap-with-gains = { $gains ->
    [none] {""}
   *[other] : { $gains }
}
recap-builds = builds { $items }
recap-building = { SOME($building) } in { $region }
recap-ziggurat = Ziggurat { $level } ({ $colour } die)
recap-converts-signs = converts { SIGNS($paid) }→{ SIGNS($gained) }
recap-converts = converts { $paid } into { $gained }
recap-discovers = discovers { $items }
recap-discovery = { technology-name } ({ COUNT($technology, $level) })
recap-gathers-signs = gathers { SIGNS($gained) }
recap-gathers = gathers { $gained }
recap-trades = trades { $paid }{ $to_seat ->
    [none] {""}
   *[other] , paid to { $to_seat },
} for { $gained }{ $amphora ->
    [true] {" "}(Amphora placed)
   *[false] {""}
}
recap-trades-signs = trades { SIGNS($paid) }→{ SIGNS($gained) }{ $amphora ->
    [true] {" "}(Amphora)
   *[false] {""}
}{ $to_seat ->
    [none] {""}
   *[other] {" "}(to { $to_seat })
}
recap-trades-briefly = { $amphora ->
    [true] places an Amphora
   *[false] trades
}{ $to_seat ->
    [none] {""}
   *[other] {" "}on { $to_seat }'s token
}
recap-takes = takes { $gained }
recap-creates = creates { $items }
recap-units = { $units } in { $region }
recap-unit = { SOME($unit) } in { $region }
recap-grows = grows to Population { $square }
recap-gardens = { $seat } builds Gardens { $level }: { $vp } VP{ $is_last ->
    [true] {" "}– the game ends with this round
   *[false] {""}
}.
recap-gardens-next = { $seat } builds Gardens { $level }: { $vp } VP; next: { $garden }.

## Events

recap-event = { $seat } resolves { $card } in { $region }{ recap-with-gains }.
recap-event-revealed = { $seat } reveals { $card } in { $region }{ recap-with-gains }.
recap-event-briefly = { $seat } resolves { $card } in { $region }.
recap-card = { $card }
recap-costs-signs = −{ SIGNS($paid) }
recap-gives-signs = +{ SIGNS($gained) }
recap-costs = −{ $paid }
recap-gives = +{ $gained }
recap-teaches = { COUNT($technology, $level) }
recap-places = { SOME($piece) }
recap-launches = a Ship on { $section }
recap-peoples = Population { $square }
recap-draws = { $count ->
    [one] a Quest
   *[other] { $count } Quests
}
recap-owes = a choice next turn
recap-advances = Event { $square }
recap-stays = VP token
recap-six-rounds = six rounds begin

## Combats

recap-attacks-only = ⚔️ { $region }: { $attacker_seat } attacks { recap-defender }.
recap-attacks = ⚔️ { $region }: { $attacker_seat } attacks { recap-defender } with { $with_units } against { $on_units }.
recap-attacks-cards = ⚔️ { $region }: { $attacker_seat } attacks { recap-defender } with { $with_cards } against { $on_cards }.
recap-defender = { $defender_seat ->
    [none] the Tribe{ recap-played }
   *[other] { $defender_seat }
}
recap-played = { $tribe_seat ->
    [none] {""}
   *[other] {" "}(played by { $tribe_seat })
}
recap-beats = ⚔️ { $region }: { $winner_seat ->
    [none] the Tribe{ recap-played }
   *[other] { $winner_seat }
} beats { $loser_seat ->
    [none] the Tribe{ recap-played }
   *[other] { $loser_seat }
}{ $value ->
    [none] {""}
   *[other] {" "}{ $value } to { $loser_value }{ $is_tie ->
        [true] {" "}(a tie)
       *[false] {""}
    }
}{ $losses ->
    [none] { $value ->
        [none] . No Unit is lost.
       *[other] .
    }
   *[other] ; { $losses }.
}
recap-loses = { recap-party } loses { $units }
recap-flees = { recap-party }'s { $unit } flees to { $region }
recap-bids = { $region }, bids ({ recap-against }): { $items }{ $arranger_seat ->
    [none] {""}
   *[other] ; { $arranger_seat } arranges the lines
}.
recap-against = { $attacker_seat }–{ $defender_seat ->
    [none] Tribe
   *[other] { $defender_seat }
}
recap-bids-simple = { $region }, bids ({ recap-against }): { $own } to { $other }.
recap-row = { $row } { $own }–{ $other }{ $units ->
    [none] {""}
   *[other] {" "}({ SIGNS($units, parted: ", ") })
}
recap-placed = { $region }, Phalanxes ({ recap-against }): { $items }.
recap-places-rows = { recap-party } places { $rows ->
    [none] nothing
   *[other] { $rows }
}
recap-fights = { $region }, fights ({ recap-against }): { $items }.
recap-fight-briefly = { $own_unit } { $own }–{ $other } { $other_unit }{ $is_tie ->
    [true] {" "}(tie to { $tie_seat ->
        [none] the Tribe
       *[other] { $tie_seat }
    })
   *[false] {""}
}: { $loser_unit } { $is_destroyed ->
    [true] destroyed
   *[false] flees
}
recap-fight = { recap-fight-briefly } (Mobility { $own_mobility }–{ $other_mobility })

## Sums

recap-tally-moves = { $count ->
    [one] moves once
    [2] moves twice
   *[other] moves { $count } times
}
recap-tally-sails = { $count ->
    [one] sails once
    [2] sails twice
   *[other] sails { $count } times
}
recap-tally-events = resolves { $items }
recap-tally-builds = { $count ->
    [one] builds once
    [2] builds twice
   *[other] builds { $count } times
}
recap-tally-gardens = { $count ->
    [one] builds a level of the Gardens
   *[other] builds { $count } levels of the Gardens
}
recap-tally-converts = { $count ->
    [one] makes a Tablet
   *[other] makes { $count } Tablets
}
recap-tally-discovers = { $count ->
    [one] discovers a technology
   *[other] discovers { $count } technologies
}
recap-tally-gathers = { $count ->
    [one] gathers a resource
   *[other] gathers { $count } resources
}
recap-tally-trades = { $count ->
    [one] trades once
    [2] trades twice
   *[other] trades { $count } times
}
recap-tally-takes = { $count ->
    [one] takes a Phalanx
   *[other] takes { $count } Phalanxes
}
recap-tally-creates = { $count ->
    [one] creates a Unit
   *[other] creates { $count } Units
}
recap-tally-grows = { $count ->
    [one] grows by a square
   *[other] grows by { $count } squares
}

## The end of the game

recap-shown-briefly = { $seat } shows Quests: { $met_count } of { $count } met.
recap-scored = { $seat } scores { $vp } VP.

## So far

so-far-action = { COUNT($technology, $level) } ({ $count ->
    [0] pawn
   *[other] { $signs ->
        [none] { $count ->
            [one] a die
           *[other] { $count } dice
        }
       *[other] { $signs }
    }
}){ $items ->
    [none] {""}
   *[other] : { $items }
}
so-far-part = { CAP($said) }
so-far-move = { $unit } to { $region }{ $rams ->
    [0] {""}
    [one] {" "}with a Ram
   *[other] {" "}with { $rams } Rams
}
so-far-sail = Ship to { $section }
so-far-gardens = Gardens { $level } ({ $vp } VP)
so-far-exchange = { $paid } for { $gained }{ $amphora ->
    [true] {" "}(Amphora)
   *[false] {""}
}{ $to_seat ->
    [none] {""}
   *[other] {" "}(paid to { $to_seat })
}
so-far-gathered = { $gained } from { $region }
so-far-event = { $card } in { $region }{ recap-with-gains }
so-far-event-option = { $card } in { $region }, "{ event-option }"{ recap-with-gains }
