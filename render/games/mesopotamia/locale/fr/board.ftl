### Mesopotamia, French: the board in words, what a player owns, the final post.

## The board in words

board-heading = { $phase ->
    [setup] **Mise en place**
   *[other] **Manche { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}sur { $rounds }
    }** · { $phase ->
        [actions] phase d'Action
        [combat] phase de Combat
        [end_of_round] fin de la Manche
       *[over] la partie est terminée
    }
}
board-order = Ordre des Tours : { $order }
board-combat = Combat { IN($region) } : { $items }
board-party = { $letter ->
    [none] Tribu
   *[other] { $letter }
} { $units }
board-track = { $track_name ->
    [event] Piste Événement
   *[population] Piste Population
} : { $items ->
    [none] vide
   *[other] { $items }
}
board-square = { $letters } { $square }
board-gardens = Jardins : { $built } { $built ->
    [one] étage construit
   *[other] étages construits
} sur { $levels }{ $builders ->
    [none] {""}
   *[other] {" "}({ $builders })
}{ $garden ->
    [none] {""}
   *[other] {"\u202f"}; le suivant demande { $garden }
}
board-players = **Joueurs**
board-player = { $seat } ({ $letter }){ $empire ->
    [none] {""}
   *[other] , { $empire }
} : { $vp } PV ; { $resources ->
    [none] aucune ressource
   *[other] { SIGNS($resources) }
}{ $quests ->
    [none] {""}
    [one] {"\u00a0;"} { $quests } Quête
   *[other] {"\u00a0;"} { $quests } Quêtes
}
board-means = – { $units_on_map } { $units_on_map ->
    [one] Unité
   *[other] Unités
} sur { $unit_limit } ; Ziggurat { $ziggurat } ; { SIGNS($technologies) } ; { $items ->
    [none] aucun dé
   *[other] 🎲 { $items }
}
board-die = { $sign ->
    [none] { $colour }
   *[other] { $sign }
}{ $used ->
    [true] {" "}(utilisé)
   *[false] {""}
}
board-map = **Carte**
board-region = { $region } : { $items }
board-start = Région de départ { $letter }
board-building = { $building } { $letter }
board-event = Événement { $letter } à la Manche { $die } sur 6
board-token-vp = jeton à { $vp } PV
board-army = { $region } { $units }
board-ship = Navire { $section }
board-ships = Navires : { $items }
board-ships-of = { $letters } { $section }
board-tribes = Tribus : { $items ->
    [none] aucune
   *[other] { $items }
}
board-hidden = Événements cachés : { $regions ->
    [none] aucun
   *[other] { $regions }
}
board-blocked = Bloquées (ni Événement, ni récolte) : { $regions }
board-trade = **Jetons Échange**
board-level = Niveau { $level } : { $items }
board-token = { SIGNS($paid_resources) }→{ SIGNS($gained_resources) }{ $vp ->
    [0] {""}
   *[other] {" "}{ $vp } PV
}{ $needs_ship ->
    [true] {" "}(Navire requis)
   *[false] {""}
}{ $letter ->
    [none] {""}
   *[other] {" "}({ $letter })
}
board-total = { $mark } { $seat } { $vp } PV · { $resources ->
    [none] aucune ressource
   *[other] { SIGNS($resources) }
}

## My stock

stock-vp = **{ $vp } PV** à ce stade : { final-points-by-source }
stock-holding = Ressources : { $resources ->
    [none] aucune
   *[other] { $resources }
}
stock-quests-secret = { $count ->
    [0] Pas encore de Quêtes
    [one] { $count } Quête secrète
   *[other] { $count } Quêtes secrètes
}
stock-quest = Quête : { $quest } – { $items } { $state ->
    [met] ✅
    [short] (remplie, mais pas assez de ressources pour toutes)
   *[open] (à faire)
}
stock-condition = { $about ->
    [own] { $resource }
    [settlements] Colonies
    [walls] Remparts
    [units] { $unit }
    [units_total] Unités
    [amphorae] Amphores
    [regions] régions
    [terrain_regions] { $terrain ->
        [mountain] Montagnes
        [desert] Déserts
       *[other] régions
    }
    [adjacent_enemy_start] régions voisines d'un rival
    [vp_event_regions] jetons à PV
    [population] Population
    [event] Événement
    [ziggurat] Ziggurat
    [gardens] Jardins
    [tech] { $technology }
    [tech_level4] Technologies au niveau 4 :
   *[all_tech] Technologie la plus basse
} { $have }/{ $need }
stock-technologies = Technologies : { $items }
stock-technology = { COUNT($technology, $level) } ({ $signs })
stock-dice = Ziggurat { $ziggurat } ; dés : { $items ->
    [none] aucun
   *[other] { $items }
}
stock-units = Unités, { $units_on_map } sur { $limit } : { $items ->
    [none] aucune
   *[other] { $items }
}
stock-buildings = Colonies : { $settlement_regions ->
    [none] aucune
   *[other] { $settlement_regions }
} ; Remparts : { $wall_regions ->
    [none] aucun
   *[other] { $wall_regions }
}
stock-amphorae = Amphores : { $count } sur { $most } posées sur des jetons Échange, { $vp } PV
stock-events = Événements : { $items ->
    [none] aucun
   *[other] { $items }
}
stock-event = { $card } { IN($region) }, Manche { $die } sur 6{ $resources ->
    [none] {""}
   *[other] , { $resources } par Manche
}{ $any ->
    [0] {""}
   *[other] , une ressource au choix par Manche
}
board-vp-token = { $card } { IN($region) }, { $vp } PV

