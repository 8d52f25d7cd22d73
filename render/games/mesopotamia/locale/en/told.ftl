### Mesopotamia, English: what happens, as the log tells it.

## Set-up

event-seating-drawn = Roles are chosen in this order, by lot: { $seats }.
event-role-taken = { $seat } takes role { $role }.
event-empire-taken = { $seat } plays { THE($empire) }.
event-start-taken = { told-begins } in { $region }.
event-lot-drawn = By lot { $seat } plays { THE($empire) } in { $region }.
event-empire-began = { $seat ->
    [you] You have
   *[other] { $seat } has
} { SOME($unit) } in { $region }{ $gained ->
    [none] .
   *[other] {" "}and { $gained }.
}
event-outpost-placed = { $region ->
    [none] { told-begins } without a Settlement and a Wall.
   *[other] { told-begins } with a Settlement and a Wall in { $region }.
}
told-begins = { $seat ->
    [you] You begin
   *[other] { $seat } begins
}
event-first-die-taken = { told-begins } with a Ziggurat level and a { $colour } die.
event-first-ship-placed = { told-begins } with a Ship on { $section }.
event-trade-laid = Trade tokens of level { $level }: { $tokens }.
event-quests-dealt = { $quests ->
    [none] { $seat } is dealt { $count } Quests.
   *[other] { $seat } is dealt these Quests: { LABEL($quests) }.
}
event-quests-sealed = { $is_done ->
    [true] { $seat ->
        [you] You have
       *[other] { $seat } has
    } chosen Quests.
   *[false] { $seat ->
        [you] You choose
       *[other] { $seat } chooses
    } Quests again.
}
event-quests-kept = { $quests ->
    [none] { $seat } keeps { $count } Quests.
   *[other] { $seat } keeps these Quests: { LABEL($quests) }.
}

## Rounds and turns

event-round-began = Round { $round } begins. Turn order: { $seats }.
event-round-ended = Round { $round } ends{ $is_last ->
    [true] , and with it the game
   *[false] {""}
}.
event-action-begun = { $seat } takes { COUNT($technology, $level) } { $signs ->
    [none] { SIZE($dice) ->
        [0] with the pawn
        [one] with a die
       *[other] with { SIZE($dice) } dice
    }
   *[other] with { $signs }
}.
event-pawn-put-aside = { $seat ->
    [you] You put
   *[other] { $seat } puts
} the pawn aside.
event-dice-rolled = { $seat } rolls { $faces }.
event-dice-rerolled = { $seat ->
    [you] You reroll
   *[other] { $seat } rerolls
} { SIZE($dice) ->
    [one] a die
   *[other] { SIZE($dice) } dice
} { $paid ->
    [none] for free
   *[other] for { $paid }
}: { $faces }.
event-turn-ended = { $seat ->
    [you] You end
   *[other] { $seat } ends
} the turn.

## Actions

event-unit-moved = { $seat } moves { SOME($unit) } from { $from_region } to { $region }{ SIZE($ram_regions) ->
    [0] {""}
    [one] {" "}with a Ram
   *[other] {" "}with { SIZE($ram_regions) } Rams
}.
event-ship-moved = { $seat } moves a Ship from { $from_section } to { $section }.
event-wall-built = { $seat } builds a Wall in { $region }{ told-price }.
event-ziggurat-built = { $seat } builds Ziggurat level { $level }{ told-price } and wins a { $colour } die.
event-ram-built = { $seat } builds a Ram in { $region }{ told-price }.
event-ship-built = { $seat } builds a Ship on { $section }{ told-price }.
event-settlement-built = { $seat } builds a Settlement in { $region }{ told-price }.
event-gardens-built = { $seat } builds level { $level } of the Hanging Gardens{ told-price }: { $vp } VP{ $is_last ->
    [true] . The game ends with this round.
   *[false] .
}
event-garden-turned = Level { $level } of the Hanging Gardens needs { $garden }.
event-converted = { $seat } converts { $paid } into { $gained }.
event-discovered = { $seat } discovers { technology-name } ({ COUNT($technology, $level) }){ told-price }.
event-gathered = { $seat } gathers { $gained } { $by ->
    [start] at home in { $region }
    [settlement] from the Settlement in { $region }
    [ship] in { $region } by Ship
   *[unit] in { $region }
}.
event-traded = { $paid ->
    [none] { $seat } claims the Trade token { $token } with an Amphora{ $gained ->
        [none] {""}
       *[other] {" "}and takes { $gained }
    }.
   *[other] { traded-goods }
}
traded-goods = { $seat } trades { $paid } for { $gained }{ $amphora ->
    [true] {" "}and claims the token with an Amphora
   *[false] {""}
}{ $to_seat ->
    [none] {""}
   *[other] ; { $to_seat } is paid
}.
event-phalanxes-taken = { $seat } takes { $gained }.
event-unit-created = { $seat } creates { SOME($unit) } in { $region }{ told-price }.
event-grew = { $seat }{ $paid ->
    [none] {""}
   *[other] {" "}pays { $paid } and
} reaches Population { $square }.
told-price = { $paid ->
    [none] {""}
   *[other] {" "}for { $paid }
}

