### What speaks for an answer, as a hint says it: one short sentence or two, with the numbers of the position.

## Set-up

reason-start-column = Column { $column } alone would feed { huts } right next to it, more than at any other free space{ $first ->
    [true] , and you harvest first
   *[false] {""}
}.
reason-start-away = It is the farthest from the others' ziggurats ({ $steps } steps), so your huts have more room.
reason-start-river = Huts on the river right next to it can bring { $camels } camels in turn 1: enough for a center, which then scores in every later turn.
reason-draft-joker = It feeds a hut on any food, so wherever your huts go, it will not be wasted.
reason-draft-near = In turn 1 it can feed { $huts ->
    [one] a hut
   *[other] { $huts } huts
} right next to your ziggurat, on { $hexes }.
reason-draft-further = In turn 1 it can feed a hut two steps from your ziggurat, such as on { $hexes }.

## Harvest

reason-column-most = With it, your cards can feed { huts } this turn, new ones included; with { $column ->
    [0] any other free column
   *[other] column { $column }
}, { $other ->
    [0] none
   *[other] { $other } at most
}.
reason-column-earlier = It lets you feed { huts } this turn{ $keeps ->
    [0] {""}
    [1] , the one on the board among them
   *[other] , all { $keeps } on the board among them
}; no free column feeds more, and with those that feed as many you { $surely ->
    [true] would
   *[false] might
} play later.
reason-column-same = It lets you feed up to { huts } this turn. { $same ->
    [true] So does column { $column }
   *[false] Column { $column } feeds no more
}, { $same ->
    [true] but
   *[false] and
} you { $when ->
    [last] would play last
    [later] would play later
   *[maybe] might play later
}.
reason-column-rest = It lets you feed { huts } this turn; no free column feeds more, and its { $symbols } symbols leave you more food for later.
reason-column-first = You will play first this turn: nobody takes a hex, a card for sale or a space in Assur before you.
reason-column-last = You will act last before the Flood: in Assur you can answer whatever the others have done.
reason-column-keeps = With it, your cards can feed { $of ->
    [one] the hut you have on the board
   *[other] { $all ->
        [true] all { $of } huts you have on the board
       *[false] { $huts } of the { $of } huts you have on the board
    }
}; with { other-column }, { $other ->
    [0] none
   *[other] { $other } at most
}.
other-column = { $column ->
    [0] any other free column
   *[other] column { $column }
}
reason-column-saves = Of the free columns with which you can feed at least { huts } this turn and still keep { SOME($card) } for later, it is the furthest left: you play earliest.
reason-column-trade = It lets you feed { huts } this turn. { $column ->
    [0] Those further right
   *[other] Column { $column }
} might feed up to { $other }, but you { $surely ->
    [true] would
   *[false] might
} play later.
reason-column-joker = No other free column has a Joker: it feeds a hut on any hex, this turn or later.

## New huts

