### Mesopotamia, French: recaps, the log, and the steps of a turn that is not over.

## What holds lines together

dotted = { $first } · { $second }
recap-line = { $seat } { $deeds }.
recap-rolled = { $said } Prochains dés : { $faces }.
recap-idle = { $seat } ne fait rien.
recap-party = { $party_seat ->
    [none] la Tribu
   *[other] { THE($party_seat) }
}

## Set-up

log-set-up = Mise en place
recap-lot = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} { THE($empire) } { IN($region) } (tirage au sort).
recap-alone = { $seat ->
    [you] Vous jouez en solo.
   *[other] { $seat } joue en solo.
}
recap-roles = Rôles : { $items }.
recap-role = { $seat ->
    [you] vous avez
   *[other] { $seat } a
} le rôle { $role }
recap-empires = Empires : { $items }.
recap-empire = { recap-who } { THE($empire) }
recap-empire-only = { recap-who } { $empire }
recap-who = { $seat ->
    [you] vous
   *[other] { $seat }
}
recap-starts = Régions de départ : { $items }.
recap-start = { recap-who } { $region }{ $unit ->
    [none] {""}
   *[other] {" "}({ $unit })
}
recap-laid = Les jetons Échange sont posés.
recap-dealt = { $quest_seats } { SIZE($quest_seats) ->
    [one] reçoit { $count } Quêtes
   *[other] reçoivent { $count } Quêtes chacun
}.
recap-kept = { $quest_seats } { SIZE($quest_seats) ->
    [one] garde
   *[other] gardent
} { $count } Quêtes{ SIZE($quest_seats) ->
    [one] {""}
   *[other] {" "}chacun
}.
recap-dealt-own = { $seat ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} ces Quêtes : { $items }.
recap-dealt-one = { $seat ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { $count } Quêtes.
recap-kept-one = { $seat ->
    [you] Vous gardez
   *[other] { $seat } garde
} { $count } Quêtes.
recap-kept-own = { $seat ->
    [you] Vous gardez
   *[other] { $seat } garde
} ces Quêtes : { $items }.
recap-quest = { LABEL($quest) }

## Rounds

log-round = Manche { $round }
recap-round = **Manche { $round }** · Ordre des Tours : { $order }
recap-order = Ordre des Tours : { $order }
recap-round-ends = **Fin de la { $is_last ->
    [true] dernière Manche
   *[false] Manche { $round }
}** · PV sans les Quêtes : { $scores }
recap-score = { $seat } { $n }{ $vp ->
    [0] {""}
   *[other] {" "}({ $is_more ->
        [true] +
       *[false] −
    }{ $vp })
}
recap-fallen = PV perdus à la Manche { $round } : { $items }.
recap-fell = { $seat } −{ $vp } ({ $items })
recap-change = { $is_more ->
    [true] { recap-source } +
   *[false] { $about ->
        [event] dépassement sur la piste Événement −
        [population] dépassement sur la piste Population −
       *[other] { recap-source } −
    }
}{ $vp }
recap-source = { $about ->
    [event] piste Événement
    [population] piste Population
    [gardens] Jardins
    [trade] Échanges
    [tokens] jetons Événement
    [settlements] Colonies
   *[regions] régions
}
by-turn = **Manche { $round }** · PV sans les Quêtes : { $scores }
by-turn-final = **À la fin** · PV : { $scores }
recap-go-on = Événements : { $items }.
recap-go-on-briefly = Événements en cours : { $items }.
recap-goes-on = { $card } après { $die } Manche{ $die ->
    [one] {""}
   *[other] s
} sur 6 ({ $seat }{ $gains ->
    [none] {""}
   *[other] {"\u00a0"}: { $gains }
})
recap-brought = { $seat } +{ SIGNS($gained) }
recap-rests = { $card } au repos à { $die }/6 ({ $seat } ne contrôle pas la région)
recap-completes = { $seat } achève { $card } { IN($region) }{ $gains ->
    [none] {""}
   *[other] {"\u00a0"}: { $gains }
}.
recap-tracks = { $items }.
recap-track = Piste { $track_name ->
    [event] Événement
   *[population] Population
} : { $seat } en tête (case { $square }{ $is_tie ->
    [true] , arrivée la plus récente
   *[false] {""}
}), puis { $items }
recap-follows = { $seat } ({ $square })

## A turn: its clauses

recap-puts-aside = met le pion de côté
recap-rerolls = { $count ->
    [one] relance un dé
   *[other] relance { $count } dés
} ({ $faces })
recap-moves = déplace { $items }
recap-move = { SOME($unit) } à { $region }{ $left ->
    [none] {""}
   *[other] , en abandonnant { $left }
}
recap-move-together = { $units } à { $region }
recap-moves-briefly = va à { $regions }{ $items ->
    [none] {""}
   *[other] , en abandonnant { $items }
}
recap-left = { $region } (−{ $vp } PV{ $token_vp ->
    [0] {""}
   *[other] {" "}avec son jeton
})
recap-sails = navigue vers { $sections }
recap-explores = explore { $region } ({ $card }{ recap-with-gains })
recap-decides = fait son choix pour { $card } { IN($region) }{ $gains ->
    [none] {""}
   *[other] {" "}({ $gains })
}
recap-with-gains = { $gains ->
    [none] {""}
   *[other] {"\u00a0"}: { $gains }
}
recap-builds = construit { $items }
recap-building = { SOME($building) } { IN($region) }
recap-ziggurat = Ziggurat { $level } (dé { $colour })
recap-converts = convertit { SIGNS($paid) }→{ SIGNS($gained) }
recap-discovers = découvre { $items }
recap-discovery = { technology-name } ({ COUNT($technology, $level) })
recap-gathers = récolte { SIGNS($gained) }
recap-claims = { $vp ->
    [0] pose une Amphore sur Échange { $level }
   *[other] pose une Amphore sur Échange { $level } ({ $vp } PV)
}{ $gained ->
    [none] {""}
   *[other] {" "}(+{ SIGNS($gained) })
}
recap-trades = échange { SIGNS($paid) }→{ SIGNS($gained) }{ $to_seat ->
    [none] {""}
   *[other] {" "}(au profit { OF($to_seat) })
}{ $amphora ->
    [true] {" "}(Amphore posée)
   *[false] {""}
}
recap-trades-briefly = { $amphora ->
    [true] pose une Amphore
   *[false] échange
}{ $to_seat ->
    [none] {""}
   *[other] {" "}sur le jeton { OF($to_seat) }
}
recap-takes = prend { SIGNS($gained) }
recap-creates = crée { $items }
recap-units = { $units } { IN($region) }
recap-unit = { SOME($unit) } { IN($region) }
recap-grows = croît à Population { $square }
recap-gardens = { $seat } construit l'étage { $level } des Jardins : { $vp } PV{ $is_last ->
    [true] {" "}– la partie finit avec cette Manche
   *[false] {""}
}.
recap-gardens-next = { $seat } construit l'étage { $level } des Jardins : { $vp } PV ; ensuite : { $garden }.

