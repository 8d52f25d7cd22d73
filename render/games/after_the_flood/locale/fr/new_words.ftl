### Words that newcomers are told the meaning of, and how each may stand on a panel.

new-word-rating = Rang : le mieux équipé est le premier. Face à un rang inférieur, 5 ou plus touche ; face à un rang supérieur, 7.
new-word-rating-forms = rang, rangs
new-word-scribe = Scribe : un ouvrier qui, une fois par tour, place ou déplace gratuitement un de vos ouvriers.
new-word-scribe-forms = scribe, scribes
new-word-home-area = Région d'origine : là où commence un empire. Il y faut un ouvrier, et personne ne doit en avoir plus que vous.
new-word-home-area-forms = région d'origine, régions d'origine
new-word-decline = Déclin : avant les tours 2 et 4, chaque région et chaque case perd des ouvriers ; Dilmun les perd tous.
new-word-decline-forms = déclin
