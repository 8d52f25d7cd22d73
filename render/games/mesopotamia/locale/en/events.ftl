### Mesopotamia, English: Events.

## Cards and their options

eventcard-ev1 = Village with Ancient Wisdom
eventcard-ev2 = Oasis of Palms
eventcard-ev3 = Lost Caravan
eventcard-ev4 = Buried Temple
eventcard-ev5 = Nomad Riders
eventcard-ev6 = Salt Pans
eventcard-ev7 = Star Watchers' Hill
eventcard-ev8 = Bitumen Seeps
eventcard-ev9 = Bandits' Hoard
eventcard-ev10 = Sandstorm Survivors
eventcard-ev11 = Flooded Fields
eventcard-ev12 = School of Scribes
eventcard-ev13 = Envoys of a Rival City
eventcard-ev14 = Barley Festival
eventcard-ev15 = Clay Pits
eventcard-ev16 = Wandering Smiths
eventcard-ev17 = River Ford
eventcard-ev18 = Tomb of an Old King
eventcard-ev19 = Market Town
eventcard-ev20 = Refugees of War
eventcard-ev21 = Temple Herds
eventcard-ev22 = Oracle of Enlil
eventcard-ev23 = Cedar Forest
eventcard-ev24 = Copper Mine
eventcard-ev25 = Mountain Pass
eventcard-ev26 = Quarry of White Stone
eventcard-ev27 = Gutian Raiders
eventcard-ev28 = Hermit Astronomer
eventcard-ev29 = Snow-melt Springs
eventcard-ev30 = Relief of the Ancestors
eventcard-ev31 = Iron Traders
eventcard-ev32 = Royal Road
eventcard-ev33 = Storm God's Peak
eventcard-ev34 = Horse Breeders
eventcard-ev35 = Deserters' Camp
eventcard-ev36 = Ruined Watchtower
eventcard-ev37 = Palace Archive
eventcard-ev38 = River Shipyard
eventcard-ev39 = Silver Vein
eventcard-ev40 = Treaty Stone
eventcard-ev41 = Caravan Crossroads
eventcard-ev42 = Singing Dunes

event-option = { $card ->
    [ev1] { $option ->
        [1] Protect the Village
       *[2] Raid the Village
    }
    [ev2] { $option ->
        [1] Fill the water skins
       *[2] Claim the oasis
    }
    [ev3] { $option ->
        [1] Guide it home
       *[2] Plunder it
    }
    [ev4] { $option ->
        [1] Restore the shrine
       *[2] Strip the altar
    }
    [ev5] { $option ->
        [1] Hire them
       *[2] Grant grazing rights
    }
    [ev6] { $option ->
        [1] Open the salt works
       *[2] Tax the salt trade
    }
    [ev7] { $option ->
        [1] Record the heavens
       *[2] Raise an observatory
    }
    [ev8] { $option ->
        [1] Caulk a hull
       *[2] Work the seeps
    }
    [ev9] { $option ->
        [1] Take the hoard
       *[2] Return it to its owners
    }
    [ev10] { $option ->
        [1] Take them in
       *[2] Settle them here
    }
    [ev11] { $option ->
        [1] Dig canals
       *[2] Harvest what is left
    }
    [ev12] { $option ->
        [1] Endow the school
       *[2] Found a House of Tablets
    }
    [ev13] { $option ->
        [1] Accept their gifts
       *[2] Impose a vassal treaty
    }
    [ev14] { $option ->
        [1] Celebrate
       *[2] Store the grain
    }
    [ev15] { $option ->
        [1] Empty the pits
       *[2] Build a brickworks
    }
    [ev16] { $option ->
        [1] Learn their craft
       *[2] Buy their blades
    }
    [ev17] { $option ->
        [1] Guard the ford
       *[2] Levy tolls
    }
    [ev18] { $option ->
        [1] Honor the dead
       *[2] Open the tomb
    }
    [ev19] { $option ->
        [1] Protect the merchants
       *[2] Requisition goods
    }
    [ev20] { $option ->
        [1] Arm them
       *[2] Give them land
    }
    [ev21] { $option ->
        [1] Keep the herds
       *[2] Hold a feast
    }
    [ev22] { $option ->
        [1] Ask for guidance
       *[2] Build a shrine
    }
    [ev23] { $option ->
        [1] Fell the cedars
       *[2] Guard the sacred grove
    }
    [ev24] { $option ->
        [1] Work the mine
       *[2] Strip the surface ore
    }
    [ev25] { $option ->
        [1] Hold the pass
       *[2] Scout the road
    }
    [ev26] { $option ->
        [1] Open the quarry
       *[2] Haul away blocks
    }
    [ev27] { $option ->
        [1] Pay them to serve
       *[2] Drive them off
    }
    [ev28] { $option ->
        [1] Buy the tablets
       *[2] Study the stars
    }
    [ev29] { $option ->
        [1] Learn the seasons
       *[2] Channel the water
    }
    [ev30] { $option ->
        [1] Carve your victories
       *[2] Copy the inscription
    }
    [ev31] { $option ->
        [1] Trade for iron
       *[2] Protect the traders
    }
    [ev32] { $option ->
        [1] Maintain the road
       *[2] Pillage the way stations
    }
    [ev33] { $option ->
        [1] Sacrifice to the storm
       *[2] Consult the priests
    }
    [ev34] { $option ->
        [1] Buy a team
       *[2] Raise a stud
    }
    [ev35] { $option ->
        [1] Enlist them
       *[2] Make an example
    }
    [ev36] { $option ->
        [1] Rebuild it
       *[2] Salvage the bricks
    }
    [ev37] { $option ->
        [1] Copy the records
       *[2] Employ the archivists
    }
    [ev38] { $option ->
        [1] Commission a ship
       *[2] Own the wharf
    }
    [ev39] { $option ->
        [1] Mine the silver
       *[2] Take what glitters
    }
    [ev40] { $option ->
        [1] Swear the oath
       *[2] Carry it home
    }
    [ev41] { $option ->
        [1] Garrison the wells
       *[2] Sell water
    }
   *[ev42] { $option ->
        [1] Raise a stele
       *[2] Listen to the omens
    }
}

