### Mesopotamia, French: what happens, as the log tells it.

## Set-up

event-seating-drawn = Les rôles se choisissent dans cet ordre, tiré au sort : { $seats }.
event-role-taken = { $seat } prend le rôle { $role }.
event-empire-taken = { $seat } joue { THE($empire) }.
event-start-taken = { told-begins } { IN($region) }.
event-lot-drawn = Par tirage au sort, { $seat } joue { THE($empire) } { IN($region) }.
event-empire-began = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} { SOME($unit) } { IN($region) }{ $gained ->
    [none] .
   *[other] , et { $gained }.
}
event-outpost-placed = { $region ->
    [none] { told-begins } sans Colonie ni Rempart.
   *[other] { told-begins } avec une Colonie et un Rempart { IN($region) }.
}
told-begins = { $seat ->
    [you] Vous commencez
   *[other] { $seat } commence
}
event-first-die-taken = { told-begins } avec un étage de Ziggurat et un dé { $colour }.
event-first-ship-placed = { told-begins } avec un Navire sur { $section }.
event-trade-laid = Jetons Échange de niveau { $level } : { $tokens }.
event-quests-dealt = { $quests ->
    [none] { $seat } reçoit { $count } Quêtes.
   *[other] { $seat } reçoit ces Quêtes : { LABEL($quests) }.
}
event-quests-sealed = { $is_done ->
    [true] { $seat ->
        [you] Vous avez choisi vos Quêtes.
       *[other] { $seat } a choisi ses Quêtes.
    }
   *[false] { $seat ->
        [you] Vous revoyez vos Quêtes.
       *[other] { $seat } revoit ses Quêtes.
    }
}
event-quests-kept = { $quests ->
    [none] { $seat } garde { $count } Quêtes.
   *[other] { $seat } garde ces Quêtes : { LABEL($quests) }.
}

## Rounds and turns

event-round-began = La Manche { $round } commence. Ordre des Tours : { $seats }.
event-round-ended = La Manche { $round } se termine{ $is_last ->
    [true] , et la partie avec elle
   *[false] {""}
}.
event-action-begun = { $seat } joue { COUNT($technology, $level) } { $signs ->
    [none] { SIZE($dice) ->
        [0] avec le pion
        [one] avec un dé
       *[other] avec { SIZE($dice) } dés
    }
   *[other] avec { $signs }
}.
event-pawn-put-aside = { $seat ->
    [you] Vous mettez votre
   *[other] { $seat } met son
} pion de côté.
event-dice-rolled = { $seat } lance ses dés : { $faces }.
event-dice-rerolled = { $seat ->
    [you] Vous relancez
   *[other] { $seat } relance
} { SIZE($dice) ->
    [one] un dé
   *[other] { SIZE($dice) } dés
} { $paid ->
    [none] gratuitement
   *[other] pour { $paid }
} : { $faces }.
event-turn-ended = { $seat ->
    [you] Vous terminez votre
   *[other] { $seat } termine son
} Tour.

## Actions

