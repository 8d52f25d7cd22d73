### After the Flood, English.

# Binds a sign to its number, so that no line ends between them.
-join = {"\u2060"}

## Nouns: areas

area-sippar = Sippar
area-babylon = Babylon
area-nippur = Nippur
area-shuruppak = Shuruppak
area-umma = Umma
area-lagash = Lagash
area-uruk = Uruk
area-ur = Ur
area-eridu = Eridu
area-hittites = Hittites
    .in = among the Hittites
    .with = with the Hittites
    .the = the Hittites
area-mittani = Mittani
area-amorites = Amorites
    .in = among the Amorites
    .with = with the Amorites
    .the = the Amorites
area-assyria = Assyria
area-kassites = Kassites
    .in = among the Kassites
    .with = with the Kassites
    .the = the Kassites
area-guti = Guti
    .in = among the Guti
    .the = the Guti
area-elam = Elam
area-egypt = Egypt
area-akkad = Akkad
area-isin = Isin
area-larsa = Larsa
area-chaldea = Chaldea
area-dilmun = Dilmun

## Nouns: worker boxes and where else a worker may go

kind-area = area
kind-box = box
kind-place = area box
box-irrigation = Irrigation
box-weaving = Weaving
box-scribes = Scribes
box-used_scribes = Used Scribes
box-tool_makers = Tool Makers
box-used_tool_makers = Used Tool Makers
box-available = your stock

## Nouns: resources and other pieces

kind-resource = resource
kind-luxury = resource
kind-payment = resource piece
resource-grain = grain
    .sign = 🌾{ -join }{ $n }
resource-wood = wood
    .sign = 🪵{ -join }{ $n }
resource-metal = metal
    .sign = 🔩{ -join }{ $n }
resource-textile = textile
    .count = { $n ->
        [one] { $n } textile
       *[other] { $n } textiles
    }
    .sign = 🧵{ -join }{ $n }
resource-tool = tool
    .some = a tool
    .count = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
    .sign = 🔨{ -join }{ $n }
resource-oil = oil
    .sign = 🫒{ -join }{ $n }
resource-gold = gold
    .sign = 🪙{ -join }{ $n }
resource-lapis = lapis lazuli
    .sign = 💎{ -join }{ $n }
piece-worker = worker
piece-army = army
resources = { $resources }
workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
armies = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
scribes = { $scribes ->
    [one] { $scribes } scribe
   *[other] { $scribes } scribes
}

tool-makers = { $tool_makers ->
    [one] { $tool_makers } tool maker
   *[other] { $tool_makers } tool makers
}
defenders = { $defenders ->
    [one] { $defenders } army
   *[other] { $defenders } armies
}

## Nouns: empires

kind-empire = empire
empire-t1-akkad = Akkad
    .the = the Akkadian empire
empire-t1-guti = Guti
    .the = the Gutian empire
empire-t1-sumer = Sumer
    .the = the Sumerian empire
empire-t2-amorites = Amorites
    .the = the Amorite empire
empire-t2-isin = Isin
    .the = the empire of Isin
empire-t2-larsa = Larsa
    .the = the empire of Larsa
empire-t3-mittani = Mittani
    .the = the Mittani empire
empire-t3-egypt = Egypt
    .the = the Egyptian empire
empire-t3-sumer = Sumer
    .the = the Sumerian empire
empire-t4-hittites = Hittites
    .the = the Hittite empire
empire-t4-kassites = Kassites
    .the = the Kassite empire
empire-t4-egypt = Egypt
    .the = the Egyptian empire
empire-t5-elam = Elam
    .the = the Elamite empire
empire-t5-assyria = Assyria
    .the = the Assyrian empire
empire-t5-chaldea = Chaldea
    .the = the Chaldean empire

## Nouns: ratings, which are no seats

kind-rating = rating
rating-A = 1st
    .label = 👑{ -join }1st
rating-B = 2nd
    .label = 👑{ -join }2nd
rating-C = 3rd
    .label = 👑{ -join }3rd

## Nouns: special rules of areas

