### Assyria, English.

# Binds a sign to its number, so that no line ends between them.
-join = {"\u2060"}

## Nouns: the board

kind-hex = hex
kind-corner = corner
kind-terrain = terrain
hex-any = { UPPER($id) }
    .in = on { UPPER($id) }
corner-any = { UPPER($id) }
    .in = at { UPPER($id) }
terrain-outside = beyond the rivers
    .in = beyond the rivers
terrain-between = between the rivers
    .in = between the rivers
terrain-river1 = upper river
    .in = on the upper river
    .the = the upper river
terrain-river2 = lower river
    .in = on the lower river
    .the = the lower river

## Nouns: foods and cards
# A sign before the word shows the food at a glance; no sign exists for a date, the chestnut is brown and of its shape.

kind-food = food
kind-card = card
food-grape = grape
    .label = 🍇 grape
    .some = grapes
    .count = { $n ->
        [one] { $n } grape
       *[other] { $n } grapes
    }
    .sign = 🍇{ -join }{ $n }
food-palm = palm
    .label = 🌴 palm
    .some = palms
    .count = { $n ->
        [one] { $n } palm
       *[other] { $n } palms
    }
    .sign = 🌴{ -join }{ $n }
food-salt = salt
    .label = 🧂 salt
    .sign = 🧂{ -join }{ $n }
food-barley = barley
    .label = 🌾 barley
    .sign = 🌾{ -join }{ $n }
food-date = date
    .label = 🌰 date
    .some = dates
    .count = { $n ->
        [one] { $n } date
       *[other] { $n } dates
    }
    .sign = 🌰{ -join }{ $n }
card-grape1 = grape ×1
    .label = 🍇 grape ×1
    .sign = 🍇{ -join }×1
card-grape2 = grape ×2
    .label = 🍇 grape ×2
    .sign = 🍇{ -join }×2
card-grape3 = grape ×3
    .label = 🍇 grape ×3
    .sign = 🍇{ -join }×3
card-palm1 = palm ×1
    .label = 🌴 palm ×1
    .sign = 🌴{ -join }×1
card-palm2 = palm ×2
    .label = 🌴 palm ×2
    .sign = 🌴{ -join }×2
card-palm3 = palm ×3
    .label = 🌴 palm ×3
    .sign = 🌴{ -join }×3
card-salt1 = salt ×1
    .label = 🧂 salt ×1
    .sign = 🧂{ -join }×1
card-salt2 = salt ×2
    .label = 🧂 salt ×2
    .sign = 🧂{ -join }×2
card-salt3 = salt ×3
    .label = 🧂 salt ×3
    .sign = 🧂{ -join }×3
card-barley1 = barley ×1
    .label = 🌾 barley ×1
    .sign = 🌾{ -join }×1
card-barley2 = barley ×2
    .label = 🌾 barley ×2
    .sign = 🌾{ -join }×2
card-barley3 = barley ×3
    .label = 🌾 barley ×3
    .sign = 🌾{ -join }×3
card-date1 = date ×1
    .label = 🌰 date ×1
    .sign = 🌰{ -join }×1
card-date2 = date ×2
    .label = 🌰 date ×2
    .sign = 🌰{ -join }×2
card-date3 = date ×3
    .label = 🌰 date ×3
    .sign = 🌰{ -join }×3
card-joker = Joker
    .label = ⭐ Joker
    .the = the Joker
    .some = a Joker
    .count = { $n ->
        [one] { $n } Joker
       *[other] { $n } Jokers
    }
    .sign = Joker
card-plow = Plow
    .the = the Plow
    .some = a Plow
    .sign = Plow

## Nouns: pieces and dignitaries

kind-tile = tile
kind-dignitary = dignitary
tile-base = base
    .some = a base
tile-centre = center
    .some = a center
tile-roof = roof
    .some = a roof
dignitary-upper = higher dignitary
    .the = the higher dignitary
dignitary-middle = middle dignitary
    .the = the middle dignitary
dignitary-lower = lower dignitary
    .the = the lower dignitary
camels = { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}
huts = { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}

## Options and notes of several chapters

