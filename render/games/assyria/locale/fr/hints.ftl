### What speaks for an answer, as a hint says it: one short sentence or two, with the numbers of the position.

## Set-up

reason-start-column = À elle seule, la colonne { $column } y ravitaillerait { huts } juste à côté, plus qu'aux autres emplacements libres{ $first ->
    [true] , et vous récoltez en premier
   *[false] {""}
}.
reason-start-away = C'est l'emplacement le plus loin des ziggourats adverses ({ $steps } hexagones) : vos huttes auront plus de place.
reason-start-river = Les huttes posées juste à côté sur le fleuve peuvent rapporter { $camels } chameaux au tour 1 : assez pour un centre, qui rapporte ensuite à chaque tour.
reason-draft-joker = Il ravitaille une hutte sur n'importe quelle denrée : où que vous alliez, il servira.
reason-draft-near = Au tour 1, elle peut ravitailler { $huts ->
    [one] une hutte
   *[other] { $huts } huttes
} juste à côté de votre ziggourat, en { $hexes }.
reason-draft-further = Au tour 1, elle peut ravitailler une hutte à deux hexagones de votre ziggourat, par exemple en { $hexes }.

## Harvest

reason-column-most = Avec elle, vos cartes peuvent ravitailler { huts } ce tour-ci, nouvelles comprises ; avec { $column ->
    [0] toute autre colonne libre
   *[other] la colonne { $column }
}, { $other ->
    [0] aucune
   *[other] { $other } au plus
}.
reason-column-earlier = Elle permet de ravitailler { huts } ce tour-ci{ $keeps ->
    [0] {""}
    [1] , dont celle déjà en place
   *[other] , dont les { $keeps } déjà en place
} ; aucune colonne libre ne fait mieux, et avec celles qui font autant, { $surely ->
    [true] vous joueriez plus tard
   *[false] vous joueriez peut-être plus tard
}.
reason-column-same = Avec elle, vous pouvez ravitailler jusqu'à { huts } ce tour-ci. { $same ->
    [true] Avec la colonne { $column } aussi, mais vous joueriez
   *[false] La colonne { $column } ne fait pas mieux, et vous joueriez
} { $when ->
    [last] en dernier
    [later] plus tard
   *[maybe] peut-être plus tard
}.
reason-column-rest = Avec elle, vous pouvez ravitailler { huts } ce tour-ci ; aucune colonne libre ne fait mieux, et ses { $symbols } symboles vous laissent plus de vivres pour la suite.
reason-column-first = Vous jouerez en premier ce tour-ci : personne ne prendra avant vous un hexagone, une carte en vente ou un emplacement à Assur.
reason-column-last = Vous agirez en dernier avant la Crue : à Assur, vous pourrez répondre à tout ce que les autres auront fait.
reason-column-keeps = Avec elle, vos cartes peuvent ravitailler { $of ->
    [one] votre hutte en place
   *[other] { $all ->
        [true] vos { $of } huttes en place
       *[false] { $huts } de vos { $of } huttes en place
    }
} ; avec { other-column }, { $other ->
    [0] aucune
   *[other] { $other } au plus
}.
other-column = { $column ->
    [0] toute autre colonne libre
   *[other] la colonne { $column }
}
reason-column-saves = Des colonnes libres avec lesquelles vous ravitaillez au moins { huts } ce tour-ci en gardant { SOME($card) } pour la suite, c'est la plus à gauche : vous jouez plus tôt.
reason-column-trade = Avec elle, vous pouvez ravitailler { huts } ce tour-ci ; avec { $column ->
    [0] celles plus à droite
   *[other] la colonne { $column }
}, peut-être jusqu'à { $other }, mais vous joueriez { $surely ->
    [true] plus tard
   *[false] peut-être plus tard
}.
reason-column-joker = Aucune autre colonne libre n'a de Joker : il ravitaille une hutte sur n'importe quel hexagone, ce tour-ci ou plus tard.

## New huts