## The final post

kind-source = source
# What gathers is called a source too, and only selected by.
source-any = { $id }
source-event = la piste Événement
source-population = la piste Population
source-gardens = les Jardins
source-trade = les Échanges
source-tokens = les jetons Événement
source-settlements = les Colonies
source-quests = les Quêtes
source-regions = les régions
final-points-by-source = Événement { $event } · Population { $population } · Jardins { $gardens } · Échange { $trade } · jetons { $tokens } · Colonies { $settlements } · Quêtes { $quests } · régions { $regions }
final-sources = { final-points-by-source }{ $shown ->
    [none] {""}
   *[other] {"\u000A"}-# Quêtes : { $shown }
}
final-quests = Quêtes { OF($seat) } : { $items }.
final-quest = { LABEL($quest) } { $met_now ->
    [true] ✅
   *[false] ✗
}
final-tie-points = { CAP(THE($first_seat)) } devance { THE($second_seat) } sur la piste Population, qui départage.
final-tie-population = { final-tie-points }

## The Empires, for readers of the rules

own-empire = **{ CAP(THE($empire)) } :** { empire-start }. Leurs propres cartes, là où elles diffèrent des autres :
own-cards = { LABEL($technology) } { $levels }
own-level = { $level } : { $said }
own-activations = { $count } déplacements
own-bonus-ship-activations = { $count } de plus pour les Navires
own-builds = construire { $count } fois
own-tablets-out = { $count } Tablettes
own-conversions = convertir { $count } fois
own-discoveries = { $count } Découvertes
own-gather = récolter { $count }
own-trades = échanger { $count } fois
own-phalanxes = { $count } Phalanges
own-units = jusqu'à { $count } Unités
own-clay-in = pour { $count } Argiles
own-food = { $count } Nourriture par case
own-times = jusqu'à { $count } cases
own-signs = avec { $signs }

## A side that nobody sits at, and endings of a match alone

board-side = – { $units ->
    [one] { $units } Unité
   *[other] { $units } Unités
} ; Ziggurat { $ziggurat } ; { SIGNS($technologies) }
board-automaton = – { $level ->
    [emperor] Empereur
    [igigi] Igigi
   *[anunnaki] Anunnaki
} : pioche { $count ->
    [0] aucune carte Action
    [one] { $count } carte Action
   *[other] { $count } cartes Action
} ; cartes Stratégie : { $items }
board-strategy = { $priority } { $strategy } ({ $items })
board-strategy-action = { $marked ->
    [true] { LABEL($technology) } ✓
   *[false] { LABEL($technology) }
}
board-siege = – gagne sur la case { $goal } d'une piste ; en réserve : { $units ->
    [none] personne
   *[other] { ROW($units) }
}
board-waves = – vague { $wave } sur { $waves }, { $count ->
    [one] { $count } Unité
   *[other] { $count } Unités
} sur la carte
ending-siege-won = { $seat } prend Ur à la Manche { $round } · { $vp } PV
ending-siege-lost = Ur tient bon : les Défenseurs ont atteint { $track_name ->
    [event] Événement
   *[population] Population
} { $square }
ending-siege-unfinished = Ur tient bon après la Manche { $round }
ending-guardians-won = Assur est sauvée · { $vp } PV
ending-guardians-lost = Assur est tombée à la vague { $wave }
