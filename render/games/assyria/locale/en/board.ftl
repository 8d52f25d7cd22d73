### Assyria, English: recaps, the board in words, the final post.

## Recap: what holds a line together

recap-line = { $seat } { $deed }.
recap-together = { $clauses }.

## Recap: players; on their own panels they are addressed, in bold print where something was done to them

recap-who = { $seat ->
    [you] you
   *[other] { $seat }
}
recap-whom = { $seat ->
    [you] **you**
   *[other] { $seat }
}
recap-hit = { $seat ->
    [you] **you**
   *[other] { $seat }
}
recap-score = { recap-who } { $n }
recap-lost = { recap-hit } { $n }

## Recap: turns

recap-lot = Turn order, by lot: { $order }.
recap-turn = **Turn { $turn }**, Reign { $reign }: { $value } new huts
recap-turn-sown = **Turn { $turn }** · { $said }
recap-begins = **The game begins.**
recap-value = { $value } new huts each
recap-value-sown = { recap-value }. { $said }
recap-sown = Columns: { $columns }
recap-column = { $first_card }{ $second_card ->
    [none] {""}
   *[other] {" "}+ { $second_card }
}
recap-column-signs = { SIGNS($cards, parted: " + ") }
recap-turn-ends = **Turn { $turn } ends.** VP: { $scores }.
recap-gained = { recap-who } { $n } (+{ $gained })
by-turn = **Turn { $turn }** · VP: { $scores }
by-turn-final = **At the end** · VP: { $scores }
recap-final = VP added at the end of the game: { $items }.
recap-left = { recap-who } { $vp } (ziggurats { $tiles }, Plow { $plow }, camels { $camels })

## Recap: set-up

recap-starts = { $seat ->
    [you] You start
   *[other] { $seat } starts
} { IN($hex) }{ $last ->
    [true] {" "}(the last free space)
   *[false] {""}
}
recap-starts-too = { recap-who } { IN($hex) }{ $last ->
    [true] {" "}(the last free space)
   *[false] {""}
}
recap-draft = Initial draft: { $cards }.
recap-drafts = { $last ->
    [true] { $seat ->
        [you] You get
       *[other] { $seat } gets
    } { drafted-last }
   *[false] { $seat } keeps { SOME($card) }
}
recap-drafts-too = { $last ->
    [true] { $seat ->
        [you] you get
       *[other] { $seat } gets
    } { drafted-last }
   *[false] { $seat } { SOME($card) }
}
drafted-last = the last card, { SOME($card) }

## Recap: harvest

recap-harvests = { $seat } takes column { $column } ({ $cards })
recap-harvests-too = { $seat } column { $column } ({ $cards })
recap-harvests-signs = { $seat } takes column { $column } ({ harvested-signs })
recap-harvests-too-signs = { $seat } column { $column } ({ harvested-signs })
harvested-signs = { $cards ->
    [none] nothing
   *[other] { SIGNS($cards, parted: " + ") }
}
recap-order = New turn order: { $order }.
recap-order-same = The turn order does not change.
recap-fallen = { recap-hit } ({ rank }, was { $was ->
    [1] 1st
    [2] 2nd
   *[other] { $was }rd
})

## Recap: expansion

recap-expands = { $seat } { THEN($deed) }; { $gains }.
recap-expands-only = { $seat } { THEN($deed) }.
recap-gains = { $seat }: { $gains }.
recap-places = { $huts ->
    [one] places a hut on { $hexes }
   *[other] places huts on { $hexes }
}
recap-places-briefly = { $huts ->
    [one] places a hut
   *[other] places { huts }
}
recap-no-room = has no room for { huts }
recap-feeds = { $all ->
    [true] { $huts ->
        [one] feeds 1 hut
        [2] feeds both huts
       *[other] feeds all { huts }
    }
   *[false] { $fed ->
        [0] { $huts ->
            [one] does not feed the hut
           *[other] feeds none of the { huts }
        }
       *[other] feeds { $fed } of { huts }
    }
}
recap-feeds-with = { $fed } with { SOME($cards) }
recap-starves = loses { $hexes } to famine
recap-wells = { $wells ->
    [one] builds a well at
   *[other] builds { $wells } wells at
} { $corners } ({ $vp } VP)
recap-income = +{ camels }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } over the limit lost)
}
recap-prestige = +{ $vp } VP
recap-income-briefly = +{ camels }

## Recap: actions

