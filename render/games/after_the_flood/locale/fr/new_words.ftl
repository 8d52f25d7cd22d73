### Words that newcomers are told the meaning of, and how each may stand on a panel.

new-word-rating = Rang : l'empire le mieux équipé est 1er. Avec deux dés, on touche un empire moins bien classé dès 5, un empire mieux classé dès 7.
new-word-rating-forms = rang, rangs
new-word-scribe = Scribe : un ouvrier qui, une fois par tour, place ou déplace gratuitement un de vos ouvriers.
new-word-scribe-forms = scribe, scribes
new-word-home-area = Région d'origine : là où commence un empire. Hors de Sumer, il y faut un ouvrier, et personne ne doit y en avoir plus que vous.
new-word-home-area-forms = région d'origine, régions d'origine
new-word-decline = Déclin : au début des tours 2 et 4, régions et cases perdent des ouvriers ; Dilmun les perd tous.
new-word-decline-forms = déclin
