### Mesopotamia, French: set-up.

choosing-is-enough = Il suffit de choisir
role-prompt = Quel rôle prenez-vous ? Il fixe quand vous choisissez votre Empire et votre Région de départ.
role-option = Rôle { $role }
role-note = { $place ->
    [1] premier Empire, dernière Région de départ
   *[other] { $start_place ->
        [1] dernier Empire, première Région de départ
       *[other] { nth-empire } Empire, { nth-start } Région de départ
    }
}
nth-empire = { $place }e
nth-start = { $start_place }e
empire-prompt = Quel Empire jouez-vous ?
empire-menu = Choisir un Empire
empire-option = { $empire }
empire-note = { empire-start }{ SIZE($better_technologies) ->
    [0] {""}
   *[other] {" "}· mieux : { LABEL($better_technologies) }
}{ SIZE($otherwise_technologies) ->
    [0] {""}
   *[other] {" "}· autres signes : { LABEL($otherwise_technologies) }
}
empire-start = { $empire ->
    [sumerian] Recherche 2, 1 Tablette, premier étage avec son dé
    [babylonian] Croissance 2, Population 2
    [akkadian] Guerre 2, 1 Phalange, Archer (pas Lancier)
    [elamite] Récolte 2, peut commencer avec Colonie et Rempart
    [assyrian] Exploration 2, Événement 2
    [hittite] une relance gratuite par Tour
    [mariote] les six au niveau 2
   *[eblaite] Construction 2, commence avec un Navire
}
start-prompt = Où commencez-vous ? Votre Région de départ reste à vous toute la partie.
start-menu = Région de départ
start-note = { $seat ->
    [none] {""}
   *[other] { THE($seat) } { IN($opposite_region) } ·{" "}
}autour : { $resources }{ $tribe_regions ->
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
die-prompt = Votre premier étage de Ziggurat apporte un dé. Lequel ? Chaque signe avec ce qu'il paie, ou la moitié (½).
die-option = Dé { $colour }
# What a die shows, each sign with the own cards that it pays for, or for half of.
die-note = ★ · { first-pays } · { second-pays } · { third-pays } · { fourth-pays }
die-note-signs = ★ · { first-pays-signs } · { second-pays-signs } · { third-pays-signs } · { fourth-pays-signs }
first-face = { $first_count ->
    [one] { $first_sign }
   *[other] { $first_count } × { $first_sign }
}
first-pays = { first-face }{ $first_technologies ->
    [none] {""}
   *[other] {"\u00a0:"} { $first_technologies }
}{ $first_helped_technologies ->
    [none] {""}
   *[other] { $first_technologies ->
        [none] {"\u00a0: "}
       *[other] ,{" "}
    }½{ $first_helped_technologies }
}
first-pays-signs = { first-face }{ $first_technologies ->
    [none] {""}
   *[other] {" "}{ SIGNS($first_technologies) }
}{ $first_helped_technologies ->
    [none] {""}
   *[other] {" "}½{ SIGNS($first_helped_technologies) }
}
second-face = { $second_count ->
    [one] { $second_sign }
   *[other] { $second_count } × { $second_sign }
}
second-pays = { second-face }{ $second_technologies ->
    [none] {""}
   *[other] {"\u00a0:"} { $second_technologies }
}{ $second_helped_technologies ->
    [none] {""}
   *[other] { $second_technologies ->
        [none] {"\u00a0: "}
       *[other] ,{" "}
    }½{ $second_helped_technologies }
}
second-pays-signs = { second-face }{ $second_technologies ->
    [none] {""}
   *[other] {" "}{ SIGNS($second_technologies) }
}{ $second_helped_technologies ->
    [none] {""}
   *[other] {" "}½{ SIGNS($second_helped_technologies) }
}
third-face = { $third_count ->
    [one] { $third_sign }
   *[other] { $third_count } × { $third_sign }
}
third-pays = { third-face }{ $third_technologies ->
    [none] {""}
   *[other] {"\u00a0:"} { $third_technologies }
}{ $third_helped_technologies ->
    [none] {""}
   *[other] { $third_technologies ->
        [none] {"\u00a0: "}
       *[other] ,{" "}
    }½{ $third_helped_technologies }
}
third-pays-signs = { third-face }{ $third_technologies ->
    [none] {""}
   *[other] {" "}{ SIGNS($third_technologies) }
}{ $third_helped_technologies ->
    [none] {""}
   *[other] {" "}½{ SIGNS($third_helped_technologies) }
}
fourth-face = { $fourth_count ->
    [one] { $fourth_sign }
   *[other] { $fourth_count } × { $fourth_sign }
}
fourth-pays = { fourth-face }{ $fourth_technologies ->
    [none] {""}
   *[other] {"\u00a0:"} { $fourth_technologies }
}{ $fourth_helped_technologies ->
    [none] {""}
   *[other] { $fourth_technologies ->
        [none] {"\u00a0: "}
       *[other] ,{" "}
    }½{ $fourth_helped_technologies }
}
fourth-pays-signs = { fourth-face }{ $fourth_technologies ->
    [none] {""}
   *[other] {" "}{ SIGNS($fourth_technologies) }
}{ $fourth_helped_technologies ->
    [none] {""}
   *[other] {" "}½{ SIGNS($fourth_helped_technologies) }
}
ship-prompt = Où se place votre Navire ? Choisissez une frontière { OF($region) }.
quests-prompt = { $empire ->
    [none] {""}
   *[other] Le sort vous donne { THE($empire) } ({ empire-start }).{" "}
}Gardez { $kept } de ces { $dealt } Quêtes. Chacune remplie en fin de partie vaut 2 PV. Personne d'autre ne les voit.
quests-menu = Garder { $kept } Quêtes
quest-option = { LABEL($quest) }
quest-note = { $quest }
quests-sealed-prompt = Vos Quêtes sont choisies ; les autres réfléchissent encore.
quests-take-back = Revoir mes Quêtes
