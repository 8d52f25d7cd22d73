### Mesopotamia, French: the turn, its actions and how they are paid.

action-prompt = Choisissez une action. Le pion en paie une ; les autres se paient avec des dés.
action-more-prompt = Choisissez une autre action, payée avec des dés, ou terminez votre Tour.{ action-combats }
action-over-prompt = Vous ne pouvez plus rien faire ce Tour-ci. { $is_undoable ->
    [true] Terminez-le ou annulez une étape.
   *[false] Terminez-le.
}{ action-combats }
action-combats = { $regions ->
    [none] {""}
   *[other] {" "}Le combat à { $regions } suivra quand tous auront joué.
}
action-menu = Action, payée comment ?
action-pawn = { LABEL($technology) } { $level } · pion
action-paid = { LABEL($technology) } { $level } · { LABEL($dice) }
action-dice = 🎲 Payer avec d'autres dés…
action-reroll = 🎲 Relancer des dés…
action-reroll-note = coûte { $resources } · { kept-left } · ne s'annule pas
action-reroll-free = 🎲 Relance gratuite…
action-reroll-free-note = une fois par Tour · ne s'annule pas
action-aside = ♟️ Pion de côté, sans action
action-aside-note = le pion est utilisé, les dés peuvent encore servir
leave-action = Finir { LABEL($technology) }
pay-prompt = Quelle action payez-vous, et avec quels dés ? Vous avez : { $dice }.
pay-option = { LABEL($technology) } { $level } · { SIZE($numbers) ->
    [one] dé { $numbers }
   *[other] dés { $numbers }
}
pay-note = { $dice }{ keeps-dice }
reroll-prompt = Quels dés relancez-vous ? { $free ->
    [true] C'est gratuit
   *[false] Cela coûte une Tablette
}, et Annuler ne remonte pas plus haut.
reroll-menu = { $free ->
    [true] Relance : 0 📜, sans retour
   *[false] Relance : 1 📜, sans retour
}
reroll-option = Dé { $number } : { $sign }
keeps-dice = { $kept ->
    [0] {""}
   *[other] {" "}· dés restants : { $kept_dice }
}

## What the actions bring

explore-brings = { explore-effect }{ keeps-dice }
build-brings = { build-effect }{ keeps-dice }
research-brings = { research-effect }{ keeps-dice }
gather-brings = { gather-effect }{ keeps-dice }
war-brings = { war-effect }{ keeps-dice }
growth-brings = { growth-effect }{ growth-rise }{ keeps-dice }
explore-card = { explore-effect } · { paid-by }
build-card = { $level ->
    [2] Béliers et Navires
    [3] Colonies
   *[other] Jardins suspendus
}, { build-effect } · { paid-by }
research-card = { research-effect } · { paid-by }
gather-card = { gather-effect } · { paid-by }
war-card = { $level ->
    [2] Archers
    [3] Cavaliers
   *[other] Chars
}, { war-effect } · { paid-by }
growth-card = { growth-effect } · { paid-by }
paid-by = dés : { $signs }
explore-effect = { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}{ $ships ->
    [0] {""}
    [one] , { $ships } de plus pour un Navire
   *[other] , { $ships } de plus pour les Navires
}
build-effect = { $count ->
    [one] { $count } construction
   *[other] { $count } constructions
}
research-effect = { $paid_resources } → { $gained_resources }, { $count ->
    [one] { $count } Découverte
   *[other] { $count } Découvertes
}
gather-effect = récolter { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}{ $trades ->
    [0] {""}
    [one] , { $trades } Échange
   *[other] , { $trades } Échanges
}
war-effect = +{ $gained_resources }{ $count ->
    [0] {""}
    [one] , { $count } Unité
   *[other] , { $count } Unités au plus
}
growth-effect = { $paid_resources } par case de Population{ $times ->
    [one] {""}
   *[other] , { $times } fois au plus
}
