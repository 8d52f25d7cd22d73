### What speaks for an answer, told under the advice of a hint.

## Nouns that are counted here

against = { $most ->
    [0] {" "}against none,
   *[other] {" "}against { $most },
}
free-areas = { $free ->
    [0] no area
    [one] { $free } area
   *[other] { $free } areas
}
land-with-home = { $free ->
    [0] no area
    [one] { $free } area (the home)
   *[other] { $free } areas (home included)
}
one-scores = { $vp } VP{ $sumer_vp ->
    [0] {""}
   *[other] , { $sumer_vp } in Sumer with your city in Nippur
}
lasting = { $until ->
    [0] .
    [none] ; you keep at least one until the end of the game.
   *[other] ; you keep at least one until the decline of turn { $until }.
}
points-lost = { $kept_vp ->
    [0] your cities' { $held_vp } VP this turn
   *[other] { $price } of your cities' { $held_vp } VP this turn
}
city-price = { $price ->
    [0] .
   *[other] . { the-price } { points-lost }.
}
the-price = { $costly_resource ->
    [none] { $paid ->
        [both] The price of it all:
       *[it] The price:
    }
   *[other] Giving { COUNT($costly_resource, $pieces) } costs
}
tool-use = { $use ->
    [city] a luxury for a city
    [armies] 3 armies for an empire
   *[both] a luxury for a city, or 3 armies for an empire
}
chance-percent = { $sure ->
    [true] over { $percent }%
   *[false] { $percent }%
}
risk-before = { $rivals ->
    [0] { $safe ->
        [true] . No rival can attack any more this turn: waiting is safe.
       *[false] .
    }
   *[other] . Before that, { OR($rival_seats) } ({ armies-left }) may attack { OR(THE($areas)) }.
}
armies-left = { $rivals ->
    [one] { $left ->
        [one] { $left } army left
       *[other] { $left } armies left
    }
   *[other] { $left } armies in all
}
held-to-the-end = { $vp } VP { $safe ->
    [true] at the end of the turn
   *[false] if you hold it at the end of the turn
}
wood-had = { $have ->
    [0] none
   *[other] { $cities ->
        [0] only { $have }
        [one] only { $have }
       *[other] only { $have } for { $cities } cities
    }
}
the-good = { $resource }
the-given = { $given_resource }
of-yours = { $workers ->
    [one] { $workers } worker of yours
   *[other] { $workers } workers of yours
}

## Passing, bids, the extra cost

reason-pass = { $cost ->
    [own] Each further action would cost you 1 extra piece
   *[theirs] { $spent ->
        [true] You have no workers or armies left, and from now on each action costs the others 1 extra piece
       *[false] From now on each action costs the others 1 extra piece
    }
}{ $keeps ->
    [points] ; what you keep could score { $vp } VP in your cities this turn.
    [hand] ; the resources you keep are still in your hand next turn.
   *[nothing] .
}
reason-bid-up = As the bids stand, this moves you from { $before ->
    [2] 2nd
   *[3] 3rd
} to { $place ->
    [1] 1st
   *[2] 2nd
}{ $price ->
    [0] : next turn you choose city sites and goods, and can start an empire, before those behind you.
   *[other] {" "}for next turn{ city-price }
}
reason-bid-guard = { $place ->
    [1] As the bids stand you stay 1st
    [2] As the bids stand you stay 2nd
   *[3] As the bids stand you stay last
}, and those who have not passed yet must now bid { $value } or more to go before you{ city-price }
reason-bid-last = Your cities cannot use what you bid, and at the end of the game a tie is won by whoever is earlier in the order of play.
reason-pay = { $spared ->
    [worker] A worker who is not placed leaves at the end of the turn anyway
   *[army] Armies leave at the end of the turn anyway
}{ $brings ->
    [land] , and { free-areas } next to your armies can be taken without a fight, at 2 VP or more an area.
    [points] , and a single trade can let your cities score { $vp } VP this turn.
    [city] , and one more city to expand can score { $vp } VP more this turn.
   *[other] ; resources stay in your hand.
}
reason-price = { the-price } { points-lost }.
reason-pay-price = Paying with { SOME($resource) } costs { points-lost }.
reason-spare-kind = No city can be expanded with { $resource }; what cities take, { SOME($resources) }, stays in your hand.
reason-spare-wood = Every city takes { $wood } wood: { $have ->
    [1] your 1 alone expands none.
   *[other] of your { $have }, one would be left over.
}
reason-spare-second = A city takes only one { $resource }, and you have { $have }.

## Build City

