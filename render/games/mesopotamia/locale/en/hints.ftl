### Mesopotamia, English: why an answer is a good one, in a sentence, for whoever plays a first match.

## What resources are for

aim = { $what ->
    [gardens] level { $level } of the Gardens
    [ziggurat] level { $level } of your Ziggurat
    [next_ziggurat] level { $level } of your Ziggurat (from Population { $level } on)
    [growth] Population { $level }
    [research] { $level ->
        [one] a Tablet (one Discovery)
       *[other] { $level } Tablets (one Discovery each)
    }
    [settlement] a Settlement
    [wall] a Wall
    [ram] a Ram
    [ship] a Ship
   *[unit] a new Unit
}
aim-costs = { aim } { $what ->
    [research] { $level ->
        [one] costs
       *[other] cost
    }
   *[other] costs
}
reason-pays = With it you have all that { aim-costs }: { $resources }.
reason-nearer = For { aim } you will then lack only { $missing_resources }.
reason-towards = It is a part of what { aim-costs }: { $resources }.
reason-left-over = Once the rest is done, you will have what { aim-costs }: { $resources }.
reason-kept = You keep what { aim-costs }: { $resources }.
reason-saved = Level { $level } of the Gardens costs { $resources }, and you would use some of that up.
reason-quest-region = { $region } takes you nearer to a Quest of yours, worth 2 VP: { LABEL($quest) }.
reason-quest-building = { CAP(SOME($building)) } takes you nearer to a Quest of yours, worth 2 VP: { LABEL($quest) }.
reason-quest-level = { COUNT($technology, $level) } takes you nearer to a Quest of yours, worth 2 VP: { LABEL($quest) }.
reason-quest = It takes you nearer to a Quest of yours, worth 2 VP: { LABEL($quest) }.

## Gather and Trade

costs-resource = { $resource ->
    [stone] Walls and Ziggurat levels cost
    [wood] new Units and Ships cost
    [clay] Ziggurat levels and Tablets cost
   *[food] Population squares and Settlements cost
}
reason-gather-none = You have no { $resource }, which { costs-resource }.
reason-gather-only-home = You have no { $resource }, which { costs-resource }; of the sources you have left, only home gives it.
reason-gather-home-last = { $region }, your home, gives any basic resource: keep it for what you still lack in the end.
reason-gather-all = { $count ->
    [one] It is the only source you have left
    [2] You may use both sources you have left
   *[other] You may use all { $count } sources you have left
}{ $trades ->
    [true] : take { $count ->
        [one] it
       *[other] from them
    } before you trade, since a Trade ends the gathering.
   *[false] , { $count ->
        [one] and using it costs nothing.
       *[other] so you need not choose between them.
    }
}
reason-gather-same = { $count ->
    [2] Both sources
   *[other] All { $count } sources
} you have left give { $resource }{ $trades ->
    [true] ; take it before you trade, since a Trade ends the gathering.
   *[false] , so it makes no difference which one you use.
}
reason-gather-least = Of the four basic resources you hold least { $resource }, which { costs-resource }.
reason-gather-tile = Level { $level } of the Gardens will take it: { $resources }.
reason-gather = It brings { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} for nothing; nearly everything else has to be paid for.
reason-gather-for = { $trades ->
    [true] Gathering and trading
   *[false] Gathering
} can bring what you still lack for { aim }: { $missing_resources }.
reason-gather-trade = It lets you trade { $paid_resources } for { $gained_resources }.
reason-gather-trade-for = It lets you trade { $paid_resources } for { $gained_resources }, and you then have all that { aim-costs }: { $resources }.
reason-trade-claim = { $more ->
    [true] You get more than you pay ({ $gained } for { $given }), and the token becomes yours
   *[false] The token becomes yours
}: a rival who uses it later pays { $paid_resources } to you.
reason-trade-points = Your Amphora stays on the token and scores { $vp } VP at the end.
reason-trade-more = You get { $count } more than you pay, and lose nothing that you could build or buy with what you have.
reason-trade-none = No Trade you could make scores anything, and what you hold stays yours: there is no limit.