event-unit-moved = { $seat } déplace { SOME($unit) } { OF($from_region) } à { $region }{ SIZE($ram_regions) ->
    [0] {""}
    [one] {" "}avec un Bélier
   *[other] {" "}avec { SIZE($ram_regions) } Béliers
}.
event-ship-moved = { $seat } déplace un Navire { OF($from_section) } à { $section }.
event-wall-built = { $seat } construit un Rempart { IN($region) }{ told-price }.
event-ziggurat-built = { $seat } construit l'étage { $level } de sa Ziggurat{ told-price } et gagne un dé { $colour }.
event-ram-built = { $seat } construit un Bélier { IN($region) }{ told-price }.
event-ship-built = { $seat } construit un Navire sur { $section }{ told-price }.
event-settlement-built = { $seat } construit une Colonie { IN($region) }{ told-price }.
event-gardens-built = { $seat } construit l'étage { $level } des Jardins suspendus{ told-price } : { $vp } PV{ $is_last ->
    [true] . La partie finit avec cette Manche.
   *[false] .
}
event-garden-turned = L'étage { $level } des Jardins suspendus demande { $garden }.
event-converted = { $seat } convertit { $paid } en { $gained }.
event-discovered = { $seat } découvre { technology-name } ({ COUNT($technology, $level) }){ told-price }.
event-gathered = { $seat } récolte { $gained } { $by ->
    [start] { IN($region) }, sa Région de départ
    [settlement] dans sa Colonie { IN($region) }
    [ship] { IN($region) } par Navire
   *[unit] { IN($region) }
}.
event-traded = { $paid ->
    [none] { $seat } revendique le jeton Échange { $token } avec une Amphore{ $gained ->
        [none] {""}
       *[other] {" "}et prend { $gained }
    }.
   *[other] { traded-goods }
}
traded-goods = { $seat } échange { $paid } contre { $gained }{ $amphora ->
    [true] {" "}et revendique le jeton avec une Amphore
   *[false] {""}
}{ $to_seat ->
    [none] {""}
   *[other] {"\u202f"}; le paiement va { TO($to_seat) }
}.
event-phalanxes-taken = { $seat } prend { $gained }.
event-unit-created = { $seat } crée { SOME($unit) } { IN($region) }{ told-price }.
event-grew = { $seat }{ $paid ->
    [none] {""}
   *[other] {" "}paie { $paid } et
} atteint Population { $square }.
told-price = { $paid ->
    [none] {""}
   *[other] {" "}pour { $paid }
}

## Events

