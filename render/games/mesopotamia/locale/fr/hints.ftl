### Mesopotamia, French: why an answer is a good one, in a sentence, for whoever plays a first match.

## What resources are for

aim = { $what ->
    [gardens] l'étage { $level } des Jardins
    [ziggurat] l'étage { $level } de votre Ziggurat
    [next_ziggurat] l'étage { $level } de votre Ziggurat (dès Population { $level })
    [growth] Population { $level }
    [research] { $level ->
        [one] une Tablette (une Découverte)
       *[other] { $level } Tablettes (une Découverte chacune)
    }
    [settlement] une Colonie
    [wall] un Rempart
    [ram] un Bélier
    [ship] un Navire
   *[unit] une nouvelle Unité
}
aim-costs = { $what ->
    [research] { $level ->
        [one] coûte
       *[other] coûtent
    }
   *[other] coûte
} { aim }
reason-pays = Vous aurez alors tout ce que { aim-costs } : { $resources }.
reason-nearer = Pour { aim }, il ne vous manquera plus que { $missing_resources }.
reason-towards = C'est une partie de ce que { aim-costs } : { $resources }.
reason-left-over = Une fois le reste fait, vous aurez ce que { aim-costs } : { $resources }.
reason-kept = Vous gardez ce que { aim-costs } : { $resources }.
reason-saved = L'étage { $level } des Jardins coûte { $resources }, et vous en dépenseriez une partie.
reason-quest-region = { $region } vous rapproche d'une de vos Quêtes, qui vaut 2 PV : { LABEL($quest) }.
reason-quest-building = { CAP(SOME($building)) } vous rapproche d'une de vos Quêtes, qui vaut 2 PV : { LABEL($quest) }.
reason-quest-level = { COUNT($technology, $level) } vous rapproche d'une de vos Quêtes, qui vaut 2 PV : { LABEL($quest) }.
reason-quest = Cela vous rapproche d'une de vos Quêtes, qui vaut 2 PV : { LABEL($quest) }.

## Gather and Trade

costs-resource = { $resource ->
    [stone] les Remparts et les étages de Ziggurat en coûtent
    [wood] les nouvelles Unités et les Navires en coûtent
    [clay] les étages de Ziggurat et les Tablettes en coûtent
   *[food] les cases de Population et les Colonies en coûtent
}
reason-gather-none = Vous n'avez pas { OF($resource) }, or { costs-resource }.
reason-gather-only-home = Vous n'avez pas { OF($resource) }, or { costs-resource } ; seule votre Région de départ en donne encore.
reason-gather-home-last = Chez vous, { IN($region) }, vous prenez la ressource de base voulue : gardez cela pour ce qui manquera à la fin.
reason-gather-all = { $count ->
    [one] C'est la seule source qui vous reste
   *[other] Vous pouvez utiliser les { $count } sources qui vous restent
}{ $trades ->
    [true] {"\u00a0"}: { $count ->
        [one] utilisez-la
       *[other] faites-le
    } avant d'échanger, car l'Échange met fin à la récolte.
   *[false] { $count ->
        [one] , et l'utiliser ne coûte rien.
       *[other] {"\u00a0"}: inutile de choisir entre elles.
    }
}
reason-gather-same = Les { $count } sources qui vous restent donnent { SOME($resource) }{ $trades ->
    [true] {"\u00a0"}; prenez-en avant d'échanger, car l'Échange met fin à la récolte.
   *[false] {"\u00a0"}: peu importe laquelle vous utilisez.
}
reason-gather-least = C'est la ressource de base dont vous avez le moins ({ $resource }), or { costs-resource }.
reason-gather-tile = L'étage { $level } des Jardins en demandera : { $resources }.
reason-gather = Cela rapporte { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} sans rien coûter ; presque tout le reste se paie.
reason-gather-for = { $trades ->
    [true] En récoltant et en échangeant
   *[false] En récoltant
}, vous pouvez obtenir ce qui vous manque encore pour { aim } : { $missing_resources }.
reason-gather-trade = Vous pourrez alors échanger { $paid_resources } contre { $gained_resources }.
reason-gather-trade-for = Vous pourrez échanger { $paid_resources } contre { $gained_resources } et aurez alors ce que { aim-costs } : { $resources }.
reason-trade-claim = { $more ->
    [true] Vous recevez plus que vous ne payez ({ $gained } contre { $given }), et le jeton sera à vous
   *[false] Le jeton sera à vous
} : un rival qui l'utilisera ensuite vous paiera { $paid_resources }.
reason-trade-points = Votre Amphore reste sur le jeton et rapporte { $vp } PV à la fin.
reason-trade-more = Vous recevez { $count } de plus que vous ne payez, sans perdre de quoi rien construire ni acheter.
reason-trade-none = Aucun échange possible ne rapporte de PV, et ce que vous avez reste à vous, sans limite.

