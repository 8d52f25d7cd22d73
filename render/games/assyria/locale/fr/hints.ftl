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
reason-column-earlier = Avec elle, vous pouvez ravitailler { huts } ce tour-ci ; aucune colonne libre ne fait mieux, et celles qui font autant vous feraient jouer plus tard.
reason-column-same = Avec elle, vous pouvez ravitailler jusqu'à { huts } ce tour-ci. { $same ->
    [true] Avec la colonne { $column } aussi, mais vous joueriez { play-when }
   *[false] La colonne { $column } ne fait pas mieux, et vous joueriez { play-when }
}.
play-when = { $last ->
    [true] en dernier
   *[false] plus tard
}
reason-column-rest = Avec elle, vous pouvez ravitailler { huts } ce tour-ci ; aucune colonne libre ne fait mieux, et ses { $symbols } symboles vous laissent plus de vivres pour la suite.
reason-column-first = Vous jouerez en premier ce tour-ci : personne ne prendra avant vous un hexagone, une carte en vente ou un emplacement à Assur.
reason-column-last = Vous agirez en dernier avant la Crue : à Assur, vous pourrez répondre à tout ce que les autres auront fait.
reason-column-all = Avec elle, vos cartes peuvent ravitailler toutes vos huttes ce tour-ci, nouvelles comprises ({ $huts } en tout).
reason-column-keeps = { $of ->
    [one] Avec elle, vos cartes peuvent ravitailler votre hutte en place ; sans elle, non.
   *[other] Avec elle, vos cartes peuvent ravitailler { $huts } de vos { $of } huttes en place ; sans elle, { $before ->
        [0] aucune
       *[other] seulement { $before }
    }.
}
reason-column-feeds = Avec elle, vos cartes peuvent ravitailler { huts } ce tour-ci, nouvelles comprises ; sans elle, { $other ->
    [0] aucune
   *[other] { $other } au plus
}.

## New huts

