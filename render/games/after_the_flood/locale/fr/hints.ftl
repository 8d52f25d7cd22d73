### What speaks for an answer, told under the advice of a hint.

## Nouns that are counted here

against = { $most ->
    [0] {" "}contre aucun,
   *[other] {" "}contre { $most },
}
free-areas = { $free ->
    [0] aucune région
    [one] { $free } région
   *[other] { $free } régions
}
land-with-home = { $free ->
    [0] aucune région
    [one] { $free } région (celle d'origine)
   *[other] { $free } régions (origine comprise)
}
one-scores = { $vp } PV{ $sumer_vp ->
    [0] {""}
   *[other] {" "}({ $sumer_vp } à Sumer grâce à votre cité de Nippur)
}
lasting = { $until ->
    [0] .
    [none] {"\u00a0"}; il vous en reste au moins un jusqu'à la fin de la partie.
   *[other] {"\u00a0"}; il vous en reste au moins un jusqu'au déclin du tour { $until }.
}
points-lost = { $kept_vp ->
    [0] les { $held_vp }
   *[other] { $price } des { $held_vp }
} PV de vos cités ce tour-ci
city-price = { $price ->
    [0] .
   *[other] . { the-price } { points-lost }.
}
the-price = { $costly_resource ->
    [none] { $paid ->
        [both] Le prix en tout :
       *[it] Le prix :
    }
   *[other] Le prix ({ COUNT($costly_resource, $pieces) }) :
}
tool-use = { $use ->
    [city] un luxe pour une cité
    [armies] 3 armées pour un empire
   *[both] un luxe pour une cité, ou 3 armées pour un empire
}
chance-percent = { $sure ->
    [true] plus de { $percent } %
   *[false] { $percent } %
}
risk-before = { $rivals ->
    [0] { $safe ->
        [true] . Aucun rival ne peut plus attaquer ce tour-ci : attendre est sans risque.
       *[false] .
    }
   *[other] . Avant cela, { OR(THE($rival_seats)) } ({ armies-left }) pourrait attaquer { OR(THE($areas)) }.
}
armies-left = { $rivals ->
    [2] { $left } armées à deux
   *[other] { $left ->
        [one] encore { $left } armée
       *[other] encore { $left } armées
    }
}
held-to-the-end = { $vp } PV { $safe ->
    [true] à la fin du tour
   *[false] si vous tenez la région à la fin du tour
}
wood-had = { $have ->
    [0] n'en avez pas
   *[other] { $cities ->
        [0] n'en avez que { $have }
        [one] n'en avez que { $have }
       *[other] n'en avez que { $have } pour { $cities } cités
    }
}
the-good = { $resource ->
    [grain] le grain
    [wood] le bois
    [metal] le métal
    [textile] le textile
    [tool] l'outil
    [oil] l'huile
    [gold] l'or
   *[lapis] le lapis-lazuli
}
the-given = { $given_resource ->
    [grain] le grain
    [wood] le bois
    [metal] le métal
    [textile] le textile
    [tool] l'outil
    [oil] l'huile
    [gold] l'or
   *[lapis] le lapis-lazuli
}
of-yours = { $workers ->
    [one] { $workers } de vos ouvriers
   *[other] { $workers } de vos ouvriers
}

## Passing, bids, the extra cost

reason-pass = { $cost ->
    [own] Chaque action de plus vous coûterait 1 pièce supplémentaire
   *[theirs] { $spent ->
        [true] Vous n'avez plus ni ouvrier ni armée, et désormais chaque action coûte aux autres 1 pièce de plus
       *[false] Désormais, chaque action coûte aux autres 1 pièce de plus
    }
}{ $keeps ->
    [points] {"\u00a0"}; ce que vous gardez rapporte { $vp } PV dans vos cités ce tour-ci.
    [hand] {"\u00a0"}; les ressources que vous gardez vous restent au prochain tour.
   *[nothing] .
}
reason-bid-up = Au vu des mises, vous passez de la { $before ->
    [2] 2e
   *[3] 3e
} à la { $place ->
    [1] 1re
   *[2] 2e
} place{ $price ->
    [0] {"\u00a0"}: au prochain tour, cités, marchés et empires s'offrent à vous avant ceux qui vous suivent.
   *[other] {" "}pour le prochain tour{ city-price }
}
reason-bid-guard = { $place ->
    [1] Au vu des mises, vous restez en 1re place
    [2] Au vu des mises, vous restez en 2e place
   *[3] Au vu des mises, vous restez en dernière place
} ; pour vous devancer, qui n'a pas encore passé doit miser { $value } ou plus{ city-price }
reason-bid-last = Vos cités ne peuvent rien faire de cette mise, et à la fin une égalité profite au mieux placé dans l'ordre de jeu.
reason-pay = { $spared ->
    [worker] Un ouvrier non placé part de toute façon à la fin du tour
   *[army] Les armées partent de toute façon à la fin du tour
}{ $brings ->
    [land] {"\u00a0"}; à côté de vos armées, { free-areas } à prendre sans combat, à 2 PV au moins la région.
    [points] {"\u00a0"}; un seul échange peut porter vos cités à { $vp } PV ce tour-ci.
    [city] {"\u00a0"}; une cité de plus à étendre peut rapporter { $vp } PV de plus ce tour-ci.
   *[other] {"\u00a0"}; les ressources restent en main.
}
reason-price = { the-price } { points-lost }.
reason-pay-price = Payer avec { SOME($resource) } coûte { points-lost }.
reason-spare-kind = Aucune cité ne s'étend avec { SOME($resource) } ; ce qu'il faut aux cités ({ $resources }) vous reste.
reason-spare-wood = Chaque cité prend { $wood } bois : { $have ->
    [1] votre seul bois n'en étend aucune.
   *[other] sur vos { $have }, il en resterait un.
}
reason-spare-second = Une cité ne prend qu'une pièce de chaque sorte ({ $resource }), et vous en avez { $have }.

## Build City

reason-build-scores = Avec ce que vous avez en main, une cité de plus à étendre vous rapporte { $vp } PV de plus ce tour-ci.
reason-build-later = Chaque cité peut être étendue une fois, pour { $most_vp } PV au plus ; elle est gratuite, et les régions libres de Sumer se font rares.
reason-build-babylon = { $turns ->
    [one] Vous pouvez encore commencer un empire : il aura 2 armées de plus pour occuper des régions ou combattre.
   *[other] Vous pouvez encore commencer { $turns } empires, un par tour : chacun aura 2 armées de plus pour occuper des régions ou combattre.
}
reason-build-nippur = { $areas_held ->
    [0] Avec des armées dans { $count } régions de Sumer, elle rapporte { $count } PV de plus par tour{ $turns ->
        [one] , une fois encore.
       *[other] , { $turns } fois d'ici la fin de la partie.
    }
    [one] Vous avez des armées dans { $areas_held } région de Sumer : cela fait déjà { $areas_held } PV de plus ce tour-ci.
   *[other] Vous avez des armées dans { $areas_held } régions de Sumer : cela fait déjà { $areas_held } PV de plus ce tour-ci.
}
reason-build-sippar-here = Votre seul marchand { IN($area) } pourra vous procurer { SOME($resources) } dans la même action Commercer.
reason-build-sippar = Même un seul marchand vous procurera alors deux ressources d'une région en une action Commercer.
reason-build-ur = Cela fait { $turns ->
    [one] 1 textile
   *[other] { $turns } textiles
} d'ici la fin de la partie si un de vos ouvriers reste au Tissage ; un textile s'échange contre du bois, du métal, de l'huile ou de l'or.
reason-build-uruk = Un scribe place ou déplace 1 ouvrier par tour sans dépenser de ressource, dès ce tour-ci{ lasting }
reason-build-eridu = À chaque tour, un fabricant d'outils change 1 métal en outil : un luxe pour une cité, ou 3 armées au lieu de 2{ lasting }
reason-build-shuruppak = { $cities ->
    [one] Votre autre cité y gagne aussi
   *[other] Vos { $cities } autres cités y gagnent aussi
} : détruire l'une des vôtres coûtera { $cost } armées.
reason-move-city = La cité { OF($area) } est déjà étendue : déplacée, elle pourra l'être une fois de plus, et vous gardez ses PV.

## Place Workers

reason-maker-again = Revenu parmi les disponibles, ce fabricant peut changer un autre métal en outil ce tour-ci.
reason-home-now = Avec { workers } sur place{ against } vous pourriez commencer { THE($empire) } ce tour-ci : { armies }.
reason-home-next = Avec { workers } sur place{ against } si personne n'en ajoute, { may-start } au prochain tour : { armies }.
reason-home-decline = Le déclin vous en laissera { $workers }, et { $most ->
    [0] aucun aux autres
   *[other] { $most } à votre rival le plus proche
}. Si personne n'en ajoute, { may-start } au prochain tour : { armies }.
may-start = { $tie ->
    [true] le premier à jouer pourra
   *[false] vous pourrez
} commencer { THE($empire) }
reason-most = Avec { workers } sur place{ against } vous seul en auriez le plus à la fin de la partie : { $vp } PV.
reason-most-safe = Vous y avez le plus d'ouvriers, pour { $vp } PV ; il en faudrait maintenant { $needed } de plus à un autre joueur pour égaliser.
reason-most-tie = Avec { workers }, vous égalisez avec { THE($rival_seat) }, et à égalité personne ne marque : { THE($rival_seat) } perd { $vp } PV.
reason-most-early = Il n'y aura plus de déclin : avec { workers } sur place{ against } vous êtes en tête pour { $vp } PV à la fin du tour { $turn }.
reason-rank-up = Avec { workers } sur place{ against } vous recevez { $n } { $resource ->
    [grain] grain
   *[textile] { $n ->
        [one] textile
       *[other] textiles
    }
} au prochain tour au lieu de { $before }{ $rival_seat ->
    [none] .
   *[other] , et { THE($rival_seat) } seulement { $less }.
}
reason-rank-safe = Vous y êtes 1er : il faudrait maintenant { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
} de plus à un autre joueur pour égaliser.
reason-market-two = Avec un deuxième marchand, une seule action Commercer peut y apporter { SOME($resources) }, et il en faut pour étendre des cités.
reason-market-luxury = Vous pouvez y échanger { SOME($given_resource) } contre { SOME($resource) }, qui vous manque : une cité pourrait rapporter { $vp } PV au lieu de { $less_vp }.
reason-market-wood = Vous pouvez y échanger { SOME($given_resource) } contre du bois : chaque extension de cité en prend { $wood }, et vous { wood-had }.
reason-market-metal = Vous pouvez y échanger { SOME($given_resource) } contre du métal, dont votre fabricant fait un outil ce tour-ci{ $decline ->
    [true] , avant le déclin
   *[false] {""}
} : { tool-use }.
reason-market-stays = { $decline ->
    [true] Le déclin y laisse { of-yours }
   *[false] Les ouvriers y restent : au prochain tour, { of-yours }
}{ $decline ->
    [true] {" "}pour obtenir
   *[false] { $workers ->
        [one] {" "}pourra obtenir
       *[other] {" "}pourront obtenir
    }
} { OR(SOME($resources)) }.
reason-scribes = Un scribe place ou déplace 1 ouvrier par tour sans dépenser de ressource, dès votre prochaine action{ lasting }
reason-makers = { $now ->
    [true] Votre métal permet dès ce tour-ci { $tools ->
        [one] un outil de plus :
       *[other] { $tools } outils de plus, chacun
    } { tool-use }.
   *[false] { $area ->
        [none] À chaque tour, un fabricant d'outils change 1 métal en outil : { tool-use }{ lasting }
       *[other] Avec du métal pris { IN($area) }, ce fabricant peut faire un outil dès ce tour-ci : { tool-use }.
    }
}
reason-several = Le déclin du tour { $turn } retire un de vos { $box ->
    [scribes] scribes
   *[tool_makers] fabricants d'outils
} : sur { $workers }, il en reste { $left }{ $alone ->
    [true] {"\u00a0"}; un seul serait perdu.
   *[false] .
}{ $now ->
    [true] {" "}L'un d'eux peut faire un outil de votre métal dès ce tour-ci.
   *[false] {""}
}
reason-workers-kept = { $workers ->
    [one] L'ouvrier que vous gardez peut encore être placé ailleurs ce tour-ci.
   *[other] Les { $workers } ouvriers que vous gardez peuvent encore être placés ailleurs ce tour-ci.
}
reason-workers-all = Vous payez 1 ressource dans tous les cas, et les ouvriers non placés ce tour-ci partent.
reason-scribe = Un scribe travaille une fois par tour sans ressource ; s'il ne sert pas, rien n'est gardé pour plus tard.
reason-scribe-kept = Le scribe que vous gardez peut encore servir ce tour-ci, quand vous verrez où les autres placent leurs ouvriers.

## Trade

reason-trade-done = Vos ressources rapportent { $vp } PV dans vos cités ce tour-ci, et aucun échange possible à lui seul n'y ajouterait rien.
reason-trade-even = { $vp ->
    [0] Ce que vous procurerait un échange encore possible ne vaut pas plus que ce que vous donneriez, ou achète moins d'armées.
   *[other] Aucun échange possible à lui seul n'ajoute aux { $vp } PV de vos cités ce tour-ci ; ce qu'il procure ne vaut pas plus que ce qu'il coûte, ou achète moins d'armées.
}
reason-trade-later = Ce que vous gardez vous reste au prochain tour, et vous pourrez échanger de nouveau dans une autre action.
reason-swap-city = Ainsi, vos ressources rapportent { $vp } PV dans vos cités ce tour-ci{ $less_vp ->
    [0] , sinon rien pour l'instant.
   *[other] {" "}au lieu de { $less_vp }.
}
reason-give-least = { $vp ->
    [0] Pour { the-good }, { the-given } suffit
   *[other] Avec { the-good }, vos ressources rapportent { $vp } PV dans vos cités ce tour-ci ; { the-given } suffit
}, et c'est ce qui vaut le moins ({ $value }){ $other_resource ->
    [none] .
   *[other] {"\u00a0"}; { SOME($other_resource) } peut ensuite devenir { SOME($next_resource) }.
}
reason-swap-together = Avec les échanges suivants de cette action, vos ressources rapportent { $vp } PV dans vos cités ce tour-ci au lieu de { $less_vp }.
reason-swap-wood = Chaque extension de cité prend { $wood } bois, et vous { wood-had }.
reason-swap-luxury = Il vous en manque, et une cité étendue avec { $luxuries ->
    [1] 1 ressource de luxe
   *[other] { $luxuries } ressources de luxe différentes
} rapporte { $vp } PV au lieu de { $less_vp }.
reason-swap-metal = Un de vos fabricants est prêt à en faire un outil : { tool-use }.
reason-swap-chain = { CAP(IN($area)) }, { SOME($resource) } peut ensuite s'échanger contre { SOME($next_resource) }, qui vous manque et que rien d'autre ne vous procure.
reason-swap-armies = Pour { $started ->
    [true] votre prochain empire
   *[false] un empire
}, 1 { $resource } achète { armies } ; 1 { $given_resource } { $less ->
    [0] n'en achète aucune
   *[other] n'en achète que { $less }
}{ city-price }
reason-swap-value = { CAP(the-good) } vaut { $value }, { the-given } { $less } : { $use ->
    [workers] de quoi placer plus d'ouvriers, et peser davantage comme équipement ou mise
    [luxury] de quoi peser davantage comme équipement ou mise, et garder un luxe pour une cité d'un autre tour
   *[value] de quoi peser davantage comme équipement ou mise
}{ city-price }

