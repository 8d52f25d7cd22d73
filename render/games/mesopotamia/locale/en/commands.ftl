### Commands of Mesopotamia, English.

## Commands

command-mesopotamia = mesopotamia
command-mesopotamia-about = Your decisions in Mesopotamia
command-mesopotamia-role = role
command-mesopotamia-role-about = Take a role, which decides who chooses when
command-mesopotamia-empire = empire
command-mesopotamia-empire-about = Choose your Empire
command-mesopotamia-start = start
command-mesopotamia-start-about = Choose your Start Region, and what your Empire begins with there
command-mesopotamia-quests = quests
command-mesopotamia-quests-about = Keep Quests; use it again to change them while others decide
command-mesopotamia-explore = explore
command-mesopotamia-explore-about = Move Units and Ships, up to five moves in one go
command-mesopotamia-build = build
command-mesopotamia-build-about = Build one or two things
command-mesopotamia-research = research
command-mesopotamia-research-about = Convert Clay into Tablets and discover technologies
command-mesopotamia-gather = gather
command-mesopotamia-gather-about = Gather resources, then trade
command-mesopotamia-trade = trade
command-mesopotamia-trade-about = Trade, before you gather or afterwards
command-mesopotamia-war = war
command-mesopotamia-war-about = Take Phalanxes and create Units
command-mesopotamia-growth = growth
command-mesopotamia-growth-about = Pay Food to advance on the Population track
command-mesopotamia-reroll = reroll
command-mesopotamia-reroll-about = Roll dice again: free if you may, else for a Tablet
command-mesopotamia-pawn = pawn
command-mesopotamia-pawn-about = Put your pawn aside, without an action
command-mesopotamia-event = event
command-mesopotamia-event-about = Resolve an Event, or make a choice it owes you
command-mesopotamia-order = order
command-mesopotamia-order-about = Put the combats into an order; with nothing said, by the map
command-mesopotamia-bid = bid
command-mesopotamia-bid-about = Bid Phalanxes; use it again to change your bid while others decide
command-mesopotamia-allot = allot
command-mesopotamia-allot-about = Put Phalanxes on your cards; with nothing said, as proposed
command-mesopotamia-lines = lines
command-mesopotamia-lines-about = Arrange the lines; with nothing said, as proposed
command-mesopotamia-retreat = retreat
command-mesopotamia-retreat-about = Say where Units retreat; with nothing said, as proposed
command-mesopotamia-fatigue = fatigue
command-mesopotamia-fatigue-about = Say which row of a tired Unit loses a Phalanx
command-mesopotamia-lose = lose
command-mesopotamia-lose-about = Choose which of your Units is lost
command-mesopotamia-settlement = settlement
command-mesopotamia-settlement-about = Conquer a Settlement of another player, destroy or leave it
command-mesopotamia-done = done
command-mesopotamia-done-about = Leave the action under way; without one, end your turn

## Options of commands

