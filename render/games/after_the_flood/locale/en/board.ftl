### After the Flood, English: recaps, the board in words, commands.

## Recap: what holds a line together

recap-line = { $seat } { $deed }.
recap-line-result = { $seat } { $deed }. { $result }
recap-pays = pays 1 extra { $payment }
recap-row = { $first } and { $last }
recap-then = { $deeds }, then { $last }

## Recap: Build City

recap-builds = builds a city { IN($area) }{ recap-gained }
recap-moves-city = moves a city from { THE($from_area) } to { THE($area) }{ recap-gained }
recap-gained = { $gained ->
    [scribe] , gaining a scribe
    [tool_maker] , gaining a tool maker
   *[none] {""}
}

## Recap: Place Workers

recap-places-for = places { workers } { IN($place) } for { COUNT($resource, 1) }
recap-places-too = { workers } { IN($place) } for { COUNT($resource, 1) }
recap-scribe-places = uses a scribe to place a worker { IN($place) }
recap-scribe-moves = uses a scribe to move a worker from { THE($from_place) } { $place ->
    [available] back to the stock
   *[other] to { THE($place) }
}
recap-scribes-where = uses { scribes }: { $items }
recap-places-and-scribes = { $placed }; { $scribes ->
    [one] scribe
   *[other] scribes
}: { $items }
recap-scribe-placed = { workers } { IN($place) }
recap-scribe-placed-too = { $workers } { IN($place) }
recap-scribe-moved = 1 worker { recap-scribe-moved-how }
recap-scribe-moved-too = 1 { recap-scribe-moved-how }
recap-scribe-moved-how = from { THE($from_place) } { $place ->
    [available] back to the stock
   *[other] to { THE($place) }
}
recap-taking-lead = { $said } (ahead of { $overtaken_seats })
recap-equalling-lead = { $said } (level with { $equalled_seat })
recap-taking-and-equalling = { $said } (ahead of { $overtaken_seats } and level with { $equalled_seat })
recap-takes-leads = { $items } (in workers)
recap-overtakes = overtakes { $overtaken_seats }
recap-draws-level = draws level with { $equalled_seat }
recap-outdoes = overtakes { $overtaken_seats } and draws level with { $equalled_seat }
recap-in-place = { IN($place) }

## Recap: Trade

recap-trades = trades { $markets }
recap-market = { $pairs } { WITH($area) }
recap-pair = { $count ->
    [one] { SOME($given_resource) } for { SOME($resource) }
   *[other] { COUNT($given_resource, $count) } for { COUNT($resource, $count) }
}{ recap-extra-trade }
recap-extra-trade = { $extra ->
    [true] {" "}(extra trade)
   *[false] {""}
}
recap-trades-briefly = trades { $given_resources } for { $resources }{ recap-traded-where }
recap-trades-in-signs = trades { SIGNS($given_resources) } for { SIGNS($resources) }{ recap-traded-where }
recap-traded-where = { recap-extra-trade }{ $area ->
    [none] {""}
   *[other] {" "}{ WITH($area) }
}
recap-makes = { $tools ->
    [one] makes a tool
   *[other] makes { $tools } tools
}

## Recap: Start Empire

recap-starts = starts { THE($empire) } ({ recap-rated }) with { armies }{ $bought_resources ->
    [none] {""}
   *[other] {" "}({ $bought } bought for { $bought_resources })
}{ $equipped_resources ->
    [none] {""}
   *[other] , equipped with { $equipped_resources }
}
recap-starts-briefly = { recap-starts-only }{ $area ->
    [none] {""}
   *[other] {" "}{ recap-in-area-entered }
}: { armies }{ $bought_resources ->
    [none] {""}
   *[other] {" "}({ $bought } for { $bought_resources })
}{ $equipped_resources ->
    [none] {""}
   *[other] , equipped with { $equipped_resources }
}
recap-rated = rated { $rating }{ $overtaken_seats ->
    [none] {""}
   *[other] , ahead of { $overtaken_seats }
}
recap-starts-only = starts { THE($empire) }{ $overtaken_seats ->
    [none] {""}
   *[other] {" "}({ recap-rated })
}
recap-starts-at = { $deed }; { $count ->
    [one] { $count } army enters
   *[other] { $count } armies enter
} { recap-the-area-entered }
recap-starts-fighting = { recap-starts-against }: rolls { $rolls }
recap-starts-against = { $deed }{ $defender_seat ->
    [none] {""}
   *[other] , then attacks { $at_home ->
        [true] { $defender_seat } in its home area
       *[false] { recap-whom }
    }
}

