### Assyria, French.

# Binds a sign to its number, so that no line ends between them.
-join = {"\u2060"}

## Nouns: the board

kind-hex = hex
kind-corner = corner
kind-terrain = terrain
hex-any = { UPPER($id) }
    .in = en { UPPER($id) }
    .of = de { UPPER($id) }
corner-any = { UPPER($id) }
    .in = en { UPPER($id) }
    .of = de { UPPER($id) }
terrain-outside = région aride
    .in = en région aride
terrain-between = entre les deux fleuves
    .in = entre les deux fleuves
terrain-river1 = fleuve du haut
    .in = sur le fleuve du haut
    .of = du fleuve du haut
    .the = le fleuve du haut
terrain-river2 = fleuve du bas
    .in = sur le fleuve du bas
    .of = du fleuve du bas
    .the = le fleuve du bas

## Nouns: foods and cards
# A sign before the word shows the food at a glance; no sign exists for a date, the chestnut is brown and of its shape.

kind-food = food
kind-card = card
food-grape = raisin
    .label = 🍇 raisin
    .some = du raisin
    .sign = 🍇{ -join }{ $n }
food-palm = palme
    .label = 🌴 palme
    .some = des palmes
    .sign = 🌴{ -join }{ $n }
food-salt = sel
    .label = 🧂 sel
    .some = du sel
    .sign = 🧂{ -join }{ $n }
food-barley = orge
    .label = 🌾 orge
    .some = de l'orge
    .sign = 🌾{ -join }{ $n }
food-date = datte
    .label = 🌰 datte
    .some = des dattes
    .sign = 🌰{ -join }{ $n }
card-grape1 = raisin ×1
    .label = 🍇 raisin ×1
    .the = la carte raisin ×1
    .of = de la carte raisin ×1
    .some = une carte raisin ×1
    .sign = 🍇{ -join }×1
card-grape2 = raisin ×2
    .label = 🍇 raisin ×2
    .the = la carte raisin ×2
    .of = de la carte raisin ×2
    .some = une carte raisin ×2
    .sign = 🍇{ -join }×2
card-grape3 = raisin ×3
    .label = 🍇 raisin ×3
    .the = la carte raisin ×3
    .of = de la carte raisin ×3
    .some = une carte raisin ×3
    .sign = 🍇{ -join }×3
card-palm1 = palme ×1
    .label = 🌴 palme ×1
    .the = la carte palme ×1
    .of = de la carte palme ×1
    .some = une carte palme ×1
    .sign = 🌴{ -join }×1
card-palm2 = palme ×2
    .label = 🌴 palme ×2
    .the = la carte palme ×2
    .of = de la carte palme ×2
    .some = une carte palme ×2
    .sign = 🌴{ -join }×2
card-palm3 = palme ×3
    .label = 🌴 palme ×3
    .the = la carte palme ×3
    .of = de la carte palme ×3
    .some = une carte palme ×3
    .sign = 🌴{ -join }×3
card-salt1 = sel ×1
    .label = 🧂 sel ×1
    .the = la carte sel ×1
    .of = de la carte sel ×1
    .some = une carte sel ×1
    .sign = 🧂{ -join }×1
card-salt2 = sel ×2
    .label = 🧂 sel ×2
    .the = la carte sel ×2
    .of = de la carte sel ×2
    .some = une carte sel ×2
    .sign = 🧂{ -join }×2
card-salt3 = sel ×3
    .label = 🧂 sel ×3
    .the = la carte sel ×3
    .of = de la carte sel ×3
    .some = une carte sel ×3
    .sign = 🧂{ -join }×3
card-barley1 = orge ×1
    .label = 🌾 orge ×1
    .the = la carte orge ×1
    .of = de la carte orge ×1
    .some = une carte orge ×1
    .sign = 🌾{ -join }×1
card-barley2 = orge ×2
    .label = 🌾 orge ×2
    .the = la carte orge ×2
    .of = de la carte orge ×2
    .some = une carte orge ×2
    .sign = 🌾{ -join }×2