## Research

reason-convert = Vous n'avez { $held ->
    [0] pas de Tablette
    [one] qu'une Tablette
   *[other] que { $held } Tablettes
} : { $made ->
    [one] celle-ci peut
   *[other] ces { $made } peuvent
} payer { $count ->
    [one] { $held ->
        [0] une Découverte
       *[other] une Découverte de plus
    }
   *[other] { $count } Découvertes{ $held ->
        [0] {""}
       *[other] {" "}de plus
    }
} dans cette même action.
reason-convert-later = { $count ->
    [one] La Tablette se garde
   *[other] Les Tablettes se gardent
} : une Recherche ultérieure pourra découvrir sans la moindre Argile.
reason-clay-kept = Votre prochaine Recherche changera { $clay } Argiles en { $more } Tablettes au lieu de { $now } : gardez donc l'Argile.
reason-tablet-gardens = L'étage { $level } des Jardins demande { $count ->
    [one] une Tablette
   *[other] { $count } Tablettes
}.
reason-tablet-dice = Ces cartes sont encore au niveau 1 et se paient avec un dé ; dès le niveau 2, il en faut deux.
reason-tablet-kept = Une Tablette gardée paiera encore une Découverte, ou une relance, lors d'un prochain Tour.
reason-build-level = { $steps ->
    [0] Construction { $level } permet de bâtir les Jardins
    [one] Construction { $level } n'est qu'à un niveau des Jardins
   *[other] Construction { $level } n'est qu'à { $steps } niveaux des Jardins
}, dont les étages restants rapportent { $vp } PV en tout.
reason-build-ram = Construction 2 permet de bâtir un Bélier, sans lequel personne n'entre { IN($region) }.
reason-gather-sources = { $planned ->
    [true] La Recherche peut porter Récolte au niveau { $level } pour 1 Tablette : vous avez { $sources } sources, mais ne pouvez en utiliser que { $now }.
   *[false] Vous avez { $sources } sources mais ne pouvez en utiliser que { $now } ; Récolte { $level } permet { $all ->
        [true] de les utiliser toutes.
       *[false] d'en utiliser { $more }.
    }
}
reason-gather-level = Récolte { $level } ouvre une nouvelle section de jetons Échange{ $count ->
    [0] {""}
    [one] , dont { $count } encore libre
   *[other] , dont { $count } encore libres
}.
reason-growth-level = Avec Croissance { $level }, une case de la piste Population coûtera { $more } 🌾 au lieu de { $now }.
reason-explore-level = Avec Exploration { $level }, chaque action donnera { $more } déplacements au lieu de { $now } : plus d'Événements, et plus de régions.
reason-research-level = Dès votre prochaine Recherche, { $clay } Argiles donneront { $more ->
    [one] { $more } Tablette
   *[other] { $more } Tablettes
} au lieu de { $now }{ $more_found ->
    [0] .
   *[other] , et vous pourrez faire { $more_found } Découvertes au lieu de { $now_found }.
}
unit-kinds = { $unit ->
    [archer] des Archers
    [horseman] des Cavaliers
   *[chariot] des Chars
}
reason-war-level = Avec Guerre { $level }, une action Guerre apporte { $more } Phalanges au lieu de { $now } et permet { $units ->
    [0] de créer { unit-kinds }, à 1 Bois comme toute Unité.
   *[other] jusqu'à { $units } Unités au lieu de { $now_units }, même { unit-kinds }, à 1 Bois chacune.
}
reason-discovery = Une Découverte fait monter une de vos Technologies d'un niveau, et ce pour le reste de la partie.

