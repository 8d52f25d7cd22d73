### After the Flood, English: words in the picture. Short, since a phone shows the picture small.

picture-turn = Turn { $turn } of { $turns }
picture-year = { $year } BC
picture-cities = expanding cities
picture-decline = decline in turn { $turn }
picture-wins = { $name } wins
picture-upper_sea = Upper Sea
picture-lower_sea = Lower Sea
picture-euphrates = Euphrates
picture-tigris = Tigris
picture-box-irrigation = Irrigation
picture-box-weaving = Weaving
picture-box-scribes = Scribes
picture-box-tool_makers = Makers
picture-key-workers = workers
picture-key-army = army
picture-key-city = city, expanded
picture-key-points = final VP
picture-key-passed = passed, bid
picture-key-new = new
picture-key-place = order of play
picture-key-rank = final rank
picture-key-rating = rating of armies
picture-key-equipment = equipment
picture-key-away = not available now
picture-stock = left to trade:
chart-title = Points by turn
closeup-sumer = Sumer
closeup-mine = My pieces
closeup-trade = Markets
picture-to-play = to play
picture-one-way = one way
picture-place =
    { $place ->
        [1] 1st
        [2] 2nd
       *[other] { $place }rd
    }
picture-short-irrigation = Irr.
picture-short-weaving = Wea.
picture-short-scribes = Scr.
picture-short-tool_makers = Mak.

## The picture key

closeup-key = Key
closeup-key-note = In messages: 🚩 the turn in which an empire starts · 🌾 grain · 🪵 wood · 🔩 metal · 🧵 textile · 🔨 tool · 🫒 oil · 🪙 gold · 💎 lapis lazuli
legend-goods = Resources
legend-good = { $resource }, value { $value }
legend-map = On the map
legend-workers = workers
legend-army = army
legend-city = city
legend-expanded = expanded city
legend-majority = VP at the end for the most workers
legend-offer = what is sold there
legend-marks = What is new and what may be chosen
legend-glow = area changed since your last action (in posts: since the last post)
legend-new = new piece
legend-invasion = an invasion, in the invader's color
legend-lost = army or city lost since your last action
legend-fewer = workers lost in the decline: all or some
legend-choose = area you may choose now (only on your own Board)
legend-one-way = printed on the map: armies go this way only
legend-strips = A player's holdings and score
legend-place = place in the order of play
legend-rating = rating of the empire's armies: 1st hits most easily
legend-equipment = value of the empire's equipment
legend-cities = cities not yet built
legend-expansions = expansions not yet built
legend-stock-workers = workers: available + not yet available
legend-stock-armies = armies: available + not yet available
legend-passed = has passed, with a bid of this value
legend-points = victory points so far
legend-irrigation = workers in Irrigation: they bring grain
legend-weaving = workers in Weaving: they bring textiles
legend-scribes = scribes: ready + used this turn
legend-tool_makers = tool makers: ready + used this turn
legend-rules = Areas with a rule of their own
legend-rule = { $area }: { $special }

## The markets

markets-market = Market
markets-traders = Traders
markets-sells = Sells (in stock)
markets-good = For sale
markets-left = In stock
markets-pays = Pay with one of these
markets-pays-yours = Pay 1 of (in hand)