reason-build-scores = With what you hold, one more city to expand lets you score { $vp } VP more this turn.
reason-build-later = Every city can be expanded once, for up to { $most_vp } VP; it costs nothing to build, and free areas of Sumer run out.
reason-build-babylon = { $turns ->
    [one] You can start one more empire, and it will have 2 more armies for land or fights.
   *[other] You can still start { $turns } empires, one a turn, and each will have 2 more armies for land or fights.
}
reason-build-nippur = { $areas_held ->
    [0] With armies in { $count } areas of Sumer it brings { $count } VP more a turn{ $turns ->
        [one] , this one.
       *[other] , { $turns } times until the end of the game.
    }
    [one] You have armies in { $areas_held } area of Sumer: that is { $areas_held } VP more this turn already.
   *[other] You have armies in { $areas_held } areas of Sumer: that is { $areas_held } VP more this turn already.
}
reason-build-sippar-here = Your one trader { IN($area) } can then bring you { $resources } in the same Trade action.
reason-build-sippar = Then even a single trader brings you two goods from an area in one Trade action.
reason-build-ur = That is { $turns ->
    [one] 1 textile
   *[other] { $turns } textiles
} until the end of the game if a worker of yours stays in Weaving, and a textile can be traded for wood, metal, oil or gold.
reason-build-uruk = A scribe places or moves 1 worker a turn without paying a resource, beginning this turn{ lasting }
reason-build-eridu = A tool maker turns 1 metal a turn into a tool: a luxury for a city, or 3 armies instead of 2{ lasting }
reason-build-shuruppak = Your { $cities ->
    [one] other city is
   *[other] { $cities } other cities are
} safer too: destroying any of yours then costs an enemy { $cost } armies.
reason-move-city = The city { IN($area) } has been expanded already; moved, it can be expanded and score once more, and you keep its VP.

## Place Workers

reason-maker-again = Moved to the ready half, this tool maker can turn another metal into a tool this turn.
reason-home-now = With { workers } there{ against } you could start { THE($empire) } this turn: { armies }.
reason-home-next = With { workers } there{ against } { may-start } next turn if nobody adds more: { armies }.
reason-home-decline = The decline will leave you { workers } there and { $most ->
    [0] nobody else any
   *[other] your nearest rival { $most }
}. If nobody adds more, { may-start } next turn: { armies }.
may-start = { $tie ->
    [true] whichever of you comes first
   *[false] you
} can start { THE($empire) }
reason-most = With { workers } there{ against } you alone would have the most at the end of the game: { $vp } VP.
reason-most-safe = You have the most workers there, for { $vp } VP; others would now need { $needed } more to draw level.
reason-most-tie = With { workers } you draw level with { $rival_seat }, and a tie scores nothing: { $rival_seat } loses { $vp } VP.
reason-most-early = No decline is to come: with { workers } there{ against } you are ahead for { $vp } VP at the end of turn { $turn }.
reason-rank-up = With { workers } there{ against } you collect { COUNT($resource, $n) } next turn instead of { $before }{ $rival_seat ->
    [none] .
   *[other] , and { $rival_seat } gets only { $less }.
}
reason-rank-safe = You are 1st there: it would now take another player { $needed ->
    [one] { $needed } more worker
   *[other] { $needed } more workers
} to draw level.
reason-market-two = With a second trader there, one Trade action can bring both { $resources }, and cities are expanded with them.
reason-market-luxury = There you can trade { SOME($given_resource) } for { SOME($resource) }, a luxury you lack: a city could score { $vp } VP instead of { $less_vp }.
reason-market-wood = There you can trade { SOME($given_resource) } for wood: each city you expand takes { $wood }, and you have { wood-had }.
reason-market-metal = There you can trade { SOME($given_resource) } for metal, and your tool maker turns it into a tool this turn{ $decline ->
    [true] , before the decline
   *[false] {""}
}: { tool-use }.
reason-market-stays = { $decline ->
    [true] The decline leaves { of-yours } there
   *[false] Workers stay there: next turn { of-yours }
}{ $decline ->
    [true] {" "}to trade for
   *[false] {" "}can trade for
} { OR($resources) }.
reason-scribes = A scribe places or moves 1 worker a turn without paying a resource, from your next action on{ lasting }
reason-makers = { $now ->
    [true] With the metal you have, { $tools ->
        [one] one more tool can be made this turn:
       *[other] { $tools } more tools can be made this turn, each
    } { tool-use }.
   *[false] { $area ->
        [none] A tool maker turns 1 metal a turn into a tool: { tool-use }{ lasting }
       *[other] With metal from { THE($area) }, this tool maker can make a tool this turn: { tool-use }.
    }
}
reason-several = The decline of turn { $turn } takes one of your { $box ->
    [scribes] scribes
   *[tool_makers] tool makers
}: of { $workers }, { $left ->
    [one] { $left } remains
   *[other] { $left } remain
}{ $alone ->
    [true] ; a single one would be gone.
   *[false] .
}{ $now ->
    [true] {" "}One can make a tool of your metal this turn already.
   *[false] {""}
}
reason-workers-kept = The { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} you keep can still be placed elsewhere this turn.
reason-workers-all = You pay 1 resource in any case, and workers not placed this turn leave.
reason-scribe = A scribe works once a turn without a resource; if it is not used, nothing is carried over.
reason-scribe-kept = The scribe you keep can still be used later this turn, when you see where the others place theirs.