## Research

reason-convert = You have { $held ->
    [0] no Tablet
    [one] only { $held } Tablet
   *[other] only { $held } Tablets
}: { $made ->
    [one] this one
   *[other] these { $made }
} can pay for { $held ->
    [0] { $count ->
        [one] a Discovery
       *[other] { $count } Discoveries
    }
   *[other] { $count ->
        [one] one more Discovery
       *[other] { $count } more Discoveries
    }
} in this same action.
reason-convert-later = { $count ->
    [one] The Tablet keeps
   *[other] The Tablets keep
}: a later Research action can discover without any Clay.
reason-clay-kept = Your next Research turns { $clay } Clay into { $more } Tablets instead of { $now }, so keep the Clay.
reason-tablet-gardens = Level { $level } of the Gardens takes { $count ->
    [one] a Tablet
   *[other] { $count } Tablets
}.
reason-tablet-dice = These cards are still at level 1 and paid with one die; from level 2 on a card takes two.
reason-tablet-kept = A Tablet you keep still pays for a Discovery, or a reroll, in a later turn.
reason-build-level = { $steps ->
    [0] Build { $level } lets you build the Gardens
    [one] Build { $level } is one level short of the Gardens
   *[other] Build { $level } is { $steps } levels short of the Gardens
}, whose levels left score { $vp } VP together.
reason-build-ram = Build 2 lets you build a Ram, without which nobody enters { $region }.
reason-gather-sources = { $planned ->
    [true] Research can raise Gather to level { $level } for 1 Tablet: you have { $sources } sources but can use only { $now }.
   *[false] You have { $sources } sources but can use only { $now } of them; with Gather { $level } you can use { $all ->
        [true] them all.
       *[false] { $more }.
    }
}
reason-gather-level = Gather { $level } opens a further section of Trade tokens{ $count ->
    [0] {""}
    [one] , with { $count } token still unclaimed
   *[other] , with { $count } tokens still unclaimed
}.
reason-growth-level = With Growth { $level }, a square of the Population track costs { $more } Food instead of { $now }.
reason-explore-level = With Explore { $level }, each action brings { $more } moves instead of { $now }: more Events, and more regions.
reason-research-level = From your next Research on, { $clay } Clay become { $more ->
    [one] { $more } Tablet
   *[other] { $more } Tablets
} instead of { $now }{ $more_found ->
    [0] .
   *[other] , and you may make { $more_found } Discoveries instead of { $now_found }.
}
unit-kinds = { $unit ->
    [archer] Archers
    [horseman] Horsemen
   *[chariot] Chariots
}
reason-war-level = With War { $level }, a War action brings { $more } Phalanxes instead of { $now }, and { $units ->
    [0] lets you create { unit-kinds }, for 1 Wood as any Unit.
   *[other] up to { $units } Units instead of { $now_units }, even { unit-kinds }, for 1 Wood each.
}
reason-discovery = A Discovery raises one of your technologies by a level, and there it stays for the rest of the match.

## War and Growth

reason-unit-events = { $count ->
    [one] From { $from_region } the Unit can move to { $region } and reveal the hidden Event there
   *[other] { $count } hidden Events are one step from { $from_region }: the Unit can move to one, say in { $region }, and reveal it
}{ $beside ->
    [true] ; created in { $region } itself, it would reveal nothing
   *[false] {""}
}.
reason-unit-source = Your card gathers { $count } times and you have { $sources ->
    [one] only { $sources } source
   *[other] only { $sources } sources
}: a Unit on a resource is one more.
reason-unit = It will be Unit { $count } of the { $limit } you may have: each can hold a region, worth 1 VP, and gather there.
reason-phalanxes-fight = You will fight in { $region } this round: every Phalanx counts there.
reason-phalanxes-few = You have { $count ->
    [0] no Phalanx
    [one] only { $count } Phalanx
   *[other] only { $count } Phalanxes
}: whoever attacks you would easily outbid you.
reason-growth-gardens = Level { $level } of the Gardens asks for Population { $square }.
reason-growth-ziggurat = Population { $square } allows Ziggurat level { $level }, with one more die: your Ziggurat may not be higher than your Population.
reason-growth-units = You have as many Units as you may; with the next square it is { $limit }.
reason-growth-order = Population { $square } takes you past { $seats } on the track: as it stands, you play before them next round.
reason-growth = Population { $square } allows { $limit } Units, and is a step up on a track that scores 9, 6 and 3 VP.

