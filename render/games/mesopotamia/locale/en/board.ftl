### Mesopotamia, English: the board in words, what a player owns, the final post.

## The board in words

board-heading = { $phase ->
    [setup] **Set-up**
   *[other] **Round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }** · { $phase ->
        [actions] Action phase
        [combat] Combat phase
        [end_of_round] end of the round
       *[over] the match is over
    }
}
board-order = Turn order: { $order }
board-combat = Combat in { $region }: { $items }
board-party = { $letter ->
    [none] Tribe
   *[other] { $letter }
} { $units }
board-track = { $track_name ->
    [event] Event track
   *[population] Population track
}: { $items ->
    [none] empty
   *[other] { $items }
}
board-square = { $letters } { $square }
board-gardens = Gardens: { $built } of { $levels } levels built{ $builders ->
    [none] {""}
   *[other] {" "}({ $builders })
}{ $garden ->
    [none] {""}
   *[other] ; the next needs { $garden }
}
board-players = **Players**
board-player = { $seat } ({ $letter }){ $empire ->
    [none] {""}
   *[other] , { $empire }
}: { $vp } VP; { $resources ->
    [none] no resources
   *[other] { SIGNS($resources) }
}{ $quests ->
    [none] {""}
    [one] ; { $quests } Quest
   *[other] ; { $quests } Quests
}
board-means = – { $units_on_map } of { $unit_limit } Units; Ziggurat { $ziggurat }; { SIGNS($technologies) }; { $items ->
    [none] no dice
   *[other] 🎲 { $items }
}
board-die = { $sign ->
    [none] { $colour }
   *[other] { $sign }
}{ $used ->
    [true] {" "}(used)
   *[false] {""}
}
board-map = **Map**
board-region = { $region }: { $items }
board-start = Start Region { $letter }
board-building = { $building } { $letter }
board-event = Event { $letter } in round { $die } of 6
board-token-vp = { $vp } VP token
board-army = { $region } { $units }
board-ship = Ship { $section }
board-ships = Ships: { $items }
board-ships-of = { $letters } { $section }
board-tribes = Tribes: { $items ->
    [none] none
   *[other] { $items }
}
board-hidden = Hidden Events: { $regions ->
    [none] none
   *[other] { $regions }
}
board-blocked = Blocked (no Event, no yield): { $regions }
board-trade = **Trade tokens**
board-level = Level { $level }: { $items }
board-token = { SIGNS($paid_resources) }→{ SIGNS($gained_resources) }{ $vp ->
    [0] {""}
   *[other] {" "}{ $vp } VP
}{ $needs_ship ->
    [true] {" "}(Ship needed)
   *[false] {""}
}{ $letter ->
    [none] {""}
   *[other] {" "}({ $letter })
}
board-total = { $mark } { $seat } { $vp } VP · { $resources ->
    [none] no resources
   *[other] { SIGNS($resources) }
}

## My stock

stock-vp = **{ $vp } VP** as it stands: { final-points-by-source }
stock-holding = Resources: { $resources ->
    [none] none
   *[other] { $resources }
}
stock-quests-secret = { $count ->
    [0] No Quests yet
    [one] { $count } secret Quest
   *[other] { $count } secret Quests
}
stock-quest = Quest: { $quest } – { $items } { $state ->
    [met] ✅
    [short] (met, but not enough resources for all)
   *[open] (open)
}
stock-condition = { $about ->
    [own] { $resource }
    [settlements] Settlements
    [walls] Walls
    [units] { $unit }
    [units_total] Units
    [amphorae] Amphorae
    [regions] regions
    [terrain_regions] { $terrain ->
        [mountain] Mountains
        [desert] Deserts
       *[other] regions
    }
    [adjacent_enemy_start] regions next to a rival
    [vp_event_regions] VP tokens
    [population] Population
    [event] Event
    [ziggurat] Ziggurat
    [gardens] Gardens
    [tech] { $technology }
    [tech_level4] technologies at level 4:
   *[all_tech] lowest technology
} { $have }/{ $need }
stock-technologies = Technologies: { $items }
stock-technology = { COUNT($technology, $level) } ({ $signs })
stock-dice = Ziggurat { $ziggurat }; dice: { $items ->
    [none] none
   *[other] { $items }
}
stock-units = Units, { $units_on_map } of { $limit }: { $items ->
    [none] none
   *[other] { $items }
}
stock-buildings = Settlements: { $settlement_regions ->
    [none] none
   *[other] { $settlement_regions }
}; Walls: { $wall_regions ->
    [none] none
   *[other] { $wall_regions }
}
stock-amphorae = Amphorae: { $count } of { $most } on Trade tokens, { $vp } VP
stock-events = Events: { $items ->
    [none] none
   *[other] { $items }
}
stock-event = { $card } in { $region }, round { $die } of 6{ $resources ->
    [none] {""}
   *[other] , { $resources } a round
}{ $any ->
    [0] {""}
   *[other] , a resource of your choice a round
}
board-vp-token = { $card } in { $region }, { $vp } VP