card-barley3 = orge ×3
    .label = 🌾 orge ×3
    .the = la carte orge ×3
    .of = de la carte orge ×3
    .some = une carte orge ×3
    .sign = 🌾{ -join }×3
card-date1 = datte ×1
    .label = 🌰 datte ×1
    .the = la carte datte ×1
    .of = de la carte datte ×1
    .some = une carte datte ×1
    .sign = 🌰{ -join }×1
card-date2 = datte ×2
    .label = 🌰 datte ×2
    .the = la carte datte ×2
    .of = de la carte datte ×2
    .some = une carte datte ×2
    .sign = 🌰{ -join }×2
card-date3 = datte ×3
    .label = 🌰 datte ×3
    .the = la carte datte ×3
    .of = de la carte datte ×3
    .some = une carte datte ×3
    .sign = 🌰{ -join }×3
card-joker = Joker
    .label = ⭐ Joker
    .the = le Joker
    .of = du Joker
    .some = un Joker
    .sign = Joker
card-plow = Charrue
    .the = la Charrue
    .of = de la Charrue
    .some = une Charrue
    .sign = Charrue

## Nouns: pieces and dignitaries

kind-tile = tile
kind-dignitary = dignitary
tile-base = base
    .the = la base
    .some = une base
tile-centre = centre
    .the = le centre
    .some = un centre
tile-roof = toit
    .the = le toit
    .some = un toit
dignitary-upper = dignitaire supérieur
    .in = chez le dignitaire supérieur
    .of = du dignitaire supérieur
    .the = le dignitaire supérieur
dignitary-middle = dignitaire intermédiaire
    .in = chez le dignitaire intermédiaire
    .of = du dignitaire intermédiaire
    .the = le dignitaire intermédiaire
dignitary-lower = dignitaire inférieur
    .in = chez le dignitaire inférieur
    .of = du dignitaire inférieur
    .the = le dignitaire inférieur
camels = { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}
huts = { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
}

## Options and notes of several chapters

end-start = Commencer ici
end-draft = Garder cette carte
end-harvest = Finir la récolte
end-expansion = Finir l'Expansion
hex-option = { $hex } · { LABEL($food) }
hut-option = { $hex }
hut-note = { $fed_by ->
    [none] sans nourriture · { $terrain }
    [short] si une autre a faim · { hut-brings }
    [joker] { $fed ->
        [one] Joker seulement
       *[other] { $fed } Jokers seulement
    } · { hut-brings }
    [plow] Charrue seulement · { hut-brings }
    [either] avec Joker ou Charrue · { hut-brings }
   *[card] { $enough ->
        [true] ravitaillée
       *[false] vivres pour { $fed ->
            [one] { $fed } hutte
           *[other] { $fed } huttes
        }
    } · { hut-brings }
}
hut-brings = { $camels ->
    [0] { $terrain } : { $vp } PV{ $last ->
        [true] { $well ->
            [true] {""}
           *[false] {" "}ce tour-ci
        }
       *[false] /tour
    }
   *[other] fleuve : { camels }{ $to_flood ->
        [0] { $well ->
            [true] {""}
           *[false] {" "}ce tour-ci
        }{ hut-further }
       *[other] /tour{ hut-further }{ $well ->
            [true] {""}
           *[false] {" "}jusqu'à la Crue
        }
    }
}{ $well ->
    [true] {" "}· puits possible
   *[false] {""}
}
hut-further = { $further ->
    [0] {""}
   *[other] {" "}(2e hutte : { $further })
}
hex-note = { $terrain } : { $terrain ->
    [outside] 1 PV { hex-when }
    [between] 2 PV { hex-when }
   *[other] 2 ou 3 chameaux { $to_flood ->
        [0] ce tour-ci
       *[other] par tour, jusqu'à la Crue
    }
}
huts-note = { plan-brings } ce tour-ci
hex-when = { $last ->
    [true] ce tour-ci
   *[false] par tour
}
card-option = { LABEL($card) }
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
cost = −{ $camels } 🐫 (reste { $left })

## What is shown with every question

