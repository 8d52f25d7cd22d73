### Mesopotamia, English: nouns.

# Binds a sign to its number, so that no line ends between them.
-join = {"\u2060"}
# Between two numbers that are compared: a line never breaks there.
-to = {"\u2060"}–{"\u2060"}

## Kinds of arguments

kind-region = region
kind-section = section
kind-resource = resource
kind-paid = resource
kind-gained = resource
kind-unit = unit
kind-lost = unit
kind-met = quest
kind-building = building
kind-piece = unit building
kind-technology = technology
kind-empire = empire
kind-role = role
kind-colour = colour
kind-sign = sign
kind-face = sign
kind-dice = colour sign
kind-row = row
kind-bid = row
kind-edge = edge
kind-token = token
kind-garden = garden
kind-card = eventcard combatcard
kind-event = eventcard
kind-quest = quest

## The map

region-r01 = Mari
region-r02 = Assur
region-r03 = Ur
region-r04 = Uruk
region-r05 = Susa
region-r06 = Tadmor
region-r07 = Nagar
region-r08 = Terqa
region-r09 = Rapiqum
region-r10 = Sippar
region-r11 = Nuzi
region-r12 = Arrapha
region-r13 = Ekallatum
region-r14 = Akshak
region-r15 = Bad-tibira
region-r16 = Umma
region-r17 = Lagash
region-r18 = Girsu
region-r19 = Dilbat
region-r20 = Marad
region-r21 = Shuruppak
region-r22 = Isin
region-r23 = Anshan
region-r24 = Malgium
region-r25 = Der
region-r26 = Eshnunna
region-r27 = Suhum
region-r28 = Hit
region-r29 = Borsippa
region-r30 = Babylon
region-r31 = Nippur

section-n01 = Mari–Nagar
section-n02 = Mari–Terqa
section-n03 = Mari–Rapiqum
section-n04 = Assur–Nuzi
section-n05 = Assur–Arrapha
section-n06 = Assur–Ekallatum
section-n07 = Ur–Bad-tibira
section-n08 = Ur–Umma
section-n09 = Ur–Lagash
section-n10 = Uruk–Dilbat
section-n11 = Uruk–Marad
section-n12 = Uruk–Shuruppak
section-n13 = Susa–Anshan
section-n14 = Susa–Malgium
section-n15 = Susa–Der
section-n16 = Tadmor–Suhum
section-n17 = Tadmor–Hit
section-n18 = Tadmor–Borsippa
section-n19 = Nagar–Terqa
section-n20 = Nagar–Ekallatum
section-n21 = Terqa–Rapiqum
section-n22 = Terqa–Sippar
section-n23 = Terqa–Ekallatum
section-n24 = Terqa–Akshak
section-n25 = Rapiqum–Sippar
section-n26 = Rapiqum–Suhum
section-n27 = Rapiqum–Hit
section-n28 = Sippar–Akshak
section-n29 = Sippar–Hit
section-n30 = Sippar–Babylon
section-n31 = Sippar–Nippur
section-n32 = Nuzi–Arrapha
section-n33 = Nuzi–Der
section-n34 = Arrapha–Ekallatum
section-n35 = Arrapha–Akshak
section-n36 = Arrapha–Der
section-n37 = Arrapha–Eshnunna
section-n38 = Ekallatum–Akshak
section-n39 = Akshak–Eshnunna
section-n40 = Akshak–Nippur
section-n41 = Bad-tibira–Umma
section-n42 = Bad-tibira–Shuruppak
section-n43 = Umma–Lagash
section-n44 = Umma–Girsu
section-n45 = Umma–Shuruppak
section-n46 = Umma–Isin
section-n47 = Lagash–Girsu
section-n48 = Lagash–Anshan
section-n49 = Lagash–Malgium
section-n50 = Girsu–Isin
section-n51 = Girsu–Malgium
section-n52 = Girsu–Eshnunna
section-n53 = Girsu–Nippur
section-n54 = Dilbat–Marad
section-n55 = Dilbat–Borsippa
section-n56 = Marad–Shuruppak
section-n57 = Marad–Isin
section-n58 = Marad–Borsippa
section-n59 = Marad–Babylon
section-n60 = Shuruppak–Isin
section-n61 = Isin–Babylon
section-n62 = Isin–Nippur
section-n63 = Anshan–Malgium
section-n64 = Malgium–Der
section-n65 = Malgium–Eshnunna
section-n66 = Der–Eshnunna
section-n67 = Eshnunna–Nippur
section-n68 = Suhum–Hit
section-n69 = Hit–Borsippa
section-n70 = Hit–Babylon
section-n71 = Borsippa–Babylon
section-n72 = Babylon–Nippur

