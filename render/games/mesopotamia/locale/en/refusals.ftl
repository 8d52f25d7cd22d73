### Mesopotamia, English: what cannot be done, and why.

## Before and during set-up

refused-expansion-needed = Not possible: five or six players need an expansion. Choose other sets.
refused-role-taken = Not possible: role { $role } is taken. Choose another one.
refused-empire-taken = Not possible: somebody plays { THE($empire) } already. Choose another Empire.
refused-empire-not-in-sets = Not possible: { THE($empire) } belong to a set that is not in use.
refused-start-taken = Not possible: somebody begins in { $region } already. Choose another Start Region.
refused-start-not-selectable = Not possible: nobody can begin in { $region }. Choose one of those offered.
refused-keep-exactly-3 = Not possible: keep exactly { $kept } Quests.
refused-unknown-id = Not possible: there is no such thing here. Choose one of those offered.

## Turn and dice

refused-pawn-not-used = Not yet: place your pawn on an action first, or put it aside.
refused-pawn-used = Not possible: your pawn is already placed. Further actions are paid with dice.
refused-action-type-used = Not possible: you have already taken { $technology } this turn.
refused-action-open = Not yet: finish { $technology } or leave it first.
refused-nothing-to-do = Not possible: { $technology ->
    [explore] none of your Units can move
    [build] there is nothing you can build now
    [research] you lack { $missing_resources } to convert, and no Discovery can be made
   *[other] { $technology } would do nothing now
}.
refused-die-already-used = Not possible: this die has already been used this turn.
refused-signs-do-not-match = Not possible: { $technology } needs { $signs }. A ★ stands for any sign.
refused-variant-no-reroll = Not possible: nothing is rolled in this match.
refused-not-now = Not possible now.
refused-free-reroll-used = Not possible: the free reroll of this turn is used.
refused-reroll-limit = Not possible: you can pay for at most { $most } rerolls a turn.
refused-no-dice-chosen = Not possible: there is no die to roll again.
refused-no-tablet = Not possible: you have no Tablet.
refused-cannot-pay = Not possible: this costs { $resources }, and you lack { $missing_resources }.
refused-part-done = Not possible: this part of the action is over ({ $part ->
    [gather] gathering
    [trade] trading
    [convert] converting
   *[discover] discovering
}).

## Explore