recap-acts = { $seat } { $deed }; { recap-keeps }.
recap-idle = { $seat } spends nothing and { recap-keeps }.
recap-keeps = { $camels ->
    [0] keeps no camels
   *[other] keeps { camels }
}
recap-builds = builds a ziggurat on { $hexes }
recap-extends = adds { $items }
recap-tile = { SOME($tile) } { IN($hex) }
recap-extends-briefly = extends { SIZE($hexes) ->
    [one] the ziggurat
   *[other] the ziggurats
} on { $hexes }
recap-intrigues = intrigues with { $items }{ recap-ranked }
recap-ranked = { $rank ->
    [none] {""}
   *[other] {" "}(now { rank } in Assur)
}
recap-overtakes = { $seat } takes { rank } place in Assur, ahead of { $overtaken }.
recap-overtakes-tied = { $seat } takes { rank } place in Assur, ahead of { $overtaken } (equal influence{ $tied ->
    [none] {""}
   *[other] {" "}with { $tied }
}, but { $tie ->
    [huts] more huts there
   *[highest] a higher hut
}).
recap-dignitary = { THE($dignitary) }{ recap-dignitary-times }
recap-dignitary-too = { $dignitary ->
    [upper] the higher one
    [middle] the middle one
   *[lower] the lower one
}{ recap-dignitary-times }
recap-dignitary-times = { $huts ->
    [one] {""}
    [2] {" "}twice
   *[other] {" "}{ $huts } times
}
recap-intrigues-briefly = intrigues in Assur ({ $items }{ $rank ->
    [none] {""}
   *[other] ; now { rank }
})
recap-intrigues-least = { $count ->
    [one] intrigues in Assur
    [2] intrigues in Assur twice
   *[other] intrigues in Assur { $count } times
}
recap-dignitary-briefly = { $dignitary ->
    [upper] higher dignitary
    [middle] middle dignitary
   *[lower] lower dignitary
}{ $huts ->
    [one] {""}
   *[other] {" "}×{ $huts }
}
recap-offers = offers { camels } (multiplier ×{ $multiplier })
recap-offers-briefly = offers { camels }
recap-buys = buys { SOME($cards) }
recap-skipped = { $seat ->
    [you] You have
   *[other] { $seat } has
} no action to take.

## Recap: Flood

recap-flood = **Flood** of Reign { $reign }. { $lost ->
    [none] No hut is lost on the rivers.
   *[other] Huts lost: { $lost }.
}
recap-inundated = { recap-hit }{ $n ->
    [1] {""}
   *[other] {" "}{ $n }
} ({ $hexes })
recap-assur = Assur: { $clauses }.
recap-rank = { recap-who } { $vp } VP (influence { $influence })
recap-rank-too = { recap-who } { $vp } VP ({ $influence })
recap-gifts = Dignitaries give { $clauses }.
recap-gifts-mixed = Dignitaries give { $clauses }, and { $last }.
recap-gift = { $seat } { $items }
recap-gift-vp = { $vp } VP
recap-gift-plow = a Plow
recap-gift-camels = { camels }
recap-offerings = Offerings: { $clauses }.
recap-sites = { $seat } { $vp } VP ({ $sites ->
    [one] { $sites } ziggurat
   *[other] { $sites } ziggurats
} × { $multiplier } VP)
recap-own-gains = You get { $items }.
recap-own-offerings = { $vp } VP for your offerings
recap-flood-over = { $assur ->
    [true] Huts in Assur go back to stock{ $offerings ->
        [true] ; offerings start again from 0.
       *[false] .
    }
   *[false] Offerings start again from 0.
}

## Recap: what is told in sums

recap-tally-places = { $count ->
    [one] places a hut
   *[other] places { $count } huts
}
recap-tally-starves-new = { $count ->
    [one] loses a new hut to famine
   *[other] loses { $count } new huts to famine
}
recap-tally-starves-older = { $count ->
    [one] loses an older hut to famine
   *[other] loses { $count } older huts to famine
}
recap-tally-wells = builds { $count ->
    [one] a well
   *[other] { $count } wells
} { $items }
recap-tally-well = at { $corner } ({ $vp } VP)
recap-tally-vp = scores { $count } VP
recap-tally-builds = { $count ->
    [one] builds a ziggurat
   *[other] builds { $count } ziggurats
}
recap-tally-extends = { $count ->
    [one] extends a ziggurat
    [2] extends ziggurats twice
   *[other] extends ziggurats { $count } times
}
recap-tally-intrigues = intrigues { $items }
recap-tally-dignitary = with { THE($dignitary) }
recap-tally-offers = { $count ->
    [one] offers a camel
   *[other] offers { $count } camels
}
recap-tally-buys = buys { $items }
recap-tally-card = { SOME($card) }

## The log

log-turn = Turn { $turn } · Reign { $reign }

## So far: the steps of a turn that is not over