end-start = Start here
end-draft = Keep this card
end-harvest = End harvest
end-expansion = End Expansion
hex-option = { $hex } · { LABEL($food) }
hut-option = { $hex }
hut-note = { $fed_by ->
    [none] no food for it · { $terrain }
    [short] if another starves · { hut-brings }
    [joker] Joker feeds { $fed ->
        [one] { $fed } hut
       *[other] { $fed } huts
    } · { hut-brings }
    [plow] Plow feeds 1 hut · { hut-brings }
    [either] Joker/Plow: { $fed ->
        [one] { $fed } hut
       *[other] { $fed } huts
    } · { hut-brings }
   *[card] { $enough ->
        [true] enough food
       *[false] food for { $fed ->
            [one] { $fed } hut
           *[other] { $fed } huts
        }
    } · { hut-brings }
}
hut-brings = { $terrain }: { $camels ->
    [0] { $vp } VP{ $last ->
        [true] { $well ->
            [true] {""}
           *[false] {" "}this turn
        }
       *[false] {" "}a turn
    }
   *[other] { camels } { $to_flood ->
        [0] this turn{ hut-further }
       *[other] a turn{ hut-further }{ $well ->
            [true] {""}
           *[false] {" "}until the Flood
        }
    }
}{ $well ->
    [true] {" "}· well fits
   *[false] {""}
}
hut-further = { $further ->
    [0] {""}
   *[other] {" "}(2nd hut: { $further })
}
hex-note = { $terrain }: { $terrain ->
    [outside] 1 VP { hex-when }
    [between] 2 VP { hex-when }
   *[other] 2 or 3 camels { $to_flood ->
        [0] this turn
       *[other] a turn until the Flood
    }
}
huts-note = { plan-brings } this turn
hex-when = { $last ->
    [true] this turn
   *[false] a turn
}
card-option = { LABEL($card) }
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
cost = costs { camels }, you keep { $left }

## What is shown with every question

status-turn = Reign { $reign }, turn { $turn }/{ $turns } · { $value } new huts · { $to_flood ->
    [0] Flood follows
   *[other] Flood: turn { $flood }
}
# Commas, as a phone breaks this line: a dot would be left alone at its end.
status-own = { $vp } VP, 🐫 { camels }, 🛖 { huts } in stock
status-cards = Cards: { $cards ->
    [none] none
   *[other] { SIGNS($cards, parted: "\u00a0· ") }
}
status-huts = { $huts_foods ->
    [none] Your huts: none on the board
   *[other] Your huts need: { SIGNS($huts_foods) }
}
status-around = Free hexes next to your pieces: { $around_foods ->
    [none] none
   *[other] { SIGNS($around_foods) }
}
status-prizes = 🏛️ Assur: 1st place pays { $vp } VP{ $second_vp ->
    [0] {""}
   *[other] , 2nd { $alike ->
        [true] too
       *[false] { $second_vp }
    }
}{ $third_vp ->
    [0] {""}
   *[other] , 3rd { $third_vp }
}{ $fourth_vp ->
    [0] {""}
   *[other] , 4th { $fourth_vp }
} ({ $to_flood ->
    [0] at the Flood
   *[other] so far
})
status-influence = 🏛️ Influence: { $influence_per_seat }
status-no-influence = 🏛️ Influence: nobody in Assur
status-offerings = 🔥 Offerings: { $first_seat } step { $first_step } (×{ $first_multiplier }){ $second_seat ->
    [none] {""}
   *[other] , { $second_seat } step { $second_step } (×{ $second_multiplier })
}{ $third_seat ->
    [none] {""}
   *[other] , { $third_seat } step { $third_step } (×{ $third_multiplier })
}{ $fourth_seat ->
    [none] {""}
   *[other] , { $fourth_seat } step { $fourth_step } (×{ $fourth_multiplier })
}

## Set-up

start-prompt = Where do you build your first ziggurat? Its base is free, and your huts spread from there.
start-menu = 🛕 Starting space
start-note = around it: { $foods } · { $rivers ->
    [one] { $rivers } river hex
   *[other] { $rivers } river hexes
}
start-end-prompt = Space chosen: press "{ end-start }", or undo.
refused-not-a-start-space = Not possible: { $hex } is not a starting space. Choose one of those offered.
refused-start-space-taken = Not possible: the starting space { $hex } is taken. Choose another one.
draft-prompt = Which card do you keep?{ $next_seat ->
    [none] {""}
   *[other] {" "}{ $left ->
        [one] The other one goes on to
       *[other] The other { $left } are then offered to
    } { $next_seat }.
} A ×2 card feeds two huts on hexes with its food, a Joker one hut on any hex.
draft-menu = Keep a card
draft-end-prompt = Card chosen: press "{ end-draft }", or undo.
refused-card-not-in-draft = Not possible: this card was not passed on to you. Choose one of those offered.
event-order-drawn = Turn order, by lot: { ROW($seats) }.
event-start-chosen = { $seat } starts { IN($hex) }.
event-draft-laid = Cards for the initial draft: { $cards }.
event-drafted = { $seat } keeps { SOME($card) }.

