### Assyria, French: recaps, the board in words, the final post.

## Recap: what holds a line together

recap-line = { $seat } { $deed }.
recap-together = { $clauses }.

## Recap: players; on their own panels they are addressed, in bold print where something was done to them

recap-who = { $seat ->
    [you] vous
   *[other] { $seat }
}
recap-whom = { $seat ->
    [you] **vous**
   *[other] { THE($seat) }
}
recap-hit = { $seat ->
    [you] **vous**
   *[other] { $seat }
}
recap-score = { recap-who } { $n }
recap-lost = { recap-hit } { $n }

## Recap: turns

recap-lot = Ordre du tour tiré au sort : { $order }.
recap-turn = **Tour { $turn }** · Règne { $reign } · { $value } nouvelles huttes
recap-turn-sown = **Tour { $turn }** · { $said }
recap-begins = **La partie commence.**
recap-value = { $value } nouvelles huttes par joueur
recap-value-sown = { recap-value }. { $said }
recap-sown = Colonnes : { $columns }
recap-column = { $first_card }{ $second_card ->
    [none] {""}
   *[other] {" "}+ { $second_card }
}
recap-column-signs = { SIGNS($cards, parted: " + ") }
recap-turn-ends = **Fin du tour { $turn }** · PV : { $scores }
recap-gained = { recap-who } { $n } (+{ $gained })
by-turn = **Tour { $turn }** · PV : { $scores }
by-turn-final = **À la fin** · PV : { $scores }
recap-final = PV de fin de partie : { $items }.
recap-left = { recap-who } { $vp } (ziggourats { $tiles }, Charrue { $plow }, chameaux { $camels })

## Recap: set-up

recap-starts = { $seat ->
    [you] Vous commencez
   *[other] { $seat } commence
} { IN($hex) }{ $last ->
    [true] {" "}(dernier emplacement libre)
   *[false] {""}
}
recap-starts-too = { recap-who } { IN($hex) }{ $last ->
    [true] {" "}(dernier emplacement libre)
   *[false] {""}
}
recap-draft = Choix initial, une carte par joueur : { $cards }.
recap-drafts = { $last ->
    [true] { $seat ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } { drafted-last }
   *[false] { $seat } prend { SOME($card) }
}
recap-drafts-too = { $last ->
    [true] { $seat ->
        [you] vous recevez
       *[other] { $seat } reçoit
    } { drafted-last }
   *[false] { $seat } { SOME($card) }
}
drafted-last = la dernière carte, { $card ->
    [joker] un Joker
   *[other] { $card }
}

## Recap: harvest

recap-harvests = { $seat } prend la colonne { $column } ({ $cards })
recap-harvests-too = { $seat }, la colonne { $column } ({ $cards })
recap-harvests-signs = { $seat } prend la colonne { $column } ({ harvested-signs })
recap-harvests-too-signs = { $seat }, la colonne { $column } ({ harvested-signs })
harvested-signs = { $cards ->
    [none] rien
   *[other] { SIGNS($cards, parted: " + ") }
}
recap-order = Nouvel ordre du tour : { $order }.
recap-order-same = L'ordre du tour ne change pas.
recap-fallen = { recap-hit } ({ $rank }e au lieu de { $was ->
    [1] 1er
   *[other] { $was }e
})

## Recap: expansion

recap-expands = { $seat } { THEN($deed) } ; { $gains }.
recap-expands-only = { $seat } { THEN($deed) }.
recap-gains = { $seat } : { $gains }.
recap-places = { $huts ->
    [one] place une hutte en { $hexes }
   *[other] place des huttes en { $hexes }
}
recap-places-briefly = { $huts ->
    [one] place une hutte
   *[other] place { huts }
}
recap-no-room = n'a pas de place pour { huts }
recap-feeds = { $all ->
    [true] { $huts ->
        [one] ravitaille une hutte
       *[other] ravitaille { huts }
    }
   *[false] { $fed ->
        [0] { $huts ->
            [one] ne ravitaille pas sa hutte
           *[other] ne ravitaille aucune de ses { huts }
        }
       *[other] ravitaille { $fed } de ses { huts }
    }
}
recap-feeds-with = { $fed } ({ $cards })
recap-starves = perd { $hexes } (famine)
recap-wells = { $wells ->
    [one] construit un puits en
   *[other] construit { $wells } puits en
} { $corners } ({ $vp } PV)
recap-income = +{ camels }{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } perdu)
   *[other] {" "}({ $lost } perdus)
}
recap-prestige = +{ $vp } PV
recap-income-briefly = +{ camels }

