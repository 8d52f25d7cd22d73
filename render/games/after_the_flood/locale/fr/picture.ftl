### After the Flood, French: words in the picture. Short, since a phone shows the picture small.

picture-turn = Tour { $turn }/{ $turns }
picture-year = { $year } av. J.-C.
picture-cities = extension des cités
picture-decline = déclin au tour { $turn }
picture-wins = Victoire : { $name }
picture-upper_sea = Mer Supérieure
picture-lower_sea = Mer Inférieure
picture-euphrates = Euphrate
picture-tigris = Tigre
picture-box-irrigation = Irrigation
picture-box-weaving = Tissage
picture-box-scribes = Scribes
picture-box-tool_makers = Outils
picture-key-workers = ouvriers
picture-key-army = armée
picture-key-city = cité, étendue
picture-key-points = PV finaux
picture-key-passed = passé, mise
picture-key-new = nouveau
chart-title = Points tour par tour
closeup-sumer = Sumer
closeup-mine = Mes pièces
closeup-trade = Marchés
picture-to-play = au tour de
picture-one-way = sens unique