## Turns

event-turn-began = Turn { $turn } (Reign { $reign }) begins: { $value } new huts each.
event-turn-ended = Turn { $turn } ends. VP: { $vp_per_seat }.
event-market-cleared = Left in the market and discarded: { $cards }.

## Farming

harvest-prompt = Which column do you take? You get its two cards; the further left it is, the earlier you play this turn.
harvest-menu = 🌾 Take a column
harvest-end-prompt = Column chosen: end your harvest, or undo. Expansion follows once everybody has taken a column.
harvest-end-last-prompt = Column chosen: end your harvest, or undo. Then Expansion begins.
column-option = { $column }: { $cards ->
    [none] no cards
   *[other] { LABEL($cards) }
}
default-column-option = take column { $column }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
column-note = at best { $first ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $first }th
}, at worst { $last ->
    [2] 2nd
    [3] 3rd
   *[other] { $last }th
} in the new turn order
column-note-sure = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in the new turn order
refused-column-taken = Not possible: another player has taken this column. Choose a free one.
refused-column-out-of-range = Not possible: there is no such column. Choose one of those offered.
event-sown = New cards in the columns: { $cards }.
event-reshuffled = The discard pile is shuffled into a new food deck: { $count } cards.
event-harvested = { $seat } takes column { $column }: { $cards }.
event-order-set = New turn order: { ROW($seats) }.

## New huts

hut-prompt = { $left ->
    [one] Where does your { hut-new } hut go? It must be next to a piece of yours and will starve this turn without food.
   *[other] Where do your { hut-new } huts go? Each must be next to a piece of yours and will starve this turn without food.
}{ $foods ->
    [none] {""}
   *[other] {" "}Your huts on the board need { $foods }.
}
hut-new = { $more ->
    [true] last{ $left ->
        [one] {""}
       *[other] {" "}{ $left }
    }
   *[false] { $left ->
        [one] new
       *[other] { $left } new
    }
}
hut-menu = 🛖 Huts
refused-unknown-hex = Not possible: there is no such hex. Names are a letter and a number, such as C5.
refused-hex-not-in-play = Not possible: { $hex } is not in play with so few players.
refused-not-adjacent = Not possible: { $hex } is not adjacent to a piece of yours. Choose a hex next to one.
refused-hex-occupied = Not possible: { $hex } is occupied. Choose an empty hex.
refused-huts-left-to-place = Not yet: you have { $left ->
    [one] { $left } new hut
   *[other] { $left } new huts
} to place first.
event-hut-placed = { $seat } places a hut { IN($hex) }.
event-huts-kept = There is no hex left for { $seat }: { $huts ->
    [one] { huts } stays
   *[other] { huts } stay
} in stock.

## Resupplying and famine

