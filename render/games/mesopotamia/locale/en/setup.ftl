### Mesopotamia, English: set-up.

choosing-is-enough = Choosing is enough
role-prompt = Which role do you take? It decides when you choose your Empire and your Start Region.
role-option = Role { $role }
role-note = { $place ->
    [1] first Empire, last Start Region
   *[other] { $start_place ->
        [1] last Empire, first Start Region
       *[other] { nth-empire } Empire, { nth-start } Start Region
    }
}
nth-empire = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
nth-start = { $start_place ->
    [2] 2nd
    [3] 3rd
   *[other] { $start_place }th
}
empire-prompt = Which Empire do you play?
empire-menu = Choose an Empire
empire-option = { $empire }
empire-note = { empire-start }{ SIZE($better_technologies) ->
    [0] {""}
   *[other] {" "}· better: { LABEL($better_technologies) }
}{ SIZE($otherwise_technologies) ->
    [0] {""}
   *[other] {" "}· other signs: { LABEL($otherwise_technologies) }
}
empire-start = { $empire ->
    [sumerian] Research 2, 1 Tablet, first Ziggurat level with its die
    [babylonian] Growth 2, begins on Population 2
    [akkadian] War 2, 1 Phalanx, an Archer for the Spearman
    [elamite] Gather 2, may begin with a Settlement and a Wall
    [assyrian] Explore 2, begins on Event 2
    [hittite] one free reroll a turn
    [mariote] all six technologies at level 2
   *[eblaite] Build 2, begins with a Ship
}
start-prompt = Where do you begin? Your Start Region is yours for the whole game.
start-menu = Choose a Start Region
start-note = { $seat ->
    [none] {""}
   *[other] { $seat } begins in { $opposite_region } ·{" "}
}nearby: { $resources }{ $tribe_regions ->
    [none] {""}
   *[other] {" "}· Tribe in { $tribe_regions }
}{ $blocked_regions ->
    [none] {""}
   *[other] {" "}· blocked: { $blocked_regions }
}
outpost-prompt = Your first Settlement and Wall: in which region beside { $region }?
outpost-none = None
outpost-note = gives { $resource }
outpost-note-bare = no resource
die-prompt = Your first Ziggurat level brings a die. Which one? Each sign is shown with what it pays for, or half of it (½).
die-option = { CAP($colour) } die
# What a die shows, each sign with the own cards that it pays for, or for half of.
die-note = ★ · { first-pays } · { second-pays } · { third-pays } · { fourth-pays }
die-note-signs = ★ · { first-pays-signs } · { second-pays-signs } · { third-pays-signs } · { fourth-pays-signs }
first-face = { $first_count ->
    [one] { $first_sign }
   *[other] { $first_count } × { $first_sign }
}
first-pays = { first-face }{ $first_technologies ->
    [none] {""}
   *[other] {":"} { $first_technologies }
}{ $first_helped_technologies ->
    [none] {""}
   *[other] { $first_technologies ->
        [none] {": "}
       *[other] ,{" "}
    }half { $first_helped_technologies }
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
   *[other] {":"} { $second_technologies }
}{ $second_helped_technologies ->
    [none] {""}
   *[other] { $second_technologies ->
        [none] {": "}
       *[other] ,{" "}
    }half { $second_helped_technologies }
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
   *[other] {":"} { $third_technologies }
}{ $third_helped_technologies ->
    [none] {""}
   *[other] { $third_technologies ->
        [none] {": "}
       *[other] ,{" "}
    }half { $third_helped_technologies }
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
   *[other] {":"} { $fourth_technologies }
}{ $fourth_helped_technologies ->
    [none] {""}
   *[other] { $fourth_technologies ->
        [none] {": "}
       *[other] ,{" "}
    }half { $fourth_helped_technologies }
}
fourth-pays-signs = { fourth-face }{ $fourth_technologies ->
    [none] {""}
   *[other] {" "}{ SIGNS($fourth_technologies) }
}{ $fourth_helped_technologies ->
    [none] {""}
   *[other] {" "}½{ SIGNS($fourth_helped_technologies) }
}
ship-prompt = Where does your Ship begin? Choose a border of { $region }.
quests-prompt = { $empire ->
    [none] {""}
   *[other] By lot you play { THE($empire) } ({ empire-start }).{" "}
}Keep { $kept } of these { $dealt } Quests. Each one you meet at the end of the game is worth 2 VP. Nobody else sees them.
quests-menu = Keep { $kept } Quests
quest-option = { LABEL($quest) }
quest-note = { $quest }
quests-sealed-prompt = Your Quests are chosen; others are still deciding.
quests-take-back = Choose Quests again
