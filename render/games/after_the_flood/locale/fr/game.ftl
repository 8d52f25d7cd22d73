### After the Flood, French.

# Binds a sign to its number, so that no line ends between them.
-join = {"\u2060"}

## Nouns: areas

area-sippar = Sippar
area-babylon = Babylone
area-nippur = Nippur
area-shuruppak = Shuruppak
area-umma = Umma
area-lagash = Lagash
area-uruk = Uruk
area-ur = Ur
area-eridu = Eridu
area-hittites = Hittites
    .in = chez les Hittites
    .of = de chez les Hittites
    .the = les Hittites
area-mittani = Mittani
    .in = au Mittani
    .of = du Mittani
    .the = le Mittani
area-amorites = Amorrites
    .in = chez les Amorrites
    .of = de chez les Amorrites
    .the = les Amorrites
area-assyria = Assyrie
    .in = en Assyrie
    .the = l'Assyrie
area-kassites = Kassites
    .in = chez les Kassites
    .of = de chez les Kassites
    .the = les Kassites
area-guti = Guti
    .in = chez les Guti
    .of = de chez les Guti
    .the = les Guti
area-elam = Élam
    .in = en Élam
    .the = l'Élam
area-egypt = Égypte
    .in = en Égypte
    .the = l'Égypte
area-akkad = Akkad
area-isin = Isin
area-larsa = Larsa
area-chaldea = Chaldée
    .in = en Chaldée
    .the = la Chaldée
area-dilmun = Dilmun

## Nouns: worker boxes and where else a worker may go

kind-area = area
kind-box = box
kind-place = area box
box-irrigation = Irrigation
    .in = dans la case Irrigation
    .of = de la case Irrigation
    .the = la case Irrigation
box-weaving = Tissage
    .in = dans la case Tissage
    .of = de la case Tissage
    .the = la case Tissage
box-scribes = Scribes
    .in = dans la case Scribes
    .of = de la case Scribes
    .the = la case Scribes
box-used_scribes = Scribes utilisés
    .in = dans la case « Scribes utilisés »
    .of = de la case « Scribes utilisés »
    .the = la case « Scribes utilisés »
box-tool_makers = Fabricants d'outils
    .in = dans la case Fabricants d'outils
    .of = de la case Fabricants d'outils
    .the = la case Fabricants d'outils
box-used_tool_makers = Fabricants d'outils utilisés
    .in = dans la case « Fabricants d'outils utilisés »
    .of = de la case « Fabricants d'outils utilisés »
    .the = la case « Fabricants d'outils utilisés »
box-available = votre réserve
    .in = dans votre réserve
    .the = votre réserve

## Nouns: resources and other pieces

kind-resource = resource
kind-luxury = resource
kind-payment = resource piece
resource-grain = grain
    .some = du grain
    .sign = 🌾{ -join }{ $n }
resource-wood = bois
    .some = du bois
    .sign = 🪵{ -join }{ $n }
resource-metal = métal
    .some = du métal
    .sign = 🔩{ -join }{ $n }
resource-textile = textile
    .some = du textile
    .sign = 🧵{ -join }{ $n }
resource-tool = outil
    .some = un outil
    .of = d'outils
    .sign = 🔨{ -join }{ $n }
resource-oil = huile
    .some = de l'huile
    .of = d'huile
    .sign = 🫒{ -join }{ $n }
resource-gold = or
    .some = de l'or
    .sign = 🪙{ -join }{ $n }
resource-lapis = lapis-lazuli
    .some = du lapis-lazuli
    .sign = 💎{ -join }{ $n }
piece-worker = ouvrier
    .some = un ouvrier
piece-army = armée
    .some = une armée
resources = { $resources }
workers = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
armies = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
scribes = { $scribes ->
    [one] { $scribes } scribe
   *[other] { $scribes } scribes
}
tool-makers = { $tool_makers ->
    [one] { $tool_makers } fabricant d'outils
   *[other] { $tool_makers } fabricants d'outils
}
defenders = { $defenders ->
    [one] { $defenders } armée
   *[other] { $defenders } armées
}

## Nouns: empires

kind-empire = empire
empire-t1-akkad = Akkad
    .the = l'empire akkadien
