### Mesopotamia, English: recaps, the log, and the steps of a turn that is not over.

## What holds lines together

dotted = { $first } · { $second }
recap-line = { $seat } { $deeds }.
recap-rolled = { $said } Next dice: { $faces }.
recap-idle = { $seat } does nothing.
recap-party = { $party_seat ->
    [none] the Tribe
   *[other] { $party_seat }
}

## Set-up

log-set-up = Set-up
recap-lot = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { THE($empire) } in { $region } (by lot).
recap-alone = { $seat ->
    [you] You play alone.
   *[other] { $seat } plays alone.
}
recap-roles = Roles: { $items }.
recap-role = { $seat ->
    [you] you have
   *[other] { $seat } has
} role { $role }
recap-empires = Empires: { $items }.
recap-empire = { recap-who } { THE($empire) }
recap-empire-only = { recap-who } { $empire }
recap-who = { $seat ->
    [you] you
   *[other] { $seat }
}
recap-starts = Start Regions: { $items }.
recap-start = { recap-who } { $region }{ $unit ->
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
recap-dealt-own = { $seat ->
    [you] You are
   *[other] { $seat } is
} dealt these Quests: { $items }.
recap-dealt-one = { $seat ->
    [you] You are
   *[other] { $seat } is
} dealt { $count } Quests.
recap-kept-one = { $seat ->
    [you] You keep
   *[other] { $seat } keeps
} { $count } Quests.
recap-kept-own = { $seat ->
    [you] You keep
   *[other] { $seat } keeps
} these Quests: { $items }.
recap-quest = { LABEL($quest) }

## Rounds

log-round = Round { $round }
recap-round = **Round { $round }** · Turn order: { $order }
recap-order = Turn order: { $order }
recap-round-ends = **Round { $round } ends{ $is_last ->
    [true] {" "}the game
   *[false] {""}
}** · VP without Quests: { $scores }
recap-score = { $seat } { $n }{ $vp ->
    [0] {""}
   *[other] {" "}({ $is_more ->
        [true] +
       *[false] −
    }{ $vp })
}
recap-fallen = Lost VP in round { $round }: { $items }.
recap-fell = { $seat } −{ $vp } ({ $items })
recap-change = { $is_more ->
    [true] { recap-source } +
   *[false] { $about ->
        [event] overtaken on the Event track −
        [population] overtaken on the Population track −
       *[other] { recap-source } −
    }
}{ $vp }
recap-source = { $about ->
    [event] Event track
    [population] Population track
    [gardens] Gardens
    [trade] Trade
    [tokens] Event tokens
    [settlements] Settlements
   *[regions] regions
}
by-turn = **Round { $round }** · VP without Quests: { $scores }
by-turn-final = **At the end** · VP: { $scores }
recap-go-on = Events: { $items }.
recap-go-on-briefly = Events that go on: { $items }.
recap-goes-on = { $card } after { $die } of 6 rounds ({ $seat }{ $gains ->
    [none] {""}
   *[other] : { $gains }
})
recap-brought = { $seat } +{ SIGNS($gained) }
recap-rests = { $card } rests at { $die }/6 ({ $seat } does not control the region)
recap-completes = { $seat } completes { $card } in { $region }{ $gains ->
    [none] {""}
   *[other] : { $gains }
}.
recap-tracks = { $items }.
recap-track = { $track_name ->
    [event] Event
   *[population] Population
} track: { $seat } leads (square { $square }{ $is_tie ->
    [true] , arrived last
   *[false] {""}
}), then { $items }
recap-follows = { $seat } ({ $square })

## A turn: its clauses

recap-puts-aside = puts the pawn aside
recap-rerolls = { $count ->
    [one] rerolls a die
   *[other] rerolls { $count } dice
} ({ $faces })
recap-moves = moves { $items }
recap-move = { SOME($unit) } to { $region }{ $left ->
    [none] {""}
   *[other] , giving up { $left }
}
recap-move-together = { $units } to { $region }
recap-moves-briefly = moves to { $regions }{ $items ->
    [none] {""}
   *[other] , giving up { $items }
}
recap-left = { $region } (−{ $vp } VP{ $token_vp ->
    [0] {""}
   *[other] {" "}with its token
})
recap-sails = sails to { $sections }
recap-explores = explores { $region } ({ $card }{ recap-with-gains })
recap-decides = decides on { $card } in { $region }{ $gains ->
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
recap-converts = converts { SIGNS($paid) }→{ SIGNS($gained) }
recap-discovers = discovers { $items }
recap-discovery = { technology-name } ({ COUNT($technology, $level) })
recap-gathers = gathers { SIGNS($gained) }
recap-claims = { $vp ->
    [0] places an Amphora on Trade { $level }
   *[other] places an Amphora on Trade { $level } ({ $vp } VP)
}{ $gained ->
    [none] {""}
   *[other] {" "}(+{ SIGNS($gained) })
}
recap-trades = trades { SIGNS($paid) }→{ SIGNS($gained) }{ $to_seat ->
    [none] {""}
   *[other] {" "}(paid to { $to_seat })
}{ $amphora ->
    [true] {" "}(Amphora placed)
   *[false] {""}
}
recap-trades-briefly = { $amphora ->
    [true] places an Amphora
   *[false] trades
}{ $to_seat ->
    [none] {""}
   *[other] {" "}on { $to_seat }'s token
}
recap-takes = takes { SIGNS($gained) }
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

recap-event = { $seat } decides on { $card } in { $region }{ recap-with-gains }.
recap-event-revealed = { $seat } reveals { $card } in { $region }{ recap-with-gains }.
recap-event-there = { $region } ({ $card }{ recap-with-gains })
recap-costs-signs = −{ SIGNS($paid) }
recap-gives-signs = +{ SIGNS($gained) }
recap-costs = −{ $paid }
recap-gives = +{ $gained }
recap-teaches = { COUNT($technology, $level) }
recap-places = { SOME($piece) }
recap-launches = a Ship on { $section }
recap-peoples = Population +{ $squares } → { $square }
recap-draws = { $count ->
    [one] a Quest
   *[other] { $count } Quests
}
recap-owes = a choice next turn
recap-advances = Event +{ $squares } → { $square }
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
}{ $kept ->
    [none] {""}
   *[other] {" "}Phalanxes left: { $kept }.
}
recap-loses = { recap-party } loses { $units }
recap-flees = { recap-party }'s { $unit } retreats to { $region }
recap-flee = { recap-party } retreats to { $region } with { $units }
recap-bids = { $region }, { $goes_on ->
    [true] further bids
   *[false] bids
} ({ recap-against }): { $items }{ $arranger_seat ->
    [none] {""}
   *[other] ; { $arranger_seat } arranges the lines
}.
recap-against = { $attacker_seat }–{ $defender_seat ->
    [none] Tribe
   *[other] { $defender_seat }
}
episode-combat = Round { $round } · { $region }: { recap-against }
recap-bids-simple = { $region }, bids ({ recap-against }): { $own } to { $other }.
recap-row = { $row } { $own }{ -to }{ $other }{ $items ->
    [none] {""}
   *[other] {" "}({ $items })
}
recap-on-card = { $unit } +{ $count }
recap-allots = { told-places } Phalanxes{ $party_seat ->
    [none] {" "}of the Tribe
   *[other] {""}
} on { $row } in { $region }: { $items ->
    [none] none
   *[other] { $items }
}{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
}.
recap-placed = { $region }, Phalanxes ({ recap-against }): { $items }.
recap-places-rows = { recap-party } places { $rows ->
    [none] nothing
   *[other] { $rows }
}
recap-fights = { $region }, fights ({ recap-against }{ $is_tie ->
    [true] ; { $tie_seat ->
        [none] the Tribe
       *[other] { $tie_seat }
    } wins ties
   *[false] {""}
}): { $items }.
recap-fight = { $own_unit } { $own }{ -to }{ $other } { $other_unit }, Mobility { $own_mobility }{ -to }{ $other_mobility }: { $loser_seat ->
    [none] the Tribe
   *[other] { $loser_seat }
}'s { $loser_unit } { $is_destroyed ->
    [true] destroyed
   *[false] retreats
}

