### Mesopotamia, English: words on the map of the picture.
picture-euphrates = Euphrates
picture-tigris = Tigris