kind-special = special
special-extra_trade = 1 extra trade per Trade action; it may repeat a resource
special-extra_armies = 2 extra armies when you start an empire
special-extra_sumer_vp = 1 extra VP for each area of Sumer with an army of yours
special-city_defence = if you have 2+ cities, enemies need 3 armies to destroy one
special-scribe_on_build = 1 scribe when built
special-extra_textile = 1 extra textile a turn if you have a worker in Weaving
special-tool_maker_on_build = 1 tool maker when built
special-decline_removes_all_workers = the decline removes all workers

## Options and notes of several chapters

city-none = Expand no city
area-option = { $area }
place-option = { $place ->
    [available] Back to your stock
   *[other] { $place }
}
resource-option = { $resource }
rule-note = { $special }
no-rule-note = no special rule
give-up-note = { $special ->
    [extra_trade] you lose the extra trade
    [extra_armies] you lose the 2 extra armies
    [extra_sumer_vp] you lose the extra VP
    [city_defence] you lose its defense
    [extra_textile] you lose the extra textile
   *[other] you lose nothing
}{ $expanded ->
    [true] { " " }· its expansion returns to your hand
   *[false] { "" }
}
have-note = you have { $have ->
    [one] { $have } piece
   *[other] { $have } pieces
}
give-note = you have { COUNT($resource, $have) }
value = value { $value }
workers-there = { $a ->
    [0] { $b ->
        [0] { $c ->
            [0] no workers
           *[other] { workers-counted }
        }
       *[other] { workers-counted }
    }
   *[other] { workers-counted }
}
workers-counted = 🔴{ -join }{ $a } 🟪{ -join }{ $b } 🟢{ -join }{ $c }
armies-there = { $armies ->
    [0] {""}
   *[other] {" "}· 🛡️{ -join }{ $side ->
        [a] 🔴
        [b] 🟪
       *[c] 🟢
    }{ -join }{ $armies }
}
empire-there = { $starts ->
    [0] {""}
   *[other] {" "}· 🚩{ -join }empire in turn{"\u00a0"}{ $starts }
}
vp-there = { $vp ->
    [0] {""}
   *[other] {" "}· { $vp } VP at game end
}
decline-there = { $decline ->
    [none] {""}
    [all] {" "}· the decline takes all workers
    [leader] {" "}{ $lost ->
        [0] · decline now: no loss
       *[other] · decline now: −{ $lost } each
    }
   *[one] {""}
}
# What the decline takes from most places is said once with the question.
decline-everywhere = { $decline ->
    [true] {" "}Next turn's decline takes 1 of your workers from each place, unless noted otherwise.
   *[false] {""}
}
market-note = { workers-there }{ armies-there } · { $resources }{ empire-there }{ vp-there }{ decline-there }
area-note = { workers-there }{ armies-there }{ empire-there }{ vp-there }{ decline-there }
producing-note = { workers-there } · { $box ->
    [irrigation] 🌾
   *[weaving] 🧵
}{ -join }{ $by_rank } by rank, now { $income }{ $level ->
    [none] {""}
    [all] {" "}(all tied)
   *[some] {" "}(tied)
}{ vp-there }{ decline-there }
box-note = { workers-there }{ vp-there }{ decline-there }
scribes-note = { workers-there } · room for { $room } more of yours{ decline-there }

## What is shown with every question

status-turn = Turn { $turn }/{ $turns }{ next-decline } · nobody passed
status-turn-passed = { SIZE($seats) ->
    [1] Turn { $turn }/{ $turns }{ next-decline } · { $seats } passed
    [2] { $decline_turn ->
        [0] Turn { $turn }/{ $turns } · { $first_seat } and { $second_seat } passed
       *[other] Turn { $turn }/{ $turns }, then decline · { $first_seat }, { $second_seat } passed
    }
   *[other] Turn { $turn }/{ $turns }{ next-decline } · all passed
}
next-decline = { $decline_turn ->
    [0] {""}
   *[other] {" "}· decline in turn { $decline_turn }
}
status-hand = { $resources ->
    [none] no resources
   *[other] { SIGNS($resources) }
}
status-pieces = 👷 { workers }{ $scribes ->
    [0] {""}
   *[other] {" "}· ✍️ { scribes }
}{ $tool_makers ->
    [0] {""}
   *[other] {" "}· 🛠️ { tool-makers }
}
status-pieces-rated = { status-pieces } · 🛡️{"\u00a0"}{ $armies }{"\u00a0"}{ $armies ->
    [one] army
   *[other] armies
} ({ LABEL($rating) })