## Resources

resource-stone = Stone
    .label = 🪨 Stone
    .some = Stone
    .count = { $n } Stone
    .sign = 🪨{ -join }{ $n }
resource-wood = Wood
    .label = 🪵 Wood
    .some = Wood
    .count = { $n } Wood
    .sign = 🪵{ -join }{ $n }
resource-clay = Clay
    .label = 🧱 Clay
    .some = Clay
    .count = { $n } Clay
    .sign = 🧱{ -join }{ $n }
resource-food = Food
    .label = 🌾 Food
    .some = Food
    .count = { $n } Food
    .sign = 🌾{ -join }{ $n }
resource-tablet = Tablet
    .label = 📜 Tablet
    .some = a Tablet
    .count = { $n ->
        [one] { $n } Tablet
       *[other] { $n } Tablets
    }
    .sign = 📜{ -join }{ $n }
resource-phalanx = Phalanx
    .label = 🛡️ Phalanx
    .some = a Phalanx
    .count = { $n ->
        [one] { $n } Phalanx
       *[other] { $n } Phalanxes
    }
    .sign = 🛡️{ -join }{ $n }

## Units and buildings

unit-spearman = Spearman
    .the = the Spearman
    .some = a Spearman
    .count = { $n ->
        [one] { $n } Spearman
       *[other] { $n } Spearmen
    }
    .sign = Spearman +{ $n }
unit-archer = Archer
    .the = the Archer
    .some = an Archer
    .count = { $n ->
        [one] { $n } Archer
       *[other] { $n } Archers
    }
    .sign = Archer +{ $n }
unit-horseman = Horseman
    .the = the Horseman
    .some = a Horseman
    .count = { $n ->
        [one] { $n } Horseman
       *[other] { $n } Horsemen
    }
    .sign = Horseman +{ $n }
unit-chariot = Chariot
    .the = the Chariot
    .some = a Chariot
    .count = { $n ->
        [one] { $n } Chariot
       *[other] { $n } Chariots
    }
    .sign = Chariot +{ $n }
unit-ram = Ram
    .the = the Ram
    .some = a Ram
    .count = { $n ->
        [one] { $n } Ram
       *[other] { $n } Rams
    }
    .sign = Ram +{ $n }
unit-ship = Ship
    .the = the Ship
    .some = a Ship
    .count = { $n ->
        [one] { $n } Ship
       *[other] { $n } Ships
    }
    .sign = Ship +{ $n }
building-wall = Wall
    .some = a Wall
building-ziggurat = Ziggurat
    .some = a Ziggurat level
building-ram = Ram
    .some = a Ram
building-ship = Ship
    .some = a Ship
building-settlement = Settlement
    .some = a Settlement
building-gardens = Gardens
    .some = the Gardens

## Actions, Empires, dice

technology-explore = Explore
    .the = Explore
    .some = Explore one level up
    .label = 🧭 Explore
    .count = Explore { $n }
    .sign = 🧭{ -join }{ $n }
technology-build = Build
    .the = Build
    .some = Build one level up
    .label = 🏗️ Build
    .count = Build { $n }
    .sign = 🏗️{ -join }{ $n }
technology-research = Research
    .the = Research
    .some = Research one level up
    .label = 💡 Research
    .count = Research { $n }
    .sign = 💡{ -join }{ $n }
technology-gather = Gather and Trade
    .the = Gather and Trade
    .some = Gather one level up
    .label = 🧺 Gather
    .count = Gather { $n }
    .sign = 🧺{ -join }{ $n }
technology-war = War
    .the = War
    .some = War one level up
    .label = ⚔️ War
    .count = War { $n }
    .sign = ⚔️{ -join }{ $n }
technology-growth = Growth
    .the = Growth
    .some = Growth one level up
    .label = 🌱 Growth
    .count = Growth { $n }
    .sign = 🌱{ -join }{ $n }