empire-t1-guti = Guti
    .the = l'empire gutien
empire-t1-sumer = Sumer
    .the = l'empire sumérien
empire-t2-amorites = Amorrites
    .the = l'empire amorrite
empire-t2-isin = Isin
    .the = l'empire d'Isin
empire-t2-larsa = Larsa
    .the = l'empire de Larsa
empire-t3-mittani = Mittani
    .the = l'empire du Mittani
empire-t3-egypt = Égypte
    .the = l'empire égyptien
empire-t3-sumer = Sumer
    .the = l'empire sumérien
empire-t4-hittites = Hittites
    .the = l'empire hittite
empire-t4-kassites = Kassites
    .the = l'empire kassite
empire-t4-egypt = Égypte
    .the = l'empire égyptien
empire-t5-elam = Élam
    .the = l'empire élamite
empire-t5-assyria = Assyrie
    .the = l'empire assyrien
empire-t5-chaldea = Chaldée
    .the = l'empire chaldéen

## Nouns: ratings, which are no seats

kind-rating = rating
rating-A = 1er
    .label = 👑{ -join }1er
rating-B = 2e
    .label = 👑{ -join }2e
rating-C = 3e
    .label = 👑{ -join }3e

## Nouns: special rules of areas

kind-special = special
special-extra_trade = Commercer : +1 échange, même d'une ressource déjà reçue
special-extra_armies = 2 armées supplémentaires quand vous commencez un empire
special-extra_sumer_vp = 1 PV supplémentaire par région de Sumer que vous occupez
special-city_defence = dès votre 2e cité, détruire une des vôtres coûte 3 armées
special-scribe_on_build = 1 scribe supplémentaire à la construction
special-extra_textile = 1 textile supplémentaire par tour avec un ouvrier au Tissage
special-tool_maker_on_build = 1 fabricant d'outils supplémentaire à la construction
special-decline_removes_all_workers = au déclin, tous les ouvriers partent

## Options and notes of several chapters

city-none = Aucune extension
area-option = { $area }
place-option = { $place ->
    [available] Retour dans votre réserve
   *[other] { $place }
}
resource-option = { $resource }
rule-note = { $special }
no-rule-note = pas de règle spéciale
give-up-note = { $special ->
    [extra_trade] vous perdez l'échange supplémentaire
    [extra_armies] vous perdez les 2 armées supplémentaires
    [extra_sumer_vp] vous perdez le PV supplémentaire
    [city_defence] vous perdez sa défense
    [extra_textile] vous perdez le textile supplémentaire
   *[other] vous ne perdez rien
}{ $expanded ->
    [true] { " " }· son extension revient en réserve
   *[false] { "" }
}
have-note = vous avez { $have ->
    [one] { $have } pièce
   *[other] { $have } pièces
}
give-note = en main : { COUNT($resource, $have) }
value = valeur { $value }
workers-there = { $a ->
    [0] { $b ->
        [0] { $c ->
            [0] aucun ouvrier
           *[other] { workers-counted }
        }
       *[other] { workers-counted }
    }
   *[other] { workers-counted }
}
workers-counted = 🔴{ -join }{ $a } 🟪{ -join }{ $b } 🟢{ -join }{ $c }
armies-there = { $armies ->
    [0] {""}
   *[other] {" "}· 🛡️{ -join }{ $side ->
        [a] 🔴
        [b] 🟪
       *[c] 🟢
    }{ -join }{ $armies }
}
empire-there = { $starts ->
    [0] {""}
   *[other] {" "}· 🚩{ -join }empire au tour{"\u00a0"}{ $starts }
}
vp-there = { $vp ->
    [0] {""}
   *[other] {" "}· { $vp } PV à la fin
}
decline-there = { $decline ->
    [none] {""}
    [all] {" "}· déclin : tous partent
    [leader] {" "}{ $lost ->
        [0] · déclin : sans perte
       *[other] · déclin : −{ $lost } chacun
    }
   *[one] {""}
}
# What the decline takes from most places is said once with the question.
decline-everywhere = { $decline ->
    [true] {" "}Au prochain tour, le déclin vous prend 1 ouvrier par lieu, sauf indication contraire.
   *[false] {""}
}
market-note = { workers-there }{ armies-there } · { $resources }{ empire-there }{ vp-there }{ decline-there }
area-note = { workers-there }{ armies-there }{ empire-there }{ vp-there }{ decline-there }
producing-note = { workers-there } · { $box ->
    [irrigation] 🌾
   *[weaving] 🧵
}{ -join }{ $by_rank }{ $decline ->
    [none] {" "}par rang · { $income } pour vous à présent
   *[other] , { $income } pour vous
}{ $level ->
    [none] {""}
   *[other] {" "}(égalité)
}{ vp-there }{ decline-there }
box-note = { workers-there }{ vp-there }{ decline-there }
scribes-note = { workers-there } · { $room ->
    [one] encore { $room } place pour vous
   *[other] encore { $room } places pour vous
}{ decline-there }