## War and Growth

reason-unit-events = { $count ->
    [one] { CAP(OF($from_region)) }, l'Unité pourra aller { IN($region) } et y révéler l'Événement caché
   *[other] { $count } Événements cachés sont à un pas { OF($from_region) } : l'Unité pourra aller en révéler un, par exemple { IN($region) }
}{ $beside ->
    [true] {"\u00a0"}; créée { IN($region) } même, elle ne révélerait rien
   *[false] {""}
}.
reason-unit-source = Votre carte permet { $count } récoltes et vous n'avez { $sources ->
    [one] qu'une source
   *[other] que { $sources } sources
} : une Unité sur une ressource en est une de plus.
reason-unit = Vous aurez { $count } Unités sur les { $limit } permises : chacune peut tenir une région (1 PV) et y récolter.
reason-phalanxes-fight = Vous combattrez { IN($region) } cette Manche : chaque Phalange y compte.
reason-phalanxes-few = Vous { $count ->
    [0] n'avez aucune Phalange
    [one] n'avez qu'une Phalange
   *[other] n'avez que { $count } Phalanges
} : qui vous attaque miserait aisément plus que vous.
reason-growth-gardens = L'étage { $level } des Jardins demande Population { $square }.
reason-growth-ziggurat = Population { $square } permet l'étage { $level } de la Ziggurat, avec un dé de plus : la Ziggurat ne peut dépasser votre Population.
reason-growth-units = Vous avez autant d'Unités que permis ; à la case suivante, ce sera { $limit }.
reason-growth-order = Population { $square } vous fait passer devant { THE($seats) } sur la piste : en l'état, vous jouerez avant à la prochaine Manche.
reason-growth = Population { $square } permet { $limit } Unités, et vous avancez sur une piste qui rapporte 9, 6 et 3 PV.

## Dice and the turn

reason-dice-spare = Payée avec des dés, elle laisse votre pion pour { LABEL($technologies) }.
reason-dice-lost = Après votre Tour, les dés sont relancés, utilisés ou non : une action payée avec { $count ->
    [one] un dé
   *[other] deux dés
} est une action de plus.
reason-pawn = Vos dés ne la paient pas, donc c'est le pion ; eux peuvent encore payer { LABEL($technologies) }.
reason-pay-others = Les dés restants paient encore { LABEL($technologies) }.
reason-reroll = { $count ->
    [one] Tel quel, ce dé ne paie
   *[other] Tels quels, ces dés ne paient
} aucune des actions qui vous restent ce Tour-ci.
reason-reroll-for = { $count ->
    [one] Tel quel, ce dé ne paie aucune action possible ; { $faces } de ses 6 faces { $faces ->
        [one] paierait
       *[other] paieraient
    }
   *[other] Tels quels, ces dés ne paient aucune action possible ; relancés, ils pourraient payer
} { OR(LABEL($technologies)) }.{ $discovery ->
    [true] {" "}Cette Tablette pourrait sinon payer une Découverte.
   *[false] {""}
}
reason-reroll-idle = { $count ->
    [one] Un de vos dés ne paie
   *[other] { $count } de vos dés ne paient
} rien de ce que vous pourriez faire maintenant{ $free ->
    [true] , et l'essai est gratuit
   *[false] {""}
}.
reason-end-dice = { $count ->
    [one] Votre dernier dé ne paie
   *[other] Les dés qui vous restent ne paient
} plus aucune action possible ; une relance coûterait une Tablette, le prix d'une Découverte.
reason-end-stay = Vos pièces tiennent { $count ->
    [one] { $count } région, qui vaut
   *[other] { $count } régions, qui valent chacune
} 1 PV à la fin : personne n'est obligé de bouger.
reason-die-new = Il peut payer { OR(LABEL($technologies)) }, ce qu'aucun de vos dés ne peut faire.
die-star = Jusqu'ici, vos dés ne paient { OR(LABEL($technologies)) } qu'avec une ★
reason-die-star = { die-star }.
reason-die-free = { die-star } ; et aucune ressource n'est nécessaire pour { LABEL($free_technologies) }.
reason-die-most = { $count } de ses 6 faces paient seules une de vos cartes, plus qu'avec toute autre couleur ici.