feed-prompt = Which cards feed your huts? They need { $foods }. The suggested plan uses these cards: { SOME($cards) }, for { $fed_hexes }. Your huts then bring { plan-brings } this turn{ plan-wells }.{ $starving_hexes ->
    [none] {""}
   *[other] {" "}{ SIZE($starving_hexes) ->
        [one] The hut on { $starving_hexes } starves{ plan-loses }.
       *[other] The huts on { $starving_hexes } starve{ plan-loses }.
    }
}
plan-brings = { $camels ->
    [0] { $vp } VP
   *[other] { $vp ->
        [0] { camels }
       *[other] { camels } and { $vp } VP
    }
}
plan-wells = { $wells ->
    [0] {""}
    [one] , and you can build a well among them ({ $wells_vp } VP)
   *[other] , and you can build { $wells } wells among them ({ $wells_vp } VP)
}
plan-loses = { $lost_camels ->
    [0] { $lost_vp ->
        [0] {""}
       *[other] , which costs you { $lost_vp } VP
    }
   *[other] , which costs you { $lost_camels ->
        [one] { $lost_camels } camel
       *[other] { $lost_camels } camels
    }{ $full ->
        [true] {" "}(10 are the limit)
       *[false] {""}
    }{ $lost_vp ->
        [0] {""}
       *[other] {" "}and { $lost_vp } VP
    }
}
plan-option = Feed { $huts } of { $of ->
    [one] { $of } hut
   *[other] { $of } huts
}
plan-note = huts: { plan-brings } · { $starving_hexes ->
    [none] no hut starves
   *[other] starving: { $starving_hexes }
}
feed-option = { CAP($card) } → { huts }
feed-note = { $lost ->
    [0] { $alike ->
        [true] { $of ->
            [one] { $of } of your huts can use it
           *[other] no matter which: your cards feed all { $of }
        }
       *[false] { $of } of your huts can use it
    }
    [one] { $lost } of its symbols goes unused
   *[other] { $lost } of its symbols go unused
}
feed-huts-prompt = { CAP(THE($card)) } feeds { $huts } of these { $of } huts. Which { $huts ->
    [one] one
   *[other] ones
}?{ $starving ->
    [0] {""}
    [one] {" "}Whatever you choose, { $starving } of your huts starves.
   *[other] {" "}Whatever you choose, { $starving } of your huts starve.
}
feed-huts-menu = { SIGNS($cards) }: which { $huts ->
    [one] hut
   *[other] huts
}?
refused-card-not-owned = Not possible: you do not hold this card. Choose one of yours.
refused-card-feeds-nothing = Not possible: this card cannot feed any hungry hut of yours. You keep it for a later turn.
refused-hut-not-yours = Not possible: a card feeds only your own huts. Choose hexes where you have huts.
refused-hut-already-fed = Not possible: one of these huts has already been fed. Choose a hungry one.
refused-food-mismatch = Not possible: { $card } does not match the food of every hut you chose.
refused-wrong-hut-count = Not possible: this card feeds exactly { huts } now. Choose that many.
refused-feeding-not-finished = Not yet: one of your cards can still feed a hungry hut, so you must use it.
refused-hut-sacrificed = Not possible: your cards can feed more huts than that. Give this card to a hut that would starve without it.
event-fed = { $seat } feeds { SIZE($hexes) ->
    [one] the hut
   *[other] the huts
} on { $hexes } with { THE($card) }{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } of its symbols goes unused)
   *[other] {" "}({ $lost } of its symbols go unused)
}.
event-starved = Famine: { $seat } loses { SIZE($hexes) ->
    [one] the hut
   *[other] the huts
} on { $hexes }.

## Wells

well-prompt = Build a well? It is free and brings { $vp } VP, but no ziggurat can be built around it. { $left ->
    [one] { $left } well is
   *[other] { $left } wells are
} left.
well-menu = 🪣 Wells
well-none = End without a well
corner-option = { $corner }
corner-note = { $vp } VP · closes these hexes to new ziggurats
refused-bad-corner = Not possible: a well stands where three hexes meet, such as C1-C2-D1.
refused-corner-between-rivers = Not possible: { $corner } lies between the rivers, where no well can be built.
refused-corner-needs-three-own-huts = Not possible: { $corner } needs huts of yours on all three hexes; a ziggurat does not count.
refused-corner-has-well = Not possible: there is already a well { IN($corner) }. Choose another intersection.
refused-no-well-left = Not possible: no wells are left. End your turn.
event-well-built = { $seat } builds a well { IN($corner) }: { $vp } VP.

## Revenue and prestige

event-income-taken = { $seat } takes { camels } from the rivers{ $lost ->
    [0] {""}
    [one] ; { $lost } over the limit is lost
   *[other] ; { $lost } over the limit are lost
}.
event-prestige-scored = { $seat } scores { $huts_vp } VP for huts and { $tiles_vp } VP for ziggurats.

expansion-end-prompt = All set: end your Expansion, or undo a step. Your actions follow once everybody has ended theirs.

## Actions