## Recap: actions

recap-acts = { $seat } { $deed } ; { recap-keeps }.
recap-idle = { $seat } ne dépense rien{ $camels ->
    [0] {""}
   *[other] {" "}et garde { camels }
}.
recap-keeps = { $camels ->
    [0] plus aucun chameau
   *[other] reste { camels }
}
recap-builds = construit { SIZE($hexes) ->
    [one] une ziggourat
   *[other] des ziggourats
} en { $hexes }
recap-extends = ajoute { $items }
recap-tile = { SOME($tile) } { IN($hex) }
recap-extends-briefly = agrandit { $hexes }
recap-intrigues = intrigue { $items }{ recap-ranked }
recap-ranked = { $rank ->
    [none] {""}
   *[other] {" "}({ rank } rang à Assur)
}
recap-overtakes = { $seat } prend le { rank } rang à Assur, devant { $overtaken }.
recap-overtakes-tied = { $seat } prend le { rank } rang à Assur, devant { $overtaken } (à égalité d'influence{ $tied ->
    [none] {""}
   *[other] {" "}avec { $tied }
}, mais avec { $tie ->
    [huts] plus de huttes à Assur
   *[highest] une hutte plus haute
}).
recap-dignitary = { recap-dignitary-times }auprès { OF($dignitary) }
recap-dignitary-too = { recap-dignitary-times }auprès { OF($dignitary) }
recap-dignitary-times = { $huts ->
    [one] {""}
   *[other] { $huts } fois{" "}
}
recap-intrigues-briefly = intrigue à Assur ({ SIZE($items) ->
    [one] dignitaire
   *[other] dignitaires
} { $items }{ $rank ->
    [none] {""}
   *[other] , { rank } rang
})
recap-intrigues-least = { $count ->
    [one] intrigue à Assur
   *[other] intrigue { $count } fois à Assur
}
recap-dignitary-briefly = { $dignitary ->
    [upper] supérieur
    [middle] intermédiaire
   *[lower] inférieur
}{ $huts ->
    [one] {""}
   *[other] {" "}×{ $huts }
}
recap-offers = fait une offrande de { camels } (multiplicateur ×{ $multiplier })
recap-offers-briefly = fait une offrande de { camels }
recap-buys = achète { SOME($cards) }
recap-skipped = { $seat ->
    [you] Vous n'avez
   *[other] { $seat } n'a
} aucune action possible.

## Recap: Flood

recap-flood = **Crue** du Règne { $reign }. { $lost ->
    [none] Aucune hutte n'est perdue sur les fleuves.
   *[other] Huttes perdues : { $lost }.
}
recap-inundated = { recap-hit }{ $n ->
    [1] {""}
   *[other] {" "}{ $n }
} ({ $hexes })
recap-assur = Assur : { $clauses }.
recap-rank = { recap-who } { $vp } PV (influence { $influence })
recap-rank-too = { recap-who } { $vp } PV ({ $influence })
recap-gifts = Dons des dignitaires : { $clauses }.
recap-gifts-mixed = Dons des dignitaires : { $clauses }, { $last }.
recap-gift = { $items } { TO($seat) }
recap-gift-vp = { $vp } PV
recap-gift-plow = une Charrue
recap-gift-camels = { camels }
recap-offerings = Offrandes : { $clauses }.
recap-sites = { $seat } { $vp } PV ({ $sites ->
    [one] { $sites } ziggourat
   *[other] { $sites } ziggourats
} × { $multiplier } PV)
recap-own-gains = Vous recevez { $items }.
recap-own-offerings = { $vp } PV pour vos offrandes
recap-flood-over = { $assur ->
    [true] Les huttes d'Assur reviennent en réserve{ $offerings ->
        [true] {"\u202f"}; les offrandes repartent de 0.
       *[false] .
    }
   *[false] Les offrandes repartent de 0.
}