status-turn = Règne { $reign }, tour { $turn }/{ $turns } · { $value ->
    [one] { $value } hutte
   *[other] { $value } huttes
} · { $to_flood ->
    [0] Crue ce tour-ci
   *[other] Crue au tour { $flood }
}
# Commas, as a phone breaks this line: a dot would be left alone at its end.
status-own = { $vp } PV, 🐫 { camels }, 🛖 { huts } en réserve
status-cards = Cartes : { $cards ->
    [none] aucune
   *[other] { SIGNS($cards, parted: "\u00a0· ") }
}
status-huts = { $huts_foods ->
    [none] Vos huttes : aucune sur le plateau
   *[other] Pour vos huttes, il faut : { SIGNS($huts_foods) }
}
status-around = Hexagones libres à côté de vos pièces : { $around_foods ->
    [none] aucun
   *[other] { SIGNS($around_foods) }
}
status-prizes = 🏛️ Assur : le 1er rang rapporte { $vp } PV{ $second_vp ->
    [0] {""}
   *[other] , le 2e { $alike ->
        [true] aussi
       *[false] { $second_vp }
    }
}{ $third_vp ->
    [0] {""}
   *[other] , le 3e { $third_vp }
}{ $fourth_vp ->
    [0] {""}
   *[other] , le 4e { $fourth_vp }
} ({ $to_flood ->
    [0] à la Crue
   *[other] pour l'instant
})
status-influence = 🏛️ Influence : { $influence_per_seat }
status-no-influence = 🏛️ Influence : personne à Assur
status-offerings = 🔥 Offrandes : { $first_seat } case { $first_step } (×{ $first_multiplier }){ $second_seat ->
    [none] {""}
   *[other] , { $second_seat } case { $second_step } (×{ $second_multiplier })
}{ $third_seat ->
    [none] {""}
   *[other] , { $third_seat } case { $third_step } (×{ $third_multiplier })
}{ $fourth_seat ->
    [none] {""}
   *[other] , { $fourth_seat } case { $fourth_step } (×{ $fourth_multiplier })
}

## Set-up

start-prompt = Où construisez-vous votre première ziggourat ? Sa base est gratuite, et vos huttes partent de là.
start-menu = 🛕 Emplacement de départ
start-note = autour : { $foods } · { $rivers ->
    [one] { $rivers } hexagone
   *[other] { $rivers } hexagones
} sur un fleuve
start-end-prompt = Emplacement choisi : appuyez sur « { end-start } », ou annulez.
refused-not-a-start-space = Impossible : { $hex } n'est pas un emplacement de départ. Choisissez l'un des emplacements proposés.
refused-start-space-taken = Impossible : l'emplacement de départ { $hex } est pris. Choisissez-en un autre.
draft-prompt = Quelle carte gardez-vous ?{ $next_seat ->
    [none] {""}
   *[other] {" "}{ $left ->
        [one] L'autre carte va
       *[other] Les { $left } autres sont ensuite proposées
    } { TO($next_seat) }.
} Une carte ×2 ravitaille deux huttes sur sa denrée ; un Joker, une hutte sur n'importe quelle denrée.
draft-menu = Garder une carte
draft-end-prompt = Carte choisie : appuyez sur « { end-draft } », ou annulez.
refused-card-not-in-draft = Impossible : vous n'avez pas cette carte devant vous. Choisissez l'une des cartes proposées.
event-order-drawn = Ordre du tour tiré au sort : { ROW($seats) }.
event-start-chosen = { $seat } commence { IN($hex) }.
event-draft-laid = Cartes du choix initial : { $cards }.
event-drafted = { $seat } garde { $card ->
    [joker] un Joker
    [plow] une Charrue
   *[other] une carte { $card }
}.

## Turns

event-turn-began = Le tour { $turn } (Règne { $reign }) commence : { $value } nouvelles huttes par joueur.
event-turn-ended = Le tour { $turn } se termine. PV : { $vp_per_seat }.
event-market-cleared = Cartes du marché défaussées : { $cards }.

## Farming

