### Mesopotamia, French: words in the picture. Short, since a phone shows the picture small.

picture-round = Manche { $round }
picture-setup = Mise en place
picture-wins = Victoire : { $name }
picture-shared = victoire partagée
picture-empires = Empires
picture-quests = Quêtes
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
closeup-markets-note = L'Amphore montre à qui est un jeton ; le prochain niveau des Jardins est doré
picture-hanging-gardens = Jardins suspendus
picture-trade = Échange
picture-not-turned = face cachée