## Recap: what is told in sums

recap-tally-places = { $count ->
    [one] place une hutte
   *[other] place { $count } huttes
}
recap-tally-starves-new = { $count ->
    [one] perd une nouvelle hutte (famine)
   *[other] perd { $count } nouvelles huttes (famine)
}
recap-tally-starves-older = { $count ->
    [one] perd une hutte plus ancienne (famine)
   *[other] perd { $count } huttes plus anciennes (famine)
}
recap-tally-wells = construit { $count ->
    [one] un puits
   *[other] { $count } puits
} { $items }
recap-tally-well = en { $corner } ({ $vp } PV)
recap-tally-vp = marque { $count } PV
recap-tally-builds = { $count ->
    [one] construit une ziggourat
   *[other] construit { $count } ziggourats
}
recap-tally-extends = { $count ->
    [one] agrandit une ziggourat
   *[other] agrandit { $count } fois une ziggourat
}
recap-tally-intrigues = intrigue { $items }
recap-tally-dignitary = auprès { OF($dignitary) }
recap-tally-offers = { $count ->
    [one] fait une offrande de { $count } chameau
   *[other] fait une offrande de { $count } chameaux
}
recap-tally-buys = achète { $items }
recap-tally-card = { SOME($card) }

## The log

log-turn = Tour { $turn } · Règne { $reign }

## So far: the steps of a turn that is not over

