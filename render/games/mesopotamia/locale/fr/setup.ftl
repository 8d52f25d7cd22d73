### Mesopotamia, French: set-up.

role-prompt = Quel rôle prenez-vous ? Il fixe quand vous choisissez votre Empire et votre Région de départ.
role-option = Rôle { $role }
role-note = { $place ->
    [1] premier Empire, dernière Région de départ
   *[other] { $place ->
        [2] 2e
        [3] 3e
       *[other] { $place }e
    } sur { $players } pour l'Empire, ordre inverse pour la Région
}
empire-prompt = Quel Empire jouez-vous ?
empire-menu = Choisir un Empire
empire-option = { $empire }
empire-note = { $empire ->
    [sumerian] Recherche 2, 1 Tablette, premier étage avec son dé
    [babylonian] Croissance 2, commence à Population 2
    [akkadian] Guerre 2, 1 Phalange, un Archer au lieu du Lancier
    [elamite] Récolte 2, peut commencer avec Colonie et Rempart
    [assyrian] Exploration 2, commence à Événement 2
    [hittite] une relance gratuite par Tour
    [mariote] les six Technologies au niveau 2
   *[eblaite] Construction 2, commence avec un Navire
}
start-prompt = Où commencez-vous ? Votre Région de départ reste à vous toute la partie.
start-menu = Région de départ
start-note = autour : { $resources }{ $tribe_regions ->
    [none] {""}
   *[other] {" "}· Tribu à { $tribe_regions }
}{ $blocked_regions ->
    [none] {""}
   *[other] {" "}· Bloqueur : { $blocked_regions }
}
outpost-prompt = Votre première Colonie et son Rempart : dans quelle région voisine { OF($region) } ?
outpost-none = Aucun
outpost-note = donne { SOME($resource) }
outpost-note-bare = aucune ressource
die-prompt = Votre premier étage de Ziggurat apporte un dé. Lequel ?
die-option = Dé { $colour }
die-note = { $signs }
ship-prompt = Où se place votre Navire ? Choisissez une frontière { OF($region) }.
quests-prompt = Gardez { $kept } de ces { $dealt } Quêtes. Chacune remplie en fin de partie vaut 2 PV. Personne d'autre ne les voit.
quests-menu = Garder trois Quêtes
quest-option = { LABEL($quest) }
quest-note = { $quest }
quests-sealed-prompt = Vos Quêtes sont choisies ; les autres réfléchissent encore.
quests-take-back = Revoir mes Quêtes
