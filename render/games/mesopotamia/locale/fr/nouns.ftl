### Mesopotamia, French: nouns.

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
region-r05 = Suse
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
region-r30 = Babylone
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
section-n13 = Suse–Anshan
section-n14 = Suse–Malgium
section-n15 = Suse–Der
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
section-n30 = Sippar–Babylone
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
section-n59 = Marad–Babylone
section-n60 = Shuruppak–Isin
section-n61 = Isin–Babylone
section-n62 = Isin–Nippur
section-n63 = Anshan–Malgium
section-n64 = Malgium–Der
section-n65 = Malgium–Eshnunna
section-n66 = Der–Eshnunna
section-n67 = Eshnunna–Nippur
section-n68 = Suhum–Hit
section-n69 = Hit–Borsippa
section-n70 = Hit–Babylone
section-n71 = Borsippa–Babylone
section-n72 = Babylone–Nippur

## Resources

resource-stone = Pierre
    .label = 🪨 Pierre
    .some = de la Pierre
    .count = { $n ->
        [one] { $n } Pierre
       *[other] { $n } Pierres
    }
    .sign = 🪨{ -join }{ $n }
resource-wood = Bois
    .label = 🪵 Bois
    .some = du Bois
    .count = { $n } Bois
    .sign = 🪵{ -join }{ $n }
resource-clay = Argile
    .label = 🧱 Argile
    .some = de l'Argile
    .count = { $n ->
        [one] { $n } Argile
       *[other] { $n } Argiles
    }
    .sign = 🧱{ -join }{ $n }
resource-food = Nourriture
    .label = 🌾 Nourriture
    .some = de la Nourriture
    .count = { $n ->
        [one] { $n } Nourriture
       *[other] { $n } Nourritures
    }
    .sign = 🌾{ -join }{ $n }
resource-tablet = Tablette
    .label = 📜 Tablette
    .some = une Tablette
    .count = { $n ->
        [one] { $n } Tablette
       *[other] { $n } Tablettes
    }
    .sign = 📜{ -join }{ $n }
resource-phalanx = Phalange
    .label = 🛡️ Phalange
    .some = une Phalange
    .count = { $n ->
        [one] { $n } Phalange
       *[other] { $n } Phalanges
    }
    .sign = 🛡️{ -join }{ $n }

## Units and buildings

unit-spearman = Lancier
    .the = le Lancier
    .some = un Lancier
    .count = { $n ->
        [one] { $n } Lancier
       *[other] { $n } Lanciers
    }
    .sign = Lancier +{ $n }
unit-archer = Archer
    .the = l'Archer
    .some = un Archer
    .count = { $n ->
        [one] { $n } Archer
       *[other] { $n } Archers
    }
    .sign = Archer +{ $n }
unit-horseman = Cavalier
    .the = le Cavalier
    .some = un Cavalier
    .count = { $n ->
        [one] { $n } Cavalier
       *[other] { $n } Cavaliers
    }
    .sign = Cavalier +{ $n }
unit-chariot = Char
    .the = le Char
    .some = un Char
    .count = { $n ->
        [one] { $n } Char
       *[other] { $n } Chars
    }
    .sign = Char +{ $n }
unit-ram = Bélier
    .the = le Bélier
    .some = un Bélier
    .count = { $n ->
        [one] { $n } Bélier
       *[other] { $n } Béliers
    }
    .sign = Bélier +{ $n }
unit-ship = Navire
    .the = le Navire
    .some = un Navire
    .count = { $n ->
        [one] { $n } Navire
       *[other] { $n } Navires
    }
    .sign = Navire +{ $n }
building-wall = Rempart
    .some = un Rempart
building-ziggurat = Ziggurat
    .some = un étage de Ziggurat
building-ram = Bélier
    .some = un Bélier
building-ship = Navire
    .some = un Navire
building-settlement = Colonie
    .some = une Colonie
building-gardens = Jardins
    .some = les Jardins

## Actions, Empires, dice

technology-explore = Exploration
    .the = l'Exploration
    .some = Exploration +1 niveau
    .label = 🧭 Explorer
    .count = Exploration { $n }
    .sign = 🧭{ -join }{ $n }
technology-build = Construction
    .the = la Construction
    .some = Construction +1 niveau
    .label = 🏗️ Construire
    .count = Construction { $n }
    .sign = 🏗️{ -join }{ $n }
technology-research = Recherche
    .the = la Recherche
    .some = Recherche +1 niveau
    .label = 💡 Rechercher
    .count = Recherche { $n }
    .sign = 💡{ -join }{ $n }
technology-gather = Récolte et Échange
    .the = la Récolte et Échange
    .some = Récolte +1 niveau
    .label = 🧺 Récolter
    .count = Récolte { $n }
    .sign = 🧺{ -join }{ $n }
