### Assyria, English: words in the picture. Short, since a phone shows the picture small.

picture-turn = Turn { $turn }
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
picture-key-turn = a turn
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
