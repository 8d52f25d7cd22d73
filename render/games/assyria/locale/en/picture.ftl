### Assyria, English: words in the picture. Short, since a phone shows the picture small.

picture-turn = Turn { $turn } of { $turns }
picture-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
picture-wins = { $name } wins
picture-shared = shared victory
picture-start = starting space
picture-card = choose a card
picture-column = take a column
picture-huts = new huts
picture-supply = resupplying
picture-wells = wells
picture-expansion = expansion
picture-actions = actions
picture-draft = Initial draft
picture-market = Market
picture-for-sale = for sale (price in camels)
picture-new-huts = New huts
picture-ranks = VP in Assur
picture-assur-price = Assur: price
picture-assur-flood = influence, Flood gain
picture-tracks = Offerings and camels
picture-strip-place = order
picture-strip-rank = rank
picture-strip-huts = huts
picture-strip-camels = camels
picture-strip-offerings = offerings
picture-strip-tiles = tiles
picture-strip-points = VP
picture-key-turn = per turn
picture-key-once = once
picture-key-new = new
picture-key-lost = lost
chart-title = Points by turn
closeup-mine = My pieces
closeup-food = Foods
closeup-food-huts = huts
closeup-food-around = around
closeup-food-cards = cards
closeup-names = All hexes

## The picture key

closeup-key = Key
closeup-key-note = In messages: 🍇 grape · 🌴 palm · 🧂 salt · 🌾 barley · 🌰 date · ⭐ Joker
legend-foods = Foods and cards
legend-joker = Joker: 1 hut, any food
legend-plow = Plow: 1 hut, any food
legend-land = On the land
legend-outside = hut beyond the rivers (on pebbles): { $vp } VP a turn
legend-between = hut between the rivers (on furrows): { $vp } VP a turn
legend-river = huts on a river: { $vp } camels for the first, { $more } for each further one; the Flood takes these huts
legend-ziggurat = ziggurat (here 2 of 3 tiles): { $vp } VP a turn for each tile
legend-well = well: { $vp } VP once; gray stones mark possible sites
legend-wave = a Flood
legend-marks = What is new and what may be chosen
legend-glow = hex changed since your last turn (in posts: since the last post)
legend-new = new piece
legend-lost = hut lost since your last turn
legend-choose = hex or intersection you may choose now (only on your own Board)
legend-strips = A player's holdings and score
legend-place = place in the turn order
legend-huts = huts in stock
legend-camels = camels
legend-offering = offering multiplier
legend-tiles = ziggurats and all their tiles
legend-cards = cards of one food, with the number of symbols on each
legend-points = victory points so far
legend-panels = Below the map
legend-taker = column 3 and who took it; pale cards are those taken
legend-sale = for sale, with the price in camels
legend-expansion = Expansion card: new huts this turn
legend-bonus = Bonus card: counts at the Flood
legend-rank = rank in Assur, who holds it and its VP at the Flood
legend-niche = space for a hut in Assur and its price
legend-seal = influence of each hut here, then what it earns at the Flood
legend-deck = cards left in the food deck
legend-wells-left = wells left to build