## Trade

reason-trade-done = What you hold scores { $vp } VP in your cities this turn, and no single trade left here would raise that.
reason-trade-even = { $vp ->
    [0] What a trade left here brings is worth no more than what you give for it, or buys fewer armies.
   *[other] No single trade left here raises the { $vp } VP your cities can score this turn; what it brings is worth no more than what you give, or buys fewer armies.
}
reason-trade-later = What you keep is still in your hand next turn, and in a later action you can trade again.
reason-swap-city = With this, what you hold scores { $vp } VP in your cities this turn{ $less_vp ->
    [0] , without it nothing yet.
   *[other] {" "}instead of { $less_vp }.
}
reason-give-least = { $vp ->
    [0] For { the-good }, { SOME($given_resource) } is enough
   *[other] With { the-good }, what you hold scores { $vp } VP in your cities this turn; { SOME($given_resource) } is enough
}, and of what you can give it is worth the least ({ $value }){ $other_resource ->
    [none] .
   *[other] ; { SOME($other_resource) } can then bring { SOME($next_resource) }.
}
reason-swap-together = With the next trades in this action, what you hold scores { $vp } VP in your cities this turn instead of { $less_vp }.
reason-swap-wood = Every city you expand takes { $wood } wood, and you have { wood-had }.
reason-swap-luxury = You have none of it, and a city expanded with { $luxuries ->
    [1] 1 luxury
   *[other] { $luxuries } different luxuries
} scores { $vp } VP instead of { $less_vp }.
reason-swap-metal = A tool maker of yours is ready to turn it into a tool: { tool-use }.
reason-swap-chain = { CAP(SOME($resource)) } can be traded on for { $next_resource } { IN($area) }, and nothing else you can spare: you have no { $next_resource } yet.
reason-swap-armies = For { $started ->
    [true] your next empire
   *[false] an empire
}, { COUNT($resource, 1) } buys { armies }; { COUNT($given_resource, 1) } buys { $less ->
    [0] none
   *[other] only { $less }
}{ city-price }
reason-swap-value = { CAP(the-good) } is worth { $value }, { the-given } { $less }: { $use ->
    [workers] it places more workers, and counts more as equipment and in a bid
    [luxury] it counts more as equipment and in a bid, and can be kept as a luxury for a city of another turn
   *[value] it counts more as equipment and in a bid
}{ city-price }

## Start Empire

reason-empire-shared = { $rival_seat } has as many workers { IN($area) } as you and could start this empire first.
reason-empire-land = Without a fight you can take { land-to-take }, room for all { armies }{ $bought ->
    [true] , bought ones included
   *[false] {""}
}{ $price ->
    [0] ; each area held scores { one-scores }.
   *[other] { city-price }
}
reason-empire-fight = Without a fight: { land-to-take }, for { $land_vp } VP; that leaves { $others } of { armies }{ $bought ->
    [true] {" "}(with those you buy)
   *[false] {""}
} for fights{ city-price }
land-to-take = { $area ->
    [none] { land-with-home }
   *[other] { $free ->
        [0] only { THE($area) }
       *[other] { THE($area) } and { free-areas } beyond
    }
}
reason-buy-land = With these you have { armies }, and { land-with-home } can be taken without a fight{ $price ->
    [0] ; each one held scores { one-scores }.
   *[other] { city-price }
}
reason-buy-fight = { $free ->
    [0] No area can be taken without a fight: you need your { armies } for fights
   *[other] You can take { land-with-home } without a fight, for { $land_vp } VP; that leaves { $others } of your { armies } for fights
}{ city-price }
reason-buy-enough = Your { armies } are enough for what you can take without a fight: { land-with-home }.
reason-equip-above = Against { $below_seats } you then hit with { $needed }+ ({ $percent }%) instead of { $other_needed }+, and are hit only with { $other_needed }+ ({ $other_percent }%){ city-price }
reason-equip-none = It would take { $least } or more to be rated higher, and { land-with-home } can be taken without any fight.
reason-equip-first = Whoever starts an empire after you sees this, and must give { $least } or more to be rated above you{ city-price }
reason-equip-topped = Equipment is spent for good, and whoever starts an empire after you sees it: giving 1 more is enough to be rated above you.
reason-equip-alone = Nobody else will start an empire this turn, so your armies meet no enemy.
reason-home = Beyond it you can take { land-named } without a fight, step by step{ $other_area ->
    [none] {""}
   *[other] {" "}(from { THE($other_area) } only { $fewer })
}; each one scores { one-scores }.
land-named = { $free ->
    [0] { THE($areas) }
   *[other] { ROW(THE($areas)) } and { $free } more
}
reason-one-army = From here you can take { land-named } without a fight: a second army { IN($area) } scores nothing, elsewhere { one-scores }.
reason-two-armies = With two armies here an enemy must hit twice before the area is lost.