technology-war = Guerre
    .the = la Guerre
    .some = Guerre +1 niveau
    .label = ⚔️ Guerroyer
    .count = Guerre { $n }
    .sign = ⚔️{ -join }{ $n }
technology-growth = Croissance
    .the = la Croissance
    .some = Croissance +1 niveau
    .label = 🌱 Croître
    .count = Croissance { $n }
    .sign = 🌱{ -join }{ $n }
technology-any = une Découverte au choix
empire-sumerian = Sumériens
    .the = les Sumériens
empire-babylonian = Babyloniens
    .the = les Babyloniens
empire-akkadian = Akkadiens
    .the = les Akkadiens
empire-elamite = Élamites
    .the = les Élamites
empire-assyrian = Assyriens
    .the = les Assyriens
empire-hittite = Hittites
    .the = les Hittites
empire-mariote = Mariotes
    .the = les Mariotes
empire-eblaite = Éblaïtes
    .the = les Éblaïtes
role-any = { $id ->
    [a] 1
    [b] 2
    [c] 3
    [d] 4
    [e] 5
   *[f] 6
}
colour-white = blanc
colour-silver = argenté
    .label = argent
colour-black = noir
# A die won this turn shows no sign until it is rolled.
sign-an = ★
sign-ud = soleil
sign-a = eau
sign-ki = terre
sign-gish = bois
sign-she = orge
sign-e = maison
sign-lugal = roi
sign-dub = tablette
sign-zi = vie
sign-any = nouveau dé

## Combat

row-force = Force
    .the = la Force
    .count = { $n } Force
row-tactics = Tactique
    .the = la Tactique
    .count = { $n } Tactique
row-mobility = Mobilité
    .the = la Mobilité
    .count = { $n } Mobilité
# Whose Tactics count against whom.
edge-archer_spearman = Archer contre Lancier
edge-spearman_horseman = Lancier contre Cavalier
edge-horseman_archer = Cavalier contre Archer
edge-chariot_spearman = Char contre Lancier
edge-chariot_archer = Char contre Archer
edge-chariot_horseman = Char contre Cavalier
# Force, Tactics and Mobility as printed.
combatcard-cs1 = Lancier 0/1/0
combatcard-cs2 = Lancier 1/1/0
combatcard-cs3 = Lancier 1/0/1
combatcard-cs4 = Lancier 1/0/0
combatcard-cs5 = Lancier 0/1/1
combatcard-cs6 = Lancier 1/1/0
combatcard-cs7 = Lancier 0/2/0
combatcard-cs8 = Lancier 2/0/0
combatcard-ca1 = Archer 2/0/0
combatcard-ca2 = Archer 1/1/0
combatcard-ca3 = Archer 2/1/0
combatcard-ca4 = Archer 1/1/1
combatcard-ca5 = Archer 1/2/0
combatcard-ca6 = Archer 2/0/1
combatcard-ca7 = Archer 3/0/0
combatcard-ch1 = Cavalier 2/1/0
combatcard-ch2 = Cavalier 2/1/1
combatcard-ch3 = Cavalier 3/0/1
combatcard-ch4 = Cavalier 1/2/1
combatcard-ch5 = Cavalier 2/0/2
combatcard-ch6 = Cavalier 2/2/0
combatcard-cc1 = Char 3/1/1
combatcard-cc2 = Char 3/2/0
combatcard-cc3 = Char 4/0/1
combatcard-cc4 = Char 2/2/1
combatcard-cc5 = Char 2/1/2
combatcard-cs9 = Lancier 1/1/0
combatcard-cs10 = Lancier 0/1/1
combatcard-ca8 = Archer 2/0/1
combatcard-ca9 = Archer 1/2/0
combatcard-ch7 = Cavalier 3/1/0
combatcard-cc6 = Char 4/1/0
combatcard-cs11 = Lancier 1/0/1
combatcard-cs12 = Lancier 0/2/0
combatcard-ca10 = Archer 2/1/0
combatcard-ca11 = Archer 1/1/1
combatcard-ch8 = Cavalier 2/1/1
combatcard-cc7 = Char 3/1/1
combatcard-any = Unité sans carte 1/0/0

## Trade tokens and Gardens