reason-die-pays = Avec { which-die }, vous pourrez payer plus d'actions à chaque Tour à venir ; { $colour }, il peut payer seul { OR(LABEL($technologies)) }.

## Explore

reason-event = Révélez l'Événement caché { IN($region) } : seuls les Événements font avancer sur leur piste, en plus de leur récompense.
reason-event-first = { CAP(THE($seat)) } a une Unité à côté { OF($region) } : qui arrive en premier a l'Événement.
on-top = { $on_top ->
    [true] {" "}(même case, au-dessus)
   *[false] {""}
}
reason-event-pass = L'Événement caché { IN($region) } peut faire avancer sur la piste Événement : { $squares ->
    [one] une case vous mettrait
   *[other] deux cases vous mettraient
} devant { THE($seats) }{ on-top }, soit { $vp } PV de plus en l'état.
reason-event-lead = Vous êtes en tête sur la piste Événement ({ $vp } PV à la fin), mais { THE($seat) } est { $gap ->
    [0] sur votre case
    [one] à { $gap } case seulement
   *[other] à { $gap } cases seulement
} : l'Événement caché { IN($region) } peut vous faire avancer.
reason-event-new = { $other_region } cache aussi un Événement, mais votre Colonie tient déjà cette région ; { $region } en serait une nouvelle, 1 PV à la fin.
tribe-fight = En phase de Combat, { $weakest ->
    [true] la Tribu la plus faible à portée
   *[false] cette Tribu
} aura { $least } à { $most } Phalanges, vous { $own }
reason-tribe-pass = { tribe-fight }. Si vous gagnez, { $squares ->
    [one] une case Événement vous met
   *[other] deux cases Événement vous mettent
} devant { $count ->
    [one] { THE($seats) }
   *[other] { $count } rivaux
} : { $vp } PV de plus en l'état.
reason-tribe = { tribe-fight }. Une victoire révèle son Événement{ $track ->
    [true] {"\u00a0"}; seuls les Événements font avancer sur leur piste.
   *[false] {" "}{ IN($region) }.
}
reason-fight = Pour { $region }, vous avez { $own ->
    [one] { $own } Phalange
   *[other] { $own } Phalanges
} à miser, et { THE($seat) } en a { $other }{ $ties ->
    [true] {"\u00a0"}; les égalités sont aussi pour vous
   *[false] {""}
}.
reason-join = Vous devez combattre { IN($region) } de toute façon : une Unité de plus, c'est une carte de plus pour vos Phalanges.
reason-settlement-open = Personne ne défend la Colonie { OF($seat) } { IN($region) } : après les combats, vous pourrez la conquérir ou la détruire.
reason-event-open = Personne ne défend l'Événement { OF($seat) } { IN($region) } : si vous contrôlez seul la région, il passe à vous.
reason-guard = { $count ->
    [one] Une Unité rivale est
   *[other] { $count } Unités rivales sont
} à deux régions au plus { OF($region) } : { $own ->
    [0] une Unité y assurerait votre défense.
    [one] une seconde Unité y renforcerait votre défense.
   *[other] une Unité de plus y renforcerait votre défense.
}
reason-source-needed = Votre carte permet { $count } récoltes et vous n'avez { $sources ->
    [one] qu'une source
   *[other] que { $sources } sources
} : { IN($region) }, cette Unité en sera une de plus ({ $resource }).
reason-source-none = Vous n'avez pas { OF($resource) } ; une Unité peut en récolter { IN($region) }.
reason-gathers = { CAP(IN($from_region)) }, votre { $unit } ne récolte rien ; { IN($region) }, il { $needed ->
    [true] rapporte { $resources } à chaque Récolte.
   *[false] peut récolter { $resources }.
}
reason-leave-home = Chez vous, une Unité ne rapporte rien ; { IN($region) }, elle tient une région, 1 PV à la fin.
reason-leave-settled = Votre Colonie continue de tenir { $from_region } : l'Unité est libre de tenir aussi { $region }.
reason-next-event = { CAP(OF($from_region)) }, l'Événement caché { IN($region) } n'est plus qu'à un pas.
reason-stay = { $fights ->
    [0] Aucun déplacement possible ne révèle d'Événement ni ne vous fait gagner de point.
   *[other] Les déplacements possibles mènent à un combat ou ne vous font gagner aucun point.
}