## Setup and turns

event-order-drawn = Order of play, by lot: { ROW($seats) }.
event-turn-began = Turn { $turn } begins, { $year } BC.
event-turn-ended = Turn { $turn } ends. VP: { $vp_per_seat }.

## Collect Resources and Workers, Decline

event-collected = Grain: { $grain_per_seat }; textiles: { $textile_per_seat }; workers: { $workers_per_seat }.
event-declined = Workers lost in the decline: { $workers_per_seat }.

## Player Actions

action-prompt = Choose one action.
action-prompt-paying = Choose one action (it costs 1 extra piece).
end-action = End action
others-passed = { $passed_seats } { SIZE($passed_seats) ->
    [one] has
   *[other] have
} passed
action-build = 🏛️ Build City ({ $left } left)
action-build-move = 🏛️ Build City (move one)
action-place = 👷 Place Workers
action-trade = ⚖️ Trade
action-start = 🚩 Start Empire ({ $open } open)
action-expand = ⚔️ Expand Empire
action-pass = Pass
absent-cost = the extra cost leaves too little
absent-empires = Start { OR($empires) } (you need a worker there, and nobody may have more than you)
absent-empire-outdone = Start { $empire } ({ $first_seat } has { $most ->
    [one] { $most } worker
   *[other] { $most } workers
} there, you { $own })
absent-lead = Start Empire (too few workers at home: { $empires })
absent-trade = Trade ({ $why ->
    [traders] no worker can trade
    [goods] nothing to trade
    [area] { THE($area) } would take only { OR(COUNT($resources, 1)) }
    [areas] nothing you have is wanted where you can trade
    [stock] what you could receive is not in the stock
   *[cost] { absent-cost }
})
absent-place = Place Workers ({ $why ->
    [workers] no workers left
    [goods] nothing to pay with
   *[cost] { absent-cost }
})
absent-build = Build City (Sumer: a city or enemy army everywhere)
absent-expand = Expand Empire ({ $why ->
    [armies] no army left
   *[cost] { absent-cost }
})
refused-action-build = Not possible: no area of Sumer is free for a city.
refused-action-place = Not possible: you need a resource and an available worker, or a ready scribe.
refused-action-trade = Not possible: there is no trade or tool you can make.
refused-action-start = Not possible: there is no empire that you can start this turn.
refused-action-expand = Not possible: you need an empire started this turn, an available army and a target.

pay-prompt = { others-passed }, so { pay-action } costs one extra piece. Which piece do you pay?
pay-action = { $action ->
    [build] Build City
    [place] Place Workers
    [trade] Trade
    [start] Start Empire
   *[expand] Expand Empire
}
pay-option = Extra cost: { COUNT($payment, 1) }
pay-note = { $left ->
    [0] your last one
   *[other] you keep { $left } more
}
refused-opportunity = Not possible: the extra cost would take the piece this action needs.
refused-pay-needed = Not possible: the action itself needs this piece ({ $payment }).
refused-pay-missing = Not possible: you do not have this piece.
event-opportunity-paid = { $seat } pays the extra cost: { COUNT($payment, 1) }.

## Build City

build-prompt = Where do you build?
build-move-prompt = You move your city from { THE($from_area) }. Where to?
build-remove-prompt = All your cities are built. Which one do you move?
refused-not-your-city = Not possible: you have no city { IN($area) }.
refused-build-not-sumer = Not possible: a city can stand only in Sumer, not { IN($area) }.
refused-build-city = Not possible: { $area } already has a city.
refused-build-army = Not possible: there is an enemy army { IN($area) }.
event-city-built = { $seat } builds a city { IN($area) }.
event-city-moved = { $seat } moves a city from { THE($from_area) } to { THE($area) }.
event-scribe-gained = { $seat } gains a scribe.
event-tool-maker-gained = { $seat } gains a tool maker.