## What is shown with every question

status-turn = Tour { $turn }/{ $turns }{ next-decline } · tous en jeu
status-turn-passed = { SIZE($seats) ->
    [1] Tour { $turn }/{ $turns }{ next-decline } · { $seats } a passé
    [2] { $decline_turn ->
        [0] Tour { $turn }/{ $turns }
       *[other] Tour { $turn }/{ $turns } → déclin
    } · ont passé : { $first_seat }, { $second_seat }
   *[other] Tour { $turn }/{ $turns }{ next-decline } · tous ont passé
}
next-decline = { $decline_turn ->
    [0] {""}
   *[other] {" "}· déclin au tour { $decline_turn }
}
status-hand = { $resources ->
    [none] aucune ressource
   *[other] { SIGNS($resources) }
}
status-pieces = 👷 { workers }{ $scribes ->
    [0] {""}
   *[other] {" "}· ✍️ { scribes }
}{ $tool_makers ->
    [0] {""}
   *[other] {" "}· 🛠️ { tool-makers }
}
status-pieces-rated = { status-pieces } · 🛡️{"\u00a0"}{ $armies }{"\u00a0"}{ $armies ->
    [one] armée
   *[other] armées
} ({ LABEL($rating) })

## Setup and turns

event-order-drawn = Ordre de jeu tiré au sort : { ROW($seats) }.
event-turn-began = Le tour { $turn } commence ({ $year } av. J.-C.).
event-turn-ended = Le tour { $turn } se termine. PV : { $vp_per_seat }.

## Collect Resources and Workers, Decline

event-collected = Grain : { $grain_per_seat } · textile : { $textile_per_seat } · ouvriers : { $workers_per_seat }
event-declined = Ouvriers perdus au déclin : { $workers_per_seat }.

## Player Actions

action-prompt = Choisissez une action.
action-prompt-paying = Choisissez une action ; elle coûte 1 pièce de plus.
end-action = Finir l'action
others-passed = { $passed_seats } { SIZE($passed_seats) ->
    [one] a
   *[other] ont
} passé
action-build = 🏛️ Nouvelle cité (reste { $left })
action-build-move = 🏛️ Déplacer une cité
action-place = 👷 Placer des ouvriers
action-trade = ⚖️ Commercer
action-start = 🚩 Commencer un empire ({ $open })
action-expand = ⚔️ Étendre un empire
action-pass = Passer
absent-cost = le surcoût n'en laisserait pas assez
absent-empires = Commencer un empire : { $empires } (il y faut un ouvrier, et personne ne doit y en avoir plus que vous)
absent-empire-outdone = Commencer { THE($empire) } (ouvriers sur place : { $first_seat } { $most }, vous { $own })
absent-lead = Commencer un empire (trop peu d'ouvriers sur place : { $empires })
absent-trade = Commercer ({ $why ->
    [traders] aucun marchand disponible
    [goods] rien à échanger
    [area] { IN($area) }, vous ne pouvez donner que { OR(SOME($resources)) }
    [areas] là où vous pouvez échanger, on ne veut rien de ce que vous avez
    [stock] ce que vous pourriez recevoir n'est plus en stock
   *[cost] { absent-cost }
})
absent-place = Placer des ouvriers ({ $why ->
    [workers] aucun ouvrier disponible
    [goods] rien pour payer
   *[cost] { absent-cost }
})
absent-build = Construire une cité (Sumer : partout cité ou armée ennemie)
absent-expand = Étendre l'empire ({ $why ->
    [armies] aucune armée disponible
   *[cost] { absent-cost }
})
refused-action-build = Impossible : aucune région de Sumer n'est libre pour une cité.
refused-action-place = Impossible : il faut une ressource et un ouvrier disponible, ou un scribe disponible.
refused-action-trade = Impossible : vous ne pouvez ni échanger ni fabriquer d'outil.
refused-action-start = Impossible : vous ne pouvez commencer aucun des empires de ce tour.
refused-action-expand = Impossible : il faut un empire commencé ce tour-ci, une armée disponible et une cible.

