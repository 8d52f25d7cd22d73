### Mesopotamia, French: what cannot be done, and why.

## Before and during set-up

refused-expansion-needed = Impossible : à cinq ou six joueurs, il faut une extension. Choisissez d'autres extensions.
refused-role-taken = Impossible : le rôle { $role } est pris. Choisissez-en un autre.
refused-empire-taken = Impossible : quelqu'un joue déjà { THE($empire) }. Choisissez un autre Empire.
refused-empire-not-in-sets = Impossible : { THE($empire) } viennent d'une extension qui n'est pas en jeu.
refused-start-taken = Impossible : quelqu'un commence déjà { IN($region) }. Choisissez une autre Région de départ.
refused-start-not-selectable = Impossible : on ne peut pas commencer { IN($region) }. Choisissez l'une des régions proposées.
refused-keep-exactly-3 = Impossible : gardez exactement { $kept } Quêtes.
refused-unknown-id = Impossible : cela n'existe pas ici. Choisissez parmi ce qui est proposé.

## Turn and dice

refused-pawn-not-used = Pas encore : placez d'abord votre pion sur une action, ou mettez-le de côté.
refused-pawn-used = Impossible : votre pion est déjà placé. Les autres actions se paient avec des dés.
refused-action-type-used = Impossible : vous avez déjà joué { THE($technology) } ce Tour-ci.
refused-action-open = Pas encore : terminez d'abord { THE($technology) }.
refused-nothing-to-do = Impossible : { $technology ->
    [explore] aucune de vos Unités ne peut se déplacer
    [build] vous ne pouvez rien construire maintenant
    [research] il vous manque { $missing_resources } pour convertir, et aucune Découverte n'est possible
   *[other] { THE($technology) } ne servirait à rien maintenant
}.
refused-die-already-used = Impossible : ce dé a déjà servi ce Tour-ci.
refused-signs-do-not-match = Impossible : { THE($technology) } demande { $signs }. Une ★ vaut n'importe quel signe.
refused-variant-no-reroll = Impossible : on ne lance pas de dés dans cette partie.
refused-not-now = Impossible maintenant.
refused-free-reroll-used = Impossible : la relance gratuite de ce Tour a déjà servi.
refused-reroll-limit = Impossible : vous pouvez payer { $most } relances au plus par Tour.
refused-no-dice-chosen = Impossible : il n'y a aucun dé à relancer.
refused-no-tablet = Impossible : vous n'avez pas de Tablette.
refused-cannot-pay = Impossible : cela coûte { $resources }, et il vous manque { $missing_resources }.
refused-part-done = Impossible : cette partie de l'action est finie ({ $part ->
    [gather] Récolte
    [trade] Échange
    [convert] conversion
   *[discover] Découvertes
}).

## Explore

refused-no-activations = Impossible : vous n'avez plus de déplacement.
refused-cannot-activate = Impossible : un { $unit } ne se déplace qu'avec une autre Unité.
refused-not-your-unit = Impossible : vous n'avez pas { OF($unit) } à cet endroit.
refused-blocked = Impossible : des ennemis retiennent vos Unités { IN($region) } ({ $enemies }). Il vous en faut plus qu'eux.
refused-foreign-start-region = Impossible : { $region } est la Région de départ d'un autre joueur, où personne d'autre n'entre.
refused-ram-not-on-path = Impossible : il n'y a pas de tel Bélier en chemin.
refused-wall = Impossible : un Rempart protège { $region }. Emmenez un Bélier.
refused-too-far = Impossible : c'est trop loin. Vous avez { $steps } pas.
refused-not-navigable = Impossible : aucun Navire ne peut aller sur { $section }.
refused-own-ship-there = Impossible : vous avez déjà un Navire sur { $section }.
refused-section-occupied = Impossible : il y a déjà un Navire sur { $section }.

## Build

refused-no-builds-left = Impossible : vous avez construit tout ce que permet cette action.
refused-not-unlocked = Impossible : votre carte ne permet pas encore { SOME($piece) }.
refused-no-figure = Impossible : vous n'avez plus { OF($piece) } en réserve.
refused-unit-limit = Impossible : votre Population permet { $most } Unités, et vous les avez.
refused-bad-placement = Impossible : rien ne peut se placer là. Choisissez un des lieux proposés.
refused-blocked-region = Impossible : il y a un Bloqueur { IN($region) }. On n'y récolte et n'y construit rien.
refused-already-there = Impossible : cela existe déjà { IN($region) }.
refused-no-presence = Impossible : il vous faut une de vos Unités à cet endroit.
refused-contested = Impossible : d'autres que vous sont aussi { IN($region) }.
refused-ziggurat-complete = Impossible : votre Ziggurat est complète.
refused-population-too-low = Impossible : cet étage de Ziggurat demande Population { $population }.
refused-colour-not-allowed = Impossible : pour ces trois étages, vous avez déjà un dé { $colour }.
refused-gardens-complete = Impossible : les Jardins suspendus sont complets.
refused-requirement-not-met = Impossible : les Jardins demandent { gardens-need }.
gardens-need = { $population ->
    [0] { $squares ->
        [0] { $settlements ->
            [one] { $settlements } Colonie
           *[other] { $settlements } Colonies
        }
       *[other] Événement { $squares }
    }
   *[other] Population { $population }
}