technology-any = a Discovery of your choice
empire-sumerian = Sumerians
    .the = the Sumerians
empire-babylonian = Babylonians
    .the = the Babylonians
empire-akkadian = Akkadians
    .the = the Akkadians
empire-elamite = Elamites
    .the = the Elamites
empire-assyrian = Assyrians
    .the = the Assyrians
empire-hittite = Hittites
    .the = the Hittites
empire-mariote = Mariotes
    .the = the Mariotes
empire-eblaite = Eblaites
    .the = the Eblaites
role-any = { $id ->
    [a] 1
    [b] 2
    [c] 3
    [d] 4
    [e] 5
   *[f] 6
}
colour-white = white
colour-silver = silver
colour-black = black
# A die won this turn shows no sign until it is rolled.
sign-an = ★
sign-ud = sun
sign-a = water
sign-ki = earth
sign-gish = wood
sign-she = barley
sign-e = house
sign-lugal = king
sign-dub = tablet
sign-zi = life
sign-any = new die

## Combat

row-force = Force
    .count = { $n } Force
row-tactics = Tactics
    .count = { $n } Tactics
row-mobility = Mobility
    .count = { $n } Mobility
# Whose Tactics count against whom.
edge-archer_spearman = Archer over Spearman
edge-spearman_horseman = Spearman over Horseman
edge-horseman_archer = Horseman over Archer
edge-chariot_spearman = Chariot over Spearman
edge-chariot_archer = Chariot over Archer
edge-chariot_horseman = Chariot over Horseman
# Force, Tactics and Mobility as printed.
combatcard-cs1 = Spearman 0/1/0
combatcard-cs2 = Spearman 1/1/0
combatcard-cs3 = Spearman 1/0/1
combatcard-cs4 = Spearman 1/0/0
combatcard-cs5 = Spearman 0/1/1
combatcard-cs6 = Spearman 1/1/0
combatcard-cs7 = Spearman 0/2/0
combatcard-cs8 = Spearman 2/0/0
combatcard-ca1 = Archer 2/0/0
combatcard-ca2 = Archer 1/1/0
combatcard-ca3 = Archer 2/1/0
combatcard-ca4 = Archer 1/1/1
combatcard-ca5 = Archer 1/2/0
combatcard-ca6 = Archer 2/0/1
combatcard-ca7 = Archer 3/0/0
combatcard-ch1 = Horseman 2/1/0
combatcard-ch2 = Horseman 2/1/1
combatcard-ch3 = Horseman 3/0/1
combatcard-ch4 = Horseman 1/2/1
combatcard-ch5 = Horseman 2/0/2
combatcard-ch6 = Horseman 2/2/0
combatcard-cc1 = Chariot 3/1/1
combatcard-cc2 = Chariot 3/2/0
combatcard-cc3 = Chariot 4/0/1
combatcard-cc4 = Chariot 2/2/1
combatcard-cc5 = Chariot 2/1/2
combatcard-cs9 = Spearman 1/1/0
combatcard-cs10 = Spearman 0/1/1
combatcard-ca8 = Archer 2/0/1
combatcard-ca9 = Archer 1/2/0
combatcard-ch7 = Horseman 3/1/0
combatcard-cc6 = Chariot 4/1/0
combatcard-cs11 = Spearman 1/0/1
combatcard-cs12 = Spearman 0/2/0
combatcard-ca10 = Archer 2/1/0
combatcard-ca11 = Archer 1/1/1
combatcard-ch8 = Horseman 2/1/1
combatcard-cc7 = Chariot 3/1/1
combatcard-any = Unit without a card 1/0/0

## Trade tokens and Gardens