## Events

event-event-turned = { $seat } reveals an Event in { $region }: { $card }.
event-event-taken-over = { $seat } takes over { $card } in { $region } from { $from_seat }; it begins anew.
event-event-chosen = { $card } in { $region }: { $seat } chooses "{ event-option }"{ $paid ->
    [none] {""}
   *[other] {" "}for { $paid }
}{ other-option }.
other-option = { $no_die ->
    [true] {" "}(for the other option no Event die is free)
   *[false] { $missing_resources ->
        [none] {""}
       *[other] {" "}(the other option lacks { $missing_resources })
    }
}
event-event-gave = { $card } in { $region }: { $seat } gains { $gained }{ $instead ->
    [discover] {" "}as every technology is at level 4
    [unit] {" "}instead of a Unit
    [settlement_here] {" "}instead of a Settlement
    [wall_here] {" "}instead of a Wall
    [ship_adjacent] {" "}instead of a Ship
    [quest] {" "}instead of a Quest
   *[other] {""}
}.
event-event-taught = { $card } in { $region }: { $seat } discovers { technology-name } ({ COUNT($technology, $level) }).
event-event-placed = { $card } in { $region }: { $seat } places { SOME($piece) } there.
event-event-launched = { $card } in { $region }: { $seat } places a Ship on { $section }.
event-event-peopled = { $squares ->
    [0] { $card } in { $region }: { $seat } cannot go further on the Population track.
   *[other] { $card } in { $region }: { $seat } reaches Population { $square }.
}
event-quests-drawn = { $card } in { $region }: { $seat } draws { $count ->
    [one] a Quest
   *[other] { $count } Quests
}{ $quests ->
    [none] {""}
   *[other] {" "}({ LABEL($quests) })
}.
event-event-resolved = { $card } in { $region }: { $option ->
    [0] { $seat } can choose neither option and
   *[other] { $seat }
} { $squares ->
    [0] stays on square { $square } of the Event track
    [one] advances { $squares } square on the Event track, to { $square }
   *[other] advances { $squares } squares on the Event track, to { $square }
}{ $stays ->
    [true] ; the token stays and scores
   *[false] {""}
}.
event-event-round-passed = { $card } in { $region }: round { $die } of 6 for { $seat }.
event-event-paused = { $card } in { $region }: no progress ({ $die } of 6), as { $seat } does not control the region.
event-choice-owed = { $card } in { $region }: { $seat } will choose { $op ->
    [gain] a resource
    [discover] a technology
   *[other] a place for a Ship
} later.

## The Combat phase

event-ships-sunk = The Ships of { $seats } sink at { $section }.
event-order-of-combats-fixed = { $seat ->
    [you] You set
   *[other] { $seat } sets
} the order of combats: { $regions }.
event-pair-named = { $seat ->
    [you] You name
   *[other] { $seat } names
} who fights first in { $region }: { $first_seat } and { $second_seat ->
    [none] the Tribe
   *[other] { $second_seat }
}.
event-combat-began = ⚔️ Combat in { $region }: { $attacker_seat } with { $attacker_units } against { $defender_seat ->
    [none] a Tribe
   *[other] { $defender_seat }
} with { $defender_units }.
event-tribe-rolled = The Tribe of { $region } rolls { $die } and has { $phalanxes } Phalanxes{ $tribe_seat ->
    [none] {""}
   *[other] ; { $tribe_seat } plays it
}.
event-cards-drawn = { $seat ->
    [none] The Tribe
   *[other] { $seat }
} draws cards in { $region }: { $cards }.
event-bid-sealed = { $seat ->
    [you] You have
   *[other] { $seat } has
} bid.
event-bid-taken-back = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the bid back.
event-bid-opened = { $seat ->
    [none] The Tribe bids
    [you] You bid
   *[other] { $seat } bids
} { $bid } in { $region }.
event-simple-combat-won = ⚔️ { $seat ->
    [none] The Tribe
   *[other] { $seat }
} wins in { $region }, { $value } to { $loser_value }{ $is_tie ->
    [true] {" "}(tie)
   *[false] {""}
}, against { $loser_seat ->
    [none] the Tribe
   *[other] { $loser_seat }
}.
event-army-lost = { $seat ->
    [none] The Tribe
   *[other] { $seat }
} loses { $units } in { $region }{ $gained ->
    [none] {""}
   *[other] {" "}and takes back { $gained }
}.
event-unit-lost-by-winner = { $seat ->
    [none] The Tribe
   *[other] { $seat }
} also loses { SOME($unit) } in { $region }.
event-wall-fell = { $seat }'s Wall in { $region } falls.
event-rams-lost = { $seat } loses { $count ->
    [one] a Ram
   *[other] { $count } Rams
} in { $region }.
event-settlement-conquered = { $seat ->
    [you] You conquer
   *[other] { $seat } conquers
} { $owner_seat }'s Settlement in { $region }.
event-settlement-destroyed = { $seat ->
    [you] You destroy
   *[other] { $seat } destroys
} { $owner_seat }'s Settlement in { $region }.
event-settlement-spared = { $seat ->
    [you] You leave
   *[other] { $seat } leaves
} { $owner_seat }'s Settlement in { $region }.

