### Mesopotamia, English: the Combat phase.

## Which combat, who against whom

order-prompt = You lead on the Event track: in which order are these combats fought?
order-tribes-prompt = You lead on the Event track: in which order are the Tribes fought?
order-by-map = By the map
order-note = { $seats }{ $tribe ->
    [true] {" "}against a Tribe
   *[false] {""}
}
region = { $region }
pair-prompt = Several are in { $region }. Which two fight first?
pair = { $seats }
pair-tribe = { $seat } and the Tribe
pair-note = { $count } against { $other_count } { $other_count ->
    [one] Unit
   *[other] Units
}

## Bids

bid-own = You have { $phalanxes ->
    [0] no Phalanxes
    [one] { $phalanxes } Phalanx
   *[other] { $phalanxes } Phalanxes
}{ $bonus ->
    [0] {""}
    [one] {" "}and { $bonus } from your Ship, which must be bid
   *[other] {" "}and { $bonus } from your Ships, which must be bid
}
bid-ties = { $wins_ties ->
    [true] Ties are yours.
   *[false] Ties are { $other_seat }'s.
}
bid-room = Room on your cards for what you win by: Force { $force_room }, Tactics { $tactics_room }, Mobility { $mobility_room }.
bid-room-tribe = Room on its cards for what it wins by: Force { $force_room }, Tactics { $tactics_room }, Mobility { $mobility_room }.
bid-edges = { $edges ->
    [none] {""}
   *[other] {" "}Your Tactics counts: { $edges }.
}{ $other_edges ->
    [none] {""}
   *[other] {" "}Enemy Tactics counts: { $other_edges }.
}
bid-edges-tribe = { $edges ->
    [none] {""}
   *[other] {" "}Its Tactics counts: { $edges }.
}{ $other_edges ->
    [none] {""}
   *[other] {" "}Enemy Tactics counts: { $other_edges }.
}
bid-attack-prompt = Combat in { $region }: you attack with { $cards }. { $other_seat } defends with { $other_cards }. { bid-own }; { $other_seat } has { $other_phalanxes }. { bid-ties } { bid-room }{ bid-edges } How do you bid?
bid-defend-prompt = Combat in { $region }: { $other_seat } attacks with { $other_cards }. You defend with { $cards }. { bid-own }; { $other_seat } has { $other_phalanxes }. { bid-ties } { bid-room }{ bid-edges } How do you bid?
bid-attack-tribe-prompt = Combat in { $region }: you attack with { $cards }. The Tribe defends with { $other_cards }. { bid-own }; the Tribe bids all of its { $other_phalanxes }. Ties are yours. { bid-room }{ bid-edges } How do you bid?
bid-for-tribe-prompt = You play the Tribe of { $region }, with { $cards }. { $other_seat } attacks with { $other_cards } and has { $other_phalanxes ->
    [0] no Phalanxes
    [one] { $other_phalanxes } Phalanx
   *[other] { $other_phalanxes } Phalanxes
}. The Tribe must bid all of its { $phalanxes }. Ties are { $other_seat }'s. { bid-room-tribe }{ bid-edges-tribe } How do you bid?
bid-simple-attack-prompt = Combat in { $region }: you attack with { $value } and your bid, { $other_seat } defends with { $other_value } and a bid. { bid-own }; { $other_seat } has { $other_phalanxes }. { bid-ties } How many do you bid?
bid-simple-defend-prompt = Combat in { $region }: { $other_seat } attacks with { $other_value } and a bid, you defend with { $value } and your bid. { bid-own }; { $other_seat } has { $other_phalanxes }. { bid-ties } How many do you bid?
bid-simple-attack-tribe-prompt = Combat in { $region }: you attack with { $value } and your bid, the Tribe defends with { $other_value } and a bid of { $other_phalanxes }. { bid-own }. Ties are yours. How many do you bid?
bid-split-menu = Or another split…
bid-menu = Bid (several ticks add up)
bid-simple-menu = Bid…
bid-accept = Bid { $force }/{ $tactics }/{ $mobility }
bid-simple-accept = Bid { $phalanxes }
bid-nothing = Bid nothing
bid-sealed-prompt = Your bid is sealed: { $said }. Others are still deciding.
bid-take-back = Take the bid back
phalanxes = { $phalanxes ->
    [one] { $phalanxes } Phalanx
   *[other] { $phalanxes } Phalanxes
}
row = { $count ->
    [none] { $row }
   *[other] { $count } { $row }
}

## Rows and lines