event-event-turned = { $seat } révèle un Événement { IN($region) } : { $card }.
event-event-taken-over = { $seat } reprend { TO($from_seat) } l'Événement { IN($region) } ({ $card }), qui recommence.
event-event-chosen = { $card } { IN($region) } : { $seat } choisit « { event-option } »{ $paid ->
    [none] {""}
   *[other] {" "}pour { $paid }
}{ other-option }.
other-option = { $no_die ->
    [true] {" "}(pour l'autre option, aucun dé Événement n'est libre)
   *[false] { $missing_resources ->
        [none] {""}
       *[other] {" "}(pour l'autre option, il manque { $missing_resources })
    }
}
event-event-gave = { $card } { IN($region) } : { $seat } gagne { $gained }{ $instead ->
    [discover] , toutes ses Technologies étant au niveau 4
    [unit] {" "}au lieu d'une Unité
    [settlement_here] {" "}au lieu d'une Colonie
    [wall_here] {" "}au lieu d'un Rempart
    [ship_adjacent] {" "}au lieu d'un Navire
    [quest] {" "}au lieu d'une Quête
   *[other] {""}
}.
event-event-taught = { $card } { IN($region) } : { $seat } découvre { technology-name } ({ COUNT($technology, $level) }).
event-event-placed = { $card } { IN($region) } : { $seat } y place { SOME($piece) }.
event-event-launched = { $card } { IN($region) } : { $seat } place un Navire sur { $section }.
event-event-peopled = { $squares ->
    [0] { $card } { IN($region) } : { $seat } ne peut plus avancer sur la piste Population.
   *[other] { $card } { IN($region) } : { $seat } atteint Population { $square }.
}
event-quests-drawn = { $card } { IN($region) } : { $seat } pioche { $count ->
    [one] une Quête
   *[other] { $count } Quêtes
}{ $quests ->
    [none] {""}
   *[other] {" "}({ LABEL($quests) })
}.
event-event-resolved = { $card } { IN($region) } : { $option ->
    [0] { $seat } ne peut choisir aucune option et
   *[other] { $seat }
} { $squares ->
    [0] reste sur la case { $square } de la piste Événement
    [one] avance de { $squares } case sur la piste Événement, jusqu'à { $square }
   *[other] avance de { $squares } cases sur la piste Événement, jusqu'à { $square }
}{ $stays ->
    [true] {"\u202f"}; le jeton reste et vaudra des PV
   *[false] {""}
}.
event-event-round-passed = { $card } { IN($region) } : Manche { $die } sur 6 pour { $seat }.
event-event-paused = { $card } { IN($region) } : aucun progrès ({ $die } sur 6), { $seat } ne contrôle pas la région.
event-choice-owed = { $card } { IN($region) } : { $seat } choisira plus tard { $op ->
    [gain] une ressource
    [discover] une Technologie
   *[other] où placer un Navire
}.

## The Combat phase

event-ships-sunk = Les Navires { OF($seats) } sombrent à { $section }.
event-order-of-combats-fixed = { $seat ->
    [you] Vous fixez
   *[other] { $seat } fixe
} l'ordre des combats : { $regions }.
event-pair-named = { $seat ->
    [you] Vous désignez
   *[other] { $seat } désigne
} les premiers à combattre { IN($region) } : { $first_seat } et { $second_seat ->
    [none] la Tribu
   *[other] { $second_seat }
}.
event-combat-began = ⚔️ Combat { IN($region) } : { $attacker_seat } avec { $attacker_units } contre { $defender_seat ->
    [none] une Tribu
   *[other] { $defender_seat }
} avec { $defender_units }.
event-tribe-rolled = La Tribu { OF($region) } fait { $die } au dé et a { $phalanxes } Phalanges{ $tribe_seat ->
    [none] {""}
   *[other] {"\u202f"}; { $tribe_seat } la joue
}.
event-cards-drawn = { $seat ->
    [none] La Tribu
   *[other] { $seat }
} pioche ses cartes { IN($region) } : { $cards }.
event-bid-sealed = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} enchéri.
event-bid-taken-back = { $seat ->
    [you] Vous reprenez votre
   *[other] { $seat } reprend son
} enchère.
event-bid-opened = { $bid ->
    [none] { $seat ->
        [none] La Tribu ne mise
        [you] Vous ne misez
       *[other] { $seat } ne mise
    } rien
   *[other] { $seat ->
        [none] La Tribu mise
        [you] Vous misez
       *[other] { $seat } mise
    } { $bid }
} { IN($region) }.
event-simple-combat-won = ⚔️ { $seat ->
    [none] La Tribu
   *[other] { $seat }
} gagne { IN($region) }, { $value } à { $loser_value }{ $is_tie ->
    [true] {" "}(égalité)
   *[false] {""}
}, contre { $loser_seat ->
    [none] la Tribu
   *[other] { $loser_seat }
}.
event-army-lost = { $seat ->
    [none] La Tribu
   *[other] { $seat }
} perd { $units } { IN($region) }{ $gained ->
    [none] {""}
   *[other] {" "}et reprend { $gained }
}.
event-unit-lost-by-winner = { $seat ->
    [none] La Tribu
   *[other] { $seat }
} perd aussi { SOME($unit) } { IN($region) }.
event-wall-fell = Le Rempart { OF($seat) } { IN($region) } tombe.
event-rams-lost = { $seat } perd { $count ->
    [one] un Bélier
   *[other] { $count } Béliers
} { IN($region) }.
event-settlement-conquered = { $seat ->
    [you] Vous conquérez
   *[other] { $seat } conquiert
} la Colonie { OF($owner_seat) } { IN($region) }.
event-settlement-destroyed = { $seat ->
    [you] Vous détruisez
   *[other] { $seat } détruit
} la Colonie { OF($owner_seat) } { IN($region) }.
event-settlement-spared = { $seat ->
    [you] Vous laissez
   *[other] { $seat } laisse
} la Colonie { OF($owner_seat) } { IN($region) }.

## Battles