## Start Empire

reason-empire-shared = { CAP(THE($rival_seat)) } a autant d'ouvriers que vous { IN($area) } et pourrait commencer cet empire avant vous.
reason-empire-land = À prendre sans combat : { land-to-take }, assez pour { armies }{ $bought ->
    [true] , achats compris
   *[false] {""}
}{ $price ->
    [0] {"\u00a0"}; chaque région tenue rapporte { one-scores }.
   *[other] { city-price }
}
reason-empire-fight = Sans combat : { land-to-take }, pour { $land_vp } PV ; il reste { $others ->
    [one] { $others } armée
   *[other] { $others } armées
} sur { $armies }{ $bought ->
    [true] {" "}(achats compris)
   *[false] {""}
} pour attaquer{ city-price }
land-to-take = { $area ->
    [none] { land-with-home }
   *[other] { $free ->
        [0] { THE($area) } seulement
       *[other] { THE($area) } et { free-areas } au-delà
    }
}
reason-buy-land = Cela vous fait { armies }, et { land-with-home } à prendre sans combat{ $price ->
    [0] {"\u00a0"}; chaque région tenue rapporte { one-scores }.
   *[other] { city-price }
}
reason-buy-fight = { $free ->
    [0] Aucune région n'est à prendre sans combat : il vous faut vos { armies } pour attaquer
   *[other] { CAP(land-with-home) } à prendre sans combat, pour { $land_vp } PV ; il vous reste { $others ->
        [one] { $others } armée
       *[other] { $others } armées
    } sur { $armies } pour attaquer
}{ city-price }
reason-buy-enough = Vos { armies } suffisent pour ce qui est à prendre sans combat : { land-with-home }.
reason-equip-above = Contre { THE($below_seats) }, vous touchez alors avec { $needed }+ ({ $percent } %) au lieu de { $other_needed }+ ; contre vous, il faut { $other_needed }+ ({ $other_percent } %){ city-price }
reason-equip-none = Il faudrait { $least } ou plus pour un meilleur rang, et { land-with-home } { $free ->
    [one] peut être prise
   *[other] peuvent être prises
} sans aucun combat.
reason-equip-first = Qui commence un empire après vous le voit et doit donner { $least } ou plus pour avoir un meilleur rang que vous{ city-price }
reason-equip-topped = L'équipement est perdu, et quiconque commence un empire après vous le voit : il lui suffit de donner 1 de plus pour vous dépasser.
reason-equip-alone = Personne d'autre ne commencera d'empire ce tour-ci : vos armées n'auront pas d'ennemi.
reason-home = À prendre au-delà, pas à pas et sans combat : { land-named }{ $other_area ->
    [none] {""}
   *[other] {" "}({ $fewer } seulement depuis { THE($other_area) })
} ; par région, { one-scores }.
land-named = { $free ->
    [0] { THE($areas) }
    [one] { ROW(THE($areas)) } et 1 autre
   *[other] { ROW(THE($areas)) } et { $free } autres
}
reason-one-army = À prendre de là sans combat : { land-named } ; une 2e armée { IN($area) } ne rapporte rien, ailleurs { one-scores }.
reason-two-armies = Avec deux armées ici, un ennemi doit réussir deux jets avant que la région soit perdue.

