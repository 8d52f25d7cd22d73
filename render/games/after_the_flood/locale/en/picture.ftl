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
picture-box-tool_makers = Tools
picture-key-workers = workers
picture-key-army = army
picture-key-city = city, expanded
picture-key-points = end VP
picture-key-passed = passed, bid
picture-key-new = new
chart-title = Points by turn
closeup-sumer = Sumer
closeup-mine = My pieces
closeup-trade = Markets
picture-to-play = to play
picture-one-way = one way
