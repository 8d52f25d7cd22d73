new-word-omen = Présage : une carte que l'on montre au fleuve à la fin d'une manche.
new-word-omen-forms = présage, présages
new-word-water = Eau : une marée de 4 ou plus la fait monter ; à 2, les champs sont inondés.
new-word-water-forms = eau