harvest-prompt = Quelle colonne prenez-vous ? Ses deux cartes sont à vous ; plus elle est à gauche, plus vous jouez tôt dans le tour.
harvest-menu = 🌾 Prendre une colonne
harvest-end-prompt = Colonne choisie : terminez la récolte, ou annulez. L'Expansion suivra quand tous auront pris une colonne.
harvest-end-last-prompt = Colonne choisie : terminez la récolte, ou annulez. L'Expansion commencera aussitôt.
column-option = { $column } : { $cards ->
    [none] aucune carte
   *[other] { LABEL($cards) }
}
default-column-option = prendre la colonne { $column }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
column-note = au mieux { $first ->
    [1] 1er
   *[other] { $first }e
}, au pire { $last }e dans le nouvel ordre du tour
column-note-sure = { $place ->
    [1] 1er
   *[other] { $place }e
} dans le nouvel ordre du tour
refused-column-taken = Impossible : cette colonne est déjà prise. Choisissez une colonne libre.
refused-column-out-of-range = Impossible : cette colonne n'existe pas. Choisissez l'une des colonnes proposées.
event-sown = Semailles : { $cards }.
event-reshuffled = La défausse mélangée forme une nouvelle pioche Nourriture : { $count } cartes.
event-harvested = { $seat } prend la colonne { $column } : { $cards }.
event-order-set = Nouvel ordre du tour : { ROW($seats) }.

## New huts

hut-prompt = { $left ->
    [one] Où va votre { hut-new } hutte ? Elle se place à côté d'une de vos pièces ; sans nourriture, elle revient en réserve ce tour-ci.
   *[other] Où vont vos { $left } { hut-new } huttes ? Chacune se place à côté d'une de vos pièces ; sans nourriture, elle revient en réserve ce tour-ci.
}{ $foods ->
    [none] {""}
   *[other] {" "}Pour ravitailler vos huttes déjà placées, il faut : { $foods }.
}
hut-new = { $more ->
    [true] { $left ->
        [one] dernière
       *[other] dernières
    }
   *[false] { $left ->
        [one] nouvelle
       *[other] nouvelles
    }
}
hut-menu = 🛖 Huttes
refused-unknown-hex = Impossible : cet hexagone n'existe pas. Un hexagone se note par une lettre et un chiffre, comme C5.
refused-hex-not-in-play = Impossible : { $hex } n'est pas en jeu avec ce nombre de joueurs.
refused-not-adjacent = Impossible : { $hex } n'est adjacent à aucune de vos pièces. Choisissez un hexagone voisin.
refused-hex-occupied = Impossible : { $hex } est occupé. Choisissez un hexagone vide.
refused-huts-left-to-place = Pas encore : il vous reste { $left ->
    [one] { $left } nouvelle hutte
   *[other] { $left } nouvelles huttes
} à placer.
event-hut-placed = { $seat } place une hutte { IN($hex) }.
event-huts-kept = Il n'y a plus d'hexagone libre pour { THE($seat) } : { $huts ->
    [one] { huts } reste
   *[other] { huts } restent
} en réserve.

## Resupplying and famine

