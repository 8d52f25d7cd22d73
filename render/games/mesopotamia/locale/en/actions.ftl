### Mesopotamia, English: inside the six actions.

## What several of them say

region-option = { $region }
section-option = { $section }
# Signs where there are many kinds, as the Gardens take: a note has no room for so many words.
kept-left = { SIZE($kept_resources) ->
    [0] { SIZE($resources) ->
        [1] leaves { COUNT($resources, 0) }
        [2] leaves { COUNT($resources, 0) }
       *[other] leaves none of these
    }
    [1] leaves { $kept_resources }
    [2] leaves { $kept_resources }
   *[other] leaves { SIGNS($kept_resources) }
}
price = costs { $resources } · { kept-left }
technology-name = { $technology ->
    [explore] { $level ->
        [1] Cartography
        [2] Astronomy
        [3] Calendar
       *[other] Sailing
    }
    [build] { $level ->
        [1] Masonry
        [2] Woodworking
        [3] Urbanization
       *[other] Architecture
    }
    [research] { $level ->
        [1] Cuneiform
        [2] Mathematics
        [3] Literature
       *[other] Code of Laws
    }
    [gather] { $level ->
        [1] Resource Gathering
        [2] Weights and Measures
        [3] Trade Routes
       *[other] Currency
    }
    [war] { $level ->
        [1] Bronze Casting
        [2] Archery
        [3] Animal Husbandry
       *[other] Chariot Wheel
    }
   *[growth] { $level ->
        [1] Agriculture
        [2] Irrigation
        [3] Pottery
       *[other] Brewing
    }
}
technology-option = { COUNT($technology, $level) }: { technology-name }
technology-note = paid with dice: { $signs }

## Explore

explore-moves = { $left ->
    [0] {""}
    [one] { $left } move
   *[other] { $left } moves
}{ $ship_left ->
    [0] {""}
   *[other] { $left ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $ship_left ->
        [one] { $ship_left } move for a Ship
       *[other] { $ship_left } moves for Ships
    }
}
explore-prompt = Explore: { explore-moves }. { $several ->
    [true] Tick where to go.
   *[false] Where do you go?
}
explore-limit = You have { explore-moves }.
explore-choose-unit = Choose the Unit…
explore-choose-unit-note = any Unit, any place · takes Rams along
explore-destination = { $region } ← { $unit } of { $from_region }
explore-destination-ram = { $region } + Ram ← { $unit } of { $from_region }
explore-note = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $reveals ->
    [true] {" "}· reveals an Event
   *[false] {""}
}{ $tribe ->
    [0] {""}
   *[other] {" "}· { explore-tribe }{ $enemies ->
        [0] : combat
       *[other] {""}
    }
}{ $enemies ->
    [0] {""}
    [one] {" "}· { $enemies } enemy: combat
   *[other] {" "}· { $enemies } enemies: combat
}{ $vp ->
    [0] {""}
   *[other] {" "}· +{ $vp } VP{ $has_token ->
        [true] {" "}with its token
       *[false] {""}
    }
}{ $left_seat ->
    [none] { $left_event ->
        [0] { explore-resource }{ $left_vp ->
            [0] {""}
           *[other] {" "}· gives up { $left_region }{ explore-points }
        }
       *[other] {" "}· gives up { $left_region } (−{ $left_vp } VP, pauses its Event{ explore-event-round })
    }
   *[other] {" "}· leaves { $left_region } to { $left_seat }{ explore-points }
}
# Its figures where there is room for them, the Phalanxes it may have, and one's own to compare where there is room.
explore-tribe = { $left_vp ->
    [0] { SIZE($tribe_units) ->
        [1] Tribe: { $tribe_units }
        [2] Tribe: { $tribe_units }
       *[other] Tribe of { $tribe }
    }
   *[other] { $left_seat ->
        [none] { $left_event ->
            [0] { SIZE($tribe_units) ->
                [1] Tribe: { $tribe_units }
                [2] Tribe: { ROW($tribe_units) }
               *[other] Tribe of { $tribe }
            }
           *[other] Tribe of { $tribe }
        }
       *[other] Tribe of { $tribe }
    }
} ({ $least }{ -to }{ $most } 🛡️{ $left_vp ->
        [0] { $left_seat ->
            [none] , yours { $own }
           *[other] {""}
        }
       *[other] {""}
    })
