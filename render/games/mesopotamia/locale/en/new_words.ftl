### Words that newcomers are told the meaning of, and how each may stand on a panel.

new-word-dice = Dingir dice: each shows a sign. Dice with the signs on your technology card pay for an action; ★ is any sign.
new-word-dice-forms = dice, die
new-word-quest = Quest: a secret goal. It scores at the end if all it asks for holds then; its resources must still be yours.
new-word-quest-forms = Quest, Quests
new-word-event = Event: explore a hidden one, choose one of two options. It moves you on the Event track, some go on for six rounds.
new-word-event-forms = Event, Events
new-word-phalanx = Phalanxes: what you bid in secret to be stronger in combat. A bid that wins is used up, of the other half comes back.
new-word-phalanx-forms = Phalanx, Phalanxes
new-word-tactics = A card shows Force/Tactics/Mobility. Force wins, with Tactics against Units it beats; higher Mobility too destroys the loser.
new-word-tactics-forms = Tactics
new-word-ziggurat = Ziggurat: each level brings one more Dingir die; it can have as many levels as your Population.
new-word-ziggurat-forms = Ziggurat
new-word-amphora = Amphora: marks a Trade token as yours. Whoever trades there later pays you, and some score at the end.
new-word-amphora-forms = Amphora, Amphorae
new-word-tribe = Tribe: fighters that hold a region. Whoever moves in fights them in the Combat phase of this round.
new-word-tribe-forms = Tribe, Tribes
new-word-tablet = Tablets: made from Clay by Research. Each pays for one Discovery, a technology one level up.
new-word-tablet-forms = Tablet, Tablets