feed-prompt = Avec quelles cartes ravitailler vos huttes ? Denrées nécessaires : { $foods }. Proposition : { SIZE($cards) ->
    [one] carte
   *[other] cartes
} { $cards } pour { $fed_hexes }. Vos huttes rapportent alors { plan-brings } ce tour-ci{ plan-wells }.{ $starving_hexes ->
    [none] {""}
   *[other] {" "}{ $starving_hexes } { SIZE($starving_hexes) ->
        [one] restera
       *[other] resteront
    } sans nourriture{ plan-loses }.
}
plan-brings = { $camels ->
    [0] { $vp } PV
   *[other] { $vp ->
        [0] { camels }
       *[other] { camels } et { $vp } PV
    }
}
plan-wells = { $wells ->
    [0] {""}
    [one] , et vous pouvez y construire un puits ({ $wells_vp } PV)
   *[other] , et vous pouvez y construire { $wells } puits ({ $wells_vp } PV)
}
plan-loses = { $lost_camels ->
    [0] { $lost_vp ->
        [0] {""}
       *[other] {"\u00a0"}: { $lost_vp } PV de moins
    }
   *[other] {"\u00a0"}: { $lost_camels ->
        [one] { $lost_camels } chameau
       *[other] { $lost_camels } chameaux
    }{ $full ->
        [true] {" "}(le maximum est de 10)
       *[false] {""}
    }{ $lost_vp ->
        [0] {""}
       *[other] {" "}et { $lost_vp } PV
    } de moins
}
plan-option = Ravitailler { $huts }/{ $of } 🛖
plan-note = huttes : { plan-brings } · { $starving_hexes ->
    [none] aucune famine
   *[other] famine en { $starving_hexes }
}
feed-option = { CAP($card) } → { huts }
feed-note = { $lost ->
    [0] { $alike ->
        [true] { $of ->
            [one] une seule hutte possible
           *[other] peu importe laquelle : vos cartes en ravitaillent { $of }
        }
       *[false] { $of ->
            [one] une seule hutte possible
           *[other] au choix parmi { $of } huttes
        }
    }
    [one] { $lost } symbole est perdu
   *[other] { $lost } symboles sont perdus
}
feed-huts-prompt = { CAP(THE($card)) } ravitaille { huts } sur { $of }. { $huts ->
    [one] Laquelle
   *[other] Lesquelles
} ?{ $starving ->
    [0] {""}
    [one] {" "}Quel que soit votre choix, vous perdrez { $starving } hutte en tout (famine).
   *[other] {" "}Quel que soit votre choix, vous perdrez { $starving } huttes en tout (famine).
}
feed-huts-menu = { SIGNS($cards) } : { $huts ->
    [one] quelle hutte
   *[other] quelles huttes
} ?
refused-card-not-owned = Impossible : vous n'avez pas cette carte. Choisissez une des vôtres.
refused-card-feeds-nothing = Impossible : cette carte ne convient à aucune de vos huttes non ravitaillées. Vous la gardez.
refused-hut-not-yours = Impossible : une carte ne ravitaille que vos propres huttes. Indiquez les hexagones de vos huttes.
refused-hut-already-fed = Impossible : une de ces huttes est déjà ravitaillée. Choisissez une hutte qui ne l'est pas.
refused-food-mismatch = Impossible : { THE($card) } ne ravitaille que des huttes sur sa denrée ; au moins une de celles-ci est sur une autre.
refused-wrong-hut-count = Impossible : cette carte ravitaille exactement { huts }. Choisissez-en { $huts }.
refused-feeding-not-finished = Pas encore : une de vos cartes convient à une hutte non ravitaillée ; continuez.
refused-hut-sacrificed = Impossible : vos cartes peuvent ravitailler plus de huttes. Jouez cette carte pour une hutte qui, sinon, serait perdue.
event-fed = { $seat } ravitaille { SIZE($hexes) ->
    [one] la hutte
   *[other] les huttes
} en { $hexes } avec { THE($card) }{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } symbole perdu)
   *[other] {" "}({ $lost } symboles perdus)
}.
event-starved = Famine : { THE($seat) } perd { SIZE($hexes) ->
    [one] la hutte
   *[other] les huttes
} en { $hexes }.

## Wells

well-prompt = Construire un puits ? C'est gratuit et cela rapporte { $vp } PV, mais on ne pourra plus construire de ziggourat autour. Il reste { $left } puits en réserve.
well-menu = 🪣 Puits
well-none = Finir sans puits
corner-option = { $corner }
corner-note = { $vp } PV · ensuite, pas de nouvelle ziggourat sur ces hexagones
refused-bad-corner = Impossible : un puits se place là où trois hexagones se touchent, comme C1-C2-D1.
refused-corner-between-rivers = Impossible : { $corner } est entre les deux fleuves ; on n'y construit pas de puits.
refused-corner-needs-three-own-huts = Impossible : en { $corner }, il faut une de vos huttes, et non une ziggourat, sur chacun des trois hexagones.
refused-corner-has-well = Impossible : il y a déjà un puits { IN($corner) }. Choisissez une autre intersection.
refused-no-well-left = Impossible : il ne reste plus de puits à construire. Terminez votre Expansion.
event-well-built = { $seat } construit un puits { IN($corner) } : { $vp } PV.

