### Mesopotamia, English: words in the picture. Short, since a phone shows the picture small.

picture-round = Round { $round }
picture-setup = Set-up
picture-wins = { $name } wins
picture-shared = shared victory
picture-roles = { $count ->
    [one] chooses a role
   *[other] choose roles
}
picture-empires = { $count ->
    [one] chooses an Empire
   *[other] choose Empires
}
picture-starts = { $count ->
    [one] chooses a start
   *[other] choose starts
}
picture-quests = { $count ->
    [one] chooses Quests
   *[other] choose Quests
}
picture-actions = actions
picture-explore = Explore
picture-build = Build
picture-research = Research
picture-gather = Gather
picture-war = War
picture-growth = Growth
picture-bids = bids
picture-combat = combat
picture-gardens = Gardens
chart-title = Points by round

## Keys on the map and below it

picture-key-spearman = spear
picture-key-archer = bow
picture-key-horseman = horse
picture-key-chariot = chariot
picture-key-ram = ram
picture-key-tribe = tribe
picture-key-hidden = hidden event
picture-key-die = event, round 4
picture-key-end = end VP
picture-key-quest = Quests
picture-key-flag = Units, limit
picture-key-pawn = with the pawn
picture-key-done = paid with dice
picture-key-place = die to come
picture-key-points = VP all can see

## Close-ups: what each is called, and what is said beside it

closeup-mine = My surroundings
closeup-mine-note = Your pieces, the regions around them, and framed what you may choose now
closeup-north = North
closeup-north-note = Around Assur, then around Susa, with the river sections that matter
closeup-middle = Middle
closeup-middle-note = Around Mari and Nippur, then around Ur, with the river sections that matter
closeup-south = South
closeup-south-note = Around Tadmor, then around Uruk, with the river sections that matter
closeup-markets = Trade and Gardens
closeup-markets-note = An Amphora shows who owns a token; the next level of the Gardens is gold
picture-hanging-gardens = Hanging Gardens
picture-trade = Trade
picture-not-turned = still face down
closeup-sheet = My sheet
closeup-sheet-note = In a gold frame: your dice can pay for it now. Below: what you hold, what is left in stock, your Quests (only you see them)
closeup-combat = Combat
closeup-combat-note = { $state ->
    [none] Combats come after everybody's turn, where several sides are in one region
   *[other] { $combat_option ->
        [simple] Crown: wins ties. Units and bid make the total; the higher total wins
       *[other] { $state ->
            [cards] Crown: wins ties. Each Unit has a card with Force, Tactics and Mobility; bids add to these
            [unbid] Crown: wins ties. Each Unit has a card with Force, Tactics and Mobility; Phalanxes placed on it add to these
           *[other] Crown: wins ties. The number in color is the winning total; below it Mobility says whether the loser is destroyed (cross) or retreats (arrow)
        }
    }
}
picture-no-combat = No combat is being fought now.
closeup-fought = Last combats
closeup-fought-note = { $combat_option ->
    [simple] Units and bid make the total; the higher total wins, a crown wins ties
   *[other] Total: Force, and Tactics unless pale. The higher total (in color) wins, a crown wins ties. The loser is destroyed if the winner's Mobility (boot) is higher too, or equal with the crown; else it retreats
}
picture-no-last-combat = No combat was decided in this round or the last.
picture-unbid = No bids: Phalanxes were placed on cards
picture-unfought = In no fight
picture-fight-won = wins
picture-destroyed = destroyed
picture-flees-to = retreats to
picture-nowhere = cannot retreat:
picture-attacks = attacks
picture-defends = defends
picture-tribe = Tribe
picture-sealed = Bids are sealed
# Heads the bids of a simple combat, which has no rows.
picture-simple-bid = Bid, added to the Units
picture-then = then
picture-also = also
picture-against-left = against whoever is left
picture-stage-bids = bids
picture-stage-waiting = next
picture-stage-force = Force
picture-stage-tactics = Tactics
picture-stage-mobility = Mobility
picture-stage-place = Phalanxes
picture-stage-cards = cards
picture-stage-lines = lines
picture-stage-fights = fight
picture-stage-retreats = retreat
picture-next-level = next

## The key

closeup-key = Key
closeup-key-note = On the map. In messages: 🪨 Stone · 🪵 Wood · 🧱 Clay · 🌾 Food · 📜 Tablet · 🛡️ Phalanx
closeup-key_below = Key, continued
closeup-key_below-note = Below the map. In messages: 🧭 Explore · 🏗️ Build · 💡 Research · 🧺 Gather · ⚔️ War · 🌱 Growth
legend-goods = Resources
legend-units = Units
legend-map = On the map
legend-band = controlled by a player
legend-hatch = blocked: enter and fight only
legend-ziggurat = Ziggurat in a Start Region: 4 of 6 levels
legend-ruin = Start Region that nobody uses
legend-both = both, of one player
legend-ship = Ship; its gangway leads to its two regions
legend-hidden = hidden Event: plain, mountain, desert
legend-die = six-round Event, here round 4
legend-end = Event that scores at the end
legend-tribe = Units of a Tribe
legend-contested = several parties, so combat
legend-marks = What is new, what may be chosen
legend-glow = changed since your last turn
legend-new = new piece
legend-move = a move, in the mover's color
legend-lost = Unit or building lost
legend-choose = what you may choose now (only on your own Board)
legend-strips = A player's holdings and score
legend-level = technology and its level
legend-quests = secret Quests
legend-dice = Dingir die; struck: used
legend-place = die to come with a Ziggurat level
legend-done = action by the pawn, or paid with dice
legend-flag = Units on the map, and the limit
legend-points = VP that all can see
legend-actions = Actions and technologies
legend-signs = Signs of the dice
legend-any = any sign
legend-panels = Tracks, Trade and Gardens
legend-events = Event track
legend-people = Population track
legend-amphora = a player's Trade token, or nobody's
legend-boat = needs a Ship
legend-built = Settlement, Wall
legend-crown = is ahead; on the Event track, also wins ties
legend-gives = paid, then gained
legend-wanted = must be reached, is not paid
picture-euphrates = Euphrates
picture-tigris = Tigris