reason-hut-well = Avec vos huttes en { $hexes }, cette hutte permet { $wells ->
    [one] { $second ->
        [true] un second puits : encore { $vp } PV tout de suite
       *[false] un puits : { $vp } PV tout de suite, et c'est gratuit
    }
   *[other] { $wells } puits : { $vp } PV tout de suite, et c'est gratuit
}.
reason-hut-well-more = Avec vos huttes en { $hexes }, cette hutte permet un puits ({ $vp } PV tout de suite) ; une autre nouvelle hutte en { $third_hex } en permettrait un second.
reason-hut-half = Avec votre hutte en { $hexes } et une autre nouvelle en { $third_hex }, que vous pouvez aussi ravitailler, elle permet un { $second ->
    [true] second puits
   *[false] puits
} : { $vp } PV tout de suite.
reason-hut-tile = Cette hutte vous amène à { $camels } chameaux ce tour-ci : assez pour { next-tile } ({ $cost }), qui rapportera { $vp } PV d'ici la fin de la partie.
next-tile = { $tile ->
    [base] une autre ziggourat
   *[other] { SOME($tile) }
}
reason-hut-goal = { $further_hexes ->
    [none] Cette hutte peut vous amener
   *[other] Avec { SIZE($further_hexes) ->
        [one] une autre hutte
       *[other] d'autres huttes
    } en { $further_hexes }, elle peut vous amener
} à { $camels } chameaux : assez pour { next-tile } ({ $cost }){ $starved_hexes ->
    [none] .
   *[other] . { SIZE($starved_hexes) ->
        [one] La hutte en { $starved_hexes } reste
       *[other] Les huttes en { $starved_hexes } restent
    } sans nourriture{ $vp ->
        [0] .
       *[other] , soit { $vp } PV de moins.
    }
}
reason-hut-end = Cette hutte vous amène à { $camels } chameaux pour vos dernières actions ; de ceux que vous gardez, 2 valent 1 PV.
reason-hut-river = Cette hutte vous amène à { $camels } chameaux pour vos actions, et rapportera encore au prochain tour si vous la ravitaillez.
reason-hut-flood = Cette hutte rapporte avant que la Crue ne l'emporte : { $more ->
    [one] { $more } chameau
   *[other] { $more } chameaux
} maintenant, puis elle revient dans votre réserve.
reason-hut-card = Cette hutte ne coûte pas de carte de plus : il lui reste un symbole { OF($card) }, que vous jouez de toute façon{ $site ->
    [true] . Sans puits à côté, une ziggourat pourra la remplacer.
   *[false] .
}
reason-hut-between = Aucune Crue n'emporte une hutte placée là : ravitaillée à chacun des { $turns } tours qui restent, elle rapportera { $vp } PV.
reason-hut-outside = Aucune Crue n'emporte une hutte placée là : ravitaillée à chacun des { $turns } tours qui restent, elle rapportera { $vp } PV, et une ziggourat pourra prendre sa place.
reason-hut-stays = Aucune Crue n'emporte une hutte placée là : ravitaillée à chacun des { $turns } tours qui restent, elle rapportera { $vp } PV.
reason-hut-last = Ces 2 PV sont sûrs, alors que 2 des chameaux d'un fleuve ne valent qu'un PV s'ils ne servent pas mieux tout de suite.
reason-hut-instead = Vous pouvez ravitailler cette hutte à la place de celle en { $other_hex }, et vos huttes rapportent alors { $camels ->
    [0] {""}
    [one] 1 chameau{ $vp ->
        [0] {""}
       *[other] {" "}et{" "}
    }
   *[other] { $camels } chameaux{ $vp ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $vp ->
    [0] {""}
   *[other] { $vp } PV
} de plus.
reason-hut-camels = Ravitaillée à la place de celle en { $other_hex }, cette hutte vous amène à { feed-camels } au lieu de { $before }{ enough-for }. Cela coûte { $vp } PV.
reason-hut-points = Ravitaillée à la place de celle en { $other_hex }, cette hutte vous rapporte { $vp } PV de plus et { feed-camels } de moins ce tour-ci.
enough-for = { $tile ->
    [none] {""}
   *[other] , assez pour { enough-things }
}
enough-things = { bought } ({ $cost }){ $food ->
    [0] { $assur ->
        [0] {""}
       *[other] {" "}et Assur ({ $assur })
    }
   *[other] { $assur ->
        [0] {" "}et des vivres ({ $food })
       *[other] , des vivres ({ $food }) et Assur ({ $assur })
    }
}
reason-hut-rather = Ravitaillée à la place de celle en { $other_hex }, que la Crue emportera de toute façon après le tour { $turn }, cette hutte restera en place.
reason-hut-bridge = { $over_hexes ->
    [none] { $starves ->
        [true] Cette hutte restera sans nourriture
       *[false] Cette hutte ou une autre restera sans nourriture
    }, mais elle ouvre la voie
   *[other] { $starves ->
        [true] Cette hutte et une autre en { $over_hexes } resteront sans nourriture, mais elles ouvrent la voie
       *[false] Deux huttes de plus resteront sans nourriture, mais par { $over_hexes } celle-ci mène
    }
} vers { $to_hex } ({ reached-brings }), que votre { $card } peut ravitailler.
reached-brings = { $vp ->
    [0] { feed-camels }
   *[other] { $vp } PV
}
reason-hut-spare = Toutes les huttes doivent être placées, mais où que vous posiez celle-ci, vos cartes n'en ravitaillent pas plus ; { $starves ->
    [true] elle reviendra en réserve, sans rien coûter.
   *[false] une de vos huttes, ancienne ou nouvelle, reviendra en réserve.
}
reason-hut-elsewhere = Cette hutte ne coûte rien : elle reviendra en réserve. En { $there_hex }, ravitaillée à la place de celle en { $for_hex }, elle rapporterait { $gain ->
    [camels] { feed-camels } de plus, mais { $vp } PV de moins.
   *[other] { $vp } PV de plus, mais { feed-camels } de moins.
}

