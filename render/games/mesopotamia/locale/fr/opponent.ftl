### Mesopotamia, French: sides that nobody sits at, and what happens only with them.

side-automaton = l'Automate
    .of = de l'Automate
    .to = à l'Automate
side-defenders = Ur
    .of = d'Ur
    .to = à Ur
side-enemy = l'ennemi
    .of = de l'ennemi
    .to = à l'ennemi

kind-strategy = strategy

strategy-sc1 = Expansion
strategy-sc2 = Découverte
strategy-sc3 = Fortification
strategy-sc4 = Levée
strategy-sc5 = Attaque
strategy-sc6 = Commerce
strategy-sc7 = Progrès
strategy-sc8 = Croissance
strategy-sc9 = Développement
strategy-sc10 = Merveille
strategy-sc11 = Progrès sumérien
strategy-sc12 = Croissance sumérienne
strategy-sc13 = Développement babylonien
strategy-sc14 = Merveille babylonienne
strategy-sc15 = Attaque akkadienne
strategy-sc16 = Levée akkadienne
strategy-sc17 = Fortification élamite
strategy-sc18 = Commerce élamite

## Where the match stands

status-siege = Manche { $round } · Défenseurs : Population { $population }, Événement { $event_square } sur { $goal }
status-siege-near = ⚠️ Ur va l'emporter : encore { $left ->
    [one] une case
   *[other] { $left } cases
} pour les Défenseurs, et la partie est perdue.
status-wave = Manche { $round } · Vague { $wave } sur { $waves } · { $count ->
    [one] { $count } Unité
   *[other] { $count } Unités
}, { $phalanxes ->
    [one] { $phalanxes } Phalange
   *[other] { $phalanxes } Phalanges
}
status-wave-near = ⚠️ L'ennemi est à un pas { OF($region) }{ $is_open ->
    [true] , que personne ne défend
   *[false] {""}
} : { ROW($units) }.
explore-ur = { $region } (un Bélier est requis)

## Set-up

event-opponent-drawn = Par tirage au sort, { $seat } joue { THE($empire) }.
event-ur-manned = { CAP(THE($empire)) } défendent { $region }, avec Colonies et Remparts : { $regions }.

## The Automaton

event-strategy-read = Stratégie { OF($seat) }, par priorité : { ROW($strategies) }.
event-action-cards-drawn = Cartes Action { OF($seat) } : { $technologies ->
    [none] { $has_star ->
        [true] l'Étoile
       *[false] aucune
    }
   *[other] { ROW($technologies) }{ $has_star ->
        [true] {" "}et l'Étoile
       *[false] {""}
    }
}.
event-strategy-acted = { CAP($seat) } : { $technology }, selon { $strategy } (priorité { $priority }){ $by ->
    [star] , avec l'Étoile
    [bonus] , en bonus
   *[card] {""}
}.
event-strategy-action-lost = { $why ->
    [impossible] { $strategy } ne donne rien : { $technology } est impossible.
   *[no_card] { $by ->
        [card] { CAP($technology) } est perdue : aucune carte Stratégie ne l'offre plus.
        [star] L'Étoile est perdue : il ne reste aucune action.
       *[bonus] Le bonus est perdu : il ne reste aucune action.
    }
}
event-strategies-discarded = { $is_searching ->
    [true] Défausse { OF($seat) } en cherchant une autre carte : { $strategies }.
   *[false] Défausse { OF($seat) } : { $strategies }.
}
event-strategies-drawn = Nouvelles cartes Stratégie { OF($seat) } : { $strategies }.

## The Siege of Ur

event-defenders-idle = { CAP($technology) } est sans effet pour { $seat }.
event-ur-entered = { $seat } entre { IN($region) } avec { SOME($unit) } et un Bélier : le siège est gagné.
event-goal-reached = Case { $square } de la piste { $track ->
    [event] Événement
   *[population] Population
} pour { $seat } : le siège est perdu.

## The Guardians of Assur

event-wave-placed = { $is_extra ->
    [true] L'ennemi n'a pas bougé : la vague { $wave } s'y ajoute
   *[false] La vague { $wave } est placée
} { IN($region) } : { ROW($units) }, avec { $gained }.
event-wave-repelled = La vague { $wave } est repoussée{ $garden ->
    [none] .
   *[other] {"\u202f"}: { $seat } gagne un étage des Jardins suspendus, { $vp } PV.
}
event-tribe-overrun = La Tribu { IN($region) } est balayée par { $seat }{ $had_event ->
    [true] {" "}et son Événement disparaît.
   *[false] .
}
event-event-trampled = { CAP($seat) } entre { IN($region) } : l'Événement { OF($owner_seat) } ({ $card }) disparaît.
event-enemy-stayed = { $is_held ->
    [true] L'ennemi est bloqué { IN($region) } : { $units }.
   *[false] L'ennemi ne trouve aucun chemin { IN($region) } : { $units }.
}
event-home-lost = L'ennemi se tient { IN($region) } et personne ne défend la Région : la partie est perdue.

## Refusals

refused-opponent-needed = Pour commencer, choisissez un adversaire dans « Options », ou attendez un deuxième joueur.
refused-solo-only = Le Siège d'Ur et les Gardiens d'Assur se jouent en solo ; à plusieurs, choisissez un Automate ou aucun adversaire.
refused-bad-player-count = Six Empires au plus, l'Automate compris : libérez une place ou ne choisissez aucun adversaire.
refused-variant-conflict = Cet adversaire exige le combat complet, et Siège et Gardiens n'ont pas de limite de Manches.
refused-defender-token = Impossible : les Défenseurs tiennent ce jeton Échange.
refused-ram-needed = Impossible : on n'entre à Ur qu'avec un Bélier. Emmenez-en un.
refused-gardens-reserved = Impossible : les Jardins suspendus récompensent les vagues repoussées.
absent-build-gardens-reserved = { $building } (pour les vagues repoussées)
absent-trade-defender-token = { $token } (tenu par les Défenseurs)