## Dice and the turn

reason-dice-spare = Paid with dice, it leaves your pawn for { LABEL($technologies) }.
reason-dice-lost = Dice are rolled anew after your turn, used or not: an action paid with { $count ->
    [one] one
   *[other] two
} is an extra one.
reason-pawn = Your dice do not pay for it, so the pawn does; they can still pay for { LABEL($technologies) }.
reason-pay-others = The dice left over still pay for { LABEL($technologies) }.
reason-reroll = As { $count ->
    [one] it lies, this die pays
   *[other] they lie, these dice pay
} for no action you have left this turn.
reason-reroll-for = { $count ->
    [one] As it lies, this die pays for no action you have left; { $faces } of its 6 faces
   *[other] As they lie, these dice pay for no action you have left; a new roll
} could pay for { OR(LABEL($technologies)) }.{ $discovery ->
    [true] {" "}The Tablet this costs could buy a Discovery.
   *[false] {""}
}
reason-reroll-idle = { $count ->
    [one] One of your dice pays
   *[other] { $count } of your dice pay
} for nothing you could do now{ $free ->
    [true] , and trying again is free
   *[false] {""}
}.
reason-end-dice = { $count ->
    [one] Your last die pays
   *[other] The dice you have left pay
} for nothing you can still do; a reroll would cost a Tablet, which is the price of a Discovery.
reason-end-stay = Your pieces hold { $count ->
    [one] { $count } region, worth
   *[other] { $count } regions, each worth
} 1 VP at the end: nobody has to move.
reason-die-new = It can pay for { OR(LABEL($technologies)) }, which none of your dice can do.
die-star = So far your dice pay for { OR(LABEL($technologies)) } only with a ★
reason-die-star = { die-star }.
reason-die-free = { die-star }; and no resources are needed for { LABEL($free_technologies) }.
reason-die-most = { $count } of its 6 faces pay for one of your cards alone, more than with any other color here.

reason-die-pays = You can pay for more actions in every turn to come with { which-die }; a { $colour } one can pay for { OR(LABEL($technologies)) } by itself.

## Explore