## Sums

recap-tally-rerolls = { $count ->
    [one] rerolls a die
   *[other] rerolls { $count } dice
}
recap-tally-sails = { $count ->
    [one] sails once
    [2] sails twice
   *[other] sails { $count } times
}
recap-tally-explores = explores { $items }
recap-tally-decides = decides on the Events of { $items }
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
so-far-role = role { $role }
so-far-empire = Empire: { $empire }
so-far-start = Start Region: { $region }
so-far-began = { SOME($unit) } in { $region }{ $gained ->
    [none] {""}
   *[other] {" "}· { $gained }
}
so-far-outpost = { $region ->
    [none] no Settlement and Wall
   *[other] a Settlement and a Wall in { $region }
}
so-far-first-die = a Ziggurat level with a { $colour } die
so-far-quests = Quests kept: { $items }
so-far-part = { CAP($said) }
so-far-move = { $unit } to { $region }{ $rams ->
    [0] {""}
    [one] {" "}with a Ram
   *[other] {" "}with { $rams } Rams
}{ $left ->
    [none] {""}
   *[other] , giving up { $left }
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
so-far-built = { $said } for { $paid }
so-far-gathered = { $gained } from { $region }
so-far-event = { $card } in { $region }{ recap-with-gains }
so-far-event-option = { $card } in { $region }, "{ event-option }"{ recap-with-gains }{ other-option }

## Why a side that nobody sits at acted

recap-strategy = 🤖 Why: { $items }.
recap-strategy-idle = 🤖 { CAP($seat) } does nothing: { $items }.
recap-strategy-more = 🤖 { CAP($items) }.
recap-by-strategy = { LABEL($technology) } by { $strategy } ({ $priority }{ $by ->
    [star] , Star
    [bonus] , bonus
   *[card] {""}
}){ recap-in-vain }
recap-by-strategy-briefly = { LABEL($technology) } by { $strategy } ({ $priority }){ recap-in-vain-briefly }
recap-in-vain = { $why ->
    [none] {""}
   *[other] {" "}in vain: { in-vain-reason }
}
recap-in-vain-briefly = { $why ->
    [none] {""}
   *[other] {" "}in vain
}
in-vain-reason = { $why ->
    [free_resource_region] no way to a free resource
    [hidden_event] no way to a hidden Event
    [human_wall_or_unit] no way to a rival Wall or Unit
    [human_settlement_or_event] no way to a rival Settlement or Event
    [own_settlement] no way to a Settlement of its own
    [build] nothing on the card can be built
    [gather] no Trade token or no Amphora left for it
    [research] every technology is at level 4
    [growth] the track is at its end
   *[other] nothing could be done
}
recap-strategies-new = { $count ->
    [one] new card: { $strategies }
   *[other] new cards: { $strategies }
}
recap-strategies-new-briefly = { $count ->
    [one] a new card
   *[other] { $count } new cards
}
recap-strategy-lost = { $by ->
    [card] { LABEL($technology) } lost, no card has it free
    [star] Star lost, no action is left
   *[bonus] bonus lost, no action is left
}
recap-strategy-lost-briefly = { $by ->
    [card] { LABEL($technology) } lost
    [star] Star lost
   *[bonus] bonus lost
}
recap-cards-drawn = { CAP($seat) } draws { $items }.
recap-card-drawn = { LABEL($technology) }{ $is_lost ->
    [true] {" "}(in vain: { $technology ->
        [gather] no Trade token or no Amphora left for it
        [explore] no Event next to its Units
       *[other] nothing could be done
    })
   *[false] {""}
}
recap-card-drawn-briefly = { LABEL($technology) }{ $is_lost ->
    [true] {" "}(in vain)
   *[false] {""}
}
recap-star-drawn = the Star (brings nothing)