so-far-start = Base { IN($hex) }
so-far-draft = Card: { $card }
so-far-column = Column { $column }: { $cards }
so-far-huts = { SIZE($hexes) ->
    [one] Hut on { $hexes }
   *[other] Huts on { $hexes }
}
so-far-no-room = No room for { huts }
so-far-fed = Fed { huts }: { $items }
so-far-meal = { $card } for { $hexes }
so-far-fed-briefly = Fed { huts }
so-far-starved = Famine: { SIZE($hexes) ->
    [one] the hut on { $hexes } returns
   *[other] the huts on { $hexes } return
} to your stock
so-far-well = Well at { $corner }: { $vp } VP
so-far-income = Revenue: { camels }{ $lost ->
    [0] {""}
    [one] ; { $lost } over the limit is lost
   *[other] ; { $lost } over the limit are lost
}
so-far-prestige = Prestige: { $vp } VP (huts { $huts_vp }, ziggurats { $tiles_vp })
so-far-base = Ziggurat on { $hex } for { camels }
so-far-tile = { CAP($tile) } on { $hex } for { camels }
so-far-intrigue = Hut sent to { THE($dignitary) } for { camels }{ $rank ->
    [none] {""}
   *[other] : { rank } in Assur{ $overtaken_seats ->
        [none] {""}
       *[other] , ahead of { $overtaken_seats }
    }{ $tie ->
        [none] {""}
        [huts] {" "}(equal influence, but more huts there)
       *[highest] {" "}(equal influence, but a higher hut)
    }
}
so-far-offering = Offering of { camels }: multiplier now ×{ $multiplier }
so-far-bought = { CAP($card) } bought for { camels }

## The board in words

board-heading = **Turn { $turn } of { $turns }** · Reign { $reign } · { $value } new huts · { board-phase } · { board-flood }
board-heading-over = **Turn { $turn } of { $turns }** · Reign { $reign } · the match is over
board-phase = { $phase ->
    [setup] setup
    [agriculture] harvest
    [expansion] expansion
   *[actions] actions
}
board-flood = { $to_flood ->
    [0] Flood after this turn
    [one] Flood after the next turn
   *[other] Flood after { $to_flood } more turns
}
board-order = Turn order: { $order }
board-players = **Players**
board-player = { $seat } ({ $letter }): { $vp } VP, { camels }, { huts } in stock
board-means = – { board-hand }; offerings { $offering } (multiplier ×{ $multiplier }); influence { $influence }
board-hand = { $cards ->
    [none] no cards
   *[other] { $cards }
}
board-map = **Map**
board-huts = { $letter }'s huts: { $items }
board-terrain = { $terrain } ({ $items })
board-hut = { $hex } { $food }
board-ziggurats = { $letter }'s ziggurats: { $items }
board-site = { $hex } ({ $level ->
    [1] base
    [2] center
   *[3] roof
})
board-wells = { $items ->
    [none] Wells: none
   *[other] Wells: { $items }
}; { $left } left to build
board-well = { $corner }
board-market = **Market**
board-draft = Initial draft: { $cards }
board-column = Column { $column }: { $cards }
board-taken = Column { $column }: taken by { $letter }
board-for-sale = For sale: { $items }
board-price = { $card } for { camels }
board-plows = { $plows ->
    [0] No Plow for sale
    [one] 1 Plow for sale: { camels }
   *[other] { $plows } Plows for sale: { camels } each
}
board-assur = **Assur**
board-dignitary = { CAP($dignitary) }: { $there ->
    [none] nobody
   *[other] { $there }
}; { $free ->
    [one] { $free } space free
   *[other] { $free } spaces free
}
board-cards = **Cards**
board-expansion = Expansion cards laid out{ $laid ->
    [none] : none
   *[other] {" "}(values): { $laid }
}{ $bonus ->
    [none] {""}
   *[other] {" "}and Bonus { $bonus }
}; { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck{ $gone ->
    [none] {""}
   *[other] ; used before (values): { $gone }
}
board-food = Food deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}; discarded: { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
}
board-total = { $mark } { $seat } { $vp } VP · { camels } · { huts } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## My stock

stock-vp = **{ $vp } VP**: { final-sources }
stock-camels = Camels: { $camels } of { $most }
stock-cards = Cards: { $cards ->
    [none] none
   *[other] { SOME($cards) }
}
stock-huts = Huts: { $huts } in stock; on the map: { $items ->
    [none] none
   *[other] { $items }
}
stock-ziggurats = Ziggurats: { $items ->
    [none] none
   *[other] { $items }
}; in stock: { stock-tiles }
stock-tiles = { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
}, { $centres ->
    [one] { $centres } center
   *[other] { $centres } centers
}, { $roofs ->
    [one] { $roofs } roof
   *[other] { $roofs } roofs
}
stock-offerings = Offerings: step { $offering }, multiplier ×{ $multiplier } for { $sites ->
    [one] { $sites } ziggurat
   *[other] { $sites } ziggurats
}
stock-assur = Assur: influence { $influence }{ $items ->
    [none] {""}
   *[other] {" "}({ $items })
}
stock-dignitary = { huts } with { THE($dignitary) }

## The final post

kind-source = source
source-huts = huts
source-ziggurats = ziggurats
source-wells = wells
source-assur = Assur
source-offerings = offerings
source-left = leftover camels and Plows
final-sources = huts { $huts } · ziggurats { $ziggurats } · wells { $wells } · Assur { $assur } · offerings { $offerings } · leftover camels and Plow { $left }