reason-event = Reveal the hidden Event in { $region }: only Events move you on the Event track, besides their other rewards.
reason-event-first = { $seat } has a Unit beside { $region }: whoever gets there first has its Event.
on-top = { $on_top ->
    [true] {" "}(same square, on top)
   *[false] {""}
}
reason-event-pass = The hidden Event in { $region } may well move you up the Event track: { $squares ->
    [one] one square
   *[other] two squares
} would take you past { $seats }{ on-top }, for { $vp } VP more as it stands.
reason-event-lead = You lead the Event track, worth { $vp } VP at the end, but { $seat } is { $gap ->
    [0] on your square
    [one] only { $gap } square behind
   *[other] only { $gap } squares behind
}: the hidden Event in { $region } can move you on.
reason-event-new = { $other_region } hides an Event, too, but your Settlement holds that region already; { $region } would be a new one, worth 1 VP at the end.
tribe-fight = { $weakest ->
    [true] The weakest Tribe in reach
   *[false] This Tribe
} will have { $least } to { $most } Phalanxes in the Combat phase, and you hold { $own }
reason-tribe-pass = { tribe-fight }. Win, and { $squares ->
    [one] one Event square takes
   *[other] two Event squares take
} you past { $count ->
    [one] { $seats }
   *[other] { $count } rivals
}: { $vp } VP more as it stands.
reason-tribe = { tribe-fight }. If you win, you reveal its Event{ $track ->
    [true] , and only Events move you on their track.
   *[false] {" "}in { $region }.
}
reason-fight = For { $region } you have { $own ->
    [one] { $own } Phalanx
   *[other] { $own } Phalanxes
} to bid and { $seat } has { $other }{ $ties ->
    [true] ; ties are yours, too
   *[false] {""}
}.
reason-join = You have to fight in { $region } anyway: one Unit more is one more card, with room for Phalanxes.
reason-settlement-open = Nobody defends { $seat }'s Settlement in { $region }: after the combats you may conquer or destroy it.
reason-event-open = Nobody defends the Event of { $seat } in { $region }: if you alone control the region, it becomes yours.
reason-guard = { $count ->
    [one] A rival Unit is
   *[other] { $count } rival Units are
} within two regions of { $region }: { $own ->
    [0] a Unit of yours would defend it.
    [one] a second Unit would defend it better.
   *[other] one more Unit would defend it better.
}
reason-source-needed = Your card gathers { $count } times and you have { $sources ->
    [one] only { $sources } source
   *[other] only { $sources } sources
}: in { $region } this Unit becomes one more, for { $resource }.
reason-source-none = You have no { $resource }; a Unit in { $region } can gather it.
reason-gathers = Your { $unit } gathers nothing in { $from_region }; in { $region } { $needed ->
    [true] it brings { $resources } each time you gather.
   *[false] it can gather { $resources }.
}
reason-leave-home = At home a Unit scores nothing; in { $region } it holds a region, worth 1 VP at the end.
reason-leave-settled = Your Settlement goes on holding { $from_region }, so the Unit there is free to hold { $region } as well.
reason-next-event = From { $from_region } the hidden Event in { $region } is only one step away.
reason-stay = { $fights ->
    [0] No move you have left reveals an Event or gains you a point.
   *[other] The moves you have left lead into a combat, or gain you no point.
}

## Build

which-die = { $number ->
    [1] a first die
    [2] a second die
    [3] a third die
    [4] a fourth die
    [5] a fifth die
   *[other] one more die
}
reason-ziggurat = Build Ziggurat level { $level }: it brings { which-die }, so you can pay for more actions in every turn to come.
reason-settlement = A Settlement scores 1 VP, holds its region when your Unit moves on, and new Units can start there.
reason-settlement-at = A Settlement there scores 1 VP, can gather { $resource } each time, and holds { $region } when your Unit moves on.
reason-settlement-gardens = Level { $level } of the Gardens, { $vp } VP, asks for { $count ->
    [one] { $count } Settlement
   *[other] { $count } Settlements
} of yours.
reason-wall = { $count ->
    [one] { $count } rival Unit is
   *[other] { $count } rival Units are
} within two steps of { $region }: without a Ram nobody enters a walled region.
reason-ship = A Ship gathers from one of its two regions, and adds a Phalanx to your combats in both.
reason-ship-trade = Your first Ship opens { $count ->
    [one] { $count } Trade token that needs one
   *[other] { $count } Trade tokens that need one
}, and gathers besides.
reason-ram = Only with a Ram can your Units pass { $seat }'s Wall in { $region }.
reason-ram-ur = You win when a combat Unit enters { $region } with a Ram: this is what you need for it.
reason-gardens-race = Build level { $level } of the Gardens: { $seat } can build Gardens too, and whoever is first gets these { $vp } VP.
reason-gardens-alone = Nobody else can build Gardens yet: take the { $vp } VP of level { $level }, and level { $next_level } may be yours as well.
reason-gardens-last = The last level ends the match with this round, and with it you lead by { $lead } VP, the Quests of others apart.

## Events

