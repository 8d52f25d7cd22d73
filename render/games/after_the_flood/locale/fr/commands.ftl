### Commands of After the Flood, French.

## Commands

command-flood = deluge
command-flood-about = Vos actions dans « Après le Déluge »
command-flood-build = construire
command-flood-build-about = Construire une cité, ou en déplacer une si toutes sont posées
command-flood-place = placer
command-flood-place-about = Payer une ressource pour placer des ouvriers
command-flood-scribe = scribe
command-flood-scribe-about = Placer ou déplacer un ouvrier avec un scribe
command-flood-trade = commercer
command-flood-trade-about = Commercer : jusqu'à cinq échanges en une fois
command-flood-tools = outils
command-flood-tools-about = Fabriquer des outils avec du métal
command-flood-empire = empire
command-flood-empire-about = Commencer un des empires du tour
command-flood-expand = etendre
command-flood-expand-about = Envahir, renforcer ou détruire avec vos armées
command-flood-fight = combat
command-flood-fight-about = Lancer les dés ou arrêter l'attaque
command-flood-city = cite
command-flood-city-about = Étendre une cité à la fin du tour
command-flood-pass = passer
command-flood-pass-about = Passer pour le reste du tour, avec ou sans mise

## Options of commands

option-flood-area = region
option-flood-area-about = La région de la cité
option-flood-place = lieu
option-flood-place-about = L'endroit où vont les ouvriers
option-flood-moving = deplacer
option-flood-moving-about = La cité à déplacer, si toutes sont posées
option-flood-resource = ressource
option-flood-resource-about = Ce que vous payez
option-flood-workers = ouvriers
option-flood-workers-about = Le nombre d'ouvriers
option-flood-to = vers
option-flood-to-about = L'endroit où va l'ouvrier
option-flood-from = de
option-flood-from-about = L'endroit d'où vient l'ouvrier ; laissez vide pour un nouvel ouvrier
option-flood-swap = echange
option-flood-swap-about = Ce que vous échangez, contre quoi, et où
option-flood-swap2 = echange2
option-flood-swap3 = echange3
option-flood-swap4 = echange4
option-flood-swap5 = echange5
option-flood-number = nombre
option-flood-number-about = Le nombre d'outils
option-flood-name = nom
option-flood-name-about = L'empire à commencer
option-flood-buy = acheter
option-flood-buy-about = Ce que vous donnez pour d'autres armées, par exemple grain ×2, outil
option-flood-equip = equiper
option-flood-equip-about = L'équipement de vos armées, par exemple grain ×2, outil
option-flood-home = origine
option-flood-home-about = La région d'origine d'un empire sumérien
option-flood-armies = armees
option-flood-armies-about = Le nombre d'armées dans la région d'origine
option-flood-target = cible
option-flood-target-about = La région à envahir ou à renforcer, ou la cité à détruire
option-flood-do = faire
option-flood-do-about = Lancer les dés ou arrêter l'attaque
option-flood-city = cite
option-flood-city-about = La cité à étendre
option-flood-giving = donner
option-flood-giving-about = Les ressources de luxe données, par exemple outil, huile
option-flood-bid = mise
option-flood-bid-about = Ce que vous misez, par exemple grain ×2, outil
choice-flood-roll = Lancer les dés
choice-flood-call-off = Arrêter l'attaque

## What a typed list comes to

sum-value = valeur { $value }
sum-vp = { $vp } PV

## How it works

help-example = /flood build