## Resupplying

reason-feed-keeps = Toutes vos huttes sont ravitaillées, et vous gardez { SOME($cards) } pour un autre tour.
reason-feed-plow = La Charrue peut être rachetée pour 2 chameaux : on la joue et on garde le Joker.
reason-feed-last = Vous gardez la Charrue, qui vaut 1 PV à la fin de la partie ; un Joker n'y vaut rien.
reason-feed-hungry = Quoi que vous jouiez, { $huts ->
    [one] 1 hutte reste sans nourriture ; elle revient en réserve et pourra être replacée
   *[other] { $huts } huttes restent sans nourriture ; elles reviennent en réserve et pourront être replacées
}.
reason-feed-for-well = Un puits ({ $vp } PV) demande que les huttes en { $hexes } soient toutes ravitaillées : { SIZE($starved_hexes) ->
    [one] c'est donc celle en { $starved_hexes } qui reste
   *[other] ce sont donc celles en { $starved_hexes } qui restent
} sans nourriture.
reason-feed-next = Vos autres cartes peuvent alors ravitailler aussi toutes vos autres huttes, et vous gardez { SOME($cards) }.
reason-feed-points = { feed-otherwise } : { $vp } PV de plus et { feed-camels } de moins{ $stays ->
    [true] , et aucune Crue { SIZE($fed_hexes) ->
        [one] n'emporte cette hutte.
       *[other] n'emporte ces huttes.
    }
   *[false] .
}
reason-feed-camels = { feed-otherwise } : vos huttes rapportent { $brings ->
    [one] 1 chameau
   *[other] { $brings } chameaux
} au lieu de { $instead }, contre { $vp } PV ; { $tile ->
    [none] vous en avez alors { $camels } à dépenser
   *[other] en tout, assez pour { enough-things }
}.
feed-otherwise = { $suggested ->
    [true] Autrement que proposé, ravitaillez
   *[false] Ravitaillez
} { $fed_hexes } et non { $left_hexes }
feed-camels = { $camels ->
    [one] 1 chameau
   *[other] { $camels } chameaux
}
bought = { $tile ->
    [base] une ziggourat
   *[other] { SOME($tile) }
}
reason-feed-well = Ravitaillées ensemble, les huttes en { $hexes } permettent un puits : { $vp } PV tout de suite.
reason-feed-all = Quel que soit votre choix, vos cartes peuvent ravitailler aussi toutes les autres.
reason-feed-room = Avec elle, { $room ->
    [one] { $room } hexagone libre touche
   *[other] { $room } hexagones libres touchent
} vos pièces pour de nouvelles huttes ; si vous ravitaillez { $other_hex } à sa place, seulement { $other }.
reason-feed-same = Ces huttes rapportent toutes autant ce tour-ci{ $last ->
    [true] .
   *[false] { $river ->
        [true] , et la prochaine Crue les emportera toutes.
       *[false] , et aucune Crue ne les emporte.
    }
}
reason-feed-stays = La Crue, après le tour { $turn }, emporte les huttes des fleuves ; { SIZE($hexes) ->
    [one] celle en { $hexes } reste
   *[other] celles en { $hexes } restent
}.

## Wells

