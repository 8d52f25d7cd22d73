### Mesopotamia, French: Events.

## Cards and their options

eventcard-ev1 = Village à la sagesse ancestrale
eventcard-ev2 = Oasis aux palmiers
eventcard-ev3 = Caravane égarée
eventcard-ev4 = Temple enseveli
eventcard-ev5 = Cavaliers nomades
eventcard-ev6 = Marais salants
eventcard-ev7 = Colline des guetteurs d'étoiles
eventcard-ev8 = Suintements de bitume
eventcard-ev9 = Trésor des brigands
eventcard-ev10 = Rescapés de la tempête de sable
eventcard-ev11 = Champs inondés
eventcard-ev12 = École de scribes
eventcard-ev13 = Émissaires d'une cité rivale
eventcard-ev14 = Fête de l'orge
eventcard-ev15 = Carrières d'argile
eventcard-ev16 = Forgerons itinérants
eventcard-ev17 = Gué du fleuve
eventcard-ev18 = Tombeau d'un ancien roi
eventcard-ev19 = Bourg marchand
eventcard-ev20 = Réfugiés de guerre
eventcard-ev21 = Troupeaux du temple
eventcard-ev22 = Oracle d'Enlil
eventcard-ev23 = Forêt de cèdres
eventcard-ev24 = Mine de cuivre
eventcard-ev25 = Col de montagne
eventcard-ev26 = Carrière de pierre blanche
eventcard-ev27 = Pillards gutiens
eventcard-ev28 = Astronome ermite
eventcard-ev29 = Sources de la fonte des neiges
eventcard-ev30 = Bas-relief des ancêtres
eventcard-ev31 = Marchands de fer
eventcard-ev32 = Route royale
eventcard-ev33 = Pic du dieu de l'orage
eventcard-ev34 = Éleveurs de chevaux
eventcard-ev35 = Camp de déserteurs
eventcard-ev36 = Tour de guet en ruine
eventcard-ev37 = Archives du palais
eventcard-ev38 = Chantier naval fluvial
eventcard-ev39 = Filon d'argent
eventcard-ev40 = Stèle du traité
eventcard-ev41 = Carrefour des caravanes
eventcard-ev42 = Dunes chantantes

event-option = { $card ->
    [ev1] { $option ->
        [1] Protéger le village
       *[2] Piller le village
    }
    [ev2] { $option ->
        [1] Remplir les outres
       *[2] Revendiquer l'oasis
    }
    [ev3] { $option ->
        [1] La ramener à bon port
       *[2] La piller
    }
    [ev4] { $option ->
        [1] Restaurer le sanctuaire
       *[2] Dépouiller l'autel
    }
    [ev5] { $option ->
        [1] Les engager
       *[2] Accorder des pâturages
    }
    [ev6] { $option ->
        [1] Ouvrir les salines
       *[2] Taxer le sel
    }
    [ev7] { $option ->
        [1] Consigner les astres
       *[2] Élever un observatoire
    }
    [ev8] { $option ->
        [1] Calfater une coque
       *[2] Exploiter le bitume
    }
    [ev9] { $option ->
        [1] Prendre le trésor
       *[2] Le rendre à ses maîtres
    }
    [ev10] { $option ->
        [1] Les recueillir
       *[2] Les installer ici
    }
    [ev11] { $option ->
        [1] Creuser des canaux
       *[2] Récolter ce qui reste
    }
    [ev12] { $option ->
        [1] Doter l'école
       *[2] Fonder une maison des tablettes
    }
    [ev13] { $option ->
        [1] Accepter leurs présents
       *[2] Imposer un traité de vassalité
    }
    [ev14] { $option ->
        [1] Faire la fête
       *[2] Engranger le grain
    }
    [ev15] { $option ->
        [1] Vider les carrières
       *[2] Bâtir une briqueterie
    }
    [ev16] { $option ->
        [1] Apprendre leur art
       *[2] Acheter leurs lames
    }
    [ev17] { $option ->
        [1] Garder le gué
       *[2] Percevoir un péage
    }
    [ev18] { $option ->
        [1] Honorer les morts
       *[2] Ouvrir le tombeau
    }
    [ev19] { $option ->
        [1] Protéger les marchands
       *[2] Réquisitionner les biens
    }
    [ev20] { $option ->
        [1] Les armer
       *[2] Leur donner des terres
    }
    [ev21] { $option ->
        [1] Garder les troupeaux
       *[2] Donner un festin
    }
    [ev22] { $option ->
        [1] Demander conseil
       *[2] Bâtir un sanctuaire
    }
    [ev23] { $option ->
        [1] Abattre les cèdres
       *[2] Garder le bois sacré
    }
    [ev24] { $option ->
        [1] Exploiter la mine
       *[2] Ramasser le minerai
    }
    [ev25] { $option ->
        [1] Tenir le col
       *[2] Reconnaître la route
    }
    [ev26] { $option ->
        [1] Ouvrir la carrière
       *[2] Emporter des blocs
    }
    [ev27] { $option ->
        [1] Les payer pour servir
       *[2] Les repousser
    }
    [ev28] { $option ->
        [1] Acheter les tablettes
       *[2] Étudier les étoiles
    }
    [ev29] { $option ->
        [1] Apprendre les saisons
       *[2] Canaliser l'eau
    }
    [ev30] { $option ->
        [1] Graver vos victoires
       *[2] Copier l'inscription
    }
    [ev31] { $option ->
        [1] Échanger du fer
       *[2] Protéger les marchands
    }
    [ev32] { $option ->
        [1] Entretenir la route
       *[2] Piller les relais
    }
    [ev33] { $option ->
        [1] Sacrifier à l'orage
       *[2] Consulter les prêtres
    }
    [ev34] { $option ->
        [1] Acheter un attelage
       *[2] Fonder un haras
    }
    [ev35] { $option ->
        [1] Les enrôler
       *[2] Faire un exemple
    }
    [ev36] { $option ->
        [1] La rebâtir
       *[2] Récupérer les briques
    }
    [ev37] { $option ->
        [1] Copier les archives
       *[2] Employer les archivistes
    }
    [ev38] { $option ->
        [1] Commander un navire
       *[2] Acquérir le quai
    }
    [ev39] { $option ->
        [1] Extraire l'argent
       *[2] Prendre ce qui brille
    }
    [ev40] { $option ->
        [1] Prêter serment
       *[2] L'emporter
    }
    [ev41] { $option ->
        [1] Garder les puits
       *[2] Vendre de l'eau
    }
   *[ev42] { $option ->
        [1] Dresser une stèle
       *[2] Écouter les présages
    }
}

