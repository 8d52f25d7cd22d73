### Words that newcomers are told the meaning of, and how each may stand on a panel.

new-word-offering = Offrande : des chameaux pour les dieux. À la Crue, elle rapporte de 1 à 4 PV par ziggourat.
new-word-offering-forms = offrande, offrandes
new-word-dignitary = Dignitaire : il accueille une hutte à Assur jusqu'à la Crue et donne de l'influence, des PV ou d'autres dons.
new-word-dignitary-forms = dignitaire, dignitaires
new-word-plow = Charrue : elle ravitaille une fois une hutte, quelle que soit la denrée de son hexagone ; on n'a qu'une Charrue à la fois.
new-word-plow-forms = Charrue, Charrues