## Build

which-die = { $number ->
    [1] un premier dé
    [2] un deuxième dé
    [3] un troisième dé
    [4] un quatrième dé
    [5] un cinquième dé
   *[other] un dé de plus
}
reason-ziggurat = Construisez l'étage { $level } de la Ziggurat : il donne { which-die }, qui paiera d'autres actions à chaque Tour à venir.
reason-settlement = Une Colonie vaut 1 PV, tient sa région quand votre Unité repart, et de nouvelles Unités peuvent y naître.
reason-settlement-at = Une Colonie y vaut 1 PV, peut récolter { SOME($resource) } à chaque fois, et tient { $region } quand votre Unité repart.
reason-settlement-gardens = L'étage { $level } des Jardins, { $vp } PV, vous demande { $count ->
    [one] { $count } Colonie
   *[other] { $count } Colonies
}.
reason-wall = { $count ->
    [one] { $count } Unité rivale est
   *[other] { $count } Unités rivales sont
} à deux pas au plus { OF($region) } : sans Bélier, personne n'entre derrière un Rempart.
reason-ship = Un Navire récolte dans une de ses deux régions, et ajoute une Phalange à vos combats dans les deux.
reason-ship-trade = Votre premier Navire ouvre { $count ->
    [one] { $count } jeton Échange qui en demande un
   *[other] { $count } jetons Échange qui en demandent un
}, et récolte en plus.
reason-ram = Seul un Bélier permet à vos Unités de passer le Rempart { OF($seat) } { IN($region) }.
reason-ram-ur = Vous gagnez quand une Unité combattante entre { IN($region) } avec un Bélier : c'est ce qu'il vous faut.
reason-gardens-race = Bâtissez l'étage { $level } des Jardins : { THE($seat) } peut aussi le faire, et ces { $vp } PV sont au premier.
reason-gardens-alone = Personne d'autre ne peut encore bâtir les Jardins : prenez les { $vp } PV de l'étage { $level }, et l'étage { $next_level } peut suivre.
reason-gardens-last = Le dernier étage met fin à la partie avec cette Manche, et vous menez ainsi de { $lead } PV, sans compter les Quêtes des autres.

## Events

place-before = { $before ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
}
place-after = { $after ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
}
reason-event-climb = { $squares ->
    [one] La case vous fait
   *[other] Les { $squares } cases vous font
} passer devant { THE($seats) }{ on-top }, de la { place-before } à la { place-after } place de la piste Événement : { $vp } PV de plus en l'état.
held-rounds = { $resources }{ $squares ->
    [0] {""}
    [one] , plus { $squares } case Événement
   *[other] , plus { $squares } cases Événement
}
reason-event-held = { $safe ->
    [true] Aucune Unité rivale n'est à deux pas ou moins { OF($region) } : en tenant six Manches,
   *[false] Si vous tenez { $region } six Manches,
} vous gagnez { held-rounds }{ $more ->
    [true] , entre autres
   *[false] {""}
}.
reason-event-held-kept = { $safe ->
    [true] Sans rival proche, six Manches rapportent
   *[false] Si vous tenez la région, six Manches rapportent
} { held-rounds }, et vous gardez { $kept_resources } pour { aim }.
reason-event-at-once = { CAP(THE($seat)) } est près { OF($region) } : ce que vous recevez d'un coup, nul ne vous le prend en six Manches.
reason-event-squares = Vous avancez de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} sur la piste Événement, { $more } de plus qu'avec l'autre option.
reason-event-settled = Votre Colonie tient { $region } pour vous, même quand votre Unité repart.
reason-event-safe = Aucune Unité rivale n'est à deux pas ou moins { OF($region) } : vous avez de bonnes chances de tenir jusqu'à la fin.
reason-event-quest = Une Quête piochée peut être déjà remplie, ou presque : cela fait 2 PV.