action-prompt = What do you spend your { $camels ->
    [one] only camel
   *[other] { camels }
} on? Take as many actions as you can pay for, then end your actions.{ flood-takes }
action-more-prompt = You have { camels } left. Take another action, or end your actions.{ flood-takes }
action-over-prompt = { $camels ->
    [0] You have no camels left
   *[other] You cannot do anything else with { camels }
}. End your actions, or undo a step.{ flood-takes }
flood-takes = { $lost_hexes ->
    [none] {""}
   *[other] {" "}The Flood at the end of this turn will take { SIZE($lost_hexes) ->
        [one] your hut
       *[other] your huts
    } on { $lost_hexes }.
}
action-done = End actions
action-build = 🛕 Build a ziggurat
action-extend = 🧱 Extend a ziggurat
action-intrigue = 🏛️ Intrigue in Assur
action-offer = 🔥 Offer to the gods
action-buy = 🛒 Buy a card
refused-not-enough-camels = Not possible: this costs { camels }, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
absent-camels = costs { camels }, you have { $have }
absent-build = Build a ziggurat ({ $why ->
    [bases] all your bases are built
    [hut] you need a hut off the rivers and wells
   *[camels] { absent-camels }
})
absent-extend = Extend a ziggurat ({ $why ->
    [complete] yours are complete
    [raised] each gains one level a turn
   *[camels] { absent-camels }
})
absent-intrigue = Intrigue in Assur ({ $why ->
    [stock] you have no hut in stock
    [full] no space is free
   *[camels] { absent-camels }
})
absent-dignitary = { THE($dignitary) } ({ absent-camels })
absent-dignitary-full = { THE($dignitary) } (no space is free)
absent-offer = Offer to the gods ({ $why ->
    [limit] at most { $most } camels a turn
   *[end] you are at the end of the track
})
absent-buy = Buy a card ({ $why ->
    [bought] one Food card a turn
    [none] nothing is left to buy
   *[camels] { absent-camels }
})
refused-action-build = Not possible: you need 6 camels, a base and a hut that is neither on a river nor at a well.
refused-action-extend = Not possible: you need enough camels and a ziggurat that has gained no level this turn.
refused-action-intrigue = Not possible: you need at least 2 camels, a hut in stock and a free space.
refused-action-offer = Not possible: you need a camel and room on the offerings track, and may offer at most 3 camels a turn.
refused-action-buy = Not possible: there is no card for sale that you can pay for and may buy this turn.
event-actions-skipped = { $seat } cannot take any action.
event-actions-ended = { $seat } takes no more actions and keeps { $camels ->
    [0] no camels
   *[other] { camels }
}.

build-prompt = Which hut makes room for a ziggurat? The base costs { $camels ->
    [6] all 6 of your camels
   *[other] 6 of your { camels }
}.
build-note = { cost } · { $last ->
    [true] { $at_last } VP at game end
   *[false] 1 VP a turn{ $vp ->
        [1] , like the hut
       *[other] {" "}instead of { $vp } for the hut
    }
}
build-only-note = on { $hex } · { cost }
refused-no-base-left = Not possible: all your bases are built.
refused-no-own-hut-here = Not possible: you have no hut { IN($hex) }. A base replaces one of your huts.
refused-river-hex = Not possible: { $hex } is a river hex, where no ziggurat can stand.
refused-touches-well = Not possible: a well touches { $hex }, so no ziggurat can be built there.
event-base-built = { $seat } builds a ziggurat { IN($hex) } for { camels }.

extend-prompt = Which ziggurat gains a level? You have { camels }.
extend-option = { $hex }: add { SOME($tile) }
extend-note = { cost } · { $last ->
    [true] +1 VP at game end
   *[false] +1 VP a turn
}
extend-only-note = { extend-option } · { cost }
refused-not-your-ziggurat = Not possible: you have no ziggurat { IN($hex) }.
refused-ziggurat-complete = Not possible: the ziggurat { IN($hex) } is complete.
refused-level-already-added = Not possible: the ziggurat { IN($hex) } has already gained a level this turn.
event-ziggurat-extended = { $seat } adds { SOME($tile) } { IN($hex) } for { camels }.