event-row-decided = { $region }, { $row } : { $attacker_seat } { $attacker_bid }, { $defender_seat ->
    [none] la Tribu
   *[other] { $defender_seat }
} { $defender_bid }{ $winner ->
    [attacker] . { CAP(THE($attacker_seat)) } l'emporte.
    [defender] . { $defender_seat ->
        [none] La Tribu
       *[other] { $defender_seat }
    } l'emporte.
   *[other] . Personne ne l'emporte.
}
event-half-taken-back = { $seat ->
    [you] Vous reprenez { $gained } sur votre
   *[other] { $seat } reprend { $gained } sur sa
} mise en { $row } { IN($region) }.
event-phalanxes-allotted = { $seat } place des Phalanges{ $party_seat ->
    [none] {" "}de la Tribu
   *[other] {""}
} en { $row } { IN($region) } : { SIGNS($units, parted: ", ") }{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } perdue)
   *[other] {" "}({ $lost } perdues)
}.
event-phalanxes-placed = { $rows ->
    [none] { $seat ->
        [you] Vous ne placez
       *[other] { $seat } ne place
    } aucune Phalange { IN($region) }.
   *[other] { told-places } des Phalanges { IN($region) } : { $rows } ({ SIGNS($units, parted: ", ") }).
}
told-places = { $seat ->
    [you] Vous placez
   *[other] { $seat } place
}
event-lines-arranged = { $seat ->
    [you] Vous disposez
   *[other] { $seat } dispose
} { SIZE($lines) ->
    [one] une ligne
   *[other] { SIZE($lines) } lignes
} { IN($region) }.
event-prepared = { $seat ->
    [none] La Tribu
   *[other] { $seat }
} { $rows ->
    [none] ne place rien
   *[other] place { $rows }
} sur son { $unit } { IN($region) }{ $discarded ->
    [0] {""}
   *[other] {" "}et en défausse { $discarded }
}.
event-fought = { $region } : { THE($attacking_unit) } { OF($attacker_seat) } ({ $attacking_total }) affronte { THE($defending_unit) } { $defender_seat ->
    [none] de la Tribu
   *[other] { OF($defender_seat) }
} ({ $defending_total }). { $winner ->
    [attacker] L'attaquant gagne ; { THE($defending_unit) }
   *[defender] Le défenseur gagne ; { THE($attacking_unit) }
} { $is_destroyed ->
    [true] est éliminé
   *[false] bat en retraite
}.
event-tired = { CAP(THE($unit)) } { $party_seat ->
    [none] de la Tribu
   *[other] { OF($party_seat) }
} { IN($region) } se fatigue : { $row } −1.
event-retreated = { CAP(THE($unit)) } { $party_seat ->
    [none] de la Tribu
   *[other] { OF($party_seat) }
} bat en retraite { OF($from_region) } à { $region }.
event-nowhere-to-flee = { CAP(THE($unit)) } { $party_seat ->
    [none] de la Tribu
   *[other] { OF($party_seat) }
} ne peut pas battre en retraite { OF($region) } et est éliminé.
event-rams-followed = { $rams ->
    [one] Le Bélier { OF($seat) } suit
   *[other] Les { $rams } Béliers { OF($seat) } suivent
} { OF($from_region) } à { $region }.
event-combat-won = ⚔️ { $region } : { $winner ->
    [attacker] { THE($attacker_seat) } bat { $defender_seat ->
        [none] la Tribu
       *[other] { THE($defender_seat) }
    }
   *[defender] { $defender_seat ->
        [none] la Tribu
       *[other] { THE($defender_seat) }
    } bat { THE($attacker_seat) }
}. Pertes : { $attacker_lost ->
    [none] {""}
   *[other] { $attacker_lost } { OF($attacker_seat) }
}{ $defender_lost ->
    [none] { $attacker_lost ->
        [none] aucune
       *[other] {""}
    }
   *[other] { $attacker_lost ->
        [none] {""}
       *[other] ,{" "}
    }{ $defender_lost } { $defender_seat ->
        [none] de la Tribu
       *[other] { OF($defender_seat) }
    }
}.

## The end of the game

event-quests-shown = Quêtes { OF($seat) } : { LABEL($quests) }. Remplies : { $met ->
    [none] aucune
   *[other] { LABEL($met) }
}.
event-scored = { $seat } marque { $vp } PV : Événement { $event_vp }, Population { $population_vp }, Jardins { $gardens_vp }, Échange { $trade_vp }, jetons { $tokens_vp }, Colonies { $settlements_vp }, Quêtes { $quests_vp }, régions { $regions_vp }.
event-match-ended = { $ending ->
    [lost] La partie est perdue. Classement : { ROW($seats) }.
   *[other] { match-scored }
}
match-scored = Score final : { $vp_per_seat }. Classement : { $seats }{ $ending ->
    [population] {" "}(la piste Population départage)
   *[points] {""}
}.