## Place Workers

place-prompt = Place Workers: which resource or scribe do you use?{ decline-everywhere }
place-menu = 👷 Place Workers for…
place-more-prompt = You may place more workers, or end your action.{ decline-everywhere }
place-with = { COUNT($resource, 1) } → { $most ->
    [one] { $most } worker
   *[other] up to { $most } workers
}
scribe-place = ✍️ Scribe: place a worker
scribe-move = ✍️ Scribe: move a worker
scribe-more-prompt = { $left ->
    [one] You may use your scribe too, or end your action.
   *[other] You may use your { $left } scribes too, or end your action.
}{ decline-everywhere }
scribe-place-menu = ✍️ Scribe: place in…
scribe-move-menu = ✍️ Scribe: move from…
scribe-note = { $left ->
    [one] { $left } scribe ready
   *[other] { $left } scribes ready
}
to-prompt = { $most ->
    [one] Place { $most } worker for 1 { $resource }. Where?
   *[other] Place up to { $most } workers for 1 { $resource }. Where do they go?
}{ decline-everywhere }
to-menu = 👷 Pay { $resource ->
    [lapis] 1 lapis
   *[other] { COUNT($resource, 1) }
}, place in…
scribe-to-prompt = Your scribe places a worker. Where?{ decline-everywhere }
from-prompt = Your scribe moves a worker. From where?
move-prompt = Your scribe moves a worker from { THE($from_place) }. Where to?{ decline-everywhere }
number-prompt = How many workers do you place { IN($place) } for 1 { $resource }?
refused-number = Not possible: choose a number from 1 to { $most }.
refused-no-worker = Not possible: you have no worker there.
refused-no-workers = Not possible: you have no workers available.
refused-no-scribe = Not possible: no scribe is ready for this action.
refused-scribes-full = Not possible: you can have at most { $most } scribes, counting both ready and used ones.
refused-same-place = Not possible: the worker is already { IN($place) }.
refused-place-elsewhere = Not possible: workers go outside Sumer or into a worker box.
refused-second-resource = Not possible: you can pay only one resource per action.
refused-not-in-hand = Not possible: you do not hold these pieces.
refused-nothing-done = Not possible: you have done nothing in this action yet. Make a choice first, or undo your step.
event-workers-placed = { $seat } places { workers } { IN($place) } for 1 { $resource }.
event-scribe-placed = { $seat } uses a scribe to place a worker { IN($place) }.
event-scribe-moved = { $seat } uses a scribe to move a worker from { THE($from_place) } { $place ->
    [available] back to the stock
   *[other] to { THE($place) }
}.

## Trade