## Questions

event-prompt = { $event } in { $region }.{ event-dice } What do you do?
event-dice = { $dice ->
    [none] {""}
   *[other] {" "}Six rounds count while you control the region; they take up one of your 3 Event dice all that time ({ $dice ->
        [0] none
       *[other] { $dice }
    } free).
}
event-taken-over-prompt = You now control { $region } and take over its Event from { $from_seat }: { $event }.{ event-dice } What do you do?
event-first-prompt = You have won { $count } Events from Tribes. Where is the first one revealed?
event-resource-prompt = { $event } in { $region }: which resource do you take?
event-technology-prompt = { $event } in { $region }: which technology do you discover?
event-section-prompt = { $event } in { $region }: where does your Ship begin?
owed-resource-prompt = End of round { $round }, { $event } in { $region }: which resource do you take?
owed-technology-prompt = End of round { $round }, { $event } in { $region }: which technology do you discover?
owed-section-prompt = End of round { $round }, { $event } in { $region }: where does your Ship begin?
resource = { LABEL($resource) }
resource-note = you have { $held }
section = { $section }
section-note = { $resources ->
    [none] no resource beside it
   *[other] beside { $resources }
}

## What an option brings

event-cost = { $paid_resources ->
    [none] {""}
   *[other] pay { $paid_resources } ·{" "}
}
event-progress = Event +{ $progress }
event-effects = { $resources ->
    [none] {""}
   *[other] +{ $resources } ·{" "}
}{ $any ->
    [0] {""}
    [one] +1 resource of your choice ·{" "}
   *[other] +{ $any } resources of your choice ·{" "}
}{ $technologies ->
    [none] {""}
   *[other] { SOME($technologies) } ·{" "}
}{ $units ->
    [none] {""}
   *[other] { $units } ·{" "}
}{ $settlements ->
    [0] {""}
   *[other] a Settlement ·{" "}
}{ $walls ->
    [0] {""}
   *[other] a Wall ·{" "}
}{ $ships ->
    [0] {""}
   *[other] a Ship ·{" "}
}{ $population ->
    [0] {""}
   *[other] Population +{ $population } ·{" "}
}{ $quests ->
    [0] {""}
    [one] a Quest ·{" "}
   *[other] { $quests } Quests ·{" "}
}
event-immediate-note = { event-cost }at once: { event-effects }{ event-progress }
event-vp-note = { event-cost }at once: { event-effects }{ event-progress } · game end, if held: { $vp } VP
event-six-rounds-note = { event-cost }each round (6): { $round_resources ->
    [none] {""}
   *[other] +{ $round_resources }
}{ $round_any ->
    [0] {""}
   *[other] +1 resource
} · at the end: { $final_resources ->
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
   *[other] a Settlement ·{" "}
}{ $final_walls ->
    [0] {""}
   *[other] a Wall ·{" "}
}{ $final_population ->
    [0] {""}
   *[other] Population +{ $final_population } ·{" "}
}{ $final_quests ->
    [0] {""}
   *[other] a Quest ·{" "}
}{ event-progress }