place-before = { $before ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
place-after = { $after ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} place
reason-event-climb = { $squares ->
    [one] The square takes
   *[other] The { $squares } squares take
} you past { $seats }{ on-top }, from { place-before } to { place-after } on the Event track: { $vp } VP more as it stands.
held-rounds = { $resources }{ $squares ->
    [0] {""}
    [one] , plus { $squares } square on the Event track
   *[other] , plus { $squares } squares on the Event track
}
reason-event-held = { $safe ->
    [true] No rival Unit is within two steps of { $region }: held
   *[false] If you hold { $region }
} for six rounds, it brings { held-rounds }{ $more ->
    [true] , among other things
   *[false] {""}
}.
reason-event-held-kept = { $safe ->
    [true] No rival is near: held for six rounds, it
   *[false] Held for six rounds, it
} brings { held-rounds }, and you keep { $kept_resources } for { aim }.
reason-event-at-once = { $seat } is near { $region }: what you have at once, nobody takes from you in the next six rounds.
reason-event-squares = It takes you { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} up the Event track, { $more } more than the other option.
reason-event-settled = Your Settlement holds { $region } for you, even when your Unit moves on.
reason-event-safe = No rival Unit is within two steps of { $region }, so you may well hold it to the end.
reason-event-quest = A Quest you draw may be one that you meet already, or nearly: that is 2 VP.

## Combat

reason-bid-unopposed = The other side has no Phalanx to bid, so each row you bid on is yours for certain.
reason-bid-sure = { $count } Force is more than the { $other } the other side could bid at all: that row is yours for certain.
reason-bid-outbid = They could bid { $other }, you only { $own }: of a row you lose, half comes back at most, so keep what you have.
reason-bid-nothing = What you do not bid stays yours: { $count ->
    [one] { $count } Phalanx
   *[other] { $count } Phalanxes
} for later combats.
reason-bid-enough = You reach { $value }, and the other side { $most } at most: you win whatever it bids.
reason-bid-kept = { $count ->
    [one] The Phalanx you keep is
   *[other] The { $count } Phalanxes you keep are
} for your combat in { $region }.
reason-bid-tactics = Whoever wins Tactics arranges the lines, and yours count in a fight: { $edges }.
reason-bid-same = { CAP(SOME($unit)) }'s Tactics do not count against { SOME($unit) }: only Force decides who wins.
reason-bid-force = Nobody's Tactics count in this combat, so Force alone decides each fight.
reason-bid-mobility = Mobility saves a Unit that loses its fight, and destroys one that loses against yours.
reason-bid-tribe = These Phalanxes are the Tribe's, not yours: what { $seat } may lose by them costs you nothing.
reason-bid-every-fight = Force counts in every fight: Tactics only against some types, and Mobility only once a fight is decided.
reason-retreat-alone = In { $from_region } the { $unit } would make the Tribe there stronger; in { $region } it stands alone.
reason-place-kept = Phalanxes on your cards are lost even if you win; { $count ->
    [one] the one you keep serves
   *[other] the { $count } you keep serve
} in a later combat.
reason-order = { $seat } fights elsewhere first, and spends Phalanxes before meeting you in { $region }.
reason-conquer = It scores 1 VP for you and none for { $seat } any more, and new Units of yours can start there.
reason-destroy = You have no Settlement left to put there, but { $seat } loses this one, and you then control { $region }.

## Set-up

reason-empire = { $who ->
    [sumerian] You begin with a Dingir die: from the first turn on it can pay for a second action.
    [babylonian] You begin ahead on the Population track: the first turn is yours, and you may have 4 Units, not 2.
    [akkadian] Your Growth costs 2 Food a square from the start, where most Empires pay 4.
    [elamite] You gather more than most, which pays in every turn, and a Settlement at once is one more source.
    [assyrian] You begin ahead on the Event track, which wins ties in combat, and your Growth costs less than that of most.
    [hittite] A free reroll every turn makes each die of yours worth more than those of others.
    [mariote] All six Technologies begin at level 2: others need a Tablet for each of those steps.
   *[eblaite] You begin with a Ship, which opens Trade tokens, and with Build half way to Settlements.
}
reason-start = { $count ->
    [one] { $count } region next to it has
   *[other] { $count } regions next to it have
} an Event and no Tribe: your first Unit can reveal what lies there without a fight.
reason-quests = Some of them ask for the same: what you reach for one then counts for the other as well.
