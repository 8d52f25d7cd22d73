### Parts of long lists, and what is wanted of whoever must act.

group-a = Colonne A
group-b = Colonne B
group-c = Colonne C
group-d = Colonne D
group-e = Colonne E
group-f = Colonne F
group-g = Colonne G
group-h = Colonne H
group-i = Colonne I
group-j = Colonne J

wanted-start-prompt = à vous de choisir un emplacement de départ.
wanted-draft-prompt = à vous de choisir une carte.
wanted-harvest-prompt = à vous de prendre une colonne.
wanted-hut-prompt = à vous de placer { $left ->
    [one] { $left } nouvelle hutte.
   *[other] { $left } nouvelles huttes.
}
wanted-feed-prompt = à vous de ravitailler vos huttes.
wanted-feed-huts-prompt = à vous de ravitailler vos huttes.
wanted-well-prompt = vous pouvez construire un puits.
wanted-action-prompt = à vous d'agir. Vous avez { camels }.