## Expand Empire

reason-invade-first = { $vp } PV si vous tenez la région à la fin du tour ; { THE($rival_seat) } est juste à côté et pourrait y entrer avant vous.
reason-invade-market = { held-to-the-end }, et { THE($stopped_seats) } { $stopped ->
    [one] ne peut plus y commercer
   *[other] ne peuvent plus y commercer
}{ $traders ->
    [0] .
   *[other] {"\u00a0"}; mais vous n'y commercez plus qu'avec 1 armée au lieu de { $traders } ouvriers.
}
reason-invade-on = { held-to-the-end }, et la voie s'ouvre vers { THE($areas) }, où il n'y a aucune armée.
reason-invade-trade = { held-to-the-end }, et votre armée peut y commercer : une action Commercer peut y apporter { OR(SOME($resources)) }.
reason-invade-city = { held-to-the-end }, et personne ne peut y détruire votre cité sans vaincre d'abord votre armée.
reason-invade-nippur = { held-to-the-end } : votre cité de Nippur ajoute 1 PV à chaque région de Sumer que vous tenez.
reason-invade-only = C'est la seule région que vous pouvez envahir sans combat maintenant : { held-to-the-end }.
reason-fight = { CAP(chance-percent) } de chances avec { armies } : { $vp } PV{ $nippur ->
    [true] {" "}(dont 1 pour votre cité de Nippur)
   *[false] {""}
}, { $less } de moins pour { THE($rival_seat) }{ $areas ->
    [none] {""}
   *[other] , et la voie vers { THE($areas) }
}{ $rivals ->
    [0] { $safe ->
        [true] . Personne ne pourra plus y attaquer ce tour-ci.
       *[false] .
    }
    [one] . { CAP(THE($rival_seats)) } ({ armies-left }) pourrait vous y attaquer.
   *[other] . { CAP(THE($rival_seats)) } ({ armies-left }) pourraient vous y attaquer.
}
reason-destroy-points = Elle n'est pas étendue : sans elle, { THE($owner_seat) } marque { $vp } PV de moins ce tour-ci avec ses ressources.
reason-destroy-site = Il ne reste à Sumer aucune région libre pour une cité : celle-ci en libère une pour vous.
reason-destroy-rule = { CAP(THE($owner_seat)) } perd aussitôt la règle spéciale { OF($area) }.
reason-reinforce = { CAP(THE($rival_seat)) } est juste à côté avec { armies } en réserve ; contre deux armées, il lui faut réussir deux jets.
reason-go-on = Quelqu'un a passé : une nouvelle action coûterait elle aussi 1 pièce, et vous n'avez plus d'ouvrier pour la payer.
reason-go-on-first = { CAP(THE($rival_seat)) } peut aussi envahir { THE($areas) } et pourrait y être avant votre prochaine action.
reason-expand-done = Continuer coûte 1 armée de plus qu'une nouvelle action, sauf si quelqu'un passe{ risk-before }
reason-expand-worker = Continuer coûte 1 armée ; une nouvelle action, { $workers ->
    [one] votre ouvrier non placé
   *[other] un de vos { $workers } ouvriers non placés
}{ risk-before }
reason-roll = Il vous reste { armies } : vous avez encore { chance-percent } de chances de prendre la région, soit { $vp } PV si vous la tenez à la fin du tour.
reason-call-off = Avec { armies }, vous n'auriez que { chance-percent } de chances de prendre la région{ $free ->
    [0] , et chaque échec coûte une armée.
   *[other] {"\u00a0"}; { free-areas } à prendre sans combat, à { one-scores } par région.
}

## Victory Points

reason-expand-last = C'est le dernier tour : ce qui vous reste en main ne rapporte rien.
reason-expand-now = Ce que vous avez suffit pour { $vp } PV, et les PV marqués restent, même si la cité est détruite plus tard.
reason-expand-later = Une cité ne s'étend qu'une fois : { $vp } PV maintenant, { $more_vp } avec une ressource de luxe différente de plus.
reason-luxuries-all = { $vp } PV, une cité ne rapporte jamais plus ; la quatrième ressource de luxe en ajoute { $more_vp } à elle seule.
reason-luxuries = { $luxuries ->
    [1] Avec cette ressource de luxe, la cité rapporte { $vp } PV au lieu de { $less_vp } pour le bois seul.
   *[other] La dernière de ces ressources de luxe ajoute { $more_vp } PV à elle seule : plus une cité en a, plus chacune compte.
}
reason-luxuries-kept = Vous gardez { SOME($resources) } pour une autre cité, ou pour placer des ouvriers et équiper des armées au prochain tour.
