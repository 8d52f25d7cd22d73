### Mesopotamia, French: what the host may choose.

variant-sets = Extensions
variant-sets-auto = selon le besoin
variant-sets-auto-about = Jeu de base ; à cinq ou six, avec Assyriens et Hittites
variant-sets-base = jeu de base seul
variant-sets-base-about = Quatre Empires, pour quatre joueurs au plus
variant-sets-base_ah = + Assyriens et Hittites
variant-sets-base_ah-about = Le jeu de base et la première extension
variant-sets-base_me = + Mariotes et Éblaïtes
variant-sets-base_me-about = Le jeu de base et la seconde extension
variant-sets-all = les deux extensions
variant-sets-all-about = Les huit Empires avec leurs cartes et leurs jetons
variant-setup = Mise en place
variant-setup-drafted = chacun choisit
variant-setup-drafted-about = Rôles, Empires et Régions de départ, à tour de rôle
variant-setup-lot = par tirage au sort
variant-setup-lot-about = Empires et Régions tirés au sort : un départ rapide
variant-combat = Combat
variant-combat-full = complet
variant-combat-full-about = Cartes Combat, trois enchères, lignes et retraites
variant-combat-simple = simplifié
variant-combat-simple-about = Une seule enchère ; le plus haut total l'emporte
variant-dice = Hasard
variant-dice-rolled = dés lancés
variant-dice-rolled-about = Les dés Dingir montrent ce qu'ils peuvent payer
variant-dice-no_luck = aucun, signes au choix
variant-dice-no_luck-about = Un dé vaut tout signe de sa couleur, jamais l'étoile
variant-dice_time = Moment du lancer
variant-dice_time-end = en fin de Tour
variant-dice_time-end-about = Vous voyez vos dés d'avance et pouvez prévoir
variant-dice_time-start = en début de Tour
variant-dice_time-start-about = Personne ne connaît les dés d'un Tour à venir
variant-tribes = Tribus
variant-tribes-rival = jouées par un rival
variant-tribes-rival-about = Un rival de l'attaquant enchérit pour la Tribu
variant-tribes-themselves = jouent seules
variant-tribes-themselves-about = Les Tribus suivent des règles : on n'attend personne
variant-rounds = Manches
variant-rounds-open = sans limite
variant-rounds-open-about = La partie finit avec le dernier étage des Jardins
variant-rounds-12 = 12 au plus
variant-rounds-12-about = Au plus tard après la Manche 12 : une partie courte
variant-rounds-16 = 16 au plus
variant-rounds-16-about = La partie finit au plus tard après la Manche 16
variant-rounds-20 = 20 au plus
variant-rounds-20-about = Au plus tard après la Manche 20 : conseillé dès quatre joueurs
variant-rounds-60 = 60 au plus
variant-rounds-60-about = La partie finit au plus tard après la Manche 60
variant-rivers = Fleuves
variant-rivers-all = toutes les frontières
variant-rivers-all-about = Les Navires suivent toute frontière entre deux régions
variant-rivers-named = fleuves nommés
variant-rivers-named-about = Les Navires ne suivent que le Tigre, l'Euphrate et le Canal
variant-opponent = Adversaire
variant-opponent-none = aucun
variant-opponent-none-about = Chacun joue contre tous ; à deux ou plus
variant-opponent-emperor = Automate, Empereur
variant-opponent-emperor-about = Un Empire de plus, joué par les règles : facile
variant-opponent-igigi = Automate, Igigi
variant-opponent-igigi-about = Un Empire de plus, joué par les règles : exigeant
variant-opponent-anunnaki = Automate, Anunnaki
variant-opponent-anunnaki-about = Un Empire de plus, joué par les règles : difficile
variant-opponent-siege = Siège d'Ur
variant-opponent-siege-about = Solo : entrer à Ur avec un Bélier avant leur case 10
variant-opponent-siege_hard = Siège d'Ur, plus dur
variant-opponent-siege_hard-about = Solo : les Défenseurs avancent plus vite, 10 Manches environ
variant-opponent-guardians = Gardiens d'Assur
variant-opponent-guardians-about = Solo : tenir Assur contre six vagues d'ennemis
variant-opponent_empire = Empire adverse
variant-opponent_empire-lot = par tirage au sort
variant-opponent_empire-lot-about = Tiré au sort parmi les Empires que personne ne joue
variant-opponent_empire-sumerian = Sumériens
variant-opponent_empire-sumerian-about = L'adversaire joue cet Empire, personne d'autre
variant-opponent_empire-babylonian = Babyloniens
variant-opponent_empire-babylonian-about = L'adversaire joue cet Empire, personne d'autre
variant-opponent_empire-akkadian = Akkadiens
variant-opponent_empire-akkadian-about = L'adversaire joue cet Empire, personne d'autre
variant-opponent_empire-elamite = Élamites
variant-opponent_empire-elamite-about = L'adversaire joue cet Empire, personne d'autre
variant-opponent_empire-assyrian = Assyriens
variant-opponent_empire-assyrian-about = L'adversaire joue cet Empire ; avec Assyriens et Hittites
variant-opponent_empire-hittite = Hittites
variant-opponent_empire-hittite-about = L'adversaire joue cet Empire ; avec Assyriens et Hittites
variant-opponent_empire-mariote = Mariotes
variant-opponent_empire-mariote-about = L'adversaire joue cet Empire ; avec Mariotes et Éblaïtes
variant-opponent_empire-eblaite = Éblaïtes
variant-opponent_empire-eblaite-about = L'adversaire joue cet Empire ; avec Mariotes et Éblaïtes

## The side that nobody sits at, in the lobby

lobby-side-automaton = Automate ({ $opponent_option ->
    [emperor] Empereur
    [igigi] Igigi
   *[anunnaki] Anunnaki
})
lobby-side-defenders = Défenseurs d'Ur
lobby-side-enemy = Ennemi d'Assur

## Playing alone with one command

solo-mode-duel = Duel des rois
solo-mode-siege = Siège d'Ur
solo-mode-guardians = Gardiens d'Assur
solo-level-emperor = Empereur (Duel : facile)
solo-level-igigi = Igigi (Duel : exigeant)
solo-level-anunnaki = Anunnaki (Duel : difficile)
solo-level-normal = normal (Siège, Gardiens)
solo-level-hard = difficile (Siège)
solo-rank-emperor = Empereur
solo-rank-igigi = Igigi
solo-rank-anunnaki = Anunnaki
solo-rank-normal = normal
solo-rank-hard = difficile
solo-goal-duel = ayez plus de PV que l'Automate quand les Jardins suspendus sont achevés{ $rounds_option ->
    [open] {""}
   *[other] , ou après la Manche { $rounds_option }
}.
solo-goal-siege = entrez à Ur avec une Unité de combat et un Bélier avant que les Défenseurs n'atteignent la case 10 d'une piste. Les PV ne comptent que si vous gagnez.
solo-goal-guardians = repoussez six vagues ; perdu dès que l'ennemi est à Assur sans aucune de vos Unités de combat. Les PV ne comptent que si vous gagnez.
solo-own = empire
solo-own-about = Votre Empire ; demandé au début si vous ne choisissez pas