pay-prompt = { others-passed } : { pay-action } coûte 1 pièce de plus (ouvrier, armée ou ressource). Laquelle ?
pay-action = { $action ->
    [build] construire une cité
    [place] placer des ouvriers
    [trade] commercer
    [start] commencer un empire
   *[expand] étendre un empire
}
pay-option = Surcoût : 1 { $payment }
pay-note = { $left ->
    [0] il ne vous en restera plus
   *[other] il vous en restera { $left }
}
refused-opportunity = Impossible : le surcoût prendrait la pièce nécessaire à l'action.
refused-pay-needed = Impossible : l'action elle-même a besoin de cette pièce ({ $payment }).
refused-pay-missing = Impossible : vous n'avez pas cette pièce.
event-opportunity-paid = { $seat } paie le surcoût : 1 { $payment }.

## Build City

build-prompt = Où construisez-vous la cité ?
build-move-prompt = Où déplacez-vous votre cité { OF($from_area) } ?
build-remove-prompt = Toutes vos cités sont posées. Laquelle déplacez-vous ?
refused-not-your-city = Impossible : vous n'avez pas de cité { IN($area) }.
refused-build-not-sumer = Impossible : une cité se construit à Sumer, pas { IN($area) }.
refused-build-city = Impossible : il y a déjà une cité { IN($area) }.
refused-build-army = Impossible : il y a une armée ennemie { IN($area) }.
event-city-built = { $seat } construit une cité { IN($area) }.
event-city-moved = { $seat } déplace une cité { OF($from_area) } { IN($area) }.
event-scribe-gained = { $seat } gagne un scribe.
event-tool-maker-gained = { $seat } gagne un fabricant d'outils.

## Place Workers

place-prompt = Avec quoi placez-vous des ouvriers ?{ decline-everywhere }
place-menu = 👷 Placer contre…
place-more-prompt = Vous pouvez encore placer des ouvriers ou terminer l'action.{ decline-everywhere }
place-with = { $resource ->
    [lapis] 1 lapis
   *[other] 1 { $resource }
} → { $most ->
    [one] { $most } ouvrier
   *[other] jusqu'à { $most } ouvriers
}
scribe-place = ✍️ Scribe : placer un ouvrier
scribe-move = ✍️ Scribe : déplacer un ouvrier
scribe-more-prompt = { $left ->
    [one] Vous pouvez aussi utiliser votre scribe ou terminer l'action.
   *[other] Vous pouvez aussi utiliser vos { $left } scribes ou terminer l'action.
}{ decline-everywhere }
scribe-place-menu = ✍️ Scribe : placer…
scribe-move-menu = ✍️ Scribe : déplacer…
scribe-note = { $left ->
    [one] { $left } scribe disponible
   *[other] { $left } scribes disponibles
}
to-prompt = Vous payez { SOME($resource) } pour placer { $most ->
    [one] { $most } ouvrier. Où va-t-il ?
   *[other] jusqu'à { $most } ouvriers. Où vont-ils ?
}{ decline-everywhere }
to-menu = 👷 Payer { $resource ->
    [lapis] 1 lapis
   *[other] 1 { $resource }
}, placer…
scribe-to-prompt = Votre scribe place un ouvrier. Où va-t-il ?{ decline-everywhere }
from-prompt = Votre scribe déplace un ouvrier. D'où part-il ?
move-prompt = Votre scribe déplace un ouvrier { OF($from_place) }. Où va-t-il ?{ decline-everywhere }
number-prompt = Vous payez { SOME($resource) } : combien d'ouvriers placez-vous { IN($place) } ?
refused-number = Impossible : choisissez un nombre de 1 à { $most }.
refused-no-worker = Impossible : vous n'avez pas d'ouvrier à cet endroit.
refused-no-workers = Impossible : vous n'avez pas d'ouvrier disponible.
refused-no-scribe = Impossible : aucun scribe n'est disponible pour cette action.
refused-scribes-full = Impossible : vous pouvez avoir { $most } scribes au plus, disponibles ou utilisés.
refused-same-place = Impossible : l'ouvrier est déjà { IN($place) }.
refused-place-elsewhere = Impossible : les ouvriers se placent hors de Sumer ou dans une case Ouvrier.
refused-second-resource = Impossible : vous ne pouvez dépenser qu'une ressource par action.
refused-not-in-hand = Impossible : vous n'avez pas ces pièces.
refused-nothing-done = Impossible : vous n'avez encore rien fait. Faites d'abord un choix, ou appuyez sur **Annuler**.
event-workers-placed = { $seat } place { workers } { IN($place) } pour 1 { $resource }.
event-scribe-placed = { $seat } utilise un scribe pour placer un ouvrier { IN($place) }.
event-scribe-moved = { $seat } utilise un scribe pour déplacer un ouvrier { OF($from_place) } vers { $place ->
    [available] la réserve
   *[other] { THE($place) }
}.

