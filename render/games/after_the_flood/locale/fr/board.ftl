### After the Flood, French: recaps, the board in words, commands.

## Recap: what holds a line together

recap-line = { $seat } { $deed }.
recap-line-result = { $seat } { $deed }. { $result }
recap-pays = paie { SOME($payment) } en plus
recap-row = { $first }, et { $last }
recap-then = { $deeds }, puis { $last }

## Recap: Build City

recap-builds = construit une cité { IN($area) }{ recap-gained }
recap-moves-city = déplace une cité { OF($from_area) } { IN($area) }{ recap-gained }
recap-gained = { $gained ->
    [scribe] , avec un scribe en plus
    [tool_maker] , avec un fabricant d'outils en plus
   *[none] {""}
}

## Recap: Place Workers

recap-places-for = place { workers } { IN($place) } pour 1 { $resource }
recap-places-too = { workers } { IN($place) } pour 1 { $resource }
recap-scribe-places = utilise un scribe pour placer un ouvrier { IN($place) }
recap-scribe-moves = utilise un scribe pour déplacer un ouvrier { OF($from_place) } vers { $place ->
    [available] la réserve
   *[other] { THE($place) }
}
recap-scribes-where = utilise { scribes } : { $items }
recap-places-and-scribes = { $placed } ; { $scribes ->
    [one] scribe
   *[other] scribes
} : { $items }
recap-scribe-placed = { $workers ->
    [one] { $workers } ouvrier placé
   *[other] { $workers } ouvriers placés
} { IN($place) }
recap-scribe-placed-too = { $workers ->
    [one] { $workers } placé
   *[other] { $workers } placés
} { IN($place) }
recap-scribe-moved = 1 ouvrier { recap-scribe-moved-how }
recap-scribe-moved-too = 1 { recap-scribe-moved-how }
recap-scribe-moved-how = déplacé { OF($from_place) } vers { $place ->
    [available] la réserve
   *[other] { THE($place) }
}
recap-taking-lead = { $said } (et dépasse { THE($overtaken_seats) })
recap-equalling-lead = { $said } (et égale { THE($equalled_seat) })
recap-taking-and-equalling = { $said } (et dépasse { THE($overtaken_seats) }, à égalité avec { THE($equalled_seat) })
recap-takes-leads = { $items } (en ouvriers)
recap-overtakes = dépasse { THE($overtaken_seats) }
recap-draws-level = égale { THE($equalled_seat) }
recap-outdoes = dépasse { THE($overtaken_seats) } et égale { THE($equalled_seat) }
recap-in-place = { IN($place) }

## Recap: Trade

recap-trades = échange { $markets }
recap-market = { $pairs } { IN($area) }
recap-pair = { SOME($given_resource) } contre { SOME($resource) }{ $count ->
    [one] { recap-extra-trade }
   *[other] {" "}({ $count } fois{ $extra ->
        [true] , dont un échange en plus
       *[false] {""}
    })
}
recap-extra-trade = { $extra ->
    [true] {" "}(échange en plus)
   *[false] {""}
}
recap-trades-briefly = échange { $given_resources } contre { $resources }{ recap-traded-where }
recap-trades-in-signs = échange { SIGNS($given_resources) } contre { SIGNS($resources) }{ recap-traded-where }
recap-traded-where = { recap-extra-trade }{ $area ->
    [none] {""}
   *[other] {" "}{ IN($area) }
}
recap-makes = { $tools ->
    [one] fabrique un outil
   *[other] fabrique { $tools } outils
}

## Recap: Start Empire

recap-starts = commence { THE($empire) } avec { armies }{ $bought_resources ->
    [none] {""}
   *[other] , dont { $bought } pour { SIGNS($bought_resources) }
}{ $equipped_resources ->
    [none] {""}
   *[other] , équipement : { SIGNS($equipped_resources) }
} ({ recap-rated })
recap-starts-briefly = commence { THE($empire) }{ $area ->
    [none] {""}
   *[other] {" "}{ recap-in-area-entered }
} : { armies }{ $bought_resources ->
    [none] {""}
   *[other] , dont { $bought } pour { SIGNS($bought_resources) }
}{ $equipped_resources ->
    [none] {""}
   *[other] , équipement : { SIGNS($equipped_resources) }
} ({ recap-rated })
recap-rated = { $rating } rang{ $overtaken_seats ->
    [none] {""}
   *[other] {" "}devant { THE($overtaken_seats) }
}
recap-starts-only = commence { THE($empire) }{ $overtaken_seats ->
    [none] {""}
   *[other] {" "}({ recap-rated })
}
recap-starts-at = { $deed } ; { $count ->
    [one] { $count } armée
   *[other] { $count } armées
} { recap-in-area-entered }
recap-starts-fighting = { recap-starts-against } : 🎲 { ROW($rolls) }
recap-starts-against = { $deed }{ $defender_seat ->
    [none] {""}
   *[other] , puis attaque { $at_home ->
        [true] { THE($defender_seat) } dans la région d'origine
       *[false] { recap-whom }
    }
}