reason-hut-well = Avec vos huttes en { $hexes }, elle permet { $wells ->
    [one] un puits : { $vp } PV tout de suite, et c'est gratuit
   *[other] { $wells } puits : { $vp } PV tout de suite, et c'est gratuit
}.
reason-hut-half = Une troisième hutte en { $third_hex }, que vous pouvez aussi ravitailler, permettra alors un puits : { $vp } PV tout de suite.
reason-hut-tile = Elle vous amène à { $camels } chameaux ce tour-ci : assez pour { next-tile } ({ $cost }), qui rapportera { $vp } PV d'ici la fin de la partie.
next-tile = { $tile ->
    [base] une autre ziggourat
   *[other] { SOME($tile) }
}
reason-hut-goal = { $further_hexes ->
    [none] Elle peut vous amener
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
reason-hut-end = Elle vous amène à { $camels } chameaux pour vos dernières actions ; de ceux que vous gardez, 2 valent 1 PV.
reason-hut-river = Elle vous amène à { $camels } chameaux pour vos actions, et rapportera encore au prochain tour si vous la ravitaillez.
reason-hut-flood = Elle rapporte avant que la Crue ne l'emporte : { $more ->
    [one] { $more } chameau
   *[other] { $more } chameaux
} maintenant, puis la hutte revient dans votre réserve.
reason-hut-card = Elle ne vous coûte pas de carte de plus : il reste pour elle un symbole { OF($card) }, que vous jouez de toute façon.
reason-hut-between = Aucune Crue ne l'emporte là : si vous la ravitaillez à chacun des { $turns } tours qui restent, elle rapporte { $vp } PV.
reason-hut-outside = Aucune Crue ne l'emporte là : si vous la ravitaillez à chacun des { $turns } tours qui restent, elle rapporte { $vp } PV, et une ziggourat pourra prendre sa place.
reason-hut-stays = Aucune Crue ne l'emporte là : si vous la ravitaillez à chacun des { $turns } tours qui restent, elle rapporte { $vp } PV.
reason-hut-last = Ces 2 PV sont sûrs, alors que 2 des chameaux d'un fleuve ne valent que 1 PV s'ils ne servent pas mieux tout de suite.
reason-hut-instead = Vous pouvez la ravitailler à la place de celle en { $other_hex }, et vos huttes rapportent alors { $camels ->
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
reason-hut-trade = Ravitaillée à la place de celle en { $other_hex }, elle vous rapporte { $gain ->
    [camels] { feed-camels } de plus et { $vp } PV de moins
   *[other] { $vp } PV de plus et { feed-camels } de moins
} ce tour-ci.
reason-hut-rather = Ravitaillée à la place de celle en { $other_hex }, que la Crue emportera de toute façon après le tour { $turn }, elle restera en place.
reason-hut-bridge = { $over_hexes ->
    [none] { $starves ->
        [true] Elle restera sans nourriture
       *[false] Elle ou une autre restera sans nourriture
    }, mais elle ouvre la voie
   *[other] { $starves ->
        [true] Elle et une hutte en { $over_hexes } resteront sans nourriture, mais elles ouvrent la voie
       *[false] Deux huttes de plus resteront sans nourriture, mais par { $over_hexes } elle mène
    }
} vers { $to_hex } ({ reached-brings }), que votre { $card } peut ravitailler.
reached-brings = { $vp ->
    [0] { feed-camels }
   *[other] { $vp } PV
}
reason-hut-spare = { $hungry ->
    [true] Toutes les huttes doivent être placées, mais où que vous posiez cette hutte, vos cartes n'en ravitaillent pas plus ; elle reviendra en réserve, sans rien coûter.
   *[false] Toutes les huttes doivent être placées, mais où que vous posiez cette hutte, vos cartes n'en ravitaillent pas plus ; une hutte reviendra en réserve.
}

## Resupplying

reason-feed-keeps = Toutes vos huttes sont ravitaillées, et vous gardez { SOME($cards) } pour un autre tour.
reason-feed-plow = La Charrue peut être rachetée pour 2 chameaux : on la joue et on garde le Joker.
reason-feed-last = Vous gardez la Charrue, qui vaut 1 PV à la fin de la partie ; un Joker n'y vaut rien.
reason-feed-hungry = Quoi que vous jouiez, { $huts ->
    [one] 1 hutte reste sans nourriture ; elle revient en réserve et pourra être replacée
   *[other] { $huts } huttes restent sans nourriture ; elles reviennent en réserve et pourront être replacées
}.
reason-feed-next = Vos autres cartes peuvent alors ravitailler aussi toutes vos autres huttes, et vous gardez { SOME($cards) }.
reason-feed-points = À la différence de la proposition : { $vp } PV de plus au lieu de { feed-camels } en { $hexes }.
reason-feed-camels = À la différence de la proposition : { feed-more }.
reason-feed-goal = À la différence de la proposition : { feed-more } ; vous arrivez à { $all } chameaux, assez pour { bought } ({ $cost }).
feed-more = { feed-camels } de plus au lieu de { $vp } PV en { $hexes }
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
reason-extend-roof = Ajouté maintenant, le toit rapportera { $vp } PV d'ici la fin de la partie : 1 à chaque tour qui vient et 1 à la fin.
reason-build = Elle rapportera { $vp } PV d'ici la fin de la partie, n'a pas besoin de nourriture et comptera pour vos offrandes { $floods ->
    [one] à la Crue qui vient
   *[other] aux { $floods } Crues qui viennent
}.
reason-build-flood = Sa base rapportera { $vp } PV d'ici la fin de la partie, et vos offrandes { $offerings } PV de plus à la Crue de ce tour.
reason-build-hungry = { $empty ->
    [true] Il ne vous reste aucune carte pour { $of ->
        [one] cette hutte
       *[other] vos { $of } huttes
    } avant la prochaine récolte
   *[false] Avant la prochaine récolte, { cards-feed }
} ; une ziggourat n'a pas besoin de nourriture et rapportera { $vp } PV d'ici la fin de la partie.
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
} ; à la fin de la partie, 2 chameaux ne valent que 1 PV.
reason-food = { before-harvest }.
before-harvest = { $empty ->
    [true] Vous n'avez plus de carte : avant la prochaine récolte, { you-feed }
   *[false] Avant la prochaine récolte, { cards-feed }
}
you-feed = { $of ->
    [one] vous ne pourriez pas ravitailler votre hutte
   *[other] vous ne pourriez ravitailler aucune de vos { $of } huttes
}
cards-feed = { $of ->
    [one] vos cartes ne pourraient pas ravitailler votre hutte
   *[other] vos cartes { $fed ->
        [0] ne pourraient ravitailler aucune
        [1] ne pourraient ravitailler qu'une
       *[other] ne pourraient ravitailler que { $fed }
    } de vos { $of } huttes
}
reason-buy-feeds = { before-harvest } ; avec { THE($card) }, { $of ->
    [one] si
   *[other] { $then ->
        [1] une
       *[other] { $then }
    }
}.
reason-buy-any = Vos huttes en place ont déjà de quoi manger au prochain tour ; vous pourrez ainsi en ravitailler une nouvelle sur n'importe quel hexagone.
reason-buy-new = Au prochain tour, elle pourra ravitailler une nouvelle hutte juste à côté de vos pièces, par exemple en { $hexes }.
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
} pour { next-tile } ; au prochain tour, ce sera encore { $vp } PV d'ici la fin de la partie.
reason-done-wait = Offrandes et Assur ne comptent qu'à la Crue, après le tour { $turn } : ce que vous gardez pourra encore y aller.
reason-done-keep = La Crue n'emporte pas les chameaux : ceux que vous gardez aideront à payer une ziggourat, des vivres ou Assur au prochain tour.
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
} ; elles vous donnent { rank-first }, et personne ne peut plus vous dépasser.
rank-first = le { $place ->
    [1] 1er
   *[other] { $place }e
} rang et ses { $vp } PV
reason-intrigue-guard = { $rival_seat } pourrait encore vous dépasser avant la Crue ; avec cette hutte, personne ne le peut, et vos { $vp } PV sont sûrs.
reason-intrigue-grows = Le 1er rang vaut { $vp } PV pour l'instant ; { $turns ->
    [one] la carte Expansion du prochain tour s'y ajoutera
   *[other] les cartes Expansion des { $turns } tours suivants s'y ajouteront
} avant la Crue.
reason-intrigue-later = Le { $place ->
    [1] 1er
   *[other] { $place }e
} rang ne vaut rien pour l'instant, mais il rapportera à la Crue : d'ici là, d'autres cartes Expansion seront posées.
reason-intrigue-plow = Si vous n'achetez pas de Charrue d'ici la Crue, il vous en donnera une, qui coûterait { $plow } chameaux : son influence ne vous en coûte que { $rest } de plus.
reason-intrigue-rate = En l'état, elle rapporte { $vp } PV à la Crue pour { $camels } chameaux ; à la fin de la partie, 2 chameaux ne valent que 1 PV.