trade-prompt = Trade: what do you want to receive?{ sippar-trade }
sippar-trade = { $extra ->
    [open] { " " }Sippar gives you one extra trade.
    [used] { " " }You have used Sippar's extra trade.
   *[none] { "" }
}
trade-limit = Together they cost more than you have ({ $resources }) or are more than the { $swaps ->
    [one] one trade
   *[other] { $swaps } trades
} you have left. Each area gives each resource only once per action{ $extra ->
    [open] , apart from Sippar's extra trade
   *[other] {""}
}.
trade-more-prompt = You may keep trading, or end your action.{ sippar-trade }
swap-option = Get { $resource } ({ $area }) for…
swap-note = { swap-times } · general stock: { $stock }
swap-note-paying = you have { $given_resources } · { swap-times }
swap-times = { $extra ->
    [true] uses the extra trade
   *[false] { $with_extra ->
        [true] 1 trade possible, 2 with Sippar
       *[false] { $times ->
            [one] { $times } trade possible
           *[other] { $times } trades possible
        }
    }{ $in_all ->
        [0] {""}
       *[other] {" "}({ $in_all ->
            [one] only { $in_all } trader
           *[other] only { $in_all } traders
        } still there)
    }
}
tool-option = Metal → tool
tool-note = you can make { $times ->
    [one] { $times } tool
   *[other] { $times } tools
} (general stock: { $stock }) · { tool-makers } ready
give-prompt = What do you give { THE($area) } for { $resource }?
give-option = { CAP($given_resource) } → { $resource } ({ $area })
refused-trade-army = Not possible: an enemy army { IN($area) } stops your trade.
refused-trade-offer = Not possible: no { $resource } is offered { IN($area) }.
refused-trade-nobody = Not possible: you have no trader { IN($area) }.
refused-trade-stock = Not possible: no { $resource } is left in the stock.
refused-trade-price = Not possible: you can get { $resource } only for one of these: { OR($resources) }.
refused-trade-once = Not possible: each area gives each resource only once per action.
refused-trade-limit = Not possible: in this action you can trade { IN($area) } only { $traders ->
    [one] once
    [2] twice
   *[other] { $traders } times
}, once for each trader you have there.
refused-give-missing = Not possible: you have no { $resource } left.
refused-tool-maker = Not possible: no tool maker is ready.
refused-tool-metal = Not possible: you have no metal left.
event-swapped = { $seat } trades { SOME($given_resource) } for { SOME($resource) } { WITH($area) }{ $extra ->
    [true] {" "}(extra trade)
   *[false] {""}
}.
event-tool-made = { $seat } makes a tool from metal.

## Start Empire

empire-prompt = Which empire do you want to start?
empire-option = { $empire } · { armies }
empire-free-note = no enemy armies in the home area · { home-left }
empire-held-note = { $seat } holds the home area ({ armies }) · { home-left }
home-left = your { $workers ->
    [one] worker leaves it
   *[other] { $workers } workers leave it
}
empire-sumer-note = any area of Sumer · no workers needed
refused-empire-turn = Not possible: { THE($empire) } belongs to another turn.
refused-empire-taken = Not possible: { THE($empire) } has already been started.
refused-empire-workers = Not possible: you need a worker { IN($area) }, and nobody may have more there than you.
event-empire-started = { $seat } starts { THE($empire) } with { armies }.

buy-prompt = Your empire has { armies }. Do you buy more? The limit is { $most } armies.
buy-menu = Buy armies with…
refused-buy = Not possible: only your grain, metal and tools can buy armies, and you can buy { $room ->
    [0] no more armies
    [one] at most { $room } more army
   *[other] at most { $room } more armies
}.
event-armies-bought = { $seat } buys { armies } for { $resources }.

equip-prompt = Do you equip your armies? There is no other empire, so you are rated 1st for now.
equip-prompt-one = Do you equip your armies? { $first_seat }'s equipment is worth { $first_value }: with at least { $above_first } you are rated 1st, otherwise 2nd.
equip-prompt-two = Do you equip your armies? { $first_seat }'s equipment is worth { $first_value }, { $second_seat }'s { $second_value }: you are rated above { $first_seat } with at least { $above_first } and above { $second_seat } with at least { $above_second }.
equip-menu = Equip with…
rated-note = { LABEL($rating) }
empire-equip-none = No equipment: { LABEL($rating) }
event-army-equipped = { $resources ->
    [none] { $seat } uses no equipment and is rated { $rating }.
   *[other] { $seat } equips the armies with { $resources } (value { $value }) and is rated { $rating }.
}

home-prompt = Which area of Sumer will be your home area?
home-free-note = { $city_seat ->
    [none] no armies
   *[other] { whose-city }, no armies
}
held-by = { $defended_city ->
    [true] { whose-city }: { defenders }
   *[false] { $defender_seat }: { defenders }{ $city_seat ->
        [none] {""}
       *[other] , { whose-city }
    }
}
whose-city = { $own_city ->
    [true] your city
   *[false] { $city_seat }'s city
}
home-held-note = { held-by } · roll { $needed }+ ({ $percent }%)
armies-prompt = How many armies do you place { IN($area) }? No area can hold more than 2. You have { armies }; the rest stay available for Expand Empire.
refused-home = Not possible: this empire starts in an area of Sumer.
event-workers-left = { $seat } removes { workers } from { THE($area) }.
event-home-entered = { $seat } places { armies } { IN($area) }.

