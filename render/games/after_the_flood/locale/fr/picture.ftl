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
picture-key-city = cité / étendue
picture-key-points = PV finaux
picture-key-passed = a passé / mise
picture-key-new = nouveau
picture-key-place = ordre de jeu
picture-key-rank = rang final
picture-key-rating = rang des armées
picture-key-equipment = équipement
picture-key-away = non disponibles
picture-stock = en stock :
chart-title = Points tour par tour
closeup-sumer = Sumer
closeup-mine = Mes pièces
closeup-trade = Marchés
picture-to-play = au tour de
picture-one-way = sens unique
picture-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
picture-short-irrigation = Irr.
picture-short-weaving = Tiss.
picture-short-scribes = Scr.
picture-short-tool_makers = Outils

## La légende

closeup-key = Légende
closeup-key-note = Dans les textes : 🚩 tour où commence un empire · 🌾 grain · 🪵 bois · 🔩 métal · 🧵 textile · 🔨 outil · 🫒 huile · 🪙 or · 💎 lapis-lazuli
legend-goods = Marchandises
legend-good = { $resource }, valeur { $value }
legend-map = Sur la carte
legend-workers = ouvriers
legend-army = armée
legend-city = cité
legend-expanded = cité étendue
legend-majority = PV de la majorité, à la fin
legend-offer = ce que vend la région
legend-marks = Ce qui est nouveau, ce que vous pouvez choisir
legend-glow = région modifiée depuis votre dernière action (dans un message : depuis le précédent)
legend-new = nouvelle pièce
legend-invasion = une invasion, à la couleur de l'envahisseur
legend-lost = armée ou cité perdue récemment
legend-fewer = ouvriers perdus au déclin : tous, ou une partie
legend-choose = région que vous pouvez choisir (sur votre plateau privé)
legend-one-way = imprimé sur la carte : les armées ne vont que dans ce sens
legend-strips = Le bandeau d'un joueur
legend-place = place dans l'ordre de jeu
legend-rating = rang des armées de l'empire : le 1er gagne plus souvent aux dés
legend-equipment = valeur de l'équipement de l'empire
legend-cities = cités pas encore construites
legend-expansions = extensions pas encore construites
legend-stock-workers = ouvriers : disponibles + non disponibles
legend-stock-armies = armées : disponibles + non disponibles
legend-passed = a passé, avec une mise de cette valeur
legend-points = points de victoire acquis
legend-irrigation = ouvriers de la case Irrigation : ils rapportent du grain
legend-weaving = ouvriers de la case Tissage : ils rapportent des textiles
legend-scribes = scribes : disponibles + utilisés ce tour-ci
legend-tool_makers = fabricants d'outils : disponibles + utilisés ce tour-ci
legend-rules = Régions à règle spéciale
legend-rule = { $area } : { $special }

## Les marchés

markets-market = Marché
markets-traders = Marchands
markets-sells = Vend (en stock)
markets-good = À vendre
markets-left = En stock
markets-pays = Se paie avec
markets-pays-yours = Se paie avec (en main)
