### Mesopotamia, French: the Combat phase.

## Which combat, who against whom

order-prompt = Vous êtes en tête de la piste Événement : dans quel ordre livrer ces combats ?
order-tribes-prompt = Vous êtes en tête de la piste Événement : dans quel ordre combattre les Tribus ?
order-by-map = Selon la carte
order-note = { $seats }{ $tribe ->
    [true] {" "}contre une Tribu
   *[false] {""}
}
region = { $region }
pair-prompt = Plusieurs camps sont { IN($region) }. Lesquels combattent d'abord ?
pair = { $seats }
pair-tribe = { $seat } et la Tribu
pair-note = { $count } contre { $other_count } { $other_count ->
    [one] Unité
   *[other] Unités
}

## Bids

bid-own = { $phalanxes ->
    [0] Vous n'avez aucune Phalange
    [one] Vous avez { $phalanxes } Phalange
   *[other] Vous avez { $phalanxes } Phalanges
}{ $bonus ->
    [0] {""}
    [one] , plus { $bonus } de votre Navire, à miser obligatoirement
   *[other] , plus { $bonus } de vos Navires, à miser obligatoirement
}
bid-ties = { $wins_ties ->
    [true] Les égalités sont pour vous.
   *[false] Les égalités sont pour { THE($other_seat) }.
}
bid-room = Place sur vos cartes pour l'écart gagné : Force { $force_room }, Tactique { $tactics_room }, Mobilité { $mobility_room }.
bid-room-tribe = Place sur ses cartes pour l'écart gagné : Force { $force_room }, Tactique { $tactics_room }, Mobilité { $mobility_room }.
bid-edges = { $edges ->
    [none] {""}
   *[other] {" "}Votre Tactique compte : { $edges }.
}{ $other_edges ->
    [none] {""}
   *[other] {" "}La Tactique adverse compte : { $other_edges }.
}
bid-edges-tribe = { $edges ->
    [none] {""}
   *[other] {" "}Sa Tactique compte : { $edges }.
}{ $other_edges ->
    [none] {""}
   *[other] {" "}La Tactique adverse compte : { $other_edges }.
}
bid-attack-prompt = Combat { IN($region) } : vous attaquez ({ $cards }), { THE($other_seat) } défend ({ $other_cards }). { bid-own } ; { THE($other_seat) } en a { $other_phalanxes }. { bid-ties } { bid-room }{ bid-edges } Que misez-vous ?
bid-defend-prompt = Combat { IN($region) } : { THE($other_seat) } attaque ({ $other_cards }), vous défendez ({ $cards }). { bid-own } ; { THE($other_seat) } en a { $other_phalanxes }. { bid-ties } { bid-room }{ bid-edges } Que misez-vous ?
bid-attack-tribe-prompt = Combat { IN($region) } : vous attaquez ({ $cards }), la Tribu défend ({ $other_cards }). { bid-own } ; la Tribu mise toutes les siennes ({ $other_phalanxes }). Les égalités sont pour vous. { bid-room }{ bid-edges } Que misez-vous ?
bid-for-tribe-prompt = Vous jouez la Tribu { OF($region) } ({ $cards }). { CAP(THE($other_seat)) } attaque ({ $other_cards }) et { $other_phalanxes ->
    [0] n'a aucune Phalange
    [one] a { $other_phalanxes } Phalange
   *[other] a { $other_phalanxes } Phalanges
}. La Tribu doit miser toutes les siennes ({ $phalanxes }). Les égalités sont pour { THE($other_seat) }. { bid-room-tribe }{ bid-edges-tribe } Que misez-vous ?
bid-simple-attack-prompt = Combat { IN($region) } : vous attaquez avec { $value } plus votre enchère, { THE($other_seat) } défend avec { $other_value } plus une enchère. { bid-own } ; { THE($other_seat) } en a { $other_phalanxes }. { bid-ties } Combien misez-vous ?
bid-simple-defend-prompt = Combat { IN($region) } : { THE($other_seat) } attaque avec { $other_value } plus une enchère, vous défendez avec { $value } plus votre enchère. { bid-own } ; { THE($other_seat) } en a { $other_phalanxes }. { bid-ties } Combien misez-vous ?
bid-simple-attack-tribe-prompt = Combat { IN($region) } : vous attaquez avec { $value } plus votre enchère, la Tribu défend avec { $other_value } plus une enchère de { $other_phalanxes }. { bid-own }. Les égalités sont pour vous. Combien misez-vous ?
bid-split-menu = Ou une autre répartition…
bid-menu = Miser (coches cumulées)
bid-simple-menu = Miser…
bid-accept = Miser { $force }/{ $tactics }/{ $mobility }
bid-simple-accept = Miser { $phalanxes }
bid-nothing = Ne rien miser
bid-sealed-prompt = Votre enchère est scellée : { $said }. Les autres réfléchissent encore.
bid-take-back = Reprendre l'enchère
phalanxes = { $phalanxes ->
    [one] { $phalanxes } Phalange
   *[other] { $phalanxes } Phalanges
}
row = { $count ->
    [none] { $row }
   *[other] { $count } { $row }
}

## Rows and lines