## Revenue and prestige

event-income-taken = { $seat } reçoit { camels } des fleuves{ $lost ->
    [0] {""}
    [one] {"\u202f"}; { $lost } chameau de trop est perdu
   *[other] {"\u202f"}; { $lost } chameaux de trop sont perdus
}.
event-prestige-scored = { $seat } marque { $huts_vp } PV pour ses huttes et { $tiles_vp } PV pour ses ziggourats.

expansion-end-prompt = Tout est prêt : terminez l'Expansion, ou annulez une étape. Vos actions suivront quand tous l'auront terminée.

## Actions

action-prompt = Comment dépensez-vous { $camels ->
    [one] votre chameau
   *[other] vos { camels }
} ? Faites autant d'actions que vous pouvez en payer, puis terminez.{ flood-takes }
action-more-prompt = Vous pouvez continuer avec { camels } ou terminer vos actions.{ flood-takes }
action-over-prompt = { $camels ->
    [0] Vous n'avez plus de chameaux.
   *[other] Plus aucune action possible avec { camels }.
} Terminez vos actions ou annulez une étape.{ flood-takes }
flood-takes = { $lost_hexes ->
    [none] {""}
   *[other] {" "}La Crue, à la fin de ce tour, emportera { SIZE($lost_hexes) ->
        [one] votre hutte
       *[other] vos huttes
    } en { $lost_hexes }.
}
action-done = Finir les actions
action-build = 🛕 Construire une ziggourat
action-extend = 🧱 Agrandir une ziggourat
action-intrigue = 🏛️ Intriguer à Assur
action-offer = 🔥 Faire une offrande
action-buy = 🛒 Acheter une carte
refused-not-enough-camels = Impossible : cela coûte { camels }, { $have ->
    [0] et vous n'en avez pas
   *[other] et vous n'en avez que { $have }
}.
absent-camels = coûte { camels }, vous en avez { $have }
absent-build = Construire une ziggourat ({ $why ->
    [bases] toutes vos bases sont construites
    [hut] il faut une hutte loin des fleuves et des puits
   *[camels] { absent-camels }
})
absent-extend = Agrandir une ziggourat ({ $why ->
    [complete] les vôtres sont complètes
    [raised] un seul niveau par tour pour chacune
   *[camels] { absent-camels }
})
absent-intrigue = Intriguer à Assur ({ $why ->
    [stock] aucune hutte en réserve
    [full] aucun emplacement libre
   *[camels] { absent-camels }
})
absent-dignitary = { THE($dignitary) } ({ absent-camels })
absent-dignitary-full = { THE($dignitary) } (aucun emplacement libre)
absent-offer = Faire une offrande ({ $why ->
    [limit] { $most } chameaux au plus par tour
   *[end] vous êtes au bout de la piste
})
absent-buy = Acheter une carte ({ $why ->
    [bought] une seule carte Denrée par tour
    [none] il ne reste rien à acheter
   *[camels] { absent-camels }
})
refused-action-build = Impossible : il faut 6 chameaux, une base et une hutte qui ne soit ni sur un fleuve ni au bord d'un puits.
refused-action-extend = Impossible : il faut des chameaux et une ziggourat sans niveau ajouté ce tour-ci.
refused-action-intrigue = Impossible : il faut au moins 2 chameaux, une hutte en réserve et un emplacement libre à Assur.
refused-action-offer = Impossible : il faut un chameau (3 au plus par tour) et de la place sur la piste des offrandes.
refused-action-buy = Impossible : ce tour-ci, vous ne pouvez acheter aucune des cartes en vente.
event-actions-skipped = Aucune action possible pour { THE($seat) }.
event-actions-ended = { $seat } termine ses actions { $camels ->
    [0] sans garder de chameau
   *[other] et garde { camels }
}.