## Events

recap-event = { $seat } fait son choix pour { $card } { IN($region) }{ recap-with-gains }.
recap-event-revealed = { $seat } révèle { $card } { IN($region) }{ recap-with-gains }.
recap-event-there = { $region } ({ $card }{ recap-with-gains })
recap-costs-signs = −{ SIGNS($paid) }
recap-gives-signs = +{ SIGNS($gained) }
recap-costs = −{ $paid }
recap-gives = +{ $gained }
recap-teaches = { COUNT($technology, $level) }
recap-places = { SOME($piece) }
recap-launches = un Navire sur { $section }
recap-peoples = Population +{ $squares } → { $square }
recap-draws = { $count ->
    [one] une Quête
   *[other] { $count } Quêtes
}
recap-owes = un choix au prochain Tour
recap-advances = Événement +{ $squares } → { $square }
recap-stays = jeton à PV
recap-six-rounds = début des six Manches

## Combats

recap-attacks-only = ⚔️ { $region } : { THE($attacker_seat) } attaque { recap-defender }.
recap-attacks = ⚔️ { $region } : { THE($attacker_seat) } attaque { recap-defender } avec { $with_units } contre { $on_units }.
recap-attacks-cards = ⚔️ { $region } : { THE($attacker_seat) } attaque { recap-defender } avec { $with_cards } contre { $on_cards }.
recap-defender = { $defender_seat ->
    [none] la Tribu{ recap-played }
   *[other] { THE($defender_seat) }
}
recap-played = { $tribe_seat ->
    [none] {""}
   *[other] {" "}(jouée par { THE($tribe_seat) })
}
recap-beats = ⚔️ { $region } : { $winner_seat ->
    [none] la Tribu{ recap-played }
   *[other] { THE($winner_seat) }
} bat { $loser_seat ->
    [none] la Tribu{ recap-played }
   *[other] { THE($loser_seat) }
}{ $value ->
    [none] {""}
   *[other] {" "}{ $value } à { $loser_value }{ $is_tie ->
        [true] {" "}(égalité)
       *[false] {""}
    }
}{ $losses ->
    [none] { $value ->
        [none] . Aucune Unité n'est perdue.
       *[other] .
    }
   *[other] {"\u202f"}; { $losses }.
}{ $kept ->
    [none] {""}
   *[other] {" "}Phalanges restantes : { $kept }.
}
recap-loses = { recap-party } perd { $units }
recap-flees = { THE($unit) } { $party_seat ->
    [none] de la Tribu
   *[other] { OF($party_seat) }
} bat en retraite à { $region }
recap-flee = { recap-party } bat en retraite à { $region } avec { $units }
recap-bids = { $region }, { $goes_on ->
    [true] suite des enchères
   *[false] enchères
} ({ recap-against }) : { $items }{ $arranger_seat ->
    [none] {""}
   *[other] {"\u202f"}; { THE($arranger_seat) } dispose les lignes
}.
recap-against = { $attacker_seat }–{ $defender_seat ->
    [none] Tribu
   *[other] { $defender_seat }
}
episode-combat = Manche { $round } · { $region } : { recap-against }
recap-bids-simple = { $region }, enchères ({ recap-against }) : { $own } à { $other }.
recap-row = { $row } { $own }{ -to }{ $other }{ $items ->
    [none] {""}
   *[other] {" "}({ $items })
}
recap-on-card = { $unit } +{ $count }
recap-allots = { told-places } des Phalanges{ $party_seat ->
    [none] {" "}de la Tribu
   *[other] {""}
} en { $row } { IN($region) } : { $items ->
    [none] aucune
   *[other] { $items }
}{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } perdue)
   *[other] {" "}({ $lost } perdues)
}.
recap-placed = { $region }, Phalanges ({ recap-against }) : { $items }.
recap-places-rows = { recap-party } { $rows ->
    [none] ne place rien
   *[other] place { $rows }
}
recap-fights = { $region }, duels ({ recap-against }{ $is_tie ->
    [true] {"\u202f"}; égalités pour { $tie_seat ->
        [none] la Tribu
       *[other] { THE($tie_seat) }
    }
   *[false] {""}
}) : { $items }.
recap-fight = { $own_unit } { $own }{ -to }{ $other } { $other_unit }, Mobilité { $own_mobility }{ -to }{ $other_mobility } : { $loser_unit } { $loser_seat ->
    [none] de la Tribu
   *[other] { OF($loser_seat) }
} { $is_destroyed ->
    [true] éliminé
   *[false] en retraite
}

