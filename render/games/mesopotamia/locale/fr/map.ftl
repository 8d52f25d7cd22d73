### Mesopotamia, French: words on the map of the picture.
picture-euphrates = Euphrate
picture-tigris = Tigre