intrigue-prompt = Which dignitary receives a hut from your stock? It stays until the Flood. You have { camels }.
dignitary-option = { $two_vp ->
    [0] { dignitary-gift }
   *[other] Higher: { $vp } VP (2 huts: { $two_vp }{ $three_vp ->
        [0] {""}
       *[other] , 3: { $three_vp }
    })
}
dignitary-gift = { $dignitary ->
    [upper] Higher: { $vp } VP { $vp_now ->
        [0] at the Flood
       *[other] instead of { $vp_now }
    }
    [middle] Middle: { $plow ->
        [true] a Plow at the Flood
       *[false] { $held ->
            [true] no Plow (you have 1)
           *[false] no second Plow
        }
    }
   *[lower] Lower: 1 camel at the Flood
}
intrigue-note = { cost } · { $tie ->
    [huts] influence tied, more huts in Assur: { rank }, { intrigue-prize }
    [highest] influence tied, a higher hut: { rank }, { intrigue-prize }
    [fewer] influence tied, fewer huts in Assur: { intrigue-behind }
    [lower] influence tied, no hut as high: { intrigue-behind }
   *[none] influence +{ $influence }, { $climbs ->
        [true] { rank } so far: { intrigue-prize }
       *[false] still { rank }: { $rank_vp } VP
    } · { $free ->
        [one] { $free } space free
       *[other] { $free } spaces free
    }
}
intrigue-behind = { $climbs ->
    [true] { rank }, { intrigue-prize }
   *[false] still { rank }, { $rank_vp } VP
}
intrigue-prize = { $rank_vp } VP{ $rank_vp_now ->
    [none] {""}
   *[other] {" "}instead of { $rank_vp_now }
}
intrigue-only-note = { dignitary-gift } · { cost } · { $climbs ->
    [true] { rank } place: { intrigue-prize }
   *[false] still { rank }: { $rank_vp } VP
}
refused-unknown-dignitary = Not possible: the only dignitaries are the higher, the middle and the lower one.
refused-no-hut-in-stock = Not possible: you have no hut in stock to send to Assur.
refused-dignitary-full = Not possible: { THE($dignitary) } has no free space. Choose another one.
event-intrigued = { $seat } sends a hut to { THE($dignitary) } for { camels } (space { $slot }).

offer-prompt = How many of your { camels } do you offer? At the Flood they score for each of your ziggurats.
offer-option = Offer { camels }
offer-note = { $more ->
    [true] { $vp } VP at the Flood instead of { $vp_now }
   *[false] no extra VP at the Flood
} · you keep { $left ->
    [one] { $left } camel
   *[other] { $left } camels
} · step { $position } of 7
offer-only-note = { cost } · { $more ->
    [true] { $vp } VP at the Flood
   *[false] no extra VP at the Flood
}
refused-offering-amount = Not possible: an offering is 1 to { $most } camels.
refused-offering-turn-limit = Not possible: this turn you can offer { $left ->
    [0] no more camels
    [one] only { $left } more camel
   *[other] only { $left } more camels
}.
refused-offering-track-end = Not possible: { $left ->
    [0] your disc is at the end of the offerings track
    [one] only { $left } step is left on the offerings track
   *[other] only { $left } steps are left on the offerings track
}.
event-offered = { $seat } offers { camels } and reaches step { $position } of the offerings track.

buy-prompt = Which card do you buy? { $last ->
    [true] Cards no longer feed huts, but a Plow is worth 1 VP at the end of the game.
   *[false] You can feed huts with it from the next turn on.
} You have { camels }.
buy-note = { cost } · { $due ->
    [true] the middle dignitary gives you one anyway
   *[false] { buy-use }
}
buy-use = { $last ->
    [true] { $card ->
        [plow] 1 VP at game end
       *[other] no longer feeds huts
    }
   *[false] { $card ->
        [joker] feeds 1 hut on any hex
        [plow] feeds 1 hut on any hex
       *[other] feeds huts from the next turn on
    }
}
buy-only-note = { LABEL($card) } · { cost }
refused-card-not-for-sale = Not possible: this card is not for sale. Choose one left in the market, or a Plow.
refused-food-already-bought = Not possible: you have already bought a Food card this turn.
refused-plow-already-held = Not possible: you already have a Plow, and may have only one.
refused-no-plow-left = Not possible: no Plow is left.
event-card-bought = { $seat } buys { SOME($card) } for { camels }.

## Flood

event-inundated = Flood of Reign { $reign }. Huts lost on the rivers: { $huts_per_seat }.
event-assur-scored = { $seat } is { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} in Assur with influence { $influence }: { $vp } VP.
event-upper-rewarded = The higher dignitary gives { $seat } { $vp } VP for { huts }.
event-plow-given = The middle dignitary gives { $seat } a Plow.
event-camels-given = The lower dignitary gives { $seat } { camels }.
event-offerings-scored = { $seat } scores { $vp } VP for offerings: { $sites ->
    [one] { $sites } ziggurat
   *[other] { $sites } ziggurats
} × { $multiplier } VP.

## End of the game

event-final-scored = At the end { $seat } scores { $tiles_vp } VP for ziggurats{ $plow_vp ->
    [0] {""}
   *[other] , { $plow_vp } for a Plow
} and { $camels_vp } for camels.
event-match-ended = Final score in VP: { $vp_per_seat }. Ranking: { ROW($seats) }{ $ending ->
    [shared] , with a shared victory
   *[points] {""}
}.
