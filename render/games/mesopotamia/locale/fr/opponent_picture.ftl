### Mesopotamia, French: words in the picture about sides that nobody sits at. Short, since a phone shows it small.

picture-level = { $level ->
    [emperor] Empereur
    [igigi] Igigi
    [anunnaki] Anunnaki
   *[hard] difficile
}
picture-steps = { $steps ->
    [0] dans Assur
    [one] à { $steps } pas d'Assur
   *[other] à { $steps } pas d'Assur
}
picture-nobody-comes = personne en route
picture-ways-closed = toute voie fermée
picture-next-wave = Vague { $wave } :
picture-last-wave = La dernière vague.
picture-wave-repelled = vague repoussée
picture-by-wave = par vague
picture-lost-siege = Ur tient bon
picture-lost-guardians = Assur est tombée

## The close-up of the side

closeup-opponent = Adversaire
closeup-opponent-note = Le camp que personne ne joue : ce qui le guide et tout ce que chacun peut en savoir ; ce qu'il piochera, nul ne le sait
picture-no-opponent = Ici, chaque camp est joué par quelqu'un.
picture-draws = Pioche { $count } cartes Action sur { $cards }
picture-draws-more = Pioche { $count ->
    [0] 0 carte
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $cards }, plus 1 action
picture-by-ziggurat = pioche par étage :
picture-last-turn = Dernier tour :
picture-nothing = –
picture-strategy-deck = Cartes Stratégie à venir : { $deck } · défaussées : { $discard }
picture-strategy-if = { $high } si { $said }, sinon { $low }
picture-condition-auto-regions-lt = moins de { $n } régions
picture-condition-hidden-event-within = Événement caché à { $n } ou moins
picture-condition-human-unit-within = Unité d'un joueur à { $n } ou moins
picture-condition-auto-units-lt-human = moins d'Unités qu'un joueur
picture-condition-human-holds-settlement-or-event = Colonie ou Événement rival
picture-condition-auto-amphorae-lt-human = moins d'Amphores posées
picture-condition-auto-tech-lt = { $named } sous { $n }
picture-condition-auto-tech-ge = { $named } au moins { $n }
picture-condition-auto-behind-population = retard en Population
picture-condition-auto-settlements-lt = moins de { $n } Colonies
picture-condition-auto-unwalled-settlement = Colonie sans Rempart
picture-siege-lost = Ils gagnent sur la case { $goal } d'une des pistes
picture-siege-won = Vous gagnez en entrant dans Ur avec un Bélier
picture-siege-events = D'un Événement, ils prennent le { $hard ->
    [true] plus grand
   *[false] moindre
} progrès
picture-siege-war = La Guerre leur donne { $count ->
    [one] { $count } Phalange et une Unité
   *[other] { $count } Phalanges et une Unité
}
picture-idle = immobile { $rounds } sur { $patience }
picture-now = en cours
picture-ways = Pas jusqu'à Assur, et le chemin
picture-waves = Les six vagues
picture-reserve = En réserve, à partir de quelle Population
picture-on-map = Sur la carte · Phalanges, Amphores
picture-technologies = Technologies
picture-in-stock = Phalanges · reste en réserve

## Combats without bids

picture-unbid-place = Sans enchères : placez d'abord, ses cartes viennent après
picture-unbid-reacts = Sans enchères : il ajoute (+) avant chaque duel si cela l'aide

## The key

legend-opponent = Le camp que personne ne joue
legend-way = le chemin que l'ennemi va prendre
legend-hold = Assur : ne doit pas tomber
legend-take = Ur : à prendre avec un Bélier
legend-enemy = l'ennemi d'Assur
legend-steps = pas jusqu'à Assur, et qui s'y trouve
legend-defenders = les Défenseurs d'Ur
legend-goal = où les Défenseurs gagnent
legend-reserve = Unités en réserve
legend-draws = cartes Action piochées par tour
legend-automaton = l'Automate
legend-draws-more = cartes Action piochées, et toujours une action de plus
legend-strategy = carte Stratégie : priorité (la plus petite d'abord), deux actions
legend-marked = action marquée : plus avec cette carte

## The board in words

board-gardens-waves = Jardins : { $built } { $built ->
    [0] étage gagné
    [one] étage gagné
   *[other] étages gagnés
} sur { $levels }{ $builders ->
    [none] {""}
   *[other] {" "}({ $builders })
} ; chaque vague repoussée apporte le suivant
board-ways = – en route vers Assur : { $items }
board-way = { $from_region } → { $region } ({ ROW($units) } ; { $steps } pas)
board-way-ends = { $from_region } ({ ROW($units) } ; { $is_home ->
    [true] dans Assur
   *[false] toute voie fermée
})
