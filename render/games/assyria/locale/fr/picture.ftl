### Assyria, French: words in the picture. Short, since a phone shows the picture small.

picture-turn = Tour { $turn }/{ $turns }
picture-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
picture-wins = Victoire : { $name }
picture-shared = victoire partagée
picture-start = départ
picture-card = choix d'une carte
picture-column = choix d'une colonne
picture-huts = nouvelles huttes
picture-supply = ravitaillement
picture-wells = puits
picture-expansion = expansion
picture-actions = actions
picture-draft = Choix initial
picture-market = Marché
picture-for-sale = prix en chameaux
picture-new-huts = Huttes à poser
picture-ranks = PV à Assur
picture-assur-price = Assur : prix
picture-assur-flood = influence et don à la Crue
picture-tracks = Offrandes et chameaux
picture-strip-place = ordre
picture-strip-rank = rang
picture-strip-huts = huttes
picture-strip-camels = chameaux
picture-strip-offerings = offrandes
picture-strip-tiles = tuiles
picture-strip-points = PV
picture-key-turn = par tour
picture-key-once = une fois
picture-key-new = nouveau
picture-key-lost = perte
chart-title = Points tour par tour
closeup-mine = Mes pièces
closeup-food = Denrées
closeup-food-huts = huttes
closeup-food-around = voisins
closeup-food-cards = cartes
closeup-names = Tous les hexagones

## La légende

closeup-key = Légende
closeup-key-note = Dans les textes : 🍇 raisin · 🌴 palme · 🧂 sel · 🌾 orge · 🌰 datte · ⭐ Joker
legend-foods = Denrées et cartes
legend-joker = Joker : 1 hutte, toute denrée
legend-plow = Charrue : 1 hutte, toute denrée
legend-land = Sur les terres
legend-outside = hutte en région aride (cailloux) : { $vp } PV par tour
legend-between = hutte entre les fleuves (sillons) : { $vp } PV par tour
legend-river = huttes sur un fleuve : la première rapporte { $vp } chameaux, les autres { $more } ; la Crue les emporte
legend-ziggurat = ziggourat, ici 2 tuiles sur 3 : { $vp } PV par tour et par tuile
legend-well = puits : { $vp } PV, une seule fois ; pierres grises : où en construire
legend-wave = une Crue
legend-marks = Ce qui est nouveau, ce que vous pouvez choisir
legend-glow = hexagone modifié depuis votre dernier tour (dans un message : depuis le précédent)
legend-new = nouvelle pièce
legend-lost = hutte perdue récemment
legend-choose = hexagone ou intersection que vous pouvez choisir (sur votre plateau privé)
legend-strips = Le bandeau d'un joueur
legend-place = place dans l'ordre du tour
legend-huts = huttes en réserve
legend-camels = chameaux
legend-offering = multiplicateur des offrandes
legend-tiles = ziggourats et total de leurs tuiles
legend-cards = cartes d'une denrée, avec le nombre de symboles de chacune
legend-points = points de victoire acquis
legend-panels = Sous la carte
legend-taker = colonne 3 et qui l'a prise ; les cartes pâles sont celles qui ont été prises
legend-sale = à vendre, avec le prix en chameaux
legend-expansion = carte Expansion : nouvelles huttes ce tour-ci
legend-bonus = carte Bonus : compte à la Crue
legend-rank = rang à Assur, son occupant et les PV de la Crue
legend-niche = emplacement pour une hutte à Assur, et son prix
legend-seal = influence d'une hutte ici, et son gain à la Crue
legend-deck = cartes restant dans la pioche
legend-wells-left = puits restant à construire
