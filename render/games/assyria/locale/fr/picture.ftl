### Assyria, French: words in the picture. Short, since a phone shows the picture small.

picture-turn = Tour { $turn }
picture-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
picture-wins = Victoire : { $name }
picture-shared = victoire partagée
picture-start = départ
picture-card = une carte
picture-column = une colonne
picture-huts = huttes
picture-supply = ravitaillement
picture-wells = puits
picture-expansion = expansion
picture-actions = actions
picture-draft = Choix initial
picture-key-turn = par tour
picture-key-once = 1 fois
picture-key-new = nouveau
picture-key-lost = perte
chart-title = Points tour par tour
closeup-mine = Mes pièces
closeup-food = Denrées
closeup-food-huts = huttes
closeup-food-around = autour
closeup-food-cards = cartes
closeup-names = Tous les hexagones
