### Mesopotamia, French: words in the picture. Short, since a phone shows the picture small.

picture-round = Manche { $round }
picture-setup = Mise en place
picture-wins = Victoire : { $name }
picture-shared = victoire partagée
picture-roles = { $count ->
    [one] choisit un rôle
   *[other] choisissent un rôle
}
picture-empires = { $count ->
    [one] choisit un Empire
   *[other] choisissent un Empire
}
picture-starts = { $count ->
    [one] choisit son départ
   *[other] choisissent leur départ
}
picture-quests = { $count ->
    [one] choisit ses Quêtes
   *[other] choisissent leurs Quêtes
}
picture-actions = actions
picture-explore = Exploration
picture-build = Construction
picture-research = Recherche
picture-gather = Récolte
picture-war = Guerre
picture-growth = Croissance
picture-bids = enchères
picture-combat = combat
picture-gardens = Jardins
chart-title = Points par manche

## Keys on the map and below it

picture-key-spearman = lance
picture-key-archer = arc
picture-key-horseman = cheval
picture-key-chariot = char
picture-key-ram = bélier
picture-key-tribe = tribu
picture-key-hidden = évén. caché
picture-key-die = évén., manche 4
picture-key-end = PV à la fin
picture-key-quest = Quêtes
picture-key-flag = Unités, limite
picture-key-pawn = avec le pion
picture-key-done = payé en dés
picture-key-place = dé à venir
picture-key-points = PV visibles

## Close-ups: what each is called, and what is said beside it

closeup-mine = Mes environs
closeup-mine-note = Vos pièces, les régions voisines et, encadré, ce que vous pouvez choisir maintenant
closeup-north = Nord
closeup-north-note = Autour d'Assur, puis autour de Suse, avec les sections fluviales qui comptent
closeup-middle = Centre
closeup-middle-note = Autour de Mari et de Nippur, puis autour d'Ur, avec les sections fluviales qui comptent
closeup-south = Sud
closeup-south-note = Autour de Tadmor, puis autour d'Uruk, avec les sections fluviales qui comptent
closeup-markets = Échange et Jardins
closeup-markets-note = L'Amphore montre à qui est un jeton ; le prochain étage des Jardins est doré
picture-hanging-gardens = Jardins suspendus
picture-trade = Échange
picture-not-turned = face cachée
closeup-sheet = Ma fiche
closeup-sheet-note = Cadre doré : vos dés peuvent le payer maintenant. Dessous : vos biens, votre réserve et vos Quêtes (secrètes)
closeup-combat = Combat
closeup-combat-note = { $state ->
    [none] Les combats viennent après le tour de chacun, là où plusieurs camps sont dans une région
   *[other] { $combat_option ->
        [simple] Couronne : gagne les égalités. Unités et enchère font le total ; le plus haut l'emporte
       *[other] { $state ->
            [cards] Couronne : gagne les égalités. Chaque Unité a une carte avec Force, Tactique et Mobilité ; les enchères s'y ajoutent
            [unbid] Couronne : gagne les égalités. Chaque Unité a une carte avec Force, Tactique et Mobilité ; les Phalanges qu'on y place s'y ajoutent
           *[other] Couronne : gagne les égalités. Le nombre en couleur est le total gagnant ; dessous, la Mobilité dit si le perdant est éliminé (croix) ou bat en retraite (flèche)
        }
    }
}
picture-no-combat = Aucun combat n'est en cours.
closeup-fought = Derniers combats
closeup-fought-note = { $combat_option ->
    [simple] Unités et enchère font le total ; le plus haut l'emporte, la couronne départage
   *[other] Total : Force, plus Tactique sauf si elle est pâle. Le plus haut total (en couleur) gagne ; la couronne départage. Le perdant est éliminé si la Mobilité (botte) du gagnant est elle aussi plus haute, ou égale avec la couronne ; sinon il bat en retraite
}
picture-no-last-combat = Aucun combat dans cette manche ni la précédente.
picture-unbid = Sans enchères : Phalanges placées sur les cartes
picture-unfought = Sans duel
picture-fight-won = gagne
picture-destroyed = éliminé
picture-flees-to = retraite vers
picture-nowhere = aucun refuge :
picture-attacks = attaque
picture-defends = défend
picture-tribe = Tribu
picture-sealed = Enchères secrètes
# Heads the bids of a simple combat, which has no rows.
picture-simple-bid = Enchère, ajoutée aux Unités
picture-then = puis
picture-also = aussi
picture-against-left = contre qui reste
picture-stage-bids = enchères
picture-stage-waiting = à suivre
picture-stage-force = Force
picture-stage-tactics = Tactique
picture-stage-mobility = Mobilité
picture-stage-place = Phalanges
picture-stage-cards = cartes
picture-stage-lines = lignes
picture-stage-fights = affrontement
picture-stage-retreats = retraite
picture-next-level = prochain

## The key

closeup-key = Légende
closeup-key-note = Sur la carte. Dans les messages : 🪨 Pierre · 🪵 Bois · 🧱 Argile · 🌾 Nourriture · 📜 Tablette · 🛡️ Phalange
closeup-key_below = Légende, suite
closeup-key_below-note = Sous la carte. Dans les messages : 🧭 Explorer · 🏗️ Construire · 💡 Rechercher · 🧺 Récolter · ⚔️ Guerroyer · 🌱 Croître
legend-goods = Ressources
legend-units = Unités
legend-map = Sur le plateau
legend-band = contrôlée par un joueur
legend-hatch = bloquée : passage et combats
legend-ziggurat = Ziggurat dans une Région de départ : 4 étages sur 6
legend-ruin = Région de départ inutilisée
legend-both = les deux, d'un même joueur
legend-ship = Navire ; sa passerelle relie ses deux régions
legend-hidden = Événement caché : plaine, montagne, désert
legend-die = Événement de six manches, ici la 4
legend-end = Événement qui rapporte à la fin
legend-tribe = Unités d'une Tribu
legend-contested = plusieurs camps, donc combat
legend-marks = Ce qui est nouveau, ce qui peut être choisi
legend-glow = modifiée depuis votre dernier tour
legend-new = nouvelle pièce
legend-move = un déplacement, à la couleur de son auteur
legend-lost = Unité ou bâtiment perdu
legend-choose = à choisir maintenant, sur votre propre Plateau
legend-strips = Le bandeau d'un joueur
legend-level = technologie et son niveau
legend-quests = Quêtes secrètes
legend-dice = dé Dingir ; barré : utilisé
legend-place = dé à venir avec un étage de Ziggurat
legend-done = action par le pion, ou payée en dés
legend-flag = Unités sur le plateau, et la limite
legend-points = PV visibles de tous
legend-actions = Actions et technologies
legend-signs = Signes des dés
legend-any = tout signe
legend-panels = Pistes, Échange et Jardins
legend-events = piste Événement
legend-people = piste Population
legend-amphora = jeton Échange d'un joueur, ou libre
legend-boat = demande un Navire
legend-built = Colonie, Rempart
legend-crown = est en tête ; sur la piste Événement, gagne aussi les égalités
legend-gives = payé, puis reçu
legend-wanted = à atteindre, sans le payer
picture-euphrates = Euphrate
picture-tigris = Tigre