option-mesopotamia-number = number
option-mesopotamia-number-about = Which role, such as 1
option-mesopotamia-name = name
option-mesopotamia-name-about = Which Empire, such as Sumerians
option-mesopotamia-start = region
option-mesopotamia-start-about = Where you begin, such as Mari
option-mesopotamia-die = die
option-mesopotamia-die-about = Which die, if your Empire begins with one: white, silver, black
option-mesopotamia-outpost = place
option-mesopotamia-outpost-about = Where your first Settlement and Wall stand, if your Empire has them
option-mesopotamia-section = section
option-mesopotamia-section-about = Where your Ship begins, if your Empire has one
option-mesopotamia-keep = keep
option-mesopotamia-keep-about = Which Quests, parted by commas
option-mesopotamia-to = to
option-mesopotamia-to-about = Where to go, such as Terqa, or Mari–Terqa for a Ship
option-mesopotamia-unit = unit
option-mesopotamia-unit-about = Which Unit makes the first move, such as Archer Mari; else the best one
option-mesopotamia-ram = ram
option-mesopotamia-ram-about = Take a Ram along on the first move
option-mesopotamia-to2 = to2
option-mesopotamia-to3 = to3
option-mesopotamia-to4 = to4
option-mesopotamia-to5 = to5
option-mesopotamia-item = item
option-mesopotamia-item-about = What you build, such as Wall
option-mesopotamia-place = place
option-mesopotamia-place-about = Where, such as Terqa or Mari–Terqa; for a Ziggurat the color of the die
option-mesopotamia-item2 = item2
option-mesopotamia-place2 = place2
option-mesopotamia-convert = convert
option-mesopotamia-convert-about = Clay into Tablets, before you discover or alone
option-mesopotamia-discover = discover
option-mesopotamia-discover-about = Which technology, such as Build
option-mesopotamia-discover2 = discover2
option-mesopotamia-discover3 = discover3
option-mesopotamia-source = source
option-mesopotamia-source-about = What you gather from, such as Terqa; Stone for any that gives Stone
option-mesopotamia-source2 = source2
option-mesopotamia-source3 = source3
option-mesopotamia-source4 = source4
option-mesopotamia-source5 = source5
option-mesopotamia-trade = trade
option-mesopotamia-trade-about = Which Trade token afterwards, by what it takes and gives
option-mesopotamia-trade2 = trade2
option-mesopotamia-token = token
option-mesopotamia-token-about = Which Trade token, by what it takes and gives
option-mesopotamia-token2 = token2
option-mesopotamia-new = unit
option-mesopotamia-new-about = Which Unit you create, such as Archer
option-mesopotamia-camp = place
option-mesopotamia-camp-about = Where, if you have a choice
option-mesopotamia-new2 = unit2
option-mesopotamia-camp2 = place2
option-mesopotamia-times = times
option-mesopotamia-times-about = How many squares, if your card allows several
option-mesopotamia-pay = pay
option-mesopotamia-pay-about = pawn, or dice such as sun, ★; else the pawn if it is free, or the cheapest dice
option-mesopotamia-dice = dice
option-mesopotamia-dice-about = Which dice, by number or sign, parted by commas
option-mesopotamia-first = first
option-mesopotamia-first-about = Which Event first, if you have several
option-mesopotamia-option = option
option-mesopotamia-option-about = Which of the two options of the Event
option-mesopotamia-choice = choice
option-mesopotamia-choice-about = What you choose inside it: a resource, a technology, a border
option-mesopotamia-order = first
option-mesopotamia-order-about = Which combat first, then the next ones, parted by commas
option-mesopotamia-bid = phalanxes
option-mesopotamia-bid-about = How many on what, such as 5 Force, 2 Tactics, or 5/2/0
option-mesopotamia-allot = phalanxes
option-mesopotamia-allot-about = How many on which card
option-mesopotamia-lines = lines
option-mesopotamia-lines-about = Who faces whom, then who stands behind, parted by commas
option-mesopotamia-flee = to
option-mesopotamia-flee-about = Where the first Unit retreats; the others in the same order as they are asked for
option-mesopotamia-flee2 = to2
option-mesopotamia-flee3 = to3
option-mesopotamia-flee4 = to4
option-mesopotamia-flee5 = to5
option-mesopotamia-row = row
option-mesopotamia-row-about = Force, Tactics or Mobility
option-mesopotamia-lose = unit
option-mesopotamia-lose-about = Which kind of Unit
option-mesopotamia-do = do
option-mesopotamia-do-about = What becomes of it
option-mesopotamia-taken = region
option-mesopotamia-taken-about = In which region, to be sure
choice-mesopotamia-conquer = conquer
choice-mesopotamia-destroy = destroy
choice-mesopotamia-leave = leave

## What a player may type, legal or not

typed-role = { $role }
typed-empire = { $empire }
typed-region = { $region }
typed-section = { $section }
typed-colour = { $colour }
typed-building = { $building }
typed-technology = { $technology }
typed-convert = convert
typed-resource = { $resource }
typed-row = { $row }
typed-unit = { $unit }
typed-token = { $token }
typed-die = die { $number }
typed-pawn = pawn
typed-unit-in = { $unit } { $region }
typed-settlement = Settlement { $region }
typed-ship-source = Ship { $section } { $region }

## Two answers in one

action-joined = { LABEL($technology) } { $level } · { LABEL($dice) } ({ SIZE($numbers) ->
    [one] die { $numbers }
   *[other] dice { $numbers }
})
action-joined-note = { $second_note_said }
explore-joined = { $first_id ->
    [unit] { $second_said }
   *[other] { $second_said } ← { $first_said }
}
explore-joined-note = { $second_note_said }

## How it works

help-example = /mesopotamia gather