forecast = { $wins ->
    [true] you win
   *[false] you lose
}{ $destroyed ->
    [0] {""}
    [one] , { $destroyed } enemy destroyed
   *[other] , { $destroyed } enemies destroyed
}{ $driven_off ->
    [0] {""}
    [one] , { $driven_off } enemy driven off
   *[other] , { $driven_off } enemies driven off
}{ $lost ->
    [0] {""}
   *[other] , { $lost } of yours destroyed
}{ $fled ->
    [0] {""}
    [one] , { $fled } of yours retreats
   *[other] , { $fled } of yours retreat
}
forecast-note = { $wins ->
    [true] win
   *[false] loss
}{ $destroyed ->
    [0] { $driven_off ->
        [0] {""}
        [one] {" "}· they: { $driven_off } retreats
       *[other] {" "}· they: { $driven_off } retreat
    }
   *[other] {" "}· they −{ $destroyed }{ $driven_off ->
        [0] {""}
        [one] , { $driven_off } retreats
       *[other] , { $driven_off } retreat
    }
}{ $lost ->
    [0] { $fled ->
        [0] {""}
        [one] {" "}· you: { $fled } retreats
       *[other] {" "}· you: { $fled } retreat
    }
   *[other] {" "}· you −{ $lost }{ $fled ->
        [0] {""}
        [one] , { $fled } retreats
       *[other] , { $fled } retreat
    }
}
allot-prompt = { $region }: { $row } is yours, { $own } to { $other }. { $count ->
    [one] Which card gets the Phalanx?
   *[other] Which cards get the { $count } Phalanxes?
} As proposed: { forecast }.
combat-unit = { $is_enemy ->
    [true] enemy { $unit }
   *[false] { $unit }
}{ $nth ->
    [0] {""}
   *[other] {" "}{ $nth }
}{ plus-count }
row-named = { $row }
plus-count = { $count ->
    [none] {""}
   *[other] {" "}+{ $count }
}
duel-note = { $own }{ -to }{ $other }: { $wins ->
    [true] you win
   *[false] you lose
} · Mobility { $own_mobility }{ -to }{ $other_mobility }
card-values = { $is_enemy ->
    [true] enemy card:{" "}
   *[false] {""}
}Force { $force } · Tactics { $tactics } · Mobility { $mobility }
lines-prompt = { $region }: you arrange the lines. As proposed: { forecast }.
lines-again-prompt = { $region }: you arrange those that are left in new lines. As proposed: { forecast }.
fight-as-proposed = Fight as proposed
lines-named = lines
line = Line { $line }
fatigue-prompt = { $region }: your { $unit } won a fight and tires. Which row loses a Phalanx?
place-prompt = Combat in { $region }: place Phalanxes on your cards. You have { $phalanxes }{ $bonus ->
    [0] {""}
    [one] , and { $bonus } from your Ship that must be placed
   *[other] , and { $bonus } from your Ships that must be placed
}; the other side has { $other }. What you do not place stays yours.
place-none = Place nothing
place-accept = Place { $count }
place-menu = Place (ticks add up)
place-row = { $unit }{ $nth ->
    [0] {""}
   *[other] {" "}{ $nth }
}, { $row }{ plus-count }
place-note = now { $value } · { $slots ->
    [one] { $slots } free slot
   *[other] { $slots } free slots
}

## After the fights

retreat-prompt = { $is_enemy ->
    [true] An enemy { $unit }
   *[false] Your { $unit }
} retreats from { $region }. Where to? Proposed: { $best_region } ({ $why ->
    [home] { retreat-home }
    [settlement] { retreat-settlement }
    [tribe] { retreat-tribe }
    [event] { retreat-event }
    [resource] { retreat-resource }
   *[nothing] nothing there
}){ $is_equal ->
    [true] {""}
   *[false] { $is_enemy ->
        [true] , where it finds least
       *[false] , where there is most for you
    }
}.
retreat-named = { $is_enemy ->
    [true] retreat of an enemy { $unit }
   *[false] retreat of your { $unit }
}
retreat-menu = { $is_enemy ->
    [true] Enemy { $unit } retreats…
   *[false] { $unit } retreats to…
}
retreat-accept = Retreat: { $region }
retreat-home = Start Region
retreat-settlement = Settlement of { $seat }
retreat-tribe = joins a Tribe: { $units }
retreat-event = hidden Event stays hidden
retreat-resource = { $resource }
loss-prompt = You win in { $region }. Which of your Units is lost?
loss-note = worth { $value } in combat
unit = { $unit }
settlement-prompt = { $owner_seat }'s Settlement in { $region } is yours to take. What becomes of it?
settlement-to-conquer = Conquer it
settlement-conquer-note = yours · { $left } left in stock{ $event ->
    [none] {""}
   *[other] {" "}· { $event } too
}
settlement-to-destroy = Destroy it
settlement-destroy-note = goes back to its owner{ $event ->
    [none] {""}
   *[other] {" "}· { $event } is yours
}
settlement-to-leave = Leave it
settlement-leave-note = nobody controls the region{ $event ->
    [none] {""}
   *[other] {" "}· { $event } rests
}