build-prompt = Quelle hutte laisse la place à une ziggourat ? La base coûte { $camels ->
    [6] vos 6 chameaux
   *[other] 6 de vos { camels }
}.
build-note = { cost } · { $last ->
    [true] { $at_last } PV à la fin
   *[false] 1 PV par tour { $vp ->
        [1] (comme la hutte)
       *[other] (la hutte : { $vp })
    }
}
build-only-note = { IN($hex) } · { cost }
refused-no-base-left = Impossible : toutes vos bases sont construites.
refused-no-own-hut-here = Impossible : vous n'avez pas de hutte { IN($hex) }. Une base prend la place d'une hutte.
refused-river-hex = Impossible : { $hex } est un hexagone de fleuve ; on n'y construit pas de ziggourat.
refused-touches-well = Impossible : un puits touche { $hex } ; on n'y construit pas de ziggourat.
event-base-built = { $seat } construit une ziggourat { IN($hex) } pour { camels }.

extend-prompt = Quelle ziggourat gagne un niveau ? Vous avez { camels }.
extend-option = { $hex } : ajouter { SOME($tile) }
extend-note = { cost } · { $last ->
    [true] +1 PV à la fin
   *[false] +1 PV par tour
}
extend-only-note = { extend-option } · { cost }
refused-not-your-ziggurat = Impossible : vous n'avez pas de ziggourat { IN($hex) }.
refused-ziggurat-complete = Impossible : la ziggourat { IN($hex) } est complète.
refused-level-already-added = Impossible : la ziggourat { IN($hex) } a déjà gagné un niveau ce tour-ci.
event-ziggurat-extended = { $seat } ajoute { SOME($tile) } { IN($hex) } pour { camels }.

intrigue-prompt = Quel dignitaire reçoit une hutte de votre réserve ? Elle reste auprès de lui jusqu'à la Crue. Vous avez { camels }.
dignitary-option = { $two_vp ->
    [0] { dignitary-gift }
   *[other] Supérieur : { $vp } PV (puis { $two_vp }{ $three_vp ->
        [0] {""}
       *[other] , puis { $three_vp }
    })
}
dignitary-gift = { $dignitary ->
    [upper] Supérieur : { $vp } PV { $vp_now ->
        [0] à la Crue
       *[other] au lieu de { $vp_now }
    }
    [middle] Intermédiaire : { $plow ->
        [true] Charrue à la Crue
       *[false] { $held ->
            [true] déjà une Charrue
           *[false] pas de 2e Charrue
        }
    }
   *[lower] Inférieur : 1 chameau à la Crue
}
intrigue-note = { cost } · { $tie ->
    [huts] influence égale, plus de huttes à Assur : { rank } rang, { intrigue-prize }
    [highest] influence égale, hutte plus haute : { rank } rang, { intrigue-prize }
    [fewer] influence égale, moins de huttes à Assur : { intrigue-behind }
    [lower] influence égale, hutte moins haute : { intrigue-behind }
   *[none] influence +{ $influence }, { $climbs ->
        [true] { rank } rang : { intrigue-prize }
       *[false] { rank } rang inchangé : { $rank_vp } PV
    } · { $free ->
        [one] { $free } emplacement libre
       *[other] { $free } emplacements libres
    }
}
intrigue-behind = { $climbs ->
    [true] { rank } rang, { intrigue-prize }
   *[false] { rank } rang inchangé, { $rank_vp } PV
}
intrigue-prize = { $rank_vp } PV{ $rank_vp_now ->
    [none] {""}
   *[other] {" "}au lieu de { $rank_vp_now }
}
intrigue-only-note = { dignitary-gift } · { cost } · { $climbs ->
    [true] { rank } rang : { intrigue-prize }
   *[false] { rank } rang inchangé : { $rank_vp } PV
}
refused-unknown-dignitary = Impossible : choisissez le dignitaire supérieur, l'intermédiaire ou l'inférieur.
refused-no-hut-in-stock = Impossible : vous n'avez pas de hutte en réserve à envoyer à Assur.
refused-dignitary-full = Impossible : { THE($dignitary) } n'a plus d'emplacement libre. Choisissez un autre dignitaire.
event-intrigued = { $seat } place une hutte { IN($dignitary) } pour { camels } (emplacement { $slot }).

