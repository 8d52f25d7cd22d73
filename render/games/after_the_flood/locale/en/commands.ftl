### Commands of After the Flood, English.

## Commands

command-flood = flood
command-flood-about = Your actions in After the Flood
command-flood-build = build
command-flood-build-about = Build a city, or move one if all are built
command-flood-place = place
command-flood-place-about = Place workers for one resource
command-flood-scribe = scribe
command-flood-scribe-about = Let a scribe place or move a worker
command-flood-trade = trade
command-flood-trade-about = Make up to five trades in one go
command-flood-tools = tools
command-flood-tools-about = Make tools from metal
command-flood-empire = empire
command-flood-empire-about = Start one of this turn's empires
command-flood-expand = expand
command-flood-expand-about = Invade or reinforce areas, or destroy cities
command-flood-fight = fight
command-flood-fight-about = Roll the dice, or call off the attack
command-flood-city = city
command-flood-city-about = Expand a city at the end of the turn
command-flood-pass = pass
command-flood-pass-about = Pass for the rest of the turn, with a bid if you like

## Options of commands

option-flood-area = area
option-flood-area-about = Where the city goes
option-flood-place = area
option-flood-place-about = Where the workers go
option-flood-moving = moving
option-flood-moving-about = Which city you move if all of yours are built
option-flood-resource = resource
option-flood-resource-about = What you pay
option-flood-workers = workers
option-flood-workers-about = How many workers
option-flood-to = to
option-flood-to-about = Where the worker goes
option-flood-from = from
option-flood-from-about = Where the worker comes from; leave empty for a new worker
option-flood-swap = swap
option-flood-swap-about = What you trade for what, and where
option-flood-swap2 = swap2
option-flood-swap3 = swap3
option-flood-swap4 = swap4
option-flood-swap5 = swap5
option-flood-number = number
option-flood-number-about = How many tools
option-flood-name = name
option-flood-name-about = Which empire
option-flood-buy = buy
option-flood-buy-about = What you give for more armies (for example 2 grain, tool)
option-flood-equip = equip
option-flood-equip-about = Equipment for your armies (for example 2 grain, tool)
option-flood-home = home
option-flood-home-about = Home area of a Sumerian empire
option-flood-armies = armies
option-flood-armies-about = How many armies enter the home area
option-flood-target = target
option-flood-target-about = What to invade, reinforce or destroy
option-flood-do = do
option-flood-do-about = Roll, or call off the attack
option-flood-city = city
option-flood-city-about = Which city
option-flood-giving = giving
option-flood-giving-about = Which luxuries you use (for example tool, oil)
option-flood-bid = bid
option-flood-bid-about = What you bid (for example 2 grain, tool)
choice-flood-roll = Roll the dice
choice-flood-call-off = Call off the attack

## What a typed list comes to

sum-value = value { $value }
sum-vp = { $vp } VP

## How it works

help-example = /flood build