## Expand Empire

reason-invade-first = It scores { $vp } VP if you hold it at the end of the turn; { $rival_seat } stands next to it and could take it first.
reason-invade-market = It scores { held-to-the-end }, and stops { $stopped ->
    [one] { $stopped_seats }
   *[other] both { $stopped_seats }
} from trading there{ $traders ->
    [0] .
   *[other] ; but you too then have 1 army to trade with instead of { $traders } workers.
}
reason-invade-on = It scores { held-to-the-end }, and opens the way to { THE($areas) }, where there are no armies.
reason-invade-trade = It scores { held-to-the-end }, and your army can trade there: a Trade action can bring { OR($resources) }.
reason-invade-city = It scores { held-to-the-end }, and your city there cannot be destroyed unless your army is beaten first.
reason-invade-nippur = It scores { held-to-the-end }: your city in Nippur adds 1 VP to each area of Sumer that you hold.
reason-invade-only = It is the only area you can invade without a fight now: { held-to-the-end }.
reason-fight = With { armies } your chance of taking it is { chance-percent }: { $vp } VP{ $nippur ->
    [true] {" "}(your city in Nippur adds 1)
   *[false] {""}
}, { $less } less for { $rival_seat }{ $areas ->
    [none] {""}
   *[other] , and the way to { THE($areas) }
}{ $rivals ->
    [0] { $safe ->
        [true] . Nobody can take it back this turn.
       *[false] .
    }
   *[other] ; { $rival_seats } ({ armies-left }) could take it from you.
}
reason-destroy-points = It has not been expanded: without it { $owner_seat } scores { $vp } VP less this turn with what is in hand.
reason-destroy-site = Sumer has no free area left for a city; this frees one for your next Build City.
reason-destroy-rule = { $owner_seat } loses the special rule of { THE($area) } at once.
reason-reinforce = { $rival_seat } stands next to it with { armies } available; against two armies an attacker must hit twice.
reason-go-on = A new action would cost an extra piece too, since somebody has passed, and you have no worker left to pay with.
reason-go-on-first = { $rival_seat } can invade { THE($areas) } too, and could be there before your next action.
reason-expand-done = A further step costs 1 army more now than as your next action, unless somebody passes{ risk-before }
reason-expand-worker = { $workers ->
    [one] A new action costs your unplaced worker
   *[other] A new action costs one of your { $workers } unplaced workers
}, a further step an army{ risk-before }
reason-roll = With { armies } left your chance of taking the area is still { chance-percent }: { $vp } VP if you hold it at the end of the turn.
reason-call-off = With { armies } left your chance of taking the area would be only { chance-percent }{ $free ->
    [0] , and each miss costs an army.
   *[other] ; { free-areas } can be taken without a fight, and each one held scores { one-scores }.
}

## Victory Points

reason-expand-last = This is the final turn: what stays in your hand scores nothing.
reason-expand-now = What you hold is enough for { $vp } VP now, and VP scored are yours even if the city is destroyed later.
reason-expand-later = A city is expanded only once: now it would score { $vp } VP, with one more different luxury { $more_vp }.
reason-luxuries-all = { $vp } VP is the most a city can score; the fourth luxury alone adds { $more_vp }.
reason-luxuries = { $luxuries ->
    [1] The luxury makes { $vp } VP of the { $less_vp } that wood alone would bring.
   *[other] The last of these luxuries alone adds { $more_vp } VP: the more there are in one city, the more each one adds.
}
reason-luxuries-kept = You keep { SOME($resources) } for another city, or to place workers and equip armies next turn.