## Recap: Expand Empire and fights

recap-invades = invades { $items }
recap-reenters = restarts the empire { $items }
recap-reinforces = reinforces { $items }
recap-the-area = { THE($area) }{ recap-city-there }
recap-in-area = { IN($area) }{ recap-city-there }
recap-city-there = { $city_seat ->
    [none] {""}
    [you] {" "}(**your city**)
   *[other] {" "}({ $city_seat }'s city)
}
recap-the-area-entered = { THE($area) }{ recap-city-entered }
recap-in-area-entered = { IN($area) }{ recap-city-entered }
recap-city-entered = { $city_seat ->
    [none] {""}
    [you] {" "}(**your city**, no loss)
   *[other] {" "}({ $city_seat }'s city, no loss)
}
recap-destroys = destroys { recap-city-of }
recap-destroys-several = destroys { $items }
recap-city-of = { $owner_seat ->
    [you] **your city**
   *[other] { $owner_seat }'s city
} { IN($area) }
recap-beats = { recap-beats-whom }, rolling { $rolls }
recap-beats-whom = { $defender_seat ->
    [none] wins the fight { recap-in-area }
   *[other] beats { recap-whom }
}
recap-beats-several = beats { $items }
recap-tries-several = attacks { $items } in vain
recap-tries = { recap-tries-whom }, rolling { $rolls }
recap-tries-whom = attacks { recap-whom } in vain
recap-whom = { $defender_seat ->
    [none] { recap-the-area }
   *[other] { $defender_seat } { recap-in-area }
}
recap-the-seat = { $seat }
recap-attacks = { $defender_seat ->
    [none] invades { recap-the-area }
   *[other] attacks { recap-whom }
}: rolls { $rolls }
recap-attacks-briefly = attacks { recap-whom }{ recap-rolls }
recap-rolls = { $count ->
    [0] {""}
    [one] : { $count } roll
   *[other] : { $count } rolls
}
recap-roll = { $total }{ $hit ->
    [true] {""}
   *[false] {" "}(a miss)
}
recap-armies-lost = { $losses }.
recap-loses-armies = { $seat } loses { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
recap-loses-armies-too = { $seat } { $count }
recap-loses-armies-own = The attacker loses { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
recap-loses-armies-own-too = the attacker { $count }
recap-armies-of-both = Losses: { $items }.
recap-attacker = attacker { $n }
recap-results = { $first } { $second }
recap-cannot-trade = No trade there for { $items }.
recap-stops-trade = stops { $items }
recap-trade-of = { $seat ->
    [you] **your trade**
   *[other] { $seat }'s trade
}
recap-idle = { $seat ->
    [you] **your { workers }**
   *[other] { $seat }'s { workers }
}{ $place ->
    [none] {""}
   *[other] {" "}{ IN($place) }
}
recap-outcome-won = The attack succeeds.
recap-outcome-called-off = The attack is called off.
recap-outcome-failed = The attack fails.

## Recap: Pass

recap-passes = { $bid ->
    [0] passes without a bid
   *[other] passes and bids { $bid } ({ $resources })
}
recap-passes-briefly = { $bid ->
    [0] passes without a bid
   *[other] passes and bids { $bid }
}
recap-pass-together = { $seats } pass { $highest ->
    [0] without a bid
   *[other] (bids: { $bids })
}.

## Recap: automatic phases

recap-lot = Order of play, by lot: { $order }.
recap-goods = Each player has { workers }, { $resources }.
recap-turn = **Turn { $turn }.** { recap-collected }
recap-collected = Grain: { $grain }; textiles: { $textile }{ $received ->
    [none] {""}
   *[other] ; workers: { $received }
}.
recap-empires = Empires of this turn, with their armies: { $items }.
recap-empire = { $empire } { $count }
recap-decline-of = Decline: { $seat } loses { workers } ({ $items }).
recap-lost = { $place }{ $count ->
    [one] {""}
   *[other] {" "}{ $count }
}
recap-decline = Workers lost in the decline: { $lost }. Dilmun is now empty.
recap-scores = VP for empires: { $scores }.
recap-gains = VP for { $empires ->
    [none] cities: { $cities }
   *[other] empires: { $empires }{ $cities ->
        [none] {""}
       *[other] ; for cities: { $cities }
    }
}.
recap-gains-of = { $seat } { $vp } ({ $areas })
recap-turn-ends = **Turn { $turn } ends.** VP: { $scores }.
recap-order = Order of play: { $order }.
recap-order-by-bids = Order of play, by bids: { $items }.
recap-order-bid = { $seat } { $bid }{ $was ->
    [none] {""}
    [1] {" "}(was 1st)
    [2] {" "}(was 2nd)
    [3] {" "}(was 3rd)
   *[other] {" "}(was { $was }th)
}
recap-turn-ends-order = { recap-turn-ends } New order of play: { $order }.
by-turn = **Turn { $turn }** · VP: { $scores }
by-turn-final = **At the end** · VP: { $scores }
recap-majorities = VP for majorities: { $items }.
recap-majority = { $seat } { $vp } ({ $places })

## Recap: Victory Points

recap-expands = expands the city { IN($area) } with { given }: { $vp } VP
recap-city = { $area } with { given } ({ $vp } VP)
recap-expands-several = expands { $items }: { $vp } VP
recap-expands-briefly = expands the cities in { $areas }: { $vp } VP

## Recap: what is told in sums

recap-tally-builds = { $count ->
    [one] builds a city
   *[other] builds { $count } cities
}
recap-tally-moves = { $count ->
    [one] moves a city
   *[other] moves { $count } cities
}
recap-tally-places = { $count ->
    [one] places a worker
   *[other] places { $count } workers
}
recap-tally-moves-workers = { $count ->
    [one] moves a worker
   *[other] moves { $count } workers
}
recap-tally-trades = { $count ->
    [one] makes a trade
   *[other] makes { $count } trades
}
recap-tally-tools = { $count ->
    [one] makes a tool
   *[other] makes { $count } tools
}
recap-tally-attacks = { $count ->
    [one] attacks once
    [2] attacks twice
   *[other] attacks { $count } times
}
recap-tally-invades = { $count ->
    [one] enters an area
   *[other] enters { $count } areas
}
recap-tally-destroys = { $count ->
    [one] destroys a city
   *[other] destroys { $count } cities
}
recap-tally-expands = expands { SIZE($items) ->
    [one] the city
   *[other] the cities
} in { $items } ({ $count } VP)
recap-the-city = { $area }

## The log

log-turn = Turn { $turn } · { $year } BC

## So far: the steps of an action that is not over

so-far-paid = Extra cost: { COUNT($payment, 1) }
so-far-city = City { IN($area) }{ so-far-special }
so-far-city-moved = City moved from { THE($from_area) } to { THE($area) }{ so-far-special }
so-far-special = { $special ->
    [none] {""}
   *[other] : { $special }
}
so-far-placed = { workers } { IN($place) } for { COUNT($resource, 1) }
so-far-scribe-placed = Scribe: 1 worker { IN($place) }
so-far-scribe-moved = Scribe: 1 worker from { THE($from_place) } { $place ->
    [available] back to your stock
   *[other] to { THE($place) }
}
so-far-market = { $area }: { $pairs }
so-far-pair = { $given_resource } → { $resource }{ $extra ->
    [true] {" "}(extra trade)
   *[false] {""}
}
so-far-tools = Metal → tool{ $tools ->
    [one] {""}
   *[other] {" "}×{ $tools }
}
so-far-empire = Empire: { $empire } with { armies }
so-far-bought = Bought: { armies } for { $resources }
so-far-equipped = { $resources ->
    [none] No equipment: { LABEL($rating) }
   *[other] Equipment worth { $value } ({ $resources }): { LABEL($rating) }
}
so-far-left = { $workers ->
    [one] Your worker leaves
   *[other] Your { workers } leave
} { THE($area) }
so-far-home = { armies } { IN($area) }
so-far-invades = { $area } invaded (cost: { armies })
so-far-reenters = Empire restarted { IN($area) } (cost: { armies })
so-far-reinforces = { $area } reinforced (cost: { armies })
so-far-destroyed = { $owner_seat }'s city { IN($area) } destroyed (cost: { armies })
so-far-attack = Attack on { THE($area) }
so-far-fight = Attack on { THE($area) }: { $rolls }{ $outcome ->
    [won] . { recap-outcome-won }
    [called_off] . Called off.
    [failed] . No army is left.
   *[none] {""}
}
so-far-roll = 🎲 { $total } ({ so-far-hit })
so-far-last-roll = 🎲 { $first } + { $second } = **{ $total }** ({ so-far-hit })
so-far-hit = { $hit ->
    [true] a hit
   *[false] a miss
}
so-far-pass = { $bid ->
    [0] Pass without a bid
   *[other] Pass and bid { $bid } ({ $resources })
}
so-far-expanded = City { IN($area) } expanded with { given }: { $vp } VP
quiet-city = no city expanded

## The board in words

board-heading = **Turn { $turn } of { $turns }** · { $year } BC{ next-decline }
board-order = Order of play: { $order }
board-phase-5 = Cities may be expanded now.
board-over = The match is over.
board-players = **Players**
board-player = { $seat } ({ $letter }): { $vp } VP{ board-passed }
board-passed = { $passed ->
    [true] , { board-bid }
   *[false] {""}
}
board-bid = { $bid ->
    [0] passed without a bid
   *[other] passed, bid { $bid } ({ $resources })
}
board-means = – { $resources }; { workers }, { armies }; { board-bases } in hand
board-bases = { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}
board-empires = **Empires**
board-empire = { $empire } ({ armies }): { $owner }
board-empire-open = not started
board-empire-started = { $letter }, rated { $rating }, { board-equipment }
board-equipment = { $resources ->
    [none] no equipment
   *[other] equipped with { $resources }
}
board-sumer = **Sumer**
board-outside = **Outside Sumer**
board-boxes = **Worker boxes**
board-area = { $area }: { $items }
board-box = { $box }: { $items }
board-city = { $letter }'s city
board-city-expanded = { $letter }'s expanded city
board-armies = { armies } of { $letter }
board-workers = workers { $items }
board-count = { $letter } { $count }
board-used = { $letter } { $count } ({ $used } used)
board-empty = Empty: { $items }.
board-empty-place = { $place }
board-stock = **General stock**: { $resources }
board-total = { $mark } { $seat } { $vp } VP · { workers } · { armies }

## My stock

stock-vp = **{ $vp } VP**: empires { $empires }, cities { $cities }, majorities { $majorities }
stock-hand = In hand: { $resources }
stock-workers = Workers available: { $available }; unavailable: { $unavailable }; on the board: { $items }
stock-armies = Armies available: { $available }; unavailable: { $unavailable }; on the board: { $items }
stock-at = { $count } { IN($place) }
stock-no-workers = 0
stock-no-armies = 0
stock-no-cities = none
stock-used = { $count } { IN($place) } ({ $used } used)
stock-cities = Cities: { $items }; still in hand: { board-bases } and { $expansions ->
    [one] { $expansions } expansion
   *[other] { $expansions } expansions
}
stock-city = { $area }
stock-city-expanded = { $area } (expanded)
stock-empire = Empire: { $empire }, rated { $rating }, { $resources ->
    [none] no equipment
   *[other] equipped with { $resources } (value { $value })
}
stock-no-empire = Empire: none this turn
stock-passed = { $bid ->
    [0] Passed without a bid
   *[other] Passed with a bid of { $bid } ({ $resources })
}

## What a ping asks for

wanted-action-prompt = your action, please.
wanted-action-prompt-paying = your action, please. { SIZE($seats) ->
    [one] { $seats } has passed
   *[other] { $seats } have passed
}, so it costs one extra piece.
wanted-city-prompt = please expand your cities, or end your turn.
wanted-bid-prompt = you can only pass now: please decide whether to bid.
wanted-bid-prompt-one = you can only pass now: please decide whether to bid.
wanted-bid-prompt-two = you can only pass now: please decide whether to bid.

## Buttons that take nothing

empire-buy-none = Buy no armies
pass-bid-none = Pass without a bid

## The final post

kind-source = source
source-empires = empires
source-cities = cities
source-majorities = majorities
final-sources = empires { $empires } · cities { $cities } · majorities { $majorities }
final-tie-order = { $first_seat } is ahead of { $second_seat } in the order of play, which breaks the tie.