so-far-start = Base de ziggourat { IN($hex) }
so-far-draft = Carte gardée : { $card }
so-far-column = Colonne { $column } : { $cards }
so-far-huts = { SIZE($hexes) ->
    [one] Hutte en { $hexes }
   *[other] Huttes en { $hexes }
}
so-far-no-room = Pas de place pour { huts }
so-far-fed = { $huts ->
    [one] { huts } ravitaillée
   *[other] { huts } ravitaillées
} : { $items }
so-far-meal = { $card } pour { $hexes }
so-far-fed-briefly = { $huts ->
    [one] { huts } ravitaillée
   *[other] { huts } ravitaillées
}
so-far-starved = { SIZE($hexes) ->
    [one] Hutte perdue
   *[other] Huttes perdues
} (famine) : { $hexes }
so-far-well = Puits en { $corner } : { $vp } PV
so-far-income = Revenu : { camels }{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } de trop est perdu)
   *[other] {" "}({ $lost } de trop sont perdus)
}
so-far-prestige = Prestige : { $vp } PV (huttes { $huts_vp }, ziggourats { $tiles_vp })
so-far-base = Ziggourat en { $hex } pour { camels }
so-far-tile = { CAP($tile) } en { $hex } pour { camels }
so-far-intrigue = Hutte { IN($dignitary) } pour { camels }{ $rank ->
    [none] {""}
   *[other] {"\u00a0"}: { rank } rang à Assur{ $overtaken_seats ->
        [none] {""}
       *[other] , devant { THE($overtaken_seats) }
    }{ $tie ->
        [none] {""}
        [huts] {" "}(à égalité d'influence, mais avec plus de huttes à Assur)
       *[highest] {" "}(à égalité d'influence, mais avec une hutte plus haute)
    }
}
so-far-offering = Offrande : { camels } (multiplicateur désormais ×{ $multiplier })
so-far-bought = Achat : { $card } pour { camels }

## The board in words

board-heading = **Tour { $turn }/{ $turns }** · Règne { $reign } · { $value } nouvelles huttes · { board-phase } · { board-flood }
board-heading-over = **Tour { $turn }/{ $turns }** · Règne { $reign } · la partie est terminée
board-phase = { $phase ->
    [setup] préparation
    [agriculture] récolte
    [expansion] expansion
   *[actions] actions
}
board-flood = { $to_flood ->
    [0] Crue après ce tour
    [one] Crue après le prochain tour
   *[other] Crue : encore { $to_flood } tours après celui-ci
}
board-order = Ordre du tour : { $order }
board-players = **Joueurs**
board-player = { $seat } ({ $letter }) : { $vp } PV, { camels }, { huts } en réserve
board-means = – { board-hand } ; offrandes : case { $offering } (×{ $multiplier }) ; influence { $influence }
board-hand = { $cards ->
    [none] aucune carte
   *[other] { $cards }
}
board-map = **Plateau**
board-huts = Huttes de { $letter } : { $items }
board-terrain = { $terrain } ({ $items })
board-hut = { $hex } { $food }
board-ziggurats = Ziggourats de { $letter } : { $items }
board-site = { $hex } ({ $level ->
    [1] base
    [2] centre
   *[3] toit
})
board-wells = { $items ->
    [none] Puits : aucun
   *[other] Puits : { $items }
} ; { $left ->
    [0] plus aucun à construire
   *[other] encore { $left } à construire
}
board-well = { $corner }
board-market = **Marché**
board-draft = Choix initial : { $cards }
board-column = Colonne { $column } : { SIZE($cards) ->
    [one] carte
   *[other] cartes
} { $cards }
board-taken = Colonne { $column } : prise par { $letter }
board-for-sale = À vendre : { $items }
board-price = { $card } pour { camels }
board-plows = { $plows ->
    [0] Aucune Charrue à vendre
    [one] 1 Charrue à vendre : { camels }
   *[other] { $plows } Charrues à vendre : { camels } chacune
}
board-assur = **Assur**
board-dignitary = { CAP($dignitary) } : { $there ->
    [none] personne
   *[other] { $there }
} ; { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}
board-cards = **Cartes**
board-expansion = Cartes Expansion : { $laid ->
    [none] aucune
   *[other] { $laid }
}{ $bonus ->
    [none] {""}
   *[other] {"\u202f"}; Bonus : { $bonus }
} ; pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}{ $gone ->
    [none] {""}
   *[other] {"\u202f"}; retirées : { $gone }
}
board-food = Pioche Nourriture : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} ; défausse : { $discard ->
    [one] { $discard } carte
   *[other] { $discard } cartes
}
board-total = { $mark } { $seat } { $vp } PV · { camels } · { huts } · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## My stock

stock-vp = **{ $vp } PV** : { final-sources }
stock-camels = Chameaux : { $camels } sur { $most }
stock-cards = Cartes : { $cards ->
    [none] aucune
   *[other] { $cards }
}
stock-huts = Huttes : { $huts } en réserve ; sur le plateau : { $items ->
    [none] aucune
   *[other] { $items }
}
stock-ziggurats = Ziggourats : { $items ->
    [none] aucune
   *[other] { $items }
} ; en réserve : { stock-tiles }
stock-tiles = { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
}, { $centres ->
    [one] { $centres } centre
   *[other] { $centres } centres
}, { $roofs ->
    [one] { $roofs } toit
   *[other] { $roofs } toits
}
stock-offerings = Offrandes : case { $offering }, multiplicateur ×{ $multiplier } pour { $sites ->
    [one] { $sites } ziggourat
   *[other] { $sites } ziggourats
}
stock-assur = Assur : influence { $influence }{ $items ->
    [none] {""}
   *[other] {" "}({ $items })
}
stock-dignitary = { huts } { IN($dignitary) }

## The final post

kind-source = source
source-huts = les huttes
source-ziggurats = les ziggourats
source-wells = les puits
source-assur = Assur
source-offerings = les offrandes
source-left = la Charrue et les chameaux
final-sources = huttes { $huts } · ziggourats { $ziggurats } · puits { $wells } · Assur { $assur } · offrandes { $offerings } · Charrue et chameaux { $left }
