### Mesopotamia, English: words in the picture. Short, since a phone shows the picture small.

picture-round = Round { $round }
picture-setup = Set-up
picture-wins = { $name } wins
picture-shared = shared victory
picture-empires = Empires
picture-quests = Quests
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