## Sums

recap-tally-rerolls = { $count ->
    [one] relance un dé
   *[other] relance { $count } dés
}
recap-tally-sails = { $count ->
    [one] navigue une fois
   *[other] navigue { $count } fois
}
recap-tally-explores = explore { $items }
recap-tally-decides = fait son choix pour les Événements de { $items }
recap-tally-gardens = { $count ->
    [one] construit un étage des Jardins
   *[other] construit { $count } étages des Jardins
}
recap-tally-converts = { $count ->
    [one] obtient une Tablette
   *[other] obtient { $count } Tablettes
}
recap-tally-discovers = { $count ->
    [one] découvre une Technologie
   *[other] découvre { $count } Technologies
}
recap-tally-gathers = { $count ->
    [one] récolte une ressource
   *[other] récolte { $count } ressources
}
recap-tally-trades = { $count ->
    [one] échange une fois
   *[other] échange { $count } fois
}
recap-tally-takes = { $count ->
    [one] prend une Phalange
   *[other] prend { $count } Phalanges
}
recap-tally-creates = { $count ->
    [one] crée une Unité
   *[other] crée { $count } Unités
}
recap-tally-grows = { $count ->
    [one] croît d'une case
   *[other] croît de { $count } cases
}

## The end of the game

recap-shown-briefly = { $seat } montre ses Quêtes : { $met_count } sur { $count } { $met_count ->
    [one] remplie
   *[other] remplies
}.
recap-scored = { $seat } marque { $vp } PV.

## So far