forecast = { $wins ->
    [true] vous gagnez
   *[false] vous perdez
}{ $destroyed ->
    [0] {""}
    [one] , { $destroyed } Unité ennemie éliminée
   *[other] , { $destroyed } Unités ennemies éliminées
}{ $driven_off ->
    [0] {""}
    [one] , { $driven_off } Unité ennemie en retraite
   *[other] , { $driven_off } Unités ennemies en retraite
}{ $lost ->
    [0] {""}
    [one] , { $lost } des vôtres éliminée
   *[other] , { $lost } des vôtres éliminées
}{ $fled ->
    [0] {""}
   *[other] , { $fled } des vôtres en retraite
}
forecast-note = { $wins ->
    [true] gagné
   *[false] perdu
}{ $destroyed ->
    [0] { $driven_off ->
        [0] {""}
       *[other] {" "}· eux : { $driven_off } en retraite
    }
   *[other] {" "}· eux −{ $destroyed }{ $driven_off ->
        [0] {""}
       *[other] , { $driven_off } en retraite
    }
}{ $lost ->
    [0] { $fled ->
        [0] {""}
       *[other] {" "}· vous : { $fled } en retraite
    }
   *[other] {" "}· vous −{ $lost }{ $fled ->
        [0] {""}
       *[other] , { $fled } en retraite
    }
}
allot-prompt = { $region } : { THE($row) } est à vous, { $own } à { $other }. { $count ->
    [one] Quelle carte reçoit la Phalange ?
   *[other] Quelles cartes reçoivent les { $count } Phalanges ?
} Comme proposé : { forecast }.
combat-unit = { $unit }{ $is_enemy ->
    [true] {" "}ennemi
   *[false] {""}
}{ $nth ->
    [0] {""}
   *[other] {" "}{ $nth }
}{ plus-count }
row-named = { $row }
plus-count = { $count ->
    [none] {""}
   *[other] {" "}+{ $count }
}
duel-note = { $own }{ -to }{ $other } : { $wins ->
    [true] gagné
   *[false] perdu
} · Mobilité { $own_mobility }{ -to }{ $other_mobility }
card-values = { $is_enemy ->
    [true] carte ennemie :{" "}
   *[false] {""}
}Force { $force } · Tactique { $tactics } · Mobilité { $mobility }
lines-prompt = { $region } : à vous de disposer les lignes. Comme proposé : { forecast }.
lines-again-prompt = { $region } : à vous de disposer ceux qui restent en nouvelles lignes. Comme proposé : { forecast }.
fight-as-proposed = Combattre ainsi
lines-named = lignes
line = Ligne { $line }
fatigue-prompt = { $region } : votre { $unit } a gagné un affrontement et se fatigue. Quelle rangée de sa carte perd une Phalange ?
place-prompt = Combat { IN($region) } : placez des Phalanges sur vos cartes. Vous en avez { $phalanxes }{ $bonus ->
    [0] {""}
    [one] , plus { $bonus } de votre Navire, à placer obligatoirement
   *[other] , plus { $bonus } de vos Navires, à placer obligatoirement
} ; l'autre camp en a { $other }. Ce que vous ne placez pas reste à vous.
place-none = Ne rien placer
place-accept = Placer { $count }
place-menu = Placer (coches cumulées)
place-row = { $unit }{ $nth ->
    [0] {""}
   *[other] {" "}{ $nth }
}, { $row }{ plus-count }
place-note = vaut { $value } · { $slots ->
    [one] { $slots } emplacement libre
   *[other] { $slots } emplacements libres
}

## After the fights

retreat-prompt = { $is_enemy ->
    [true] Un { $unit } ennemi
   *[false] Votre { $unit }
} bat en retraite { OF($region) }. Vers où ? Proposé : { $best_region } ({ $why ->
    [home] { retreat-home }
    [settlement] { retreat-settlement }
    [tribe] { retreat-tribe }
    [event] { retreat-event }
    [resource] { retreat-resource }
   *[nothing] rien sur place
}){ $is_equal ->
    [true] {""}
   *[false] { $is_enemy ->
        [true] , où il trouve le moins
       *[false] , où il y a le plus pour vous
    }
}.
retreat-named = { $is_enemy ->
    [true] retraite d'un { $unit } ennemi
   *[false] retraite de votre { $unit }
}
retreat-menu = { $unit }{ $is_enemy ->
    [true] {" "}ennemi
   *[false] {""}
} : vers…
retreat-accept = Vers { $region }
retreat-home = Région de départ
retreat-settlement = Colonie { OF($seat) }
retreat-tribe = rejoint une Tribu : { $units }
retreat-event = l'Événement reste caché
retreat-resource = { $resource }
loss-prompt = Victoire { IN($region) }. Laquelle de vos Unités est perdue ?
loss-note = vaut { $value } au combat
unit = { $unit }
settlement-prompt = La Colonie { OF($owner_seat) } { IN($region) } est à prendre. Qu'en faites-vous ?
settlement-to-conquer = La conquérir
settlement-conquer-note = à vous · { $left } en réserve ensuite{ $event ->
    [none] {""}
   *[other] {" "}· avec { $event }
}
settlement-to-destroy = La détruire
settlement-destroy-note = revient à son propriétaire{ $event ->
    [none] {""}
   *[other] {" "}· à vous : { $event }
}
settlement-to-leave = La laisser
settlement-leave-note = personne ne contrôle la région{ $event ->
    [none] {""}
   *[other] {" "}· sans effet : { $event }
}