reason-well-free = Il ne vous coûte rien : aucune de vos ziggourats ne pourrait de toute façon être construite sur ces hexagones.
reason-well-others = Il est gratuit, et vous pouvez encore construire une ziggourat à la place de { SIZE($hexes) ->
    [one] votre hutte
   *[other] vos huttes
} en { $hexes }.
reason-well-now = Pendant ce Règne, un puits rapporte { $vp } PV ; au suivant, seulement { $later }.
reason-well-cheap = Il rapporte { $vp } PV gratuitement ; une base sur l'un de ces hexagones coûterait { $camels } chameaux et rapporterait { $tile_vp } PV d'ici la fin de la partie, hors offrandes.
reason-well-none = Vous gardez ainsi { $hexes } : { SIZE($hexes) ->
    [one] c'est votre seule hutte qu'une ziggourat pourrait remplacer
   *[other] ce sont vos seules huttes qu'une ziggourat pourrait remplacer
}.

## Actions

reason-extend-centre = Ajouté maintenant, le centre rapportera { $vp } PV d'ici la fin de la partie, et dès le prochain tour un toit pourra suivre pour { $roof } chameaux.
reason-extend-roof = Ajouté maintenant, le toit rapportera { $vp } PV d'ici la fin de la partie : 1 { $turns ->
    [one] au prochain tour
   *[other] à chacun des { $turns } tours à venir
} et 1 à la fin.
reason-build = Elle rapportera { $vp } PV d'ici la fin de la partie, n'a pas besoin de nourriture et comptera pour vos offrandes { $floods ->
    [one] à la Crue qui vient
   *[other] aux { $floods } Crues qui viennent
}.
reason-build-flood = Sa base rapportera { $vp } PV d'ici la fin de la partie, et vos offrandes { $offerings } PV de plus à la Crue de ce tour.
reason-build-hungry = { before-harvest } ; une ziggourat se passe de vivres{ $flood ->
    [true] {" "}et rapportera { $vp } PV d'ici la fin de la partie.
   *[false] , rapportera { $vp } PV d'ici la fin et compte pour vos offrandes.
}
reason-offerings = Chaque hausse du multiplicateur vous rapporte { $sites } PV à la Crue{ $sites ->
    [one] {""}
   *[other] , 1 pour chacune de vos ziggourats
}.
reason-offer-ahead = Votre disque reste en place jusqu'à la Crue : { $missing ->
    [one] 1 chameau de plus
   *[other] { $missing } chameaux de plus
} au prochain tour, et le multiplicateur passe à ×{ $multiplier }, soit { $vp } PV en plus.
reason-offer-enough = { $camels ->
    [one] 1 chameau vous rapporte
   *[other] { $camels } chameaux vous rapportent
} { $vp } PV de plus ; un autre n'ajouterait rien, car le multiplicateur ne monte ensuite qu'à la case { $step }.
reason-rate = Cela fait { $vp } PV pour { $camels ->
    [one] 1 chameau
   *[other] { $camels } chameaux
} ; à la fin de la partie, 2 chameaux ne valent qu'un PV.
reason-food = { before-harvest }.
before-harvest = Au prochain tour, hors récolte, { $of ->
    [one] vous ne pourrez pas ravitailler { $flood ->
        [true] la hutte épargnée par la Crue
       *[false] votre hutte
    }
   *[other] vous ne pourrez ravitailler { $fed ->
        [0] aucune
        [1] qu'une
       *[other] que { $fed }
    } { $flood ->
        [true] des { $of } huttes épargnées par la Crue
       *[false] de vos { $of } huttes
    }
}
reason-buy-feeds = { before-harvest } ; avec { THE($card) }, { $of ->
    [one] si
   *[other] { $then ->
        [1] une
       *[other] { $then }
    }
}.
reason-buy-any = Vos huttes en place ont déjà de quoi manger au prochain tour ; vous pourrez ainsi en ravitailler une nouvelle sur n'importe quel hexagone.
reason-buy-new = Au prochain tour, cette carte pourra ravitailler { $huts ->
    [one] une nouvelle hutte
   *[other] jusqu'à { $huts } nouvelles huttes
} juste à côté de vos pièces, { $all ->
    [true] en { $hexes }
   *[false] par exemple en { $hexes }
}.
reason-last = { $vp } PV de plus ; { $camels ->
    [one] gardé, le chameau ne rapporterait
   *[other] gardés, les { $camels } chameaux ne rapporteraient
} { $kept ->
    [0] rien
   *[other] que { $kept } PV
} à la fin de la partie.
reason-done-tile = Au prochain tour, vous pourrez ajouter { SOME($tile) } { IN($hex) } pour { $cost } de vos chameaux : { $vp } PV d'ici la fin de la partie.
reason-done-lacks = Il vous manque { $missing ->
    [one] 1 chameau
   *[other] { $missing } chameaux
} pour { $hex ->
    [none] { next-tile } ; construite au prochain tour, elle rapporterait encore
   *[other] { SOME($tile) } { IN($hex) } ; ajouté au prochain tour, il rapporterait encore
} { $vp } PV d'ici la fin de la partie.
reason-done-later = { $hex } ne pourra recevoir { SOME($tile) } qu'au prochain tour ({ $cost } chameaux) : { $vp } PV d'ici la fin de la partie. Gardez { $camels ->
    [one] votre chameau
   *[other] vos chameaux
} pour cela.
reason-done-wait = { $further ->
    [true] D'autres offrandes
   *[false] Offrandes
} et Assur ne rapportent qu'à la Crue, après le tour { $turn } : cela peut attendre. Gardez { $camels ->
    [one] votre chameau
   *[other] vos { $camels } chameaux
} pour les besoins du prochain tour.
reason-done-keep = La Crue n'emporte pas les chameaux : ce que vous gardez aidera à payer une ziggourat, des vivres ou Assur au prochain tour.
reason-done-last = Aucune action ne rapporte plus { $vp ->
    [one] que le PV
   *[other] que les { $vp } PV
} que { $camels ->
    [one] votre chameau vaut
   *[other] vos { $camels } chameaux valent
} à la fin de la partie.