## Trade

trade-prompt = Commercer : que voulez-vous recevoir ?{ sippar-trade }
sippar-trade = { $extra ->
    [open] { " " }Sippar donne un échange supplémentaire.
    [used] { " " }L'échange supplémentaire de Sippar a déjà été utilisé.
   *[none] { "" }
}
trade-limit = Ces échanges coûtent plus que ce que vous avez ({ $resources }) ou sont trop nombreux (il vous en reste { $swaps }). Une région ne donne chaque ressource qu'une fois par action{ $extra ->
    [open] , sauf lors de l'échange supplémentaire de Sippar
   *[other] {""}
}.
trade-more-prompt = Vous pouvez encore échanger ou terminer l'action.{ sippar-trade }
swap-option = { CAP($resource) } ({ $area }) contre…
swap-note = { swap-times } · { $stock ->
    [one] { $stock } pièce
   *[other] { $stock } pièces
} en stock
swap-note-paying = vous avez { $given_resources } · { swap-times }
swap-times = { $extra ->
    [true] échange supplémentaire
   *[false] { $with_extra ->
        [true] 1 échange possible, 2 avec Sippar
       *[false] { $times ->
            [one] { $times } échange possible
           *[other] { $times } échanges possibles
        }
    }{ $in_all ->
        [0] {""}
        [one] {" "}· { $in_all } marchand ici
       *[other] {" "}· { $in_all } marchands ici
    }
}
tool-option = Métal → outil
tool-note = { $times ->
    [one] { $times } outil possible
   *[other] { $times } outils possibles
} · { tool-makers } · { $stock ->
    [one] { $stock } outil
   *[other] { $stock } outils
} en stock
give-prompt = Que donnez-vous contre { SOME($resource) } { IN($area) } ?
give-option = { CAP($given_resource) } → { $resource } ({ $area })
refused-trade-army = Impossible : une armée ennemie empêche vos échanges { IN($area) }.
refused-trade-offer = Impossible : on ne vend pas { OF($resource) } { IN($area) }.
refused-trade-nobody = Impossible : vous n'avez pas de marchand { IN($area) }.
refused-trade-stock = Impossible : il n'y a plus { OF($resource) } en stock.
refused-trade-price = Impossible : on n'obtient { SOME($resource) } que contre { OR(SOME($resources)) }.
refused-trade-once = Impossible : une région ne donne chaque ressource qu'une fois par action.
refused-trade-limit = Impossible : { IN($area) }, vous n'avez droit qu'à { $traders ->
    [one] { $traders } échange
   *[other] { $traders } échanges
} par action (un par marchand).
refused-give-missing = Impossible : vous n'avez plus { OF($resource) }.
refused-tool-maker = Impossible : aucun fabricant d'outils n'est disponible.
refused-tool-metal = Impossible : vous n'avez plus de métal.
event-swapped = { $seat } échange { SOME($given_resource) } contre { SOME($resource) } { IN($area) }{ $extra ->
    [true] {" "}(échange supplémentaire)
   *[false] {""}
}.
event-tool-made = { $seat } fabrique un outil avec du métal.