## Research, Gather and Trade, Warfare, Growth

refused-no-discoveries-left = Impossible : vous avez fait toutes les Découvertes que permet cette action.
refused-max-level = Impossible : { THE($technology) } est au niveau le plus haut.
refused-no-gathers-left = Impossible : vous avez récolté tout ce que permet cette action.
refused-source-used = Impossible : cette source a déjà servi.
refused-nothing-to-gather = Impossible : vous ne pouvez rien récolter là.
refused-token-used = Impossible : ce jeton a déjà servi pendant cette action.
refused-trade-level = Impossible : ce jeton demande Récolte et Échange { $level }.
refused-ship-needed = Impossible : ce jeton demande un de vos Navires sur le plateau.
refused-no-amphora = Impossible : vous n'avez plus d'Amphore pour un jeton libre.
refused-no-units-left = Impossible : vous avez créé toutes les Unités que permet cette action.
refused-track-end = Impossible : votre Sceau ne peut plus avancer sur la piste Population.

## Events and combat

refused-no-event-die = Impossible : tous vos dés Événement sont utilisés.
refused-bad-bid = Impossible : les Phalanges ne se répartissent pas ainsi. Choisissez parmi ce qui est proposé.
refused-tribe-bids-all = Impossible : une Tribu mise toutes ses Phalanges ({ $phalanxes }).
refused-bid-too-high = Impossible : vous pouvez en utiliser { $phalanxes } au plus.
refused-bonus-not-bid = Impossible : il faut en utiliser au moins { $phalanxes }, autant que vos Navires en apportent.
refused-no-slot = Impossible : { $count ->
    [0] il n'y a pas d'emplacement libre
    [one] il n'y a qu'un emplacement libre
   *[other] il n'y a que { $count } emplacements libres
}.
refused-bad-lines = Impossible : chaque ligne demande des Unités des deux camps, et chaque Unité une place.
refused-bad-retreat = Impossible : on ne peut pas battre en retraite vers { $region }.

## What stands in small print beside a question: what cannot be chosen, and why

absent-empire-empire-taken = { $empire } (joués par { THE($seat) })
absent-empire-empire-not-in-sets = { $empires } (extension pas en jeu)
absent-start-start-taken = { $region } ({ $seat } y commence)
absent-start-start-not-selectable = { $region } ({ $players ->
    [5] à cinq ou six joueurs seulement
   *[other] à six joueurs seulement
})
absent-turn-pawn-not-used = Finir le tour (le pion d'abord)
absent-action-nothing-to-do = { $technology } ({ $technology ->
    [explore] aucune Unité ne peut bouger
    [build] rien à construire
    [research] manque { $missing_resources }
   *[other] rien à faire
})
absent-action-signs-do-not-match = { $technology } (dés : { $signs })
absent-growth-cannot-pay = Croissance (manque { $missing_resources })
absent-growth-track-end = Croissance (bout de la piste)
absent-reroll-no-tablet = Relancer (aucune Tablette)
absent-reroll-reroll-limit = Relancer ({ $most } par Tour)
absent-research-cannot-pay = Convertir (manque { $missing_resources })
absent-research-no-tablet = Découverte (aucune Tablette)
absent-trade-cannot-pay = { $token } (manque { $missing_resources })
absent-trade-token-used = { $token } (déjà utilisé)
absent-trade-ship-needed = { $token } (Navire requis)
absent-trade-no-amphora = { $token } (plus d'Amphore)
absent-war-no-figure = { $piece } (plus en réserve)
absent-settlement-no-figure = La conquérir (plus { OF($piece) } en réserve)
absent-build-no-figure = { $building } (plus en réserve)
absent-build-unit-limit = { $building } (limite de { $most } Unités)
absent-build-ziggurat-complete = { $building } (complète)
absent-build-population-too-low = { $building } (Population { $population } d'abord)
absent-build-gardens-complete = { $building } (complets)
absent-build-requirement-not-met = { $building } ({ gardens-need } d'abord)
absent-build-cannot-pay = { $building } (manque { $missing_resources })
absent-build-no-presence = { $building } (aucune Unité hors de chez vous)
absent-build-blocked-region = { $building } (Bloqueur { IN($region) })
absent-build-already-there = { $building } (déjà { IN($region) }, interdit chez vous)
absent-build-contested = { $building } ({ $region } est disputée)
absent-build-bad-placement = { $building } (aucun lieu)
absent-build-foreign-start-region = { $building } (Région de départ : { $region })
absent-build-not-navigable = { $building } (aucun fleuve)
absent-build-own-ship-there = { $building } (aucune frontière libre)
absent-build-section-occupied = { $building } (aucune frontière libre)