## Questions

event-prompt = { $event } { IN($region) }.{ event-dice } Que faites-vous ?
event-dice = { $dice ->
    [none] {""}
   *[other] {" "}Six Manches comptent tant que vous contrôlez la région ; elles occupent tout ce temps un de vos 3 dés Événement ({ $dice ->
        [0] aucun libre
        [one] { $dice } libre
       *[other] { $dice } libres
    }).
}
event-taken-over-prompt = Vous contrôlez désormais { $region } et reprenez l'Événement { OF($from_seat) } : { $event }.{ event-dice } Que faites-vous ?
event-first-prompt = Vous avez gagné { $count } Événements sur des Tribus. Où révéler le premier ?
event-resource-prompt = { $event } { IN($region) } : quelle ressource prenez-vous ?
event-technology-prompt = { $event } { IN($region) } : quelle Technologie découvrez-vous ?
event-section-prompt = { $event } { IN($region) } : où se place votre Navire ?
owed-resource-prompt = Fin de la Manche { $round }, { $event } { IN($region) } : quelle ressource prenez-vous ?
owed-technology-prompt = Fin de la Manche { $round }, { $event } { IN($region) } : quelle Technologie découvrez-vous ?
owed-section-prompt = Fin de la Manche { $round }, { $event } { IN($region) } : où se place votre Navire ?
resource = { LABEL($resource) }
resource-note = vous en avez { $held }
section = { $section }
section-note = { $resources ->
    [none] aucune ressource au bord
   *[other] au bord : { $resources }
}

## What an option brings

event-cost = { $paid_resources ->
    [none] {""}
   *[other] payer { $paid_resources } ·{" "}
}
event-progress = Événement +{ $progress }
event-effects = { $resources ->
    [none] {""}
   *[other] +{ $resources } ·{" "}
}{ $any ->
    [0] {""}
    [one] +1 ressource au choix ·{" "}
   *[other] +{ $any } ressources au choix ·{" "}
}{ $technologies ->
    [none] {""}
   *[other] { SOME($technologies) } ·{" "}
}{ $units ->
    [none] {""}
   *[other] { $units } ·{" "}
}{ $settlements ->
    [0] {""}
   *[other] une Colonie ·{" "}
}{ $walls ->
    [0] {""}
   *[other] un Rempart ·{" "}
}{ $ships ->
    [0] {""}
   *[other] un Navire ·{" "}
}{ $population ->
    [0] {""}
   *[other] Population +{ $population } ·{" "}
}{ $quests ->
    [0] {""}
    [one] une Quête ·{" "}
   *[other] { $quests } Quêtes ·{" "}
}
event-immediate-note = { event-cost }aussitôt : { event-effects }{ event-progress }
event-vp-note = { event-cost }aussitôt : { event-effects }{ event-progress } · fin de partie, si tenu : { $vp } PV
event-six-rounds-note = { event-cost }par Manche (6) : { $round_resources ->
    [none] {""}
   *[other] +{ $round_resources }
}{ $round_any ->
    [0] {""}
   *[other] +1 ressource
} · à la fin : { $final_resources ->
    [none] {""}
   *[other] +{ $final_resources } ·{" "}
}{ $final_technologies ->
    [none] {""}
   *[other] { SOME($final_technologies) } ·{" "}
}{ $final_units ->
    [none] {""}
   *[other] { $final_units } ·{" "}
}{ $final_settlements ->
    [0] {""}
   *[other] une Colonie ·{" "}
}{ $final_walls ->
    [0] {""}
   *[other] un Rempart ·{" "}
}{ $final_population ->
    [0] {""}
   *[other] Population +{ $final_population } ·{" "}
}{ $final_quests ->
    [0] {""}
   *[other] une Quête ·{" "}
}{ event-progress }