# Where a Tribe waits and a region is given up, there is no room for it.
explore-resource = { $resource ->
    [none] {""}
   *[other] { $tribe ->
        [0] {" "}· { $resource }
       *[other] { $left_vp ->
            [0] {" "}· { $resource }
           *[other] {""}
        }
    }
}
explore-points = { $left_vp ->
    [0] {""}
   *[other] {" "}(−{ $left_vp } VP{ $left_token ->
        [true] { explore-with-token }
       *[false] {""}
    }{ explore-event-left })
}
# Beside a Tribe, an Event to reveal, or another token, there is no room for it.
explore-with-token = { $tribe ->
    [0] { $reveals ->
        [true] {""}
       *[false] { $has_token ->
            [true] {""}
           *[false] {" "}with its token
        }
    }
   *[other] {""}
}
# Somebody else who is there takes it over.
explore-event-left = { $left_event ->
    [0] {""}
   *[other] {" "}and its Event
}
# Beside a Tribe or an Event to reveal there is no room for it.
explore-event-round = { $tribe ->
    [0] { $reveals ->
        [true] {""}
       *[false] : { $left_event } of 6
    }
   *[other] {""}
}
explore-ship = Ship { $section }
explore-ship-note = { $steps } steps a move
explore-unit = { $unit } in { $region }
explore-unit-note = { $steps ->
    [one] { $steps } step a move
   *[other] { $steps } steps a move
}{ $left_event ->
    [0] {""}
   *[other] {" "}· pauses its Event: { $left_event } of 6
}
explore-unit-prompt = Which Unit moves? You have { $left ->
    [one] { $left } move.
   *[other] { $left } moves.
}
explore-to-prompt = Where does the { $unit } of { $from_region } go? You have { $left ->
    [one] { $left } move.
   *[other] { $left } moves.
}
explore-to-with-ram = { $region } + Ram of { $ram_region }
explore-to-with-both = { $region } + 2 Rams of { $ram_region }
explore-to-with-two = { $region } + Rams { $ram_region }, { $other_region }
explore-section-prompt = Where does the Ship of { $section } go? You have { $left ->
    [one] { $left } move.
   *[other] { $left } moves.
}
explore-section-note = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $resources ->
    [none] {""}
   *[other] {" "}· beside { $resources }
}{ $sinks ->
    [true] {" "}· a rival Ship: both will sink
   *[false] {""}
}
explore-held = your Units in { $region } ({ $enemies ->
    [one] { $enemies } enemy holds them
   *[other] { $enemies } enemies hold them
})
explore-wall = { $region } (Wall of { $seat }: needs a Ram)

## Build

build-prompt = What do you build?{ $left ->
    [one] {""}
    [2] {" "}You can build twice.
   *[other] {" "}You can build { $left } times.
}{ $resources ->
    [none] {""}
   *[other] {" "}The Gardens cost { SIGNS($resources) }{ $is_last ->
        [true] {" "}and end the match with this round
       *[other] {""}
    }.
}
new-wall = Wall in…
build-ziggurat = Ziggurat { $level } ({ SIGNS($resources) }), die…
new-ram = Ram in…
new-ship = Ship on…
new-settlement = Settlement in…
# On a button there is room for no more.
build-gardens = { $is_last ->
    [true] Gardens · { $vp } VP · end
   *[other] Gardens { $level } · { $vp } VP
}
build-note = { price }
build-wall-only-note = in { $region } · { price }
build-ziggurat-only-note = { $colour } die · { price }
build-ram-only-note = in { $region } · { price }
build-ship-only-note = on { $section } · { price }
build-settlement-only-note = in { $region } · { price }
build-wall-prompt = Where do you build the Wall?
build-ziggurat-prompt = Ziggurat level { $level } costs { $resources } and brings a die. Which color? It is first rolled with your next roll. ½: a sign pays half of an action.
build-ram-prompt = Where do you build the Ram?
build-ship-prompt = On which border do you build the Ship?
build-settlement-prompt = Where do you build the Settlement?
garden-option = { LABEL($garden) }