refused-no-activations = Not possible: you have no moves left.
refused-cannot-activate = Not possible: a { $unit } moves only together with another Unit.
refused-not-your-unit = Not possible: you have no { $unit } there.
refused-blocked = Not possible: enemies hold your Units in { $region } ({ $enemies }). You need more Units there than they have.
refused-foreign-start-region = Not possible: { $region } is the Start Region of another player, which nobody else can enter.
refused-ram-not-on-path = Not possible: no such Ram stands on the way.
refused-wall = Not possible: a Wall protects { $region }. Take a Ram along.
refused-too-far = Not possible: that is too far. You have { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
refused-not-navigable = Not possible: no Ship can sail on { $section }.
refused-own-ship-there = Not possible: you already have a Ship on { $section }.
refused-section-occupied = Not possible: there is a Ship on { $section } already.

## Build

refused-no-builds-left = Not possible: you have built all this action allows.
refused-not-unlocked = Not possible: your card does not allow { SOME($piece) } yet.
refused-no-figure = Not possible: you have no { $piece } left in stock.
refused-unit-limit = Not possible: your Population allows { $most } Units, and you have them.
refused-bad-placement = Not possible: it cannot be placed there. Choose one of the places offered.
refused-blocked-region = Not possible: { $region } is blocked. Nothing is gathered or built there.
refused-already-there = Not possible: there is one in { $region } already.
refused-no-presence = Not possible: you need a Unit of yours there.
refused-contested = Not possible: { $region } is not yours alone.
refused-ziggurat-complete = Not possible: your Ziggurat is complete.
refused-population-too-low = Not possible: this Ziggurat level needs Population { $population }.
refused-colour-not-allowed = Not possible: you have a { $colour } die of these three levels already.
refused-gardens-complete = Not possible: the Hanging Gardens are complete.
refused-requirement-not-met = Not possible: the Gardens need { gardens-need }.
gardens-need = { $population ->
    [0] { $squares ->
        [0] { $settlements ->
            [one] { $settlements } Settlement
           *[other] { $settlements } Settlements
        }
       *[other] Event { $squares }
    }
   *[other] Population { $population }
}

## Research, Gather and Trade, Warfare, Growth

refused-no-discoveries-left = Not possible: you have made all Discoveries this action allows.
refused-max-level = Not possible: { $technology } is at its highest level.
refused-no-gathers-left = Not possible: you have gathered all this action allows.
refused-source-used = Not possible: this source has already been used.
refused-nothing-to-gather = Not possible: you can gather nothing there.
refused-token-used = Not possible: this token has already been used in this action.
refused-trade-level = Not possible: this token needs Gather and Trade { $level }.
refused-ship-needed = Not possible: this token needs a Ship of yours on the map.
refused-no-amphora = Not possible: you have no Amphora left for a free token.
refused-no-units-left = Not possible: you have created all Units this action allows.
refused-track-end = Not possible: your seal cannot go further on the Population track.

## Events and combat

refused-no-event-die = Not possible: all your Event dice are in use.
refused-bad-bid = Not possible: Phalanxes cannot be split like that. Choose one of the ways offered.
refused-tribe-bids-all = Not possible: a Tribe bids all of its { $phalanxes } Phalanxes.
refused-bid-too-high = Not possible: you can use at most { $phalanxes }.
refused-bonus-not-bid = Not possible: at least { $phalanxes } must be used, as many as your Ships bring.
refused-no-slot = Not possible: { $count ->
    [0] there is no free slot
    [one] there is only one free slot
   *[other] there are only { $count } free slots
}.
refused-bad-lines = Not possible: every line needs Units of both sides, and every Unit a place.
refused-bad-retreat = Not possible: it cannot retreat to { $region }.

## What stands in small print beside a question: what cannot be chosen, and why

absent-empire-empire-taken = { $empire } ({ $seat } plays them)
absent-empire-empire-not-in-sets = { $empires } (not in the sets of this match)
absent-start-start-taken = { $region } ({ $seat } begins there)
absent-start-start-not-selectable = { $region } ({ $players ->
    [5] only with five or six players
   *[other] only with six players
})
absent-turn-pawn-not-used = End turn (pawn first)
absent-action-nothing-to-do = { $technology } ({ $technology ->
    [explore] no Unit can move
    [build] nothing can be built
    [research] lacks { $missing_resources }
   *[other] nothing to do
})
absent-action-signs-do-not-match = { $technology } (dice: { $signs })
absent-growth-cannot-pay = Growth (lacks { $missing_resources })
absent-growth-track-end = Growth (end of the track)
absent-reroll-no-tablet = Reroll (no Tablet)
absent-reroll-reroll-limit = Reroll ({ $most } a turn)
absent-research-cannot-pay = Convert Clay (lacks { $missing_resources })
absent-research-no-tablet = Discovery (no Tablet)
absent-trade-cannot-pay = { $token } (lacks { $missing_resources })
absent-trade-token-used = { $token } (used)
absent-trade-ship-needed = { $token } (Ship needed)
absent-trade-no-amphora = { $token } (no Amphora left)
absent-war-no-figure = { $piece } (none left in stock)
absent-settlement-no-figure = Conquer it (no { $piece } left in stock)
absent-build-no-figure = { $building } (none left in stock)
absent-build-unit-limit = { $building } (limit of { $most } Units)
absent-build-ziggurat-complete = { $building } (complete)
absent-build-population-too-low = { $building } (Population { $population } first)
absent-build-gardens-complete = { $building } (complete)
absent-build-requirement-not-met = { $building } ({ gardens-need } first)
absent-build-cannot-pay = { $building } (lacks { $missing_resources })
absent-build-no-presence = { $building } (no Unit of yours outside home)
absent-build-blocked-region = { $building } ({ $region } is blocked)
absent-build-already-there = { $building } (one in { $region } already, none allowed at home)
absent-build-contested = { $building } ({ $region } is not yours alone)
absent-build-bad-placement = { $building } (no place)
absent-build-foreign-start-region = { $building } ({ $region } is a Start Region)
absent-build-not-navigable = { $building } (no river)
absent-build-own-ship-there = { $building } (no free border)
absent-build-section-occupied = { $building } (no free border)
