### Mesopotamia, French: inside the six actions.

## What several of them say

region-option = { $region }
section-option = { $section }
# Signs where there are many kinds, as the Gardens take: a note has no room for so many words.
kept-left = { SIZE($kept_resources) ->
    [0] { SIZE($resources) ->
        [1] reste { COUNT($resources, 0) }
        [2] reste { COUNT($resources, 0) }
       *[other] il n'en reste rien
    }
    [1] reste { $kept_resources }
    [2] reste { $kept_resources }
   *[other] reste { SIGNS($kept_resources) }
}
price = coûte { $resources } · { kept-left }
technology-name = { $technology ->
    [explore] { $level ->
        [1] Cartographie
        [2] Astronomie
        [3] Calendrier
       *[other] Navigation à voile
    }
    [build] { $level ->
        [1] Maçonnerie
        [2] Travail du bois
        [3] Urbanisation
       *[other] Architecture
    }
    [research] { $level ->
        [1] Cunéiforme
        [2] Mathématiques
        [3] Littérature
       *[other] Codes juridiques
    }
    [gather] { $level ->
        [1] Récolte de ressources
        [2] Poids et mesures
        [3] Routes commerciales
       *[other] Monnaie
    }
    [war] { $level ->
        [1] Fonte du bronze
        [2] Tir à l'arc
        [3] Élevage
       *[other] Roue de char
    }
   *[growth] { $level ->
        [1] Agriculture
        [2] Irrigation
        [3] Poterie
       *[other] Brassage
    }
}
technology-option = { COUNT($technology, $level) } : { technology-name }
technology-note = se paie avec les dés : { $signs }

## Explore