token-t01 = 1 Stone → 2 Wood
token-t02 = 1 Wood → 2 Food
token-t03 = 1 Food → 2 Clay
token-t04 = 1 Stone → 1 Clay + 1 Food
token-t05 = 1 Stone → 2 Phalanxes
token-t06 = 1 Clay → 1 Stone + 1 Wood + 1 Food
token-t07 = 1 Wood → 3 Phalanxes
token-t08 = 2 Food → 2 Stone + 1 Clay
token-t09 = 1 Stone → 1 Wood + 1 Clay + 1 Food
token-t10 = 2 Wood → 3 Food
token-t11 = 1 Clay → 2 Stone + 1 Wood
token-t12 = 2 Food → 4 Phalanxes
token-t13 = 2 Wood → 3 Stone
token-t14 = 1 Stone + 1 Food → 2 Wood + 2 Clay
token-t15 = 1 Tablet → 2 Clay + 2 Food
token-t16 = 2 Clay → 5 Phalanxes
token-t17 = 1 Wood + 2 Food → 2 Stone + 2 Clay
token-t18 = 1 Stone + 1 Wood → 4 Food
token-t19 = 1 Tablet → 2 Stone + 2 Wood + 1 Clay
token-t20 = 1 Stone + 1 Wood + 1 Clay + 1 Food → 3 Phalanxes
token-t21 = 1 Wood → 2 Clay
token-t22 = 1 Stone → 2 Food
token-t23 = 1 Food → 3 Phalanxes
token-t24 = 2 Clay → 2 Wood + 1 Food
token-t25 = 2 Stone → 5 Phalanxes
token-t26 = 1 Wood → 2 Clay + 1 Food
token-t27 = 2 Wood → 2 Stone + 1 Food
token-t28 = 1 Tablet → 6 Phalanxes
token-t29 = 1 Stone → 1 Wood + 1 Clay
token-t30 = 1 Wood → 1 Stone + 1 Food
token-t31 = 1 Wood → 1 Stone + 2 Clay
token-t32 = 2 Stone → 1 Wood + 2 Food
token-t33 = 1 Tablet → 3 Stone + 1 Wood
token-t34 = 2 Clay → 1 Wood + 2 Food
token-t35 = 2 Food → 2 Stone + 1 Wood
token-t36 = 1 Stone + 1 Clay → 2 Wood + 2 Food

garden-hg1a = 2 Stone, 1 Wood, 1 Clay
    .label = Gardens 1 · 3 VP
garden-hg1b = 1 Stone, 1 Wood, 1 Clay, 1 Food
    .label = Gardens 1 · 3 VP
garden-hg1c = 2 Stone, 1 Food and Population 4
    .label = Gardens 1 · 3 VP
garden-hg2a = 2 Stone, 2 Wood, 1 Food
    .label = Gardens 2 · 4 VP
garden-hg2b = 1 Wood, 2 Clay, 2 Food
    .label = Gardens 2 · 4 VP
garden-hg2c = 2 Stone, 1 Wood, 1 Clay and Event 4
    .label = Gardens 2 · 4 VP
garden-hg3a = 2 Stone, 1 Wood, 2 Clay, 1 Food
    .label = Gardens 3 · 5 VP
garden-hg3b = 3 Stone, 1 Clay, 1 Tablet
    .label = Gardens 3 · 5 VP
garden-hg3c = 2 Stone, 2 Wood, 1 Food and 1 Settlement
    .label = Gardens 3 · 5 VP
garden-hg4a = 3 Stone, 1 Wood, 2 Clay, 1 Food
    .label = Gardens 4 · 6 VP
garden-hg4b = 2 Stone, 2 Wood, 2 Food, 1 Tablet
    .label = Gardens 4 · 6 VP
garden-hg4c = 3 Stone, 2 Clay, 1 Food and Population 6
    .label = Gardens 4 · 6 VP
garden-hg5a = 3 Stone, 2 Wood, 2 Clay, 1 Food
    .label = Gardens 5 · 7 VP
garden-hg5b = 3 Stone, 2 Clay, 1 Food, 2 Tablets
    .label = Gardens 5 · 7 VP
garden-hg5c = 3 Stone, 2 Wood, 2 Clay and 2 Settlements
    .label = Gardens 5 · 7 VP
garden-hg1d = 2 Wood, 1 Clay, 1 Food
    .label = Gardens 1 · 3 VP
garden-hg2d = 2 Stone, 1 Wood, 2 Phalanxes
    .label = Gardens 2 · 4 VP
garden-hg3d = 2 Stone, 2 Clay, 1 Food and Population 5
    .label = Gardens 3 · 5 VP
garden-hg4d = 3 Stone, 2 Wood, 1 Clay and Event 5
    .label = Gardens 4 · 6 VP
