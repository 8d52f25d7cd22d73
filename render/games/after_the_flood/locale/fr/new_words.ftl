### Words that newcomers are told the meaning of, and how each may stand on a panel.

new-word-rating = Rang : l'empire le mieux équipé est 1er. Aux dés, il faut 5+ contre un empire moins bien classé, 7+ contre un mieux classé.
new-word-rating-forms = rang, rangs
new-word-scribe = Scribe : un ouvrier qui, une fois par tour, place ou déplace gratuitement un de vos ouvriers.
new-word-scribe-forms = scribe, scribes
new-word-tool-maker = Fabricant d'outils : un ouvrier qui, une fois par tour, change un de vos métaux en outil pendant l'action Commercer.
new-word-tool-maker-forms = fabricant d'outils, fabricants d'outils
new-word-home-area = Région d'origine : là où commence un empire. Hors de Sumer, il vous y faut un ouvrier ; personne ne peut y en avoir plus.
new-word-home-area-forms = région d'origine, régions d'origine
new-word-decline = Déclin : au début des tours 2 et 4, régions et cases perdent des ouvriers ; Dilmun les perd tous.
new-word-decline-forms = déclin
