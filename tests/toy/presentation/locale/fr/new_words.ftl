new-word-omen = Présage : une carte que l'on montre au fleuve à la fin d'une manche.
new-word-omen-forms = présage, présages
new-word-tide = Marée : un dé à la fin de chaque manche ; 4 ou plus fait monter l'eau.
new-word-tide-forms = marée, marées
