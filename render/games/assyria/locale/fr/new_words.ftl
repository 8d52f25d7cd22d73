### Words that newcomers are told the meaning of, and how each may stand on a panel.

new-word-offering = Offrande : des chameaux pour les dieux. À la Crue, elle rapporte de 1 à 4 PV par ziggourat.
new-word-offering-forms = offrande, offrandes
new-word-dignitary = Dignitaire : accueille une hutte à Assur jusqu'à la Crue, pour de l'influence, des PV et des dons.
new-word-dignitary-forms = dignitaire, dignitaires
new-word-plow = Charrue : ravitaille une hutte sur n'importe quelle denrée, une fois ; on n'en a qu'une à la fois.
new-word-plow-forms = Charrue, Charrues
