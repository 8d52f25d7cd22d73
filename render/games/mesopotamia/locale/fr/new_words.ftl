### Words that newcomers are told the meaning of, and how each may stand on a panel.

new-word-dice = Dés Dingir : chacun montre un signe. Les signes de votre carte Technologie paient une action ; ★ les vaut tous.
new-word-dice-forms = dé, dés
new-word-quest = Quête : un but secret. Elle rapporte à la fin si tout ce qu'elle demande est alors rempli, ressources comprises.
new-word-quest-forms = Quête, Quêtes
new-word-event = Événement : explorez-le, choisissez une option sur deux. Il vous fait avancer ; certains durent six Manches.
new-word-event-forms = Événement, Événements
new-word-phalanx = Phalanges : votre mise secrète pour être plus fort au combat. Qui gagne la perd toute ; l'autre en reprend la moitié.
new-word-phalanx-forms = Phalange, Phalanges
new-word-tactics = Une carte montre Force/Tactique/Mobilité. La Force gagne, avec la Tactique contre certaines Unités ; plus de Mobilité élimine.
new-word-tactics-forms = Tactique
new-word-ziggurat = Ziggurat : chaque étage donne un dé Dingir de plus ; pas plus d'étages que votre Population.
new-word-ziggurat-forms = Ziggurat
new-word-amphora = Amphore : elle rend un jeton Échange vôtre. Qui s'en sert ensuite vous paie ; certains valent des PV.
new-word-amphora-forms = Amphore, Amphores
new-word-tribe = Tribu : des combattants qui tiennent une région. Qui y entre les affronte à la phase de Combat de la Manche.
new-word-tribe-forms = Tribu, Tribus
new-word-tablet = Tablettes : tirées de l'Argile par la Recherche. Chacune paie une Découverte, soit un niveau de Technologie.
new-word-tablet-forms = Tablette, Tablettes