## Battles

event-row-decided = { $region }, { $row }: { $attacker_seat } { $attacker_bid }, { $defender_seat ->
    [none] the Tribe
   *[other] { $defender_seat }
} { $defender_bid }{ $winner ->
    [attacker] . { $attacker_seat } wins the row.
    [defender] . { $defender_seat ->
        [none] The Tribe
       *[other] { $defender_seat }
    } wins the row.
   *[other] . Nobody wins the row.
}
event-half-taken-back = { $seat ->
    [you] You take
   *[other] { $seat } takes
} back { $gained } bid on { $row } in { $region }.
event-phalanxes-allotted = { $seat } places Phalanxes{ $party_seat ->
    [none] {" "}of the Tribe
   *[other] {""}
} on { $row } in { $region }: { SIGNS($units, parted: ", ") }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
}.
event-phalanxes-placed = { $rows ->
    [none] { told-places } no Phalanxes in { $region }.
   *[other] { told-places } Phalanxes in { $region }: { $rows } ({ SIGNS($units, parted: ", ") }).
}
told-places = { $seat ->
    [you] You place
   *[other] { $seat } places
}
event-lines-arranged = { $seat ->
    [you] You arrange
   *[other] { $seat } arranges
} { SIZE($lines) ->
    [one] one line
   *[other] { SIZE($lines) } lines
} in { $region }.
event-prepared = { $seat ->
    [none] The Tribe
   *[other] { $seat }
} places { $rows } on its { $unit } in { $region }{ $discarded ->
    [0] {""}
   *[other] {" "}and discards { $discarded }
}.
event-fought = { $region }: { $attacker_seat }'s { $attacking_unit } ({ $attacking_total }) fights { $defender_seat ->
    [none] the Tribe
   *[other] { $defender_seat }
}'s { $defending_unit } ({ $defending_total }). { $winner ->
    [attacker] The attacker wins; { THE($defending_unit) }
   *[defender] The defender wins; { THE($attacking_unit) }
} { $is_destroyed ->
    [true] is destroyed
   *[false] retreats
}.
event-tired = { $party_seat ->
    [none] The Tribe
   *[other] { $party_seat }
}'s { $unit } in { $region } tires and loses 1 { $row }.
event-retreated = { $party_seat ->
    [none] The Tribe
   *[other] { $party_seat }
}'s { $unit } retreats from { $from_region } to { $region }.
event-nowhere-to-flee = { $party_seat ->
    [none] The Tribe
   *[other] { $party_seat }
}'s { $unit } cannot retreat from { $region } and is destroyed.
event-rams-followed = { $rams ->
    [one] { $seat }'s Ram follows
   *[other] { $seat }'s { $rams } Rams follow
} from { $from_region } to { $region }.
event-combat-won = ⚔️ { $region }: { $winner ->
    [attacker] { $attacker_seat } beats { $defender_seat ->
        [none] the Tribe
       *[other] { $defender_seat }
    }
   *[defender] { $defender_seat ->
        [none] the Tribe
       *[other] { $defender_seat }
    } beats { $attacker_seat }
}. Destroyed: { $attacker_lost ->
    [none] {""}
   *[other] { $attacker_lost } of { $attacker_seat }
}{ $defender_lost ->
    [none] { $attacker_lost ->
        [none] no Unit
       *[other] {""}
    }
   *[other] { $attacker_lost ->
        [none] {""}
       *[other] ,{" "}
    }{ $defender_lost } of { $defender_seat ->
        [none] the Tribe
       *[other] { $defender_seat }
    }
}.

## The end of the game

event-quests-shown = { $seat } shows Quests: { LABEL($quests) }. Met: { $met ->
    [none] none
   *[other] { LABEL($met) }
}.
event-scored = { $seat } scores { $vp } VP: Event { $event_vp }, Population { $population_vp }, Gardens { $gardens_vp }, Trade { $trade_vp }, Event tokens { $tokens_vp }, Settlements { $settlements_vp }, Quests { $quests_vp }, regions { $regions_vp }.
event-match-ended = { $ending ->
    [lost] The match is lost. Ranking: { ROW($seats) }.
   *[other] { match-scored }
}
match-scored = Final score: { $vp_per_seat }. Ranking: { ROW($seats) }{ $ending ->
    [population] {" "}(the Population track breaks the tie)
   *[points] {""}
}.