token-t01 = 1 Pierre → 2 Bois
token-t02 = 1 Bois → 2 Nourritures
token-t03 = 1 Nourriture → 2 Argiles
token-t04 = 1 Pierre → 1 Argile + 1 Nourriture
token-t05 = 1 Pierre → 2 Phalanges
token-t06 = 1 Argile → 1 Pierre + 1 Bois + 1 Nourriture
token-t07 = 1 Bois → 3 Phalanges
token-t08 = 2 Nourritures → 2 Pierres + 1 Argile
token-t09 = 1 Pierre → 1 Bois + 1 Argile + 1 Nourriture
token-t10 = 2 Bois → 3 Nourritures
token-t11 = 1 Argile → 2 Pierres + 1 Bois
token-t12 = 2 Nourritures → 4 Phalanges
token-t13 = 2 Bois → 3 Pierres
token-t14 = 1 Pierre + 1 Nourriture → 2 Bois + 2 Argiles
token-t15 = 1 Tablette → 2 Argiles + 2 Nourritures
token-t16 = 2 Argiles → 5 Phalanges
token-t17 = 1 Bois + 2 Nourritures → 2 Pierres + 2 Argiles
token-t18 = 1 Pierre + 1 Bois → 4 Nourritures
token-t19 = 1 Tablette → 2 Pierres + 2 Bois + 1 Argile
token-t20 = 1 Pierre + 1 Bois + 1 Argile + 1 Nourriture → 3 Phalanges
token-t21 = 1 Bois → 2 Argiles
token-t22 = 1 Pierre → 2 Nourritures
token-t23 = 1 Nourriture → 3 Phalanges
token-t24 = 2 Argiles → 2 Bois + 1 Nourriture
token-t25 = 2 Pierres → 5 Phalanges
token-t26 = 1 Bois → 2 Argiles + 1 Nourriture
token-t27 = 2 Bois → 2 Pierres + 1 Nourriture
token-t28 = 1 Tablette → 6 Phalanges
token-t29 = 1 Pierre → 1 Bois + 1 Argile
token-t30 = 1 Bois → 1 Pierre + 1 Nourriture
token-t31 = 1 Bois → 1 Pierre + 2 Argiles
token-t32 = 2 Pierres → 1 Bois + 2 Nourritures
token-t33 = 1 Tablette → 3 Pierres + 1 Bois
token-t34 = 2 Argiles → 1 Bois + 2 Nourritures
token-t35 = 2 Nourritures → 2 Pierres + 1 Bois
token-t36 = 1 Pierre + 1 Argile → 2 Bois + 2 Nourritures

garden-hg1a = 2 Pierres, 1 Bois, 1 Argile
    .label = Jardins 1 · 3 PV
garden-hg1b = 1 Pierre, 1 Bois, 1 Argile, 1 Nourriture
    .label = Jardins 1 · 3 PV
garden-hg1c = 2 Pierres, 1 Nourriture et Population 4
    .label = Jardins 1 · 3 PV
garden-hg2a = 2 Pierres, 2 Bois, 1 Nourriture
    .label = Jardins 2 · 4 PV
garden-hg2b = 1 Bois, 2 Argiles, 2 Nourritures
    .label = Jardins 2 · 4 PV
garden-hg2c = 2 Pierres, 1 Bois, 1 Argile et Événement 4
    .label = Jardins 2 · 4 PV
garden-hg3a = 2 Pierres, 1 Bois, 2 Argiles, 1 Nourriture
    .label = Jardins 3 · 5 PV
garden-hg3b = 3 Pierres, 1 Argile, 1 Tablette
    .label = Jardins 3 · 5 PV
garden-hg3c = 2 Pierres, 2 Bois, 1 Nourriture et 1 Colonie
    .label = Jardins 3 · 5 PV
garden-hg4a = 3 Pierres, 1 Bois, 2 Argiles, 1 Nourriture
    .label = Jardins 4 · 6 PV
garden-hg4b = 2 Pierres, 2 Bois, 2 Nourritures, 1 Tablette
    .label = Jardins 4 · 6 PV
garden-hg4c = 3 Pierres, 2 Argiles, 1 Nourriture et Population 6
    .label = Jardins 4 · 6 PV
garden-hg5a = 3 Pierres, 2 Bois, 2 Argiles, 1 Nourriture
    .label = Jardins 5 · 7 PV
garden-hg5b = 3 Pierres, 2 Argiles, 1 Nourriture, 2 Tablettes
    .label = Jardins 5 · 7 PV
garden-hg5c = 3 Pierres, 2 Bois, 2 Argiles et 2 Colonies
    .label = Jardins 5 · 7 PV
garden-hg1d = 2 Bois, 1 Argile, 1 Nourriture
    .label = Jardins 1 · 3 PV
garden-hg2d = 2 Pierres, 1 Bois, 2 Phalanges
    .label = Jardins 2 · 4 PV
garden-hg3d = 2 Pierres, 2 Argiles, 1 Nourriture et Population 5
    .label = Jardins 3 · 5 PV
garden-hg4d = 3 Pierres, 2 Bois, 1 Argile et Événement 5
    .label = Jardins 4 · 6 PV