so-far-action = { COUNT($technology, $level) } ({ $count ->
    [0] pion
   *[other] { $signs ->
        [none] { $count ->
            [one] un dé
           *[other] { $count } dés
        }
       *[other] { $signs }
    }
}){ $items ->
    [none] {""}
   *[other] {"\u00a0"}: { $items }
}
so-far-role = rôle { $role }
so-far-empire = Empire : { $empire }
so-far-start = Région de départ : { $region }
so-far-began = { SOME($unit) } { IN($region) }{ $gained ->
    [none] {""}
   *[other] {" "}· { $gained }
}
so-far-outpost = { $region ->
    [none] ni Colonie ni Rempart
   *[other] une Colonie et un Rempart { IN($region) }
}
so-far-first-die = un étage de Ziggurat avec un dé { $colour }
so-far-quests = Quêtes gardées : { $items }
so-far-part = { CAP($said) }
so-far-move = { $unit } à { $region }{ $rams ->
    [0] {""}
    [one] {" "}avec un Bélier
   *[other] {" "}avec { $rams } Béliers
}{ $left ->
    [none] {""}
   *[other] , abandonne { $left }
}
so-far-sail = Navire à { $section }
so-far-gardens = Jardins { $level } ({ $vp } PV)
so-far-exchange = { $paid } contre { $gained }{ $amphora ->
    [true] {" "}(Amphore)
   *[false] {""}
}{ $to_seat ->
    [none] {""}
   *[other] {" "}(au profit { OF($to_seat) })
}
so-far-built = { $said }, pour { $paid }
so-far-gathered = { $gained } { OF($region) }
so-far-event = { $card } { IN($region) }{ recap-with-gains }
so-far-event-option = { $card } { IN($region) }, « { event-option } »{ recap-with-gains }{ other-option }

## Why a side that nobody sits at acted

recap-strategy = 🤖 Pourquoi : { $items }.
recap-strategy-idle = 🤖 { CAP($seat) } ne fait rien : { $items }.
recap-strategy-more = 🤖 { CAP($items) }.
recap-by-strategy = { LABEL($technology) } par { $strategy } ({ $priority }{ $by ->
    [star] , Étoile
    [bonus] , bonus
   *[card] {""}
}){ recap-in-vain }
recap-by-strategy-briefly = { LABEL($technology) } par { $strategy } ({ $priority }){ recap-in-vain-briefly }
recap-in-vain = { $why ->
    [none] {""}
   *[other] {" "}en vain : { in-vain-reason }
}
recap-in-vain-briefly = { $why ->
    [none] {""}
   *[other] {" "}en vain
}
in-vain-reason = { $why ->
    [free_resource_region] ressource libre inaccessible
    [hidden_event] Événement caché inaccessible
    [human_wall_or_unit] Remparts et Unités adverses inaccessibles
    [human_settlement_or_event] Colonies et Événements adverses inaccessibles
    [own_settlement] ses Colonies sont inaccessibles
    [build] rien de la carte ne peut être construit
    [gather] plus de jeton Échange ou d'Amphore pour lui
    [research] toutes les Technologies sont au niveau 4
    [growth] fin de la piste
   *[other] rien n'était possible
}
recap-strategies-new = { $count ->
    [one] nouvelle carte : { $strategies }
   *[other] nouvelles cartes : { $strategies }
}
recap-strategies-new-briefly = { $count ->
    [one] une nouvelle carte
   *[other] { $count } nouvelles cartes
}
recap-strategy-lost = { $by ->
    [card] { LABEL($technology) } : perdu, aucune carte ne l'offre
    [star] Étoile perdue, plus d'action libre
   *[bonus] bonus perdu, plus d'action libre
}
recap-strategy-lost-briefly = { $by ->
    [card] { LABEL($technology) } : perdu
    [star] Étoile perdue
   *[bonus] bonus perdu
}
recap-cards-drawn = { CAP($seat) } pioche { $items }.
recap-card-drawn = { LABEL($technology) }{ $is_lost ->
    [true] {" "}(en vain : { $technology ->
        [gather] plus de jeton Échange ou d'Amphore
        [explore] aucun Événement près de ses Unités
       *[other] rien n'était possible
    })
   *[false] {""}
}
recap-card-drawn-briefly = { LABEL($technology) }{ $is_lost ->
    [true] {" "}(en vain)
   *[false] {""}
}
recap-star-drawn = l'Étoile (sans effet)