## Combat

reason-bid-unopposed = L'autre camp n'a aucune Phalange à miser : chaque rangée où vous misez est à vous à coup sûr.
reason-bid-sure = { $count } en Force, c'est plus que les { $other } que l'autre camp peut miser : cette rangée est à vous à coup sûr.
reason-bid-outbid = L'autre camp peut miser { $other }, vous { $own } : d'une rangée perdue, la moitié revient au mieux, alors gardez tout.
reason-bid-nothing = Ce que vous ne misez pas reste à vous : { $count ->
    [one] { $count } Phalange
   *[other] { $count } Phalanges
} pour d'autres combats.
reason-bid-enough = Vous arrivez à { $value }, et l'autre camp à { $most } au plus : vous gagnez quoi qu'il mise.
reason-bid-kept = { $count ->
    [one] La Phalange gardée est
   *[other] Les { $count } Phalanges gardées sont
} pour votre combat { IN($region) }.
reason-bid-tactics = Qui gagne la Tactique dispose les lignes, et la vôtre compte dans un affrontement : { $edges }.
reason-bid-same = La Tactique d'{ SOME($unit) } ne compte pas contre { SOME($unit) } : seule la Force décide du vainqueur.
reason-bid-force = La Tactique de personne ne compte dans ce combat : seule la Force décide de chaque affrontement.
reason-bid-mobility = La Mobilité sauve une Unité qui perd son affrontement, et élimine celle qui perd contre les vôtres.
reason-bid-tribe = Ces Phalanges sont à la Tribu, pas à vous : ce que { THE($seat) } peut y perdre ne vous coûte rien.
reason-bid-every-fight = La Force compte à chaque affrontement : la Tactique contre certains types, la Mobilité seulement une fois l'issue connue.
reason-retreat-alone = { CAP(IN($from_region)) }, { THE($unit) } renforcerait la Tribu qui s'y trouve ; { IN($region) }, il reste seul.
reason-place-kept = Les Phalanges sur vos cartes sont perdues même si vous gagnez ; { $count ->
    [one] celle que vous gardez servira
   *[other] les { $count } que vous gardez serviront
} plus tard.
reason-order = { CAP(THE($seat)) } combat d'abord ailleurs, et y dépense des Phalanges avant de vous affronter { IN($region) }.
reason-conquer = Elle vaut 1 PV pour vous et plus rien pour { THE($seat) }, et de nouvelles Unités à vous peuvent y naître.
reason-destroy = Vous n'avez plus de Colonie à y poser, mais { THE($seat) } perd celle-ci, et vous contrôlez ensuite { $region }.

## Set-up

reason-empire = { $who ->
    [sumerian] Vous débutez avec un dé Dingir : dès le premier Tour, il peut payer une deuxième action.
    [babylonian] Vous débutez en tête de la piste Population : le premier Tour est à vous, et 4 Unités sont permises au lieu de 2.
    [akkadian] Votre Croissance coûte dès le départ 2 Nourritures par case, là où la plupart en paient 4.
    [elamite] Vous récoltez plus que la plupart, ce qui sert à chaque Tour, et une Colonie d'emblée est une source de plus.
    [assyrian] Vous débutez en tête de la piste Événement, qui gagne les égalités au combat, et votre Croissance coûte moins que d'autres.
    [hittite] Une relance gratuite à chaque Tour : vos dés valent plus que ceux des autres.
    [mariote] Vos six Technologies débutent au niveau 2 : aux autres, chacun de ces pas coûte une Tablette.
   *[eblaite] Vous débutez avec un Navire, qui ouvre des jetons Échange, et à mi-chemin des Colonies en Construction.
}
reason-start = { $count ->
    [one] { $count } région voisine a
   *[other] { $count } régions voisines ont
} un Événement et pas de Tribu : votre première Unité peut le révéler sans combat.
reason-quests = Certaines demandent la même chose : ce que vous atteignez pour l'une compte aussi pour l'autre.