## Assur

reason-intrigue-sure = { $last ->
    [true] Personne n'agit après vous avant la Crue : { rank-sure }.
   *[false] Personne après vous ne peut payer assez pour vous dépasser avant la Crue : { rank-sure }.
}
rank-sure = le { $place ->
    [1] 1er
   *[other] { $place }e
} rang et ses { $vp } PV sont à vous
reason-intrigue-several = { $huts ->
    [2] Deux
   *[other] { $huts }
} huttes y coûtent { $camels } chameaux{ $back ->
    [0] {""}
   *[other] , dont { $back } reviennent à la Crue
} ; elles vous donnent { rank-first }{ $safe ->
    [true] , et personne ne peut plus vous dépasser.
   *[false] {" "}en l'état{ $dignitary ->
        [none] {""}
       *[other] {" "}({ THE($dignitary) } : { $price } chameaux, sans retour)
    }.
}
rank-first = le { $place ->
    [1] 1er
   *[other] { $place }e
} rang et ses { $vp } PV
reason-intrigue-guard = { $rival_seat } pourrait encore vous dépasser avant la Crue ; avec cette hutte, personne ne le peut, et vos { $vp } PV sont sûrs.
reason-intrigue-cheapest = C'est l'entrée la moins chère à Assur, où même le { $place }e rang rapporte des PV à la Crue, après le tour { $turn }{ $back ->
    [true] , et 1 des 2 chameaux revient alors.
   *[false] .
}
reason-intrigue-grows = Le 1er rang vaut { $vp } PV pour l'instant ; { $turns ->
    [one] la carte Expansion du prochain tour s'y ajoutera
   *[other] les cartes Expansion des { $turns } tours suivants s'y ajouteront
} avant la Crue.
reason-intrigue-later = Le { $place ->
    [1] 1er
   *[other] { $place }e
} rang ne vaut rien pour l'instant, mais il rapportera à la Crue : d'ici là, d'autres cartes Expansion seront posées.
reason-intrigue-plow = Si vous n'achetez pas de Charrue d'ici la Crue, il vous en donnera une, qui coûterait { $plow } chameaux : son influence ne vous en coûte que { $rest } de plus.
reason-intrigue-rate = En l'état, { $place ->
    [0] cette hutte rapporte
    [1] cette hutte prend le 1er rang :
   *[other] cette hutte prend le { $place }e rang :
} { $vp } PV { $more ->
    [true] de plus pour { camels }
   *[false] pour { camels }
}{ $back ->
    [0] {""}
   *[other] , dont { $back } revient à la Crue
}{ $dignitary ->
    [none] {""}
   *[other] , et { THE($dignitary) } n'apporterait rien de plus pour { $price }
}.
reason-intrigue-last = En l'état, cette hutte rapporte { $vp } PV à la Crue pour { $camels } chameaux ; à la fin de la partie, 2 chameaux ne valent qu'un PV.