## Recap: Expand Empire and fights

recap-invades = envahit { $items }
recap-reenters = recommence son empire { $items }
recap-reinforces = renforce { $items }
recap-the-area = { THE($area) }{ recap-city-there }
recap-in-area = { IN($area) }{ recap-city-there }
recap-city-there = { $city_seat ->
    [none] {""}
    [you] {" "}(**votre cité**)
   *[other] {" "}(cité { OF($city_seat) })
}
recap-the-area-entered = { THE($area) }{ recap-city-entered }
recap-in-area-entered = { IN($area) }{ recap-city-entered }
recap-city-entered = { $city_seat ->
    [none] {""}
    [you] {" "}(**votre cité**, sans perte)
   *[other] {" "}(cité { OF($city_seat) }, sans perte)
}
recap-destroys = détruit { recap-city-of }
recap-destroys-several = détruit { $items }
recap-city-of = { $owner_seat ->
    [you] **votre cité**
   *[other] la cité { OF($owner_seat) }
} { IN($area) }
recap-beats = { recap-beats-whom } (🎲 { ROW($rolls) })
recap-beats-whom = { $defender_seat ->
    [none] gagne le combat { recap-in-area }
   *[other] bat { recap-whom }
}
recap-beats-several = bat { $items }
recap-tries-several = attaque en vain { $items }
recap-tries = { recap-tries-whom } (🎲 { ROW($rolls) })
recap-tries-whom = { $defender_seat ->
    [none] échoue { recap-in-area }
   *[other] attaque en vain { recap-whom }
}
recap-whom = { $defender_seat ->
    [none] { recap-in-area }
   *[other] { THE($defender_seat) } { recap-in-area }
}
recap-the-seat = { THE($seat) }
recap-attacks = { $defender_seat ->
    [none] envahit { recap-the-area }
   *[other] attaque { recap-whom }
} : 🎲 { ROW($rolls) }
recap-attacks-briefly = attaque { recap-whom }{ recap-rolls }
recap-rolls = { $count ->
    [0] {""}
    [one] {" "}en { $count } jet
   *[other] {" "}en { $count } jets
}
recap-roll = { $total } { $hit ->
    [true] ✓
   *[false] ✗
}
recap-armies-lost = { $losses }.
recap-loses-armies = { CAP(THE($seat)) } perd { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
recap-loses-armies-too = { $seat } { $count }
recap-loses-armies-own = L'attaquant perd { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
recap-loses-armies-own-too = l'attaquant { $count }
recap-armies-of-both = Pertes : { $items }.
recap-attacker = attaquant { $n }
recap-results = { $first } { $second }
recap-cannot-trade = Commerce interrompu pour { $items }.
recap-stops-trade = interrompt { $items }
recap-trade-of = { $seat ->
    [you] **votre commerce**
   *[other] le commerce { OF($seat) }
}
recap-idle = { $seat ->
    [you] **vos { workers }**
   *[other] { workers } { OF($seat) }
}{ $place ->
    [none] {""}
   *[other] {" "}{ IN($place) }
}
recap-outcome-won = Attaque réussie.
recap-outcome-called-off = Attaque abandonnée.
recap-outcome-failed = Attaque repoussée.

## Recap: Pass

recap-passes = { $bid ->
    [0] passe sans miser
   *[other] passe avec une mise de { $bid } ({ $resources })
}
recap-passes-briefly = { $bid ->
    [0] passe sans miser
   *[other] passe avec une mise de { $bid }
}
recap-pass-together = { $seats } passent { $highest ->
    [0] sans miser
   *[other] (mises : { $bids })
}.

## Recap: automatic phases

recap-lot = Ordre de jeu tiré au sort : { $order }.
recap-goods = Chacun a { workers }, { $resources }.
recap-turn = **Tour { $turn }** · grain : { $grain } · textile : { $textile }{ $received ->
    [none] {""}
   *[other] {" "}· ouvriers : { $received }
}
recap-collected = Grain : { $grain } · textile : { $textile }{ $received ->
    [none] {""}
   *[other] {" "}· ouvriers : { $received }
}
recap-empires = Empires de ce tour, avec leurs armées : { $items }.
recap-empire = { $empire } { $count }
recap-decline-of = Déclin : { THE($seat) } perd { workers } ({ $items }).
recap-lost = { $place }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
recap-decline = Ouvriers perdus au déclin : { $lost }. Dilmun est désormais vide.
recap-scores = PV des empires : { $scores }.
recap-gains = PV des { $empires ->
    [none] cités : { $cities }
   *[other] empires : { $empires }{ $cities ->
        [none] {""}
       *[other] {"\u00a0"}; des cités : { $cities }
    }
}.
recap-gains-of = { $seat } { $vp } ({ $areas })
recap-turn-ends = **Fin du tour { $turn }.** Points : { $scores }.
recap-order = Ordre de jeu : { $order }.
recap-order-by-bids = Ordre de jeu selon les mises : { $items }.
recap-order-bid = { $seat } ({ $bid ->
    [0] sans mise
   *[other] mise de { $bid }
}{ $was ->
    [none] {""}
    [1] {"\u202f"}; avant : 1re place
   *[other] {"\u202f"}; avant : { $was }e place
})
recap-turn-ends-order = { recap-turn-ends } Nouvel ordre de jeu : { $order }.
by-turn = **Tour { $turn }** · PV : { $scores }
by-turn-final = **À la fin** · PV : { $scores }
recap-majorities = PV des majorités : { $items }.
recap-majority = { $seat } { $vp } ({ $places })

## Recap: Victory Points

recap-expands = étend sa cité { OF($area) } avec { given } : { $vp } PV
recap-city = { OF($area) } avec { given } ({ $vp } PV)
recap-expands-several = étend ses cités { $items } : { $vp } PV
recap-expands-briefly = étend ses cités { OF($areas) } : { $vp } PV

## Recap: what is told in sums

recap-tally-builds = { $count ->
    [one] construit une cité
   *[other] construit { $count } cités
}
recap-tally-moves = { $count ->
    [one] déplace une cité
   *[other] déplace { $count } cités
}
recap-tally-places = { $count ->
    [one] place un ouvrier
   *[other] place { $count } ouvriers
}
recap-tally-moves-workers = { $count ->
    [one] déplace un ouvrier
   *[other] déplace { $count } ouvriers
}
recap-tally-trades = { $count ->
    [one] fait un échange
   *[other] fait { $count } échanges
}
recap-tally-tools = { $count ->
    [one] fabrique un outil
   *[other] fabrique { $count } outils
}
recap-tally-attacks = { $count ->
    [one] attaque une fois
   *[other] attaque { $count } fois
}
recap-tally-invades = { $count ->
    [one] entre dans une région
   *[other] entre dans { $count } régions
}
recap-tally-destroys = { $count ->
    [one] détruit une cité
   *[other] détruit { $count } cités
}
recap-tally-expands = étend { SIZE($items) ->
    [one] sa cité
   *[other] ses cités
} { $items } ({ $count } PV)
recap-the-city = { OF($area) }

## The log

log-turn = Tour { $turn } · { $year } av. J.-C.

## So far: the steps of an action that is not over

so-far-paid = Surcoût : 1 { $payment }
so-far-city = Cité { IN($area) }{ so-far-special }
so-far-city-moved = Cité { OF($from_area) } déplacée { IN($area) }{ so-far-special }
so-far-special = { $special ->
    [none] {""}
   *[other] {"\u00a0"}: { $special }
}
so-far-placed = { workers } { IN($place) } pour 1 { $resource }
so-far-scribe-placed = Scribe : 1 ouvrier { IN($place) }
so-far-scribe-moved = Scribe : 1 ouvrier déplacé { OF($from_place) } vers { THE($place) }
so-far-market = { $area } : { $pairs }
so-far-pair = { $given_resource } → { $resource }{ $extra ->
    [true] {" "}(échange supplémentaire)
   *[false] {""}
}
so-far-tools = Métal → outil{ $tools ->
    [one] {""}
   *[other] {" "}({ $tools } fois)
}
so-far-empire = Empire commencé : { $empire }, avec { armies }
so-far-bought = Achat : { armies } ({ $resources })
so-far-equipped = { $resources ->
    [none] Sans équipement : { LABEL($rating) } rang
   *[other] Équipement de valeur { $value } ({ $resources }) : { LABEL($rating) } rang
}
so-far-left = { $workers ->
    [one] Votre ouvrier quitte
   *[other] Vos { $workers } ouvriers quittent
} { THE($area) }
so-far-home = { armies } { IN($area) }
so-far-invades = Invasion : { $area }, pour { armies }
so-far-reenters = Empire recommencé { IN($area) } pour { armies }
so-far-reinforces = Renfort { IN($area) } pour { armies }
so-far-destroyed = Cité { OF($owner_seat) } détruite { IN($area) } pour { armies }
so-far-attack = Attaque { IN($area) }
so-far-fight = Attaque { IN($area) } : { $rolls }{ $outcome ->
    [won] . { recap-outcome-won }
    [called_off] . { recap-outcome-called-off }
    [failed] . Vous n'avez plus d'armée.
   *[none] {""}
}
so-far-roll = 🎲 { $total } ({ so-far-hit })
so-far-last-roll = 🎲 { $first } + { $second } = **{ $total }** ({ so-far-hit })
so-far-hit = { $hit ->
    [true] succès
   *[false] échec
}
so-far-pass = { $bid ->
    [0] Vous passez sans miser
   *[other] Vous passez avec une mise de { $bid } ({ $resources })
}
so-far-expanded = Cité { OF($area) } étendue avec { given } : { $vp } PV
quiet-city = aucune cité étendue

## The board in words

board-heading = **Tour { $turn }/{ $turns }** · { $year } av. J.-C.{ next-decline }
board-order = Ordre de jeu : { $order }
board-phase-5 = Les cités peuvent être étendues.
board-over = La partie est terminée.
board-players = **Joueurs**
board-player = { $seat } ({ $letter }) : { $vp } PV{ board-passed }
board-passed = { $passed ->
    [true] , { board-bid }
   *[false] {""}
}
board-bid = { $bid ->
    [0] a passé sans miser
   *[other] a passé, mise { $bid } ({ $resources })
}
board-means = – { $resources } ; { workers }, { armies } ; { board-bases } en réserve
board-bases = { $cities ->
    [one] { $cities } cité
   *[other] { $cities } cités
}
board-empires = **Empires**
board-empire = { $empire } ({ armies }) : { $owner }
board-empire-open = libre
board-empire-started = { $letter }, { $rating } rang, { board-equipment }
board-equipment = { $resources ->
    [none] sans équipement
   *[other] équipement { $resources }
}
board-sumer = **Sumer**
board-outside = **Hors de Sumer**
board-boxes = **Cases Ouvrier**
board-area = { $area } : { $items }
board-box = { $box } : { $items }
board-city = cité { $letter }
board-city-expanded = cité étendue { $letter }
board-armies = { armies } { $letter }
board-workers = ouvriers { $items }
board-count = { $letter } { $count }
board-used = { $letter } { $count } ({ $used ->
    [one] { $used } utilisé
   *[other] { $used } utilisés
})
board-empty = Sans pièce : { $items }.
board-empty-place = { $place }
board-stock = **Stock** : { $resources }
board-total = { $mark } { $seat } { $vp } PV · { workers } · { armies }

## My stock

stock-vp = **{ $vp } PV** : empires { $empires }, cités { $cities }, majorités { $majorities }
stock-hand = Ressources : { $resources }
stock-workers = Ouvriers disponibles : { $available } ; non disponibles : { $unavailable } ; sur le plateau : { $items }
stock-armies = Armées disponibles : { $available } ; non disponibles : { $unavailable } ; sur le plateau : { $items }
stock-at = { $count } { IN($place) }
stock-no-workers = aucun
stock-no-armies = aucune
stock-no-cities = aucune
stock-used = { $count } { IN($place) } ({ $used ->
    [one] { $used } utilisé
   *[other] { $used } utilisés
})
stock-cities = Cités : { $items } ; en réserve : { board-bases } et { $expansions ->
    [one] { $expansions } extension
   *[other] { $expansions } extensions
}
stock-city = { $area }
stock-city-expanded = { $area } (étendue)
stock-empire = Empire : { $empire }, { $rating } rang, { $resources ->
    [none] sans équipement
   *[other] équipement ({ $resources }, valeur { $value })
}
stock-no-empire = Empire : aucun ce tour-ci
stock-passed = { $bid ->
    [0] Vous avez passé sans miser
   *[other] Vous avez passé avec une mise de { $bid } ({ $resources })
}

## What a ping asks for

wanted-action-prompt = à vous de jouer.
wanted-action-prompt-paying = à vous de jouer. { SIZE($seats) ->
    [one] { CAP(THE($seats)) } a passé
   *[other] { CAP(THE($seats)) } ont passé
} : l'action coûte 1 pièce de plus.
wanted-city-prompt = à vous d'étendre vos cités, ou de terminer le tour.
wanted-bid-prompt = vous ne pouvez plus que passer, avec ou sans mise.
wanted-bid-prompt-one = vous ne pouvez plus que passer, avec ou sans mise.
wanted-bid-prompt-two = vous ne pouvez plus que passer, avec ou sans mise.

## Buttons that take nothing

empire-buy-none = Ne rien acheter
pass-bid-none = Passer sans miser

## The final post

kind-source = source
source-empires = les empires
source-cities = les cités
source-majorities = les majorités
final-sources = empires { $empires } · cités { $cities } · majorités { $majorities }
final-tie-order = { CAP(THE($first_seat)) } devance { THE($second_seat) } grâce à l'ordre de jeu.