garden-hg5d = 4 Pierres, 2 Argiles, 1 Nourriture et Population 7
    .label = Jardins 5 · 7 PV
garden-hg1e = 1 Pierre, 1 Bois, 2 Nourritures
    .label = Jardins 1 · 3 PV
garden-hg2e = 1 Pierre, 1 Bois, 2 Argiles, 1 Nourriture
    .label = Jardins 2 · 4 PV
garden-hg3e = 2 Pierres, 1 Argile, 1 Nourriture, 1 Tablette
    .label = Jardins 3 · 5 PV
garden-hg4e = 2 Pierres, 2 Bois, 2 Argiles et 1 Colonie
    .label = Jardins 4 · 6 PV
garden-hg5e = 3 Pierres, 2 Bois, 2 Nourritures et Événement 7
    .label = Jardins 5 · 7 PV

## Quests: in full, and short on a control

quest-q1 = contrôler 3 Colonies et posséder 1 Pierre
    .label = 3 Colonies + 1 Pierre
quest-q2 = avoir Littérature et Poterie, et 2 Tablettes
    .label = Rech. 3, Croiss. 3 + 2 Tablettes
quest-q3 = atteindre Population 7 et posséder 1 Nourriture
    .label = Population 7 + 1 Nourriture
quest-q4 = atteindre Événement 7 et posséder 1 Argile
    .label = Événement 7 + 1 Argile
quest-q5 = bâtir 6 étages de Ziggurat et posséder 1 Pierre
    .label = Ziggurat 6 + 1 Pierre
quest-q6 = avoir Urbanisation et Poterie, et 1 Bois
    .label = Construction 3, Croiss. 3 + 1 Bois
quest-q7 = avoir Calendrier et Élevage, et 2 Phalanges
    .label = Explor. 3, Guerre 3 + 2 Phalanges
quest-q8 = 4 Amphores sur des jetons Échange, et 1 Argile
    .label = 4 Amphores + 1 Argile
quest-q9 = 2 Navires sur le plateau, et 1 Bois
    .label = 2 Navires + 1 Bois
quest-q10 = 5 régions hors Région de départ, et 1 Nourriture
    .label = 5 régions + 1 Nourriture
quest-q11 = 2 Remparts et 1 Colonie sur le plateau, et 1 Pierre
    .label = 2 Remparts, 1 Colonie + 1 Pierre
quest-q12 = 1 Char sur le plateau, et 5 Phalanges
    .label = 1 Char + 5 Phalanges
quest-q13 = bâtir 2 étages des Jardins suspendus
    .label = 2 étages des Jardins
quest-q14 = contrôler 2 régions avec un jeton à PV, et 1 Nourriture
    .label = 2 jetons à PV + 1 Nourriture
quest-q15 = 2 Technologies de niveau 4, et 1 Tablette
    .label = 2 niveaux 4 + 1 Tablette
quest-q16 = 2 Archers et 1 Cavalier sur le plateau, et 1 Bois
    .label = 2 Archers, 1 Cavalier + 1 Bois
quest-q17 = posséder 2 Pierres, 2 Bois, 2 Argiles et 2 Nourritures
    .label = 2 de chaque ressource de base
quest-q18 = occuper une région voisine d'un rival, et 2 Phalanges
    .label = Région voisine + 2 Phalanges
quest-q19 = 2 Chars sur le plateau, et 1 Bois
    .label = 2 Chars + 1 Bois
quest-q20 = 1 Bélier sur le plateau, et 4 Phalanges
    .label = 1 Bélier + 4 Phalanges
quest-q21 = occuper 3 régions de Montagne, et 1 Pierre
    .label = 3 Montagnes + 1 Pierre
quest-q22 = avoir la Roue de char, et 2 Nourritures
    .label = Guerre 4 + 2 Nourritures
quest-q23 = atteindre Population 6 et Événement 6
    .label = Population 6 + Événement 6
quest-q24 = 7 Unités sur le plateau
    .label = 7 Unités
quest-q25 = 2 Navires sur le plateau, 3 Amphores sur des jetons
    .label = 2 Navires + 3 Amphores
quest-q26 = 5 Amphores sur des jetons Échange
    .label = 5 Amphores
quest-q27 = avoir Monnaie et Poterie, et 1 Argile
    .label = Récolte 4, Croiss. 3 + 1 Argile
quest-q28 = occuper 3 régions de Désert, et 1 Nourriture
    .label = 3 Déserts + 1 Nourriture
quest-q29 = contrôler 2 Colonies et posséder 1 Tablette
    .label = 2 Colonies + 1 Tablette
quest-q30 = les six Technologies au niveau 3 au moins
    .label = Six Technologies au niveau 3