offer-prompt = { $camels ->
    [one] Offrez-vous votre dernier chameau ?
   *[other] Combien de vos { camels } offrez-vous ?
} L'offrande compte à la Crue pour chaque ziggourat.
offer-option = Offrir { camels }
offer-note = { $more ->
    [true] { $vp } PV à la Crue au lieu de { $vp_now }
   *[false] aucun PV de plus à la Crue
} · reste { $left ->
    [one] { $left } chameau
   *[other] { $left } chameaux
} · case { $position } sur 7
offer-only-note = { cost } · { $more ->
    [true] { $vp } PV à la Crue
   *[false] aucun PV de plus à la Crue
}
refused-offering-amount = Impossible : une offrande est de 1 à { $most } chameaux.
refused-offering-turn-limit = Impossible : ce tour-ci, vous { $left ->
    [0] ne pouvez plus rien offrir
    [one] ne pouvez plus offrir qu'un chameau
   *[other] ne pouvez plus offrir que { $left } chameaux
}.
refused-offering-track-end = Impossible : { $left ->
    [0] votre disque est au bout de la piste des offrandes
    [one] il ne reste qu'une case sur la piste des offrandes
   *[other] il ne reste que { $left } cases sur la piste des offrandes
}.
event-offered = { $seat } offre { camels } et atteint la case { $position } de la piste des offrandes.

buy-prompt = Quelle carte achetez-vous ? { $last ->
    [true] Plus aucune ne servira à ravitailler ; une Charrue vaut 1 PV à la fin.
   *[false] Elle servira dès le prochain tour.
} Vous avez { camels }.
buy-note = { cost } · { $due ->
    [true] le dignitaire intermédiaire vous en donnera une
   *[false] { buy-use }
}
buy-use = { $last ->
    [true] { $card ->
        [plow] 1 PV à la fin
       *[other] ne ravitaille plus
    }
   *[false] { $card ->
        [joker] ravitaille 1 hutte sur n'importe quelle denrée
        [plow] ravitaille 1 hutte sur n'importe quelle denrée
       *[other] utilisable dès le prochain tour
    }
}
buy-only-note = { LABEL($card) } · { cost }
refused-card-not-for-sale = Impossible : cette carte n'est pas à vendre. Choisissez une carte du marché ou une Charrue.
refused-food-already-bought = Impossible : vous avez déjà acheté votre carte Nourriture de ce tour.
refused-plow-already-held = Impossible : vous avez déjà une Charrue ; une seule est permise.
refused-no-plow-left = Impossible : il ne reste plus de Charrue.
event-card-bought = { $seat } achète { $card ->
    [joker] un Joker
    [plow] une Charrue
   *[other] une carte { $card }
} pour { camels }.

## Flood

event-inundated = Crue du Règne { $reign }. Huttes perdues sur les fleuves : { $huts_per_seat }.
event-assur-scored = { $seat } est au { $rank ->
    [1] 1er
   *[other] { $rank }e
} rang à Assur avec une influence de { $influence } : { $vp } PV.
event-upper-rewarded = Le dignitaire supérieur donne { $vp } PV { TO($seat) } pour { huts }.
event-plow-given = Le dignitaire intermédiaire donne une Charrue { TO($seat) }.
event-camels-given = Le dignitaire inférieur donne { camels } { TO($seat) }.
event-offerings-scored = { $seat } marque { $vp } PV pour ses offrandes : { $sites ->
    [one] { $sites } ziggourat
   *[other] { $sites } ziggourats
} × { $multiplier } PV.

## End of the game

event-final-scored = { $seat } marque encore des PV à la fin : ziggourats { $tiles_vp }, Charrue { $plow_vp }, chameaux { $camels_vp }.
event-match-ended = Score final en PV : { $vp_per_seat }. Classement : { ROW($seats) }{ $ending ->
    [shared] , victoire partagée
   *[points] {""}
}.