## Start Empire

empire-prompt = Quel empire commencez-vous ?
empire-option = { $empire } · { armies }
empire-free-note = région d'origine libre · { home-left }
empire-held-note = région d'origine tenue par { THE($seat) } ({ armies }) · { home-left }
home-left = { $workers ->
    [one] votre ouvrier la quitte
   *[other] vos { $workers } ouvriers la quittent
}
empire-sumer-note = région de Sumer au choix · aucun ouvrier nécessaire
refused-empire-turn = Impossible : { THE($empire) } appartient à un autre tour.
refused-empire-taken = Impossible : { THE($empire) } est déjà commencé.
refused-empire-workers = Impossible : il vous faut un ouvrier { IN($area) }, et personne ne doit y en avoir plus que vous.
event-empire-started = { $seat } commence { THE($empire) } avec { armies }.

buy-prompt = Votre empire a { armies }. En achetez-vous d'autres, jusqu'à { $most } en tout ?
buy-menu = Acheter des armées…
refused-buy = Impossible : les armées s'achètent avec votre grain, votre métal et vos outils ; vous pouvez en acheter { $room } au plus.
event-armies-bought = { $seat } achète { armies } ({ $resources }).

equip-prompt = Équiper vos armées ? Il n'y a pas d'autre empire : vous êtes au 1er rang pour l'instant.
equip-prompt-one = Équiper vos armées ? L'équipement { OF($first_seat) } vaut { $first_value } : 1er rang avec { $above_first } ou plus, sinon 2e.
equip-prompt-two = Équiper vos armées ? L'équipement { OF($first_seat) } vaut { $first_value } et celui { OF($second_seat) } { $second_value } : 1er rang avec { $above_first } ou plus, 2e avec { $above_second } ou plus, sinon 3e.
equip-menu = Équiper…
rated-note = { LABEL($rating) } rang
empire-equip-none = Sans rien · { LABEL($rating) }
event-army-equipped = { $resources ->
    [none] { $seat } n'équipe pas ses armées : { $rating } rang.
   *[other] { $seat } équipe ses armées ({ $resources }, valeur { $value }) : { $rating } rang.
}

home-prompt = Quelle région de Sumer choisissez-vous comme région d'origine ?
home-free-note = { $city_seat ->
    [none] sans armée
   *[other] { whose-city }, sans armée
}
held-by = { $defended_city ->
    [true] { whose-city } : { defenders }
   *[false] { $defender_seat } : { defenders }{ $city_seat ->
        [none] {""}
       *[other] , { whose-city }
    }
}
whose-city = { $own_city ->
    [true] votre cité
   *[false] cité { OF($city_seat) }
}
home-held-note = { held-by } · { $needed }+ aux dés ({ $percent } %)
armies-prompt = Combien d'armées placez-vous { IN($area) } ? Une région n'en contient pas plus de 2. Vous en avez { $armies } ; les autres restent pour étendre l'empire.
refused-home = Impossible : cet empire commence dans une région de Sumer.
event-workers-left = { $seat } retire { workers } { OF($area) }.
event-home-entered = { $seat } place { armies } { IN($area) }.

## Expand Empire

