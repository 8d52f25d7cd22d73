### Mesopotamia, English: what the host may choose.

variant-sets = Sets
variant-sets-auto = as needed
variant-sets-auto-about = Base game; from five players on with Assyrians and Hittites
variant-sets-base = base game only
variant-sets-base-about = Four Empires, for up to four players
variant-sets-base_ah = + Assyrians and Hittites
variant-sets-base_ah-about = The base game and the first expansion
variant-sets-base_me = + Mariotes and Eblaites
variant-sets-base_me-about = The base game and the second expansion
variant-sets-all = both expansions
variant-sets-all-about = All eight Empires with their cards and tokens
variant-setup = Set-up
variant-setup-drafted = each chooses
variant-setup-drafted-about = Roles, Empires and Start Regions are chosen in turn
variant-setup-lot = by lot
variant-setup-lot-about = Empires and Start Regions are drawn: a quick start
variant-combat = Combat
variant-combat-full = full
variant-combat-full-about = Combat cards, bids on three rows, lines and retreats
variant-combat-simple = simplified
variant-combat-simple-about = One bid each; the higher total wins
variant-dice = Luck
variant-dice-rolled = dice are rolled
variant-dice-rolled-about = Dingir dice show what they can pay for
variant-dice-no_luck = none, signs are chosen
variant-dice-no_luck-about = A die counts as any sign of its color, never as a star
variant-dice_time = When to roll
variant-dice_time-end = at the end of the turn
variant-dice_time-end-about = You see your dice while others play, and can plan
variant-dice_time-start = at the start of the turn
variant-dice_time-start-about = Nobody knows the dice of a coming turn
variant-tribes = Tribes
variant-tribes-rival = played by a rival
variant-tribes-rival-about = A rival of the attacker bids for the Tribe
variant-tribes-themselves = play themselves
variant-tribes-themselves-about = Tribes fight by fixed rules: nobody waits for a rival
variant-rounds = Rounds
variant-rounds-open = no limit
variant-rounds-open-about = The match ends when the Hanging Gardens are complete
variant-rounds-12 = at most 12
variant-rounds-12-about = Ends after round 12 at the latest: a short match
variant-rounds-16 = at most 16
variant-rounds-16-about = The match ends after round 16 at the latest
variant-rounds-20 = at most 20
variant-rounds-20-about = Ends after round 20 at the latest: good for four or more
variant-rounds-60 = at most 60
variant-rounds-60-about = The match ends after round 60 at the latest
variant-rivers = Rivers
variant-rivers-all = all borders
variant-rivers-all-about = Ships sail along every border between regions
variant-rivers-named = named ones only
variant-rivers-named-about = Ships sail on the Tigris, the Euphrates and the Canal only
variant-opponent = Opponent
variant-opponent-none = none
variant-opponent-none-about = Everybody plays against everybody; for two players or more
variant-opponent-emperor = Automaton, Emperor
variant-opponent-emperor-about = One more Empire, played by the rules: easy
variant-opponent-igigi = Automaton, Igigi
variant-opponent-igigi-about = One more Empire, played by the rules: demanding
variant-opponent-anunnaki = Automaton, Anunnaki
variant-opponent-anunnaki-about = One more Empire, played by the rules: hard
variant-opponent-siege = Siege of Ur
variant-opponent-siege-about = Alone: enter Ur with a Ram before they reach square 10
variant-opponent-siege_hard = Siege of Ur, harder
variant-opponent-siege_hard-about = Alone: the Defenders advance faster, about 10 rounds
variant-opponent-guardians = Guardians of Assur
variant-opponent-guardians-about = Alone: hold Assur against six waves of an enemy
variant-opponent_empire = Opponent's Empire
variant-opponent_empire-lot = by lot
variant-opponent_empire-lot-about = Drawn among the Empires that nobody plays
variant-opponent_empire-sumerian = Sumerians
variant-opponent_empire-sumerian-about = The opponent plays this Empire, nobody else can
variant-opponent_empire-babylonian = Babylonians
variant-opponent_empire-babylonian-about = The opponent plays this Empire, nobody else can
variant-opponent_empire-akkadian = Akkadians
variant-opponent_empire-akkadian-about = The opponent plays this Empire, nobody else can
variant-opponent_empire-elamite = Elamites
variant-opponent_empire-elamite-about = The opponent plays this Empire, nobody else can
variant-opponent_empire-assyrian = Assyrians
variant-opponent_empire-assyrian-about = The opponent plays this Empire; needs Assyrians and Hittites
variant-opponent_empire-hittite = Hittites
variant-opponent_empire-hittite-about = The opponent plays this Empire; needs Assyrians and Hittites
variant-opponent_empire-mariote = Mariotes
variant-opponent_empire-mariote-about = The opponent plays this Empire; needs Mariotes and Eblaites
variant-opponent_empire-eblaite = Eblaites
variant-opponent_empire-eblaite-about = The opponent plays this Empire; needs Mariotes and Eblaites

## The side that nobody sits at, in the lobby

lobby-side-automaton = Automaton ({ $opponent_option ->
    [emperor] Emperor
    [igigi] Igigi
   *[anunnaki] Anunnaki
})
lobby-side-defenders = Defenders of Ur
lobby-side-enemy = Enemy of Assur

## Playing alone with one command

solo-mode-duel = Duel of Kings
solo-mode-siege = Siege of Ur
solo-mode-guardians = Guardians of Assur
solo-level-emperor = Emperor (Duel: easy)
solo-level-igigi = Igigi (Duel: demanding)
solo-level-anunnaki = Anunnaki (Duel: hard)
solo-level-normal = normal (Siege, Guardians)
solo-level-hard = hard (Siege)
solo-rank-emperor = Emperor
solo-rank-igigi = Igigi
solo-rank-anunnaki = Anunnaki
solo-rank-normal = normal
solo-rank-hard = hard
solo-goal-duel = have more VP than the Automaton when the Hanging Gardens are complete{ $rounds_option ->
    [open] {""}
   *[other] , or after round { $rounds_option }
}.
solo-goal-siege = enter Ur with a combat Unit and a Ram before the Defenders reach square 10 of a track. VP count only if you win.
solo-goal-guardians = repel six waves; lost once the enemy is in Assur and no combat Unit of yours is. VP count only if you win.
solo-own = empire
solo-own-about = Your Empire; asked at the start unless chosen