garden-hg5d = 4 Stone, 2 Clay, 1 Food and Population 7
    .label = Gardens 5 · 7 VP
garden-hg1e = 1 Stone, 1 Wood, 2 Food
    .label = Gardens 1 · 3 VP
garden-hg2e = 1 Stone, 1 Wood, 2 Clay, 1 Food
    .label = Gardens 2 · 4 VP
garden-hg3e = 2 Stone, 1 Clay, 1 Food, 1 Tablet
    .label = Gardens 3 · 5 VP
garden-hg4e = 2 Stone, 2 Wood, 2 Clay and 1 Settlement
    .label = Gardens 4 · 6 VP
garden-hg5e = 3 Stone, 2 Wood, 2 Food and Event 7
    .label = Gardens 5 · 7 VP

## Quests: in full, and short on a control

quest-q1 = control 3 Settlements and own 1 Stone
    .label = 3 Settlements + 1 Stone
quest-q2 = Literature and Pottery discovered, own 2 Tablets
    .label = Research 3, Growth 3 + 2 Tablets
quest-q3 = reach Population 7 and own 1 Food
    .label = Population 7 + 1 Food
quest-q4 = reach Event 7 and own 1 Clay
    .label = Event 7 + 1 Clay
quest-q5 = build 6 Ziggurat levels and own 1 Stone
    .label = Ziggurat 6 + 1 Stone
quest-q6 = Urbanization and Pottery discovered, own 1 Wood
    .label = Build 3, Growth 3 + 1 Wood
quest-q7 = Calendar and Animal Husbandry, own 2 Phalanxes
    .label = Explore 3, War 3 + 2 Phalanxes
quest-q8 = 4 Amphorae on Trade tokens, own 1 Clay
    .label = 4 Amphorae + 1 Clay
quest-q9 = 2 Ships on the map, own 1 Wood
    .label = 2 Ships + 1 Wood
quest-q10 = occupy 5 regions besides your Start Region, own 1 Food
    .label = 5 regions + 1 Food
quest-q11 = 2 Walls and 1 Settlement on the map, own 1 Stone
    .label = 2 Walls, 1 Settlement + 1 Stone
quest-q12 = 1 Chariot on the map, own 5 Phalanxes
    .label = 1 Chariot + 5 Phalanxes
quest-q13 = build 2 levels of the Hanging Gardens
    .label = 2 Gardens levels
quest-q14 = control 2 regions with a VP token, own 1 Food
    .label = 2 VP Event tokens + 1 Food
quest-q15 = 2 technologies at level 4, own 1 Tablet
    .label = 2 at level 4 + 1 Tablet
quest-q16 = 2 Archers and 1 Horseman on the map, own 1 Wood
    .label = 2 Archers, 1 Horseman + 1 Wood
quest-q17 = own 2 Stone, 2 Wood, 2 Clay and 2 Food
    .label = 2 of each basic resource
quest-q18 = a region next to another Start Region, own 2 Phalanxes
    .label = Rival border + 2 Phalanxes
quest-q19 = 2 Chariots on the map, own 1 Wood
    .label = 2 Chariots + 1 Wood
quest-q20 = 1 Ram on the map, own 4 Phalanxes
    .label = 1 Ram + 4 Phalanxes
quest-q21 = occupy 3 Mountain regions, own 1 Stone
    .label = 3 Mountain regions + 1 Stone
quest-q22 = Chariot Wheel discovered, own 2 Food
    .label = War 4 + 2 Food
quest-q23 = reach Population 6 and Event 6
    .label = Population 6 + Event 6
quest-q24 = 7 Units on the map
    .label = 7 Units
quest-q25 = 2 Ships on the map, 3 Amphorae on Trade tokens
    .label = 2 Ships + 3 Amphorae
quest-q26 = 5 Amphorae on Trade tokens
    .label = 5 Amphorae
quest-q27 = Currency and Pottery discovered, own 1 Clay
    .label = Gather 4, Growth 3 + 1 Clay
quest-q28 = occupy 3 Desert regions, own 1 Food
    .label = 3 Desert regions + 1 Food
quest-q29 = control 2 Settlements and own 1 Tablet
    .label = 2 Settlements + 1 Tablet
quest-q30 = all six technologies at level 3 or more
    .label = All technologies at level 3