reason-hut-well = With your huts on { $hexes } it allows { $wells ->
    [one] { $second ->
        [true] a second well: { $vp } VP more at once
       *[false] a well: { $vp } VP at once, and free
    }
   *[other] { $wells } wells: { $vp } VP at once, and free
}.
reason-hut-well-more = With your huts on { $hexes } it allows a well ({ $vp } VP at once); another new hut on { $third_hex } would allow a second one.
reason-hut-half = With your hut on { $hexes } and another new one on { $third_hex }, which you can feed too, it allows { $second ->
    [true] a second
   *[false] a
} well: { $vp } VP at once.
reason-hut-tile = It brings you to { $camels } camels this turn: enough for { next-tile } ({ $cost }), which scores { $vp } VP by the end of the game.
next-tile = { $tile ->
    [base] another ziggurat
   *[other] { SOME($tile) }
}
reason-hut-goal = { $further_hexes ->
    [none] It can bring you
   *[other] With { SIZE($further_hexes) ->
        [one] another hut
       *[other] other huts
    } on { $further_hexes } it can bring you
} to { $camels } camels this turn: enough for { next-tile } ({ $cost }){ $starved_hexes ->
    [none] .
   *[other] . The { SIZE($starved_hexes) ->
        [one] hut on { $starved_hexes } starves
       *[other] huts on { $starved_hexes } starve
    } then{ $vp ->
        [0] .
       *[other] : { $vp } VP less.
    }
}
reason-hut-end = It brings you to { $camels } camels for your last actions; of those you keep, 2 are worth 1 VP.
reason-hut-river = It brings you to { $camels } camels for this turn's actions, and it can pay again next turn if you feed it again.
reason-hut-flood = It pays before the Flood takes it: you get { $more ->
    [one] { $more } camel
   *[other] { $more } camels
} now, and the hut comes back to your stock.
reason-hut-card = It costs you no further card: { THE($card) }, which you play anyway, has a symbol left for it{ $site ->
    [true] ; and no well touches it, so a ziggurat can replace it.
   *[false] .
}
reason-hut-between = No Flood takes a hut there: fed in each of the { $turns } turns left, it scores { $vp } VP.
reason-hut-outside = No Flood takes a hut there: fed in each of the { $turns } turns left, it scores { $vp } VP, and a ziggurat can replace it later.
reason-hut-stays = No Flood takes a hut there: fed in each of the { $turns } turns left, it scores { $vp } VP.
reason-hut-last = These 2 VP are sure, while of the camels that a river hex brings, 2 are worth only 1 VP if you find no better use for them now.
reason-hut-instead = You can feed it instead of the hut on { $other_hex }, and then your huts bring { $camels ->
    [0] {""}
    [one] 1 camel{ $vp ->
        [0] {""}
       *[other] {" "}and{" "}
    }
   *[other] { $camels } camels{ $vp ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $vp ->
    [0] {""}
   *[other] { $vp } VP
} more.
reason-hut-camels = Fed in place of the hut on { $other_hex }, it brings you to { feed-camels } instead of { $before }{ enough-for }. The price is { $vp } VP.
reason-hut-points = Fed in place of the hut on { $other_hex }, it brings you { $vp } VP more and { feed-camels } fewer this turn.
enough-for = { $tile ->
    [none] {""}
   *[other] , enough for { enough-things }
}
enough-things = { bought } ({ $cost }){ $food ->
    [0] { $assur ->
        [0] {""}
       *[other] {" "}and Assur ({ $assur })
    }
   *[other] { $assur ->
        [0] {" "}and food ({ $food })
       *[other] , food ({ $food }) and Assur ({ $assur })
    }
}
reason-hut-rather = You can feed it instead of the hut on { $other_hex }, which the Flood takes after turn { $turn } anyway; this one stays.
reason-hut-bridge = { $over_hexes ->
    [none] { $starves ->
        [true] It will starve
       *[false] It or another hut will starve
    }, but it opens the way
   *[other] { $starves ->
        [true] It and a hut on { $over_hexes } will starve, but they open the way
       *[false] Two more huts will starve, but by way of { $over_hexes } it leads
    }
} to { $to_hex } ({ reached-brings }), which your { $card } can feed.
reached-brings = { $vp ->
    [0] { feed-camels }
   *[other] { $vp } VP
}
reason-hut-spare = All new huts must be placed, but your cards can feed no more huts wherever this one goes; { $starves ->
    [true] it costs nothing, as it comes back to your stock.
   *[false] one of your huts, old or new, comes back to your stock.
}
reason-hut-elsewhere = It costs nothing, as it comes back to your stock. On { $there_hex }, fed instead of the hut on { $for_hex }, it would bring { $gain ->
    [camels] { feed-camels } more, but { $vp } VP fewer.
   *[other] { $vp } VP more, but { feed-camels } fewer.
}

## Resupplying

reason-feed-keeps = All your huts are fed, and { SOME($cards) } { SIZE($cards) ->
    [one] stays
   *[other] stay
} with you for a later turn.
reason-feed-plow = It uses the Plow, which you can buy again for 2 camels, and keeps the Joker.
reason-feed-last = It keeps the Plow, which is worth 1 VP at the end of the game; a Joker is worth nothing then.
reason-feed-hungry = Whatever you play, { $huts ->
    [one] 1 hut starves; it goes
   *[other] { $huts } huts starve; they go
} back to your stock and can be placed again.
reason-feed-for-well = A well ({ $vp } VP) needs the huts on { $hexes } all fed, so { SIZE($starved_hexes) ->
    [one] it is the hut on { $starved_hexes } that starves
   *[other] it is the huts on { $starved_hexes } that starve
}.
reason-feed-next = Your other cards can then feed all your other huts too, and { SOME($cards) } { SIZE($cards) ->
    [one] stays
   *[other] stay
} with you.
reason-feed-points = { feed-otherwise }: { $vp } VP more and { feed-camels } fewer{ $stays ->
    [true] , and no Flood takes { SIZE($fed_hexes) ->
        [one] this hut
       *[other] these huts
    }.
   *[false] .
}
reason-feed-camels = { feed-otherwise }: your huts bring { $brings ->
    [one] 1 camel
   *[other] { $brings } camels
} instead of { $instead }, at the price of { $vp } VP; { $tile ->
    [none] you then have { $camels } to spend
   *[other] in all enough for { enough-things }
}.
feed-otherwise = { $suggested ->
    [true] Unlike the suggested plan, feed
   *[false] Feed
} { $fed_hexes } and not { $left_hexes }
feed-camels = { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}
bought = { $tile ->
    [base] a ziggurat
   *[other] { SOME($tile) }
}
reason-feed-well = Fed together, the huts on { $hexes } allow a well: { $vp } VP at once.
reason-feed-all = Whichever you choose, your cards can feed all the others too.
reason-feed-room = With it, { $room ->
    [one] { $room } free hex lies
   *[other] { $room } free hexes lie
} next to your pieces for new huts; with { $other_hex } fed instead, only { $other }.
reason-feed-same = Each of these huts brings as much this turn{ $last ->
    [true] .
   *[false] { $river ->
        [true] , and the next Flood takes them all.
       *[false] , and no Flood takes any of them.
    }
}
reason-feed-stays = Huts on a river go at the Flood after turn { $turn }; { $hexes } { SIZE($hexes) ->
    [one] stays
   *[other] stay
}.

## Wells

reason-well-free = It costs you nothing, and no ziggurat of yours could be built on these hexes anyway.
reason-well-others = It is free, and you can still build a ziggurat in place of your { SIZE($hexes) ->
    [one] hut
   *[other] huts
} on { $hexes }.
reason-well-now = In this Reign a well brings { $vp } VP, in the next only { $later }.
reason-well-cheap = It brings { $vp } VP for nothing; a base on one of these hexes would cost { $camels } camels and score { $tile_vp } VP by the end of the game, besides offerings.
reason-well-none = { SIZE($hexes) ->
    [one] It keeps { $hexes } open: there is no other hut of yours that a ziggurat could replace.
   *[other] It keeps { $hexes } open: there are no other huts of yours that a ziggurat could replace.
}

## Actions

reason-extend-centre = Added now, the center scores { $vp } VP by the end of the game, and from next turn on a roof can follow for { $roof } camels.
reason-extend-roof = Added now, the roof scores { $vp } VP by the end of the game: 1 { $turns ->
    [one] next turn
   *[other] in each of the { $turns } turns to come
} and 1 at the end.
reason-build = It scores { $vp } VP by the end of the game, needs no food, and counts for your offerings at { $floods ->
    [one] the Flood to come
   *[other] { $floods } Floods to come
}.
reason-build-flood = Its base scores { $vp } VP by the end of the game, and your offerings bring { $offerings } VP more at this turn's Flood.
reason-build-hungry = { before-harvest }; a ziggurat needs no food{ $flood ->
    [true] {" "}and scores { $vp } VP by the end of the game.
   *[false] , scores { $vp } VP by the end of the game and counts for your offerings.
}
reason-offerings = Each rise of the multiplier brings you { $sites } VP at the Flood{ $sites ->
    [one] {""}
   *[other] , 1 for each of your ziggurats
}.
reason-offer-ahead = Your disc stays until the Flood: { $missing ->
    [one] 1 more camel
   *[other] { $missing } more camels
} next turn would make the multiplier ×{ $multiplier }, which is { $vp } VP more.
reason-offer-enough = { $camels ->
    [one] 1 camel brings
   *[other] { $camels } camels bring
} you { $vp } VP more; the next one would add nothing, as the multiplier rises again only at step { $step }.
reason-rate = That is { $vp } VP for { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}; at the end of the game, 2 camels are worth only 1 VP.
reason-food = { before-harvest }.
before-harvest = Not counting your next harvest, next turn you { $of ->
    [one] cannot feed { $flood ->
        [true] the hut the Flood leaves you
       *[false] your hut
    }
   *[other] can feed { $fed ->
        [0] none
       *[other] only { $fed }
    } of { $flood ->
        [true] the { $of } huts the Flood leaves you
       *[false] your { $of } huts
    }
}
reason-buy-feeds = { before-harvest }; with { THE($card) }, { $of ->
    [one] you can
   *[other] { $then ->
        [one] one
       *[other] { $then }
    }
}.
reason-buy-any = Your huts on the board already have food for next turn; with it you can feed a new one on any hex.
reason-buy-new = Next turn it can feed { $huts ->
    [one] a new hut
   *[other] up to { $huts } new huts
} right next to your pieces, { $all ->
    [true] on { $hexes }
   *[false] for example on { $hexes }
}.
reason-last = It brings { $vp } VP; kept, { $camels ->
    [one] the camel
   *[other] the { $camels } camels
} would bring { $kept ->
    [0] none
   *[other] only { $kept }
} at the end of the game.
reason-done-tile = Next turn you can add { SOME($tile) } { IN($hex) } for { $cost } of your camels; it will score { $vp } VP by the end of the game.
reason-done-lacks = You lack { $missing ->
    [one] 1 camel
   *[other] { $missing } camels
} for { $hex ->
    [none] { next-tile }; built
   *[other] { SOME($tile) } { IN($hex) }; added
} next turn, it would still score { $vp } VP by the end of the game.
reason-done-later = { $hex } cannot get { SOME($tile) } before next turn ({ $cost } camels); added then, it scores { $vp } VP by the end of the game. Keep your { $camels ->
    [one] camel
   *[other] camels
} for it.
reason-done-wait = { $further ->
    [true] Further offerings
   *[false] Offerings
} and Assur pay only at the Flood after turn { $turn }, so they can wait; keep your { $camels ->
    [one] camel
   *[other] { $camels } camels
} for whatever next turn needs.
reason-done-keep = The Flood takes no camels: what you keep helps to pay for a ziggurat, food or Assur next turn.
reason-done-last = No action brings you more than the { $vp } VP that { $camels ->
    [one] your camel is
   *[other] your { $camels } camels are
} worth at the end of the game.

## Assur

reason-intrigue-sure = { $last ->
    [true] You are the last to act before the Flood, so { rank-sure }.
   *[false] Nobody who acts after you can pay enough to pass you before the Flood, so { rank-sure }.
}
rank-sure = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place and its { $vp } VP are yours
reason-intrigue-several = { $huts ->
    [2] Two
   *[other] { $huts }
} huts there cost { $camels } camels{ $back ->
    [0] {""}
   *[other] , { $back } of which come back at the Flood
}; they bring you { rank-first }{ $safe ->
    [true] , and nobody can pass you any more.
   *[false] {" "}as things stand{ $dignitary ->
        [none] {""}
       *[other] {" "}({ THE($dignitary) }: { $price } camels, none back)
    }.
}
rank-first = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place and its { $vp } VP
reason-intrigue-guard = { $rival_seat } could still pass you before the Flood; with this hut nobody can, and your { $vp } VP are safe.
reason-intrigue-cheapest = It is the cheapest way into Assur, where even { $place ->
    [3] 3rd
   *[other] { $place }th
} place pays VP at the Flood after turn { $turn }{ $back ->
    [true] , and 1 of the 2 camels comes back then.
   *[false] .
}
reason-intrigue-grows = First place is worth { $vp } VP so far; { $turns ->
    [one] the Expansion card of next turn is
   *[other] the Expansion cards of the next { $turns } turns are
} added before the Flood pays it.
reason-intrigue-later = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place is worth nothing yet, but it will be at the Flood: by then more Expansion cards lie on the table.
reason-intrigue-plow = If you buy no Plow before the Flood, it gives you one, which would cost { $plow } camels: so its influence costs you only { $rest } more.
reason-intrigue-rate = As things stand, { $place ->
    [0] this hut brings
    [1] this hut takes 1st place:
    [2] this hut takes 2nd place:
    [3] this hut takes 3rd place:
   *[other] this hut takes { $place }th place:
} { $vp } VP { $more ->
    [true] more for { camels }
   *[false] for { camels }
}{ $back ->
    [0] {""}
   *[other] , { $back } of which comes back at the Flood
}{ $dignitary ->
    [none] {""}
   *[other] ; { THE($dignitary) } would bring no more for { $price }
}.
reason-intrigue-last = As things stand, it brings { $vp } VP at the Flood for { $camels } camels; at the end of the game, 2 camels are worth only 1 VP.