## Expand Empire

expand-prompt = Expand Empire: you have { armies }. What do you do?
expand-more-menu = ⚔️ Next step: 1 extra army
expand-more-prompt = Continue, or end your action: each further step costs 1 extra army. You have { armies }.
expand-invade = ⚔️ Invade an area
expand-destroy = 🔥 Destroy a city
expand-reinforce = 🛡️ Reinforce an area
expand-reenter = 🚩 Restart the empire
only-invade = ⚔️ Invade { THE($area) }
only-destroy = 🔥 Destroy the city { IN($area) }
only-reinforce = 🛡️ Reinforce { THE($area) }
only-reenter = 🚩 Restart { IN($area) }
targets-note = { SIZE($areas) ->
    [2] { $areas }
    [3] { $areas }
   *[other] { SIZE($areas) } areas
}
where-invade = Which area do you invade?
where-destroy = Which city do you destroy?
where-reinforce = Which area do you reinforce?
where-reenter = Where do you restart the empire?
army-cost = costs { armies-in-all }
armies-in-all = { $total ->
    [one] { $total } army
   *[other] { $total } armies
}
army-cost-why = { army-cost }{ $repeating ->
    [true] {" "}(1 + 1 extra)
   *[false] {""}
}
enter-free-note = { home-free-note } · { army-cost-why }, you keep { $left }
enter-held-note = { held-by } · { $needed }+ ({ $percent }%) · { army-cost }, you keep { $left }
reinforce-note = { army-cost-why }, you keep { $left }
destroy-note = { $owner_seat }'s { $expanded ->
    [true] expanded city
   *[false] city
} · { army-cost }{ $repeating ->
    [true] {" "}({ $cost } + 1 extra)
   *[false] {""}
}, you keep { $left }
refused-expand-invade = Not possible: your armies can reach no area to invade.
refused-expand-destroy = Not possible: none of your armies is at an enemy city, or you have too few.
refused-expand-reinforce = Not possible: no area holds exactly one army of yours.
refused-expand-reenter = Not possible: only an empire without an army on the board can be restarted.
refused-invade-own = Not possible: you already have an army { IN($area) }.
refused-where-invade = Not possible: your armies cannot reach { THE($area) }.
refused-destroy-own = Not possible: the city { IN($area) } is your own.
refused-destroy-armies = Not possible: destroying the city { IN($area) } takes { $cost } available armies.
refused-where-destroy = Not possible: there is no city { IN($area) } that you can destroy.
refused-where-reinforce = Not possible: you need exactly one army { IN($area) }.
refused-where-reenter = Not possible: your empire cannot be restarted { IN($area) }.
event-invaded = { $seat } invades { THE($area) } from { THE($from_area) }.
event-reentered = { $seat } restarts the empire { IN($area) }.
event-reinforced = { $seat } reinforces { THE($area) }.
event-city-destroyed = { $seat } pays { armies } to destroy { $owner_seat }'s city { IN($area) }.
event-repeat-paid = { $seat } pays 1 extra army to continue.

## Combat

fight-prompt = Attack on { THE($area) }. { fight-odds }
fight-out-prompt = The fight for { THE($area) } must be fought to the end. { fight-odds }
fight-odds = { $defender_seat } defends with { defenders }, rated { $rating }. You need to roll { $needed } or more with two dice ({ $percent }%); a miss costs { $armies ->
    [one] your last army
   *[other] 1 of your { $armies } armies
}. Once you have rolled, only **Undo…** can take that back.
fight-roll = 🎲 Roll the dice
fight-roll-again = 🎲 Roll again
fight-call-off = Call off the attack
fight-out = 🎲 Roll the dice
refused-call-off = Not possible before a roll: undo the step instead.
refused-fight-out = Not possible: this fight continues until it is decided.
event-attack-declared = { $seat } attacks { THE($area) }, held by { $defender_seat } with { armies }.
event-rolled = { $seat } needs { $needed } or more and rolls { $first } + { $second } = { $total }: { $hit ->
    [true] a hit
   *[false] a miss
}.
event-attack-called-off = { $seat } calls off the attack on { THE($area) }.
event-attack-failed = { $seat } has no army left: the attack on { THE($area) } fails.

