### Mesopotamia, English: the turn, its actions and how they are paid.

action-prompt = Choose an action. The pawn pays for one; any others are paid with dice.
action-more-prompt = Choose another action and pay with dice, or end your turn.{ action-combats }
action-over-prompt = You can do nothing more this turn. { $is_undoable ->
    [true] End it, or undo a step.
   *[false] End it.
}{ action-combats }
action-combats = { $regions ->
    [none] {""}
   *[other] {" "}Combat in { $regions } follows once all have played.
}
action-menu = Which action, paid how?
action-pawn = { LABEL($technology) } { $level } · pawn
action-paid = { LABEL($technology) } { $level } · { LABEL($dice) }
action-dice = 🎲 Pay with other dice…
action-reroll = 🎲 Reroll dice…
action-reroll-note = costs { $resources } · { kept-left } · Undo step stops there
action-reroll-free = 🎲 Reroll dice, free…
action-reroll-free-note = once a turn · Undo step stops there
action-aside = ♟️ Pawn aside: no action
action-aside-note = the pawn is used up, dice can still be spent
leave-action = Leave { LABEL($technology) }
pay-prompt = Which action do you pay for, and with which dice? You have { $dice }.
pay-option = { LABEL($technology) } { $level } · { SIZE($numbers) ->
    [one] die { $numbers }
   *[other] dice { $numbers }
}
pay-note = { $dice }{ keeps-dice }
reroll-prompt = Which dice do you roll again? { $free ->
    [true] It is free
   *[false] It costs a Tablet
}, and Undo step cannot go back past it.
reroll-menu = { $free ->
    [true] Reroll: free, no undo
   *[false] Reroll: 1 Tablet, no undo
}
reroll-option = Die { $number }: { $sign }
keeps-dice = { $kept ->
    [0] {""}
   *[other] {" "}· dice left: { $kept_dice }
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
    [2] Rams and Ships
    [3] Settlements
   *[other] Hanging Gardens
}, { build-effect } · { paid-by }
research-card = { research-effect } · { paid-by }
gather-card = { gather-effect } · { paid-by }
war-card = { $level ->
    [2] Archers
    [3] Horsemen
   *[other] Chariots
}, { war-effect } · { paid-by }
growth-card = { growth-effect } · { paid-by }
paid-by = dice: { $signs }
explore-effect = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}{ $ships ->
    [0] {""}
   *[other] , { $ships } more for Ships
}
build-effect = { $count ->
    [one] build once
    [2] build twice
   *[other] build { $count } times
}
research-effect = { $paid_resources } → { $gained_resources }, { $count ->
    [one] { $count } Discovery
   *[other] { $count } Discoveries
}
gather-effect = gather { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}{ $trades ->
    [0] {""}
    [one] , trade once
    [2] , trade twice
   *[other] , trade { $trades } times
}
war-effect = +{ $gained_resources }{ $count ->
    [0] {""}
    [one] , { $count } Unit
   *[other] , up to { $count } Units
}
growth-effect = { $paid_resources } for a Population square{ $times ->
    [one] {""}
   *[other] , up to { $times }
}