expand-prompt = Vous avez { armies }. Comment étendez-vous votre empire ?
expand-more-menu = ⚔️ Suite (surcoût 1 armée)
expand-more-prompt = Continuez ou terminez l'action : chaque étape suivante a un surcoût de 1 armée. Vous avez { armies }.
expand-invade = ⚔️ Envahir une région
expand-destroy = 🔥 Détruire une cité
expand-reinforce = 🛡️ Renforcer une région
expand-reenter = 🚩 Recommencer votre empire
only-invade = ⚔️ Envahir { THE($area) }
only-destroy = 🔥 Détruire la cité { OF($area) }
only-reinforce = 🛡️ Renforcer { THE($area) }
only-reenter = 🚩 Recommencer l'empire ({ $area })
targets-note = { SIZE($areas) ->
    [2] { $areas }
    [3] { $areas }
   *[other] { SIZE($areas) } régions
}
where-invade = Quelle région envahissez-vous ?
where-destroy = Quelle cité détruisez-vous ?
where-reinforce = Quelle région renforcez-vous ?
where-reenter = Où recommencez-vous votre empire ?
army-cost = coûte { armies-in-all }
armies-in-all = { $total ->
    [one] { $total } armée
   *[other] { $total } armées
}
army-cost-why = { army-cost }{ $repeating ->
    [true] {" "}(dont 1 pour continuer)
   *[false] {""}
}
enter-free-note = { home-free-note } · { army-cost-why }, reste { $left }
enter-held-note = { held-by } · { $needed }+ ({ $percent } %) · −{ armies-in-all }, reste { $left }
reinforce-note = { army-cost-why }, il vous en restera { $left }
destroy-note = cité { $expanded ->
    [true] étendue{" "}
   *[false] {""}
}{ OF($owner_seat) } · { army-cost }{ $repeating ->
    [true] {" "}({ $cost } + 1 pour continuer)
   *[false] {""}
}, reste { $left }
refused-expand-invade = Impossible : vos armées n'atteignent aucune région à envahir.
refused-expand-destroy = Impossible : il n'y a pas de cité ennemie là où sont vos armées, ou vous avez trop peu d'armées.
refused-expand-reinforce = Impossible : il n'y a aucune région où vous ayez exactement une armée.
refused-expand-reenter = Impossible : on ne recommence un empire que s'il n'a plus d'armée sur le plateau.
refused-invade-own = Impossible : votre armée est déjà { IN($area) }.
refused-where-invade = Impossible : vos armées n'atteignent pas { THE($area) }.
refused-destroy-own = Impossible : la cité { OF($area) } vous appartient.
refused-destroy-armies = Impossible : détruire la cité { OF($area) } demande { $cost } armées disponibles.
refused-where-destroy = Impossible : il n'y a pas de cité que vous puissiez détruire { IN($area) }.
refused-where-reinforce = Impossible : pour renforcer { THE($area) }, vous devez y avoir exactement une armée.
refused-where-reenter = Impossible : vous ne pouvez pas recommencer votre empire { IN($area) }.
event-invaded = { $seat } envahit { THE($area) } depuis { THE($from_area) }.
event-reentered = { $seat } recommence son empire { IN($area) }.
event-reinforced = { $seat } renforce { THE($area) }.
event-city-destroyed = { $seat } détruit la cité { OF($owner_seat) } { IN($area) } pour { armies }.
event-repeat-paid = { $seat } paie 1 armée pour continuer.

## Combat

fight-prompt = Attaque { IN($area) }. { fight-odds }
fight-out-prompt = Le combat { IN($area) } va jusqu'au bout. { fight-odds }
fight-odds = { CAP(THE($defender_seat)) } défend avec { defenders } ({ $rating } rang). Il faut { $needed } ou plus avec deux dés ({ $percent } %) ; un échec coûte { $armies ->
    [one] votre dernière armée
   *[other] 1 de vos { $armies } armées
}. Une fois les dés lancés, seul un retour en arrière peut annuler le jet.
fight-roll = 🎲 Lancer les dés
fight-roll-again = 🎲 Relancer les dés
fight-call-off = Arrêter l'attaque
fight-out = 🎲 Lancer les dés
refused-call-off = Impossible avant un jet de dés : utilisez plutôt « Annuler ».
refused-fight-out = Impossible : ce combat va jusqu'au bout.
event-attack-declared = { $seat } attaque { THE($defender_seat) } { IN($area) } ({ armies } en défense).
event-rolled = { $seat } obtient { $first } + { $second } = { $total } (il faut { $needed } ou plus) : { $hit ->
    [true] succès
   *[false] échec
}.
event-attack-called-off = { $seat } arrête son attaque { IN($area) }.
event-attack-failed = { $seat } n'a plus d'armée : l'attaque { IN($area) } échoue.

## Pass

