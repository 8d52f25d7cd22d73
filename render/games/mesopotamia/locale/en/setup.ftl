### Mesopotamia, English: set-up.

role-prompt = Which role do you take? It decides when you choose your Empire and your Start Region.
role-option = Role { $role }
role-note = { $place ->
    [1] first Empire, last Start Region
   *[other] { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players } to choose an Empire, then in reverse
}
empire-prompt = Which Empire do you play?
empire-menu = Choose an Empire
empire-option = { $empire }
empire-note = { $empire ->
    [sumerian] Research 2, 1 Tablet, first Ziggurat level with its die
    [babylonian] Growth 2, begins on Population 2
    [akkadian] War 2, 1 Phalanx, an Archer instead of the Spearman
    [elamite] Gather 2, may begin with a Settlement and a Wall
    [assyrian] Explore 2, begins on Event 2
    [hittite] one free reroll a turn
    [mariote] all six technologies at level 2
   *[eblaite] Build 2, begins with a Ship
}
start-prompt = Where do you begin? Your Start Region is yours for the whole game.
start-menu = Choose a Start Region
start-note = nearby: { $resources }{ $tribe_regions ->
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
die-prompt = Your first Ziggurat level brings a die. Which one?
die-option = { CAP($colour) } die
die-note = { $signs }
ship-prompt = Where does your Ship begin? Choose a border of { $region }.
quests-prompt = Keep { $kept } of these { $dealt } Quests. Each one you meet at the end of the game is worth 2 VP. Nobody else sees them.
quests-menu = Keep three Quests
quest-option = { LABEL($quest) }
quest-note = { $quest }
quests-sealed-prompt = Your Quests are chosen; others still think.
quests-take-back = Choose Quests again
