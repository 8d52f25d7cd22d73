### Mesopotamia, French: words in the picture about sides that nobody sits at. Short, since a phone shows it small.

picture-level = { $level ->
    [emperor] Empereur
    [igigi] Igigi
    [anunnaki] Anunnaki
   *[hard] difficile
}
picture-steps = { $steps ->
    [0] dans Assur
    [one] à { $steps } pas d'Assur
   *[other] à { $steps } pas d'Assur
}
picture-nobody-comes = personne en route
picture-ways-closed = toute voie fermée
picture-next-wave = Vague { $wave } :
picture-last-wave = La dernière vague.
picture-wave-repelled = vague repoussée