bid-menu = Miser…
ahead-note = devant { THE($passed_seats) }
bid-prompt = Vous passez pour ce tour{ unused }. { bid-for }
bid-for = { $last ->
    [true] Combien misez-vous ? Au dernier tour, une mise ne départage que les égalités (ordre actuel : { ROW($seats) }). Elle est dépensée dans tous les cas.
   *[false] Combien misez-vous pour l'ordre du prochain tour (ordre actuel : { ROW($seats) }) ? La mise est dépensée dans tous les cas.
}
bid-prompt-one = { bid-prompt } { CAP(THE($first_seat)) } a misé { $first_bid }{ bid-ahead }.
bid-prompt-two = { bid-prompt } { CAP(THE($first_seat)) } a misé { $first_bid } et { THE($second_seat) } { $second_bid }{ bid-ahead }.
place-now = Au prochain tour, vous jouez en { $place ->
    [1] premier
    [2] deuxième
   *[3] dernier
}
place-sure = { place-now }.
place-unless-one = { place-now }, sauf si { THE($first_seat) } mise { $first_bid } ou plus.
place-unless-two = { place-now }, sauf si { THE($first_seat) } mise { $first_bid } ou plus, ou { THE($second_seat) } { $second_bid } ou plus.
place-unless-either = { place-now }, sauf si { THE($first_seat) } ou { THE($second_seat) } mise { $first_bid } ou plus.
bid-ahead = { $ahead ->
    [0] {"\u00a0"}: vous restez devant
   *[other] {"\u00a0"}: il vous faut { $ahead } ou plus pour être devant
}
unused = { $workers ->
    [0] { $armies ->
        [0] { $scribes ->
            [0] {""}
           *[other] {" "}(pièces non utilisées : { scribes })
        }
       *[other] { $scribes ->
            [0] {" "}(pièces non utilisées : { armies })
           *[other] {" "}(pièces non utilisées : { armies } et { scribes })
        }
    }
   *[other] { $armies ->
        [0] { $scribes ->
            [0] {" "}(pièces non utilisées : { workers })
           *[other] {" "}(pièces non utilisées : { workers } et { scribes })
        }
       *[other] { $scribes ->
            [0] {" "}(pièces non utilisées : { workers } et { armies })
           *[other] {" "}(pièces non utilisées : { workers }, { armies } et { scribes })
        }
    }
}
end-pass = { $bid ->
    [0] Passer sans miser
   *[other] Passer (mise de { $bid })
}
event-passed = { $bid ->
    [0] { $seat } passe sans miser.
   *[other] { $seat } passe avec une mise de { $bid } ({ $resources }).
}

## Order of Play

event-order-set = Ordre de jeu : { ROW($seats) }.

## Victory Points

city-prompt = Quelles cités étendre ? Chacune coûte { $wood } bois (vous en avez { $have }) et rapporte { $vp } PV, jusqu'à { $most_vp } avec des ressources de luxe.
city-menu = 🏛️ Étendre
city-vp = { $vp } PV
luxuries-prompt = Avec quelles ressources de luxe étendez-vous votre cité { OF($area) } ? Selon leur nombre, de 0 à 4 : { $vp0 }, { $vp1 }, { $vp2 }, { $vp3 } ou { $vp4 } PV.
luxuries-menu = 🏛️ { $area } : donner…
luxury-option = { $resource ->
    [lapis] lapis
   *[other] { $resource }
}
refused-luxuries = Impossible : vous pouvez donner au plus une ressource de luxe de chaque sorte, parmi celles que vous avez.
refused-city-expanded = Impossible : la cité { OF($area) } est déjà étendue.
event-empire-scored = PV des empires : { $vp_per_seat }.
given = { SIZE($luxuries) ->
    [0] 2 bois
    [one] 2 bois et { SOME($luxuries) }
   *[other] 2 bois, { SOME($luxuries) }
}
event-city-expanded = { $seat } étend sa cité { OF($area) } avec { given } : { $vp } PV.

## End of the game

event-majority-scored = { $seat } a le plus d'ouvriers { IN($place) } : { $vp } PV.
event-match-ended = Score final en PV : { $vp_per_seat }. Classement : { ROW($seats) }{ $ending ->
    [order] {"\u202f"}; l'ordre de jeu départage
   *[points] {""}
}.