## The final post

kind-source = source
# What gathers is called a source too, and only selected by.
source-any = { $id }
source-event = the Event track
source-population = the Population track
source-gardens = the Gardens
source-trade = Trade
source-tokens = Event tokens
source-settlements = Settlements
source-quests = Quests
source-regions = regions
final-points-by-source = Event { $event } · Population { $population } · Gardens { $gardens } · Trade { $trade } · Event tokens { $tokens } · Settlements { $settlements } · Quests { $quests } · regions { $regions }
final-sources = { final-points-by-source }{ $shown ->
    [none] {""}
   *[other] {"\u000A"}-# Quests: { $shown }
}
final-quests = { $seat }'s Quests: { $items }.
final-quest = { LABEL($quest) } { $met_now ->
    [true] ✅
   *[false] ✗
}
final-tie-points = { $first_seat } is ahead of { $second_seat } on the Population track, which breaks the tie.
final-tie-population = { final-tie-points }

## The Empires, for readers of the rules

own-empire = **{ CAP(THE($empire)) }:** { empire-start }. Own cards, where they differ from those of others:
own-cards = { LABEL($technology) } { $levels }
own-level = { $level }: { $said }
own-activations = { $count } moves
own-bonus-ship-activations = { $count ->
    [one] { $count } more move for Ships
   *[other] { $count } more moves for Ships
}
own-builds = build { $count } times
own-tablets-out = { $count } Tablets
own-conversions = convert { $count } times
own-discoveries = { $count } Discoveries
own-gather = gather { $count }
own-trades = trade { $count } times
own-phalanxes = { $count } Phalanxes
own-units = up to { $count } Units
own-clay-in = for { $count } Clay
own-food = { $count } Food a square
own-times = up to { $count } squares
own-signs = with { $signs }

## A side that nobody sits at, and endings of a match alone

board-side = – { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
}; Ziggurat { $ziggurat }; { SIGNS($technologies) }
board-automaton = – { $level ->
    [emperor] Emperor
    [igigi] Igigi
   *[anunnaki] Anunnaki
}: draws { $count ->
    [0] no Action card
    [one] { $count } Action card
   *[other] { $count } Action cards
}; Strategy cards: { $items }
board-strategy = { $priority } { $strategy } ({ $items })
board-strategy-action = { $marked ->
    [true] { LABEL($technology) } ✓
   *[false] { LABEL($technology) }
}
board-siege = – wins on square { $goal } of a track; in reserve: { $units ->
    [none] nobody
   *[other] { ROW($units) }
}
board-waves = – wave { $wave } of { $waves }, { $count ->
    [one] { $count } Unit
   *[other] { $count } Units
} on the map
ending-siege-won = { $seat } takes Ur in round { $round } · { $vp } VP
ending-siege-lost = Ur stands: the Defenders reached { $track_name ->
    [event] Event
   *[population] Population
} { $square }
ending-siege-unfinished = Ur stands after round { $round }
ending-guardians-won = Assur is saved · { $vp } VP
ending-guardians-lost = Assur has fallen in wave { $wave }