## Pass

bid-menu = Bid…
ahead-note = ahead of { $passed_seats }
bid-prompt = You pass for this turn{ unused }. { bid-for } The bid is spent whatever the result.
bid-for = { $last ->
    [true] Which resources do you bid? This is the final turn, so a bid only breaks ties (order of play now: { ROW($seats) }).
   *[false] Which resources do you bid for next turn's order of play (now: { ROW($seats) })?
}
bid-prompt-one = { bid-prompt } So far { $first_seat } has bid { $first_bid }; { bid-ahead }.
bid-prompt-two = { bid-prompt } So far { $first_seat } has bid { $first_bid } and { $second_seat } { $second_bid }; { bid-ahead }.
place-now = Next turn you go { $place ->
    [1] first
    [2] second
   *[3] last
}
place-sure = { place-now }.
place-unless-one = { place-now } unless { $first_seat } bids { $first_bid } or more.
place-unless-two = { place-now } unless { $first_seat } bids { $first_bid }+ or { $second_seat } bids { $second_bid }+.
place-unless-either = { place-now } unless { $first_seat } or { $second_seat } bids { $first_bid } or more.
bid-ahead = { $ahead ->
    [0] you stay ahead even without a bid
   *[other] { $ahead } or more puts you ahead
}
unused = { $workers ->
    [0] { $armies ->
        [0] { $scribes ->
            [0] {""}
           *[other] {" "}(unused: { scribes })
        }
       *[other] { $scribes ->
            [0] {" "}(unused: { armies })
           *[other] {" "}(unused: { armies } and { scribes })
        }
    }
   *[other] { $armies ->
        [0] { $scribes ->
            [0] {" "}(unused: { workers })
           *[other] {" "}(unused: { workers } and { scribes })
        }
       *[other] { $scribes ->
            [0] {" "}(unused: { workers } and { armies })
           *[other] {" "}(unused: { workers }, { armies } and { scribes })
        }
    }
}
end-pass = { $bid ->
    [0] Pass without a bid
   *[other] Pass and bid { $bid }
}
event-passed = { $bid ->
    [0] { $seat } passes without a bid.
   *[other] { $seat } passes and bids { $bid } ({ $resources }).
}

## Order of Play

event-order-set = Order of play: { ROW($seats) }.

## Victory Points

city-prompt = Which cities do you expand? Each costs { $wood } wood (you have { $have } wood) and brings { $vp } VP, or up to { $most_vp } VP with luxuries.
city-menu = 🏛️ Expand
city-vp = { $vp } VP
luxuries-prompt = Which luxuries do you use to expand the city { IN($area) }? Using 0, 1, 2, 3 or 4 of them brings { $vp0 }, { $vp1 }, { $vp2 }, { $vp3 } or { $vp4 } VP.
luxuries-menu = 🏛️ Expand { $area } with…
luxury-option = { $resource ->
    [lapis] lapis
   *[other] { $resource }
}
refused-luxuries = Not possible: you can use only luxuries you hold, one of each.
refused-city-expanded = Not possible: the city { IN($area) } is already expanded.
event-empire-scored = VP for empires: { $vp_per_seat }.
given = { SIZE($luxuries) ->
    [0] 2 wood
    [one] 2 wood and { COUNT($luxuries, 1) }
   *[other] 2 wood, { COUNT($luxuries, 1) }
}
event-city-expanded = { $seat } expands the city { IN($area) } with { given }: { $vp } VP.

## End of the game

event-majority-scored = { $seat } has the most workers { IN($place) }: { $vp } VP.
event-match-ended = Final score in VP: { $vp_per_seat }. Ranking: { ROW($seats) }{ $ending ->
    [order] ; the order of play breaks the tie
   *[points] {""}
}.