## Research

research-prompt = { $convert ->
    [true] { $left ->
        [0] You can still convert Clay into Tablets.
        [one] Convert Clay into Tablets, and discover a technology for a Tablet.
       *[other] Convert Clay into Tablets, and discover up to { $left } technologies for a Tablet each.
    }
   *[false] { $left ->
        [0] Nothing is left to research.
        [one] Which technology do you discover? It costs a Tablet.
       *[other] Which technologies do you discover? Up to { $left }, for a Tablet each.
    }
}
research-limit = You can make { $left ->
    [0] no more Discoveries
    [one] { $left } Discovery, for a Tablet,
   *[other] { $left } Discoveries, for a Tablet each,
} and have { $resources ->
    [none] no Tablet
   *[other] { $resources }
}.
research-convert = { SIGNS($paid_resources) } → { SIGNS($gained_resources) }
research-convert-note = { kept-left }
research-option = { COUNT($technology, $level) }: { technology-name }

## Gather and Trade

gather-left = { $left ->
    [0] {""}
    [one] gather { $left } resource
   *[other] gather { $left } resources
}{ $trades ->
    [0] {""}
   *[other] { $left ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $trades ->
        [one] trade once
        [2] trade twice
       *[other] trade { $trades } times
    }
}
gather-prompt = You can { gather-left }.{ $left ->
    [0] {""}
   *[other] { $trades ->
        [0] {""}
       *[other] {" "}Whichever you begin with, finish it first.
    }
}{ $allowed ->
    [0] {""}
   *[other] {" "}Your card allows { $allowed }: home gives one, and so does each Unit elsewhere, Settlement or Ship.
}
gather-limit = You can { gather-left }.
gather-start = { LABEL($resource) } from { $region } (home)
gather-settlement = { LABEL($resource) }, Settlement { $region }
gather-unit = { LABEL($resource) } from { $region }{ $nth ->
    [1] {""}
   *[other] , Unit { $nth }
}
gather-ship = { LABEL($resource) } ⛵{ $section }{ $is_both ->
    [true] {" "}({ $region })
   *[false] {""}
}
trade-option = ⚖️ { SIGNS($paid_resources) } → { SIGNS($gained_resources) }
trade-points = { $vp ->
    [0] {""}
   *[other] , { $vp } VP
}
trade-free-note = unclaimed: your Amphora{ trade-points } · { kept-left }
trade-own-note = your Amphora is there · { kept-left }
trade-foreign-note = paid to { $seat } · { kept-left }

## Warfare

war-prompt = { $left ->
    [one] Create a Unit?
   *[other] Create up to { $left } Units?
}
war-limit = You can create { $left ->
    [one] { $left } Unit, for 1 Wood
   *[other] { $left } Units, for 1 Wood each
}.
war-option = { $unit } in { $region }
war-note = { price }

## Growth

growth-prompt = Grow once more, to Population { $square }?{ $left ->
    [one] {""}
    [2] {" "}You can do so twice.
   *[other] {" "}You can do so { $left } times.
}
growth-option = Population { $square }
growth-note = { price }{ growth-rise }
growth-rise = { $vp ->
    [0] {""}
   *[other] {" "}· +{ $vp } VP, { $place ->
        [1] first
        [2] second
       *[other] third
    } on the track
}