explore-moves = { $left ->
    [0] {""}
    [one] { $left } déplacement
   *[other] { $left } déplacements
}{ $ship_left ->
    [0] {""}
   *[other] { $left ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $ship_left ->
        [one] { $ship_left } déplacement de Navire
       *[other] { $ship_left } déplacements de Navire
    }
}
explore-prompt = Exploration : { explore-moves }. { $several ->
    [true] Cochez où aller.
   *[false] Où allez-vous ?
}
explore-limit = Vous avez { explore-moves }.
explore-choose-unit = Choisir l'Unité…
explore-choose-unit-note = toute Unité, tout endroit · emmène des Béliers
explore-destination = { $region } ← { $unit } { OF($from_region) }
explore-destination-ram = { $region } + Bélier ← { $unit } { OF($from_region) }
explore-note = { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}{ $reveals ->
    [true] {" "}· révèle un Événement
   *[false] {""}
}{ $tribe ->
    [0] {""}
   *[other] {" "}· { explore-tribe }{ $enemies ->
        [0] {"\u00a0"}: combat
       *[other] {""}
    }
}{ $enemies ->
    [0] {""}
    [one] {" "}· { $enemies } ennemi : combat
   *[other] {" "}· { $enemies } ennemis : combat
}{ $vp ->
    [0] {""}
   *[other] {" "}· +{ $vp } PV{ $has_token ->
        [true] {" "}avec son jeton
       *[false] {""}
    }
}{ $left_seat ->
    [none] { $left_event ->
        [0] { explore-resource }{ $left_vp ->
            [0] {""}
           *[other] {" "}· abandonne { $left_region }{ explore-points }
        }
       *[other] {" "}· { $left_region } : −{ $left_vp } PV, Événement en pause{ explore-event-round }
    }
   *[other] {" "}· laisse { $left_region } { TO($left_seat) }{ explore-points }
}
# Its figures where there is room for them, the Phalanxes it may have, and one's own to compare where there is room.
explore-tribe = { $left_vp ->
    [0] { SIZE($tribe_units) ->
        [1] Tribu : { $tribe_units }
        [2] Tribu : { $tribe_units }
       *[other] Tribu de { $tribe }
    }
   *[other] { $left_seat ->
        [none] { $left_event ->
            [0] { SIZE($tribe_units) ->
                [1] Tribu : { $tribe_units }
               *[other] Tribu de { $tribe }
            }
           *[other] Tribu de { $tribe }
        }
       *[other] Tribu de { $tribe }
    }
} ({ $least } à { $most } 🛡️{ $left_vp ->
        [0] { $left_seat ->
            [none] { SIZE($tribe_units) ->
                [2] {""}
               *[other] , vous { $own }
            }
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
   *[other] {" "}(−{ $left_vp } PV{ $left_token ->
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
           *[false] {" "}avec son jeton
        }
    }
   *[other] {""}
}
# Somebody else who is there takes it over.
explore-event-left = { $left_event ->
    [0] {""}
   *[other] {" "}et son Événement
}
# Beside a Tribe or an Event to reveal there is no room for it.
explore-event-round = { $tribe ->
    [0] { $reveals ->
        [true] {""}
       *[false] {" "}({ $left_event } sur 6)
    }
   *[other] {""}
}
explore-ship = Navire { $section }
explore-ship-note = { $steps } pas par déplacement
explore-unit = { $unit } { IN($region) }
explore-unit-note = { $steps } pas par déplacement{ $left_event ->
    [0] {""}
   *[other] {" "}· Événement en pause : { $left_event } sur 6
}
explore-unit-prompt = Quelle Unité se déplace ? Vous avez { $left ->
    [one] { $left } déplacement.
   *[other] { $left } déplacements.
}
explore-to-prompt = Où va { THE($unit) } { OF($from_region) } ? Vous avez { $left ->
    [one] { $left } déplacement.
   *[other] { $left } déplacements.
}
explore-to-with-ram = { $region } + Bélier { OF($ram_region) }
explore-to-with-both = { $region } + 2 Béliers { OF($ram_region) }
explore-to-with-two = { $region } + Béliers { $ram_region }, { $other_region }
explore-section-prompt = Où va le Navire { OF($section) } ? Vous avez { $left ->
    [one] { $left } déplacement.
   *[other] { $left } déplacements.
}
explore-section-note = { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}{ $resources ->
    [none] {""}
   *[other] {" "}· au bord : { $resources }
}{ $sinks ->
    [true] {" "}· Navire rival : les deux sombrent
   *[false] {""}
}
explore-held = vos Unités { IN($region) } ({ $enemies ->
    [one] { $enemies } ennemi les retient
   *[other] { $enemies } ennemis les retiennent
})
explore-wall = { $region } (Rempart { OF($seat) } : un Bélier est requis)

## Build

build-prompt = Que construisez-vous ?{ $left ->
    [one] {""}
    [2] {" "}Vous pouvez construire deux fois.
   *[other] {" "}Vous pouvez construire { $left } fois.
}{ $resources ->
    [none] {""}
   *[other] {" "}Prix des Jardins : { SIGNS($resources) }.{ $is_last ->
        [true] {" "}Ils mettent fin à la partie avec cette Manche.
       *[other] {""}
    }
}
new-wall = Rempart à…
build-ziggurat = Ziggurat { $level } ({ SIGNS($resources) }), dé…
new-ram = Bélier à…
new-ship = Navire sur…
new-settlement = Colonie à…
# On a button there is room for no more.
build-gardens = { $is_last ->
    [true] Jardins · { $vp } PV · fin
   *[other] Jardins { $level } · { $vp } PV
}
build-note = { price }
build-wall-only-note = { IN($region) } · { price }
build-ziggurat-only-note = dé { $colour } · { price }
build-ram-only-note = { IN($region) } · { price }
build-ship-only-note = sur { $section } · { price }
build-settlement-only-note = { IN($region) } · { price }
build-wall-prompt = Où construisez-vous le Rempart ?
build-ziggurat-prompt = L'étage { $level } de la Ziggurat coûte { $resources } et apporte un dé. De quelle couleur ? Il servira dès votre prochain lancer. ½ : un signe paie la moitié d'une action.
build-ram-prompt = Où construisez-vous le Bélier ?
build-ship-prompt = Sur quelle frontière construisez-vous le Navire ?
build-settlement-prompt = Où construisez-vous la Colonie ?
garden-option = { LABEL($garden) }

## Research

research-prompt = { $convert ->
    [true] { $left ->
        [0] Vous pouvez encore convertir de l'Argile en Tablettes.
        [one] Convertissez de l'Argile en Tablettes, et découvrez une Technologie pour une Tablette.
       *[other] Convertissez de l'Argile en Tablettes, et découvrez jusqu'à { $left } Technologies pour une Tablette chacune.
    }
   *[false] { $left ->
        [0] Il n'y a plus rien à rechercher.
        [one] Quelle Technologie découvrez-vous ? Elle coûte une Tablette.
       *[other] Quelles Technologies découvrez-vous ? { $left } au plus, pour une Tablette chacune.
    }
}
research-limit = Vous { $left ->
    [0] ne pouvez plus faire de Découverte
    [one] pouvez faire { $left } Découverte pour une Tablette
   *[other] pouvez faire { $left } Découvertes pour une Tablette chacune
} et { $resources ->
    [none] n'avez pas de Tablette
   *[other] avez { $resources }
}.
research-convert = { SIGNS($paid_resources) } → { SIGNS($gained_resources) }
research-convert-note = { kept-left }
research-option = { COUNT($technology, $level) } : { technology-name }

## Gather and Trade

gather-left = { $left ->
    [0] {""}
    [one] récolter { $left } ressource
   *[other] récolter { $left } ressources
}{ $trades ->
    [0] {""}
   *[other] { $left ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $trades ->
        [one] échanger une fois
        [2] échanger deux fois
       *[other] échanger { $trades } fois
    }
}
gather-prompt = Vous pouvez { gather-left }.{ $left ->
    [0] {""}
   *[other] { $trades ->
        [0] {""}
       *[other] {" "}L'un après l'autre, sans alterner.
    }
}{ $allowed ->
    [0] {""}
   *[other] {" "}Votre carte en permet { $allowed } : une chez vous, puis une par Unité ailleurs, Colonie ou Navire.
}
gather-limit = Vous pouvez { gather-left }.
gather-start = { LABEL($resource) } { OF($region) } (chez vous)
gather-settlement = { LABEL($resource) }, Colonie { $region }
gather-unit = { LABEL($resource) } { OF($region) }{ $nth ->
    [1] {""}
   *[other] , { $nth }e
}
gather-ship = { LABEL($resource) } ⛵{ $section }{ $is_both ->
    [true] {" "}({ $region })
   *[false] {""}
}
trade-option = ⚖️ { SIGNS($paid_resources) } → { SIGNS($gained_resources) }
trade-points = { $vp ->
    [0] {""}
   *[other] , { $vp } PV
}
trade-free-note = libre : votre Amphore{ trade-points } · { kept-left }
trade-own-note = votre Amphore y est déjà · { kept-left }
trade-foreign-note = payé { TO($seat) } · { kept-left }

## Warfare

war-prompt = { $left ->
    [one] Créer une Unité ?
   *[other] Créer jusqu'à { $left } Unités ?
}
war-limit = Vous pouvez créer { $left ->
    [one] { $left } Unité pour 1 Bois
   *[other] { $left } Unités pour 1 Bois chacune
}.
war-option = { $unit } { IN($region) }
war-note = { price }

## Growth

growth-prompt = Croître encore, jusqu'à Population { $square } ?{ $left ->
    [one] {""}
    [2] {" "}Vous le pouvez deux fois.
   *[other] {" "}Vous le pouvez { $left } fois.
}
growth-option = Population { $square }
growth-note = { price }{ growth-rise }
growth-rise = { $vp ->
    [0] {""}
   *[other] {" "}· +{ $vp } PV, { $place ->
        [1] 1er
       *[other] { $place }e
    } sur la piste
}
