### Mesopotamia, English: words in the picture about sides that nobody sits at. Short, since a phone shows it small.

picture-level = { $level ->
    [emperor] Emperor
    [igigi] Igigi
    [anunnaki] Anunnaki
   *[hard] hard
}
picture-steps = { $steps ->
    [0] inside Assur
    [one] { $steps } step to Assur
   *[other] { $steps } steps to Assur
}
picture-nobody-comes = nobody on the way
picture-ways-closed = every way closed
picture-next-wave = Wave { $wave }:
picture-last-wave = The last wave.
picture-wave-repelled = wave repelled
