### The table on Discord, French: everything the interface says besides the words of a game.

## Games and seats

kind-game = game
seat-name = place { $letter }
seat-bot = IA { $letter }
    .of = de l'IA { $letter }
    .the = l'IA { $letter }
    .to = à l'IA { $letter }
kind-skill = level
level-easy = facile
level-normal = normale
level-strong = forte
kind-language = language
language-en = anglais
language-fr = français
tongue-en = English
tongue-fr = Français

## Recaps and log

recap-tally = { $seat } { $deeds }.
recap-done-to = { $whom } { $items }
recap-tally-lost = { $said } { $losses }.
recap-times = { $count ->
    [1] une
   *[other] { $count }
} fois { $said }
recap-tally-other = { $seat }, par ailleurs, { $deeds }.
recap-in-turn = **{ $heading }** · { $said }
recap-more = … et { recap-more-what } (voir le journal).
recap-more-private = … et { recap-more-what }.
recap-more-what = { $count ->
    [one] { $count } autre ligne
   *[other] { $count } autres lignes
}
since-hits = Ce que vous avez subi
since-hits-worst = { since-hits } (le plus grave d'abord)
since-rest = Le reste
recap-seat = { $seat }
log-beginning = Début de la partie
log-heading = ### Journal
log-empty = Il ne s'est encore rien passé.
log-page = Page { $page } sur { $pages }{ $page ->
    [1] , la plus récente
   *[other] ; la plus récente est la page 1
}
log-turns = Aller à…
log-file = Journal complet en fichier

## The post of a turn

post-heading = { $game } · { TO($seats) } de jouer
post-heading-past = { $game }
post-taken-back = -# ↩️ Annulé depuis : voir plus bas.
post-ping = { $mentions }, { $request }
wanted-turn = à vous de jouer.
post-text-only = ⚠️ Je ne peux pas joindre de fichiers ici ; le plateau s'affiche en texte.
post-bare = La partie continue, mais ce qui s'est passé n'a pas pu être affiché. Ouvrez le journal ou le plateau.
post-bare-over = La partie est terminée, mais le résultat n'a pas pu être affiché. Utilisez `/log` ou `/board`.
button-play = Jouer
button-board = Plateau
button-log = Journal
button-undo = Revenir en arrière
button-stock = Ma situation
button-rules = Règles
button-rules-of-match = Règles de la partie
button-close = Fermer
button-list = Parties du serveur
button-settings = Réglages
button-back = Retour
button-text = En texte
button-picture = En image
board-views = Autres vues…
button-older = Plus ancien
button-newer = Plus récent
button-earlier = ◀ Plus tôt
button-step-back = ◀
button-step-on = ▶
button-present = Maintenant
button-step-through = Pas à pas
past-step = Action { $number } sur { $count }
past-start = Le début
past-turns = Aller à…
past-actions = Actions de ce tour…
past-actions-page = Actions { $first } à { $last }…
past-place = Action { $number }
button-read-all = Tout lire

## Notes told in the next post

note-default = { $seats } { SIZE($seats) ->
    [one] a
   *[other] ont
} décidé pour { $seat } : « { $label } ».
note-back = { $seat } est de retour.
note-back-several = { $seats } sont de retour.
note-bot = Une IA joue pour { $seat }.
note-bot-several = Des IA jouent pour { $seats }.
note-rewound = Retour en arrière à la demande { OF($seat) } : { note-undone }
note-rewound-owner = Retour en arrière par le propriétaire du bot : { note-undone }
note-rewind-undone = Le retour en arrière est annulé à la demande { OF($seat) } : { note-redone }
note-rewind-undone-owner = Le retour en arrière est annulé par le propriétaire du bot : { note-redone }
note-redone = { $count ->
    [one] { $count } action rétablie.
   *[other] { $count } actions rétablies.
}
note-undone = { $count ->
    [one] { $count } action annulée.
   *[other] { $count } actions annulées.
}
note-moved = La partie continue ici.

## The lobby

lobby-heading = ## { $game }
lobby-seat = { $mark } { $letter }  **{ $name }**
lobby-seat-host = { $mark } { $letter }  **{ $name }** (hôte)
lobby-seat-bot = { $mark } { $letter }  IA ({ $skill })
lobby-side = 🤖 { $said }
lobby-seat-free = { $mark } { $letter }  *place libre*
lobby-starts-host = La partie commence quand { $name } appuie sur « Commencer »
lobby-starts-full = La partie commence dès que la table est complète
lobby-reminders = rappels après { $hours } heures
lobby-no-reminders = sans rappel
lobby-language = salon en { $language }
lobby-set = La table est prête. { CAP(THE($seat)) } jouera en premier.
lobby-set-several = La table est prête. { CAP(THE($seats)) } décident en premier.
lobby-started = La partie est lancée. Le plateau suit dans le salon.
lobby-closed = Table fermée : personne n'a lancé la partie. `/game new` en ouvre une autre.
lobby-closed-host = Table fermée par { $name }. `/game new` en ouvre une autre.
lobby-invited = { $mentions }, une autre partie ? Appuyez sur **Rejoindre**.
lobby-joined = Vous avez la place { $letter }. Je vous préviendrai au début de la partie.
lobby-left = Vous avez quitté la table.
lobby-removed = { $mentions } : l'hôte a libéré votre place. Appuyez sur **Rejoindre** pour en reprendre une.
lobby-bot-added = **Une IA { $skill } prend la place { $letter }.**
lobby-bot-level = **Une IA { $skill } occupe la place { $letter }.**
lobby-too-few = { $least ->
    [one] Il faut au moins { $least } joueur pour commencer.
   *[other] Il faut au moins { $least } joueurs pour commencer.
}
lobby-gone = Cette table est fermée. `/game new` en ouvre une autre.
button-join = Rejoindre
button-leave = Quitter
button-add-bot = Ajouter une IA
button-options = Options
button-start = Commencer

## Options of the lobby

options-heading = ### Options
options-rules-heading = ### Règles de cette partie
options-rules-about = { $changed ->
    [none] Réglées comme dans le livret.
   *[other] Changé : { $changed }.
} Chaque menu montre les autres choix et ce qu'ils changent.
options-language = Langue du salon
options-start = Début
options-start-host = Par l'hôte
options-start-full = Table complète
options-reminders = Rappels
options-remove = Retirer un joueur ou une IA
options-remove-person = Retirer { $name }
options-remove-bot-seat = Retirer l'IA de la place { $letter }
options-give-up-sure = Fermer cette table ? Elle se ferme pour tous ; `/game new` en ouvre une autre.
button-done = Terminé
button-give-up = Fermer la table

## Levels of bots

levels-heading = ### Niveau des IA
levels-later = Une fois la partie commencée, `/game bot` change un niveau, avec l'accord de tous.
level-about = **{ $label }** : { $said }
button-bot-levels = Niveau des IA
button-level-easy = Facile
button-level-normal = Normale
button-level-strong = Forte
level-easy-about = joue comme pour une première partie
level-normal-about = joue solidement
level-strong-about = réfléchit plusieurs coups à l'avance ; quelques secondes par tour

## Before the lobby

venue-busy = On écrit beaucoup dans ce salon. Ouvrir un fil pour la partie ?
venue-taken = Une partie est déjà en cours ici. Ouvrir un fil pour la nouvelle ?
venue-thread = { $game } · { $names }
venue-opened = La table est ouverte : { $channel }
venue-private-thread = ⚠️ Ce fil est privé. Ajoutez-moi, puis réessayez.
venue-thread-gone = ⚠️ Je n'ai pas pu publier la table dans son nouveau fil. Le fil a été supprimé ; aucune table n'est ouverte.
venue-thread-left = ⚠️ Je n'ai pas pu publier la table dans son nouveau fil. Aucune table n'est ouverte ; le fil vide { $thread } reste en place, car je n'ai pas le droit de le supprimer.
venue-why-refused = Discord ne m'a pas laissé y écrire : la modération peut m'accorder la permission **Envoyer des messages dans les fils** (paramètres du salon). Réessayez ensuite.
venue-why-fault = Discord n'a pas accepté le message. Réessayez dans une minute.
venue-failed = ⚠️ Je n'ai pas pu ouvrir la table ici : rien n'a été créé. Réessayez ou adressez-vous à la modération.
button-thread = Ouvrir un fil
button-here = Jouer ici
button-again = Réessayer
solo-in-thread = Votre partie est ouverte : { $channel }
solo-in-direct-messages = Je ne peux pas ouvrir de fil ici, votre partie est donc ouverte dans nos messages privés : { $channel }
solo-in-channel = Votre partie est ouverte ici. Je ne peux ni ouvrir de fil ni vous écrire en privé.
solo-beside-another = Votre partie est ouverte ici : je ne peux pas ouvrir de fil, et une autre partie est en cours dans nos messages privés : { $other }
solo-here = Votre partie est ouverte.
solo-no-such-level = { $mode } : ce niveau n'existe pas. Choisissez :
solo-nowhere = Je n'ai pas trouvé de place pour votre partie. Pour ouvrir un fil dans { $channel }, il me faut :
solo-closed = Ou laissez-moi vous écrire : autorisez les messages privés dans vos paramètres de confidentialité pour ce serveur.
solo-running = Une de vos parties est encore en cours dans nos messages privés. Poursuivez-la, ou abandonnez-la pour la nouvelle.
button-give-up-and-play = Jouer la nouvelle
solo-already = Vous jouez déjà : { $match_said }
button-go-on = Poursuivre
button-new-match = Nouvelle partie
solo-goal = 🎯 **{ $mode }**{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
} : { $goal }
solo-record = En solo, { $mode } : { $told }
solo-record-level = { $level_name } { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $played }{ $best ->
    [0] {""}
   *[other] , record { $best } PV
}

## Permissions

permission-missing = Je ne peux pas commencer ici. Dans { $channel }, il me faut :
permission-where = La modération peut le permettre dans les paramètres du salon, rubrique « Permissions ».
permission-useful = ⚠️ Dans { $channel }, { $lack }
permission-view-channel = **Voir le salon**, pour voir la table.
permission-send-messages = **Envoyer des messages**, pour publier le plateau.
permission-send-messages-in-threads = **Envoyer des messages dans les fils**, pour publier le plateau.
permission-unlocked = **Un fil déverrouillé**, pour publier le plateau.
permission-attach-files = **Joindre des fichiers**, pour montrer le plateau en image.
permission-read-message-history = **Voir les anciens messages**, pour retrouver les miens.
permission-create-public-threads = **Créer des fils publics**, pour ouvrir un fil réservé à la partie.
useful-attach-files = je ne peux pas joindre de fichiers ; le plateau s'affiche en texte.
useful-read-message-history = je ne peux pas relire les anciens messages ; les miens gardent donc leurs boutons.
useful-create-public-threads = je ne peux pas ouvrir de fil ; la partie se joue dans le salon.

## The panel

panel-heading = À vous de jouer
panel-waiting = { SIZE($seats) ->
    [0] La partie est terminée
   *[other] { CAP(TO($seats)) } de jouer
}
panel-since = Depuis votre dernière action
panel-since-first = Depuis le début
panel-just-done = Ce que vous venez de faire
panel-so-far = Déjà fait
panel-refused = Pas maintenant : { $said }
panel-proposed = Proposition : { $said }
panel-arranged = Disposition : { $said }
panel-end = Appuyez sur « { $button_said } » pour confirmer, ou annulez.
panel-ends = { $said } Joueur suivant : { $seat }.
panel-again = C'est fait. C'est de nouveau à vous.
panel-silent = ⚠️ Je ne peux pas écrire dans { $channel } ; les autres ne sont donc pas prévenus. Demandez à la modération de me donner la permission **Envoyer des messages**.

## Controls of the panel

choose = Choisir…
choose-oneself = Ou choisissez vous-même…
choose-several = Cochez vos choix…
then-confirm = Choisir, puis valider
choose-part = Quel groupe ?
part-of = { $said } ({ $count } choix)
tick-several = { $said } (à cocher)
taken-again = { $said }, { $nth }e
taken-then = puis { $said }
first-then = d'abord { $said }
with-note = { $said } · { $note_said }
amounts-bring = → { $said }
amounts-zero = { $said } ×0
amounts-sum = { $said } → { $brought_said }
amounts-chosen = Votre choix : { $said }
amounts-nothing = Rien n'est choisi pour l'instant.
amounts-mix = Autre combinaison…
amounts-used = { $count } sur { $most }
amounts-too-many = { $count } sur { $most }, c'est trop
amounts-too-few = { $count } seulement : il en faut au moins { $least }
back-to-list = Retour à la liste
set = { $said }
take-ticked = Valider la sélection
as-proposed = Comme proposé
all-as-proposed = Tout accepter
accept-first = Accepter { $said }…
proposed-among = Proposition ({ $named_said }) : { $said }
by-hand = À la main…
back-to-proposals = Aux propositions
arranged-then = puis { $said }
arranged-slot = { $slot_said } : { $said }
arrange-against = { $first_said } – { $second_said }
arrange-behind = { $said } derrière { $slot_said }
arrange-into = { $said } → { $slot_said }
arrange-next = Et ensuite ? ({ $nth } sur { $count })
arrange-where = { $said } : où ?
arrange-slots = Que placer, et où ?
arrange-fronts = Qui affronte qui ?
arrange-queue = Qui est derrière qui ?
arrange-enough = S'arrêter là
arrange-take = Disposer ainsi
arrange-back = Annuler le placement
page-earlier = ◀ Précédent
page-later = Suivant ▶
why-not-now = Choix impossibles…
undo-step = Annuler
undo-earlier = Annuler…
restart-turn = Tout annuler
redo = Rétablir
board = Plateau
refused-ticks = Rien n'a été fait : les choix cochés ne sont pas possibles ensemble. Choisissez de nouveau.
refused-ticks-left = Rien n'a été fait, à cause de « { $first_said } ». { $why_said } Tout reste coché.
refused-ticks-both = Rien n'a été fait : « { $second_said } » ne va pas avec « { $first_said } ». { $why_said } Tout reste coché.
refused-ticks-twice = Rien n'a été fait : « { $first_said } » est coché deux fois. { $why_said } Tout reste coché.
ticks-closed = Vos autres choix l'excluent.
ticks-one-only = Un seul des deux est possible.
ticks-final = Faites d'abord un seul choix et regardez son résultat ; faites les autres ensuite.
ticks-unknown = l'un de vos choix

## Private answers

reply-done = **C'est fait.** { $seats ->
    [none] La partie est terminée.
   *[other] { CAP(TO($seats)) } de jouer ; je vous préviendrai.
}
reply-bots-playing = { SIZE($seats) ->
    [one] { CAP(THE($seats)) } joue…
   *[other] { CAP(THE($seats)) } jouent…
}
reply-bots-thinking = { SIZE($seats) ->
    [one] { CAP(THE($seats)) } réfléchit…
   *[other] { CAP(THE($seats)) } réfléchissent…
}
reply-undone = Annulé : { $said }.
reply-restored = Rétabli : { $said }.
reply-stale = La partie a avancé ; ce choix n'est plus à faire. Voici la question en cours.
reply-stale-idle = La partie a avancé. { reply-to-play }
reply-to-play = C'est **{ TO($seats) }** de jouer.
reply-waiting = C'est **{ TO($seats) }** de jouer (question posée { $when }).
reply-next = Ensuite, ce sera à vous de jouer.
reply-passed = Vous avez passé pour ce tour.
reply-drafting = { $seat } joue en ce moment.
reply-bot = Une IA joue pour vous. Appuyez sur **Reprendre ma place** pour jouer de nouveau vous-même.
reply-spectator = Vous regardez cette partie. { CAP(THE($seats)) } jouent.
reply-handed-on = La place { $letter } est maintenant { TO($seat) }.
reply-no-seat = Vous n'avez pas de place dans cette partie.
reply-no-match = Aucune partie dans ce salon. `/game new` en ouvre une.
reply-match-elsewhere = Aucune partie dans ce salon. La vôtre : { $match_said }
match-there = **{ $match_said }** · { $channel }
match-alone = { $mode }{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}
reply-impossible = { $reason } Choix possibles : { $labels }.
reply-impossible-many = { $reason } Choix possibles : { $labels } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}.
reply-unknown-choice = « { $typed } » n'est pas proposé. Choix possibles : { $labels }.
reply-unknown-after = « { $typed } » n'est pas proposé. Rien n'a été fait. Choix possibles après « { $after } » : { $labels }{ $count ->
    [0] {""}
    [one] {" "}et { $count } autre
   *[other] {" "}et { $count } autres
}.
reply-impossible-after = { $reason } Rien n'a été fait. Choix possibles après « { $after } » : { $labels }{ $count ->
    [0] {""}
    [one] {" "}et { $count } autre
   *[other] {" "}et { $count } autres
}.
reply-not-now = Pas maintenant : répondez d'abord à la question en cours.
reply-next-turn = Pas maintenant : ce choix est déjà fait pour ce tour ; vous pourrez choisir à nouveau au prochain tour.
reply-no-more = Trop tard : ce choix est déjà fait, et c'est le dernier tour.
reply-settled-before = Trop tard : ce choix a été fait au début de la partie.
reply-turn-complete = Pas maintenant : vous avez déjà fait tous vos choix. Terminez d'abord votre tour, avec `/end` ou le bouton ci-dessous.
reply-not-ended = Pas encore : vous pourrez terminer le tour une fois cette question réglée.
reply-unasked = Impossible : « { $typed } » n'est pas demandé ici.
reply-unasked-now = Impossible : « { $typed } » n'est pas demandé ici. Voici ce qui est demandé : { $prompt }
reply-not-enough = « { $typed } » ne suffit pas. { $prompt } Choix possibles : { $labels }.
up-to = jusqu'à { $said }
reply-twice = Impossible : vous avez nommé { $labels } deux fois. Rien n'a été fait.
reply-too-many = Impossible : vous avez fait { $named } choix, mais { $most ->
    [one] un seul est possible
   *[other] { $most } au plus sont possibles
} ici. Rien n'a été fait.
reply-too-often = Impossible : ici, vous ne pouvez le faire { $most ->
    [one] qu'une fois
   *[other] que { $most } fois
}.
reply-ambiguous = « { $typed } » peut désigner plusieurs choses : { $labels }.
reply-other-game = Impossible : on joue ici à **{ $game }**.
reply-fault = ⚠️ Une erreur s'est produite de mon côté. Votre coup n'a pas été pris en compte ; rien n'est perdu.
reply-fault-note = Réessayez. À indiquer au propriétaire du bot : référence { $reference }.
reply-unseen = ⚠️ C'est fait, mais je n'ai pas pu montrer la suite. Tapez `/play` pour la voir.
reply-unseen-note = À indiquer au propriétaire du bot : référence { $reference }.
reply-stored = ⚠️ C'est fait, mais je n'ai pas pu montrer la suite.
reply-discord = ⚠️ Discord ne m'a pas laissé finir. Rien n'est perdu ; réessayez dans une minute.
reply-restarting = Je redémarre. Votre coup n'a pas été pris en compte ; réessayez dans une minute.
reply-catchup-none = Il ne s'est rien passé depuis votre dernière action.
reply-stock = ### Ma situation
reply-by-turn = ### Tour par tour
reply-board = ### Le plateau
board-new = { $line } *(nouveau)*
reply-owner-only = Réservé au propriétaire du bot.
reply-moderator-only = Réservé aux joueurs de cette partie et à la modération.
reply-guild-only = Cela ne marche que sur un serveur.
reply-busy = Un instant : je m'occupe encore de vos demandes précédentes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.

## What a table refuses

table-already-seated = Ce joueur a déjà une place.
table-begun = La partie a commencé ; ce n'est plus possible.
table-channel-taken = Il y a déjà une partie ici. Un autre salon ou un fil peut en accueillir une autre.
table-full = Les { $most } places sont prises.
table-moved-on = Quelqu'un a joué depuis ; rien n'a été annulé.
table-no-bot = Il n'y a pas d'IA à cette table.
table-no-such-moment = On ne peut pas revenir à ce moment de la partie.
table-no-such-seat = Il n'y a pas de place { $number } à cette table.
table-not-host = Réservé à l'hôte de la table ({ $host }).
table-not-paused = La partie n'est pas en pause.
table-not-seated = Vous n'avez pas de place à cette table.
table-not-started = La partie n'a pas encore commencé.
table-not-your-seat = Cette place est { TO($seat) }.
table-over = Cette partie est terminée.
table-paused = La partie est en pause. Appuyez sur **Reprendre** pour continuer.
table-record-options = Cet enregistrement contient des options inconnues de ce jeu. Il n'a pas été chargé.
table-record-seats = Cet enregistrement est celui d'une partie à { $count } joueurs.
table-seat-is-bot = { $seat } reste une IA pendant toute la partie.
table-unknown = La partie { $match } n'existe pas.
table-unknown-game = Ce jeu n'existe pas ici.
table-vote-closed = Ce vote est clos.
table-vote-no-such-answer = Cette réponse n'est pas prévue dans ce vote.
table-vote-not-asked = Ce vote ne vous est pas adressé.
table-vote-open = Un vote est déjà ouvert sur cette question.
database-damaged = La base de données { $file } est endommagée. Elle n'a pas été modifiée ; remplacez-la par une sauvegarde.
database-foreign = { $file } n'est pas une base de données de Two Rivers. Ce fichier n'a pas été modifié.
database-newer = { $file } vient d'une version plus récente du bot (format { $version } ; cette version-ci lit jusqu'au format { $known }). Ce fichier n'a pas été modifié.
database-no-room = Il n'y a plus assez de place sur le disque pour une sauvegarde de { $file } : { $free } Mo libres, { $needed } Mo nécessaires. Faites de la place, puis relancez le bot.
database-full = Le disque est plein : il n'y a pas de place pour { $file }. Faites de la place, puis relancez le bot.
database-unusable = { $file } est inutilisable : { $error }.

## Reminders

reminder-text = { $mention }, **{ $game }** attend votre action (question posée { $when }).
reminder-only-one = On n'attend plus que vous.
reminder-muted = Aucun autre rappel pour cette question. Je vous préviendrai à la prochaine.
button-mute = Ne plus rappeler
button-to-board = Voir le plateau

## The vote on somebody absent

vote-absent = **{ $seat } n'a pas joué depuis { $time }.** { $seats } : que doit faire la table ?
vote-absent-left = **{ $seat } n'est plus sur le serveur.** { $seats } : que doit faire la table ?
vote-absent-rule = { $count ->
    [1] Il ne se passera rien tant que vous n'aurez pas choisi.
    [2] Il ne se passera rien tant que vous n'aurez pas choisi tous les deux la même chose.
   *[other] Il ne se passera rien tant que vous n'aurez pas tous choisi la même chose.
}
vote-absent-back = { $seat } peut jouer à tout moment ; cela met fin au vote.
vote-usual = { $default_said } : { $label }
vote-choice = { $seat } : { $label }
vote-not-yet = { $seat } n'a pas encore voté
vote-wait = attendre
vote-default = { $label } pour { $seat }
vote-bot = laisser jouer une IA
vote-pause = mettre en pause
vote-default-done = { $seats } { SIZE($seats) ->
    [one] a
   *[other] ont
} décidé pour { $seat } : « { $label } ».
vote-waited = La table continue d'attendre { $seat }.
vote-played = { $seat } a joué.
vote-expired = Le vote est clos, sans décision.
vote-too-early = Question posée { TO($seat) } { $when }. Un vote est possible après 12 heures d'attente.
vote-nobody = Ce n'est pas { TO($seat) } de jouer.
vote-counted = Vote enregistré : { $label }.
vote-counted-agree = Vous êtes d'accord.
vote-counted-refuse = Vous avez refusé.
span-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
span-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
button-wait = Attendre
button-default = { $label } pour { $name }
button-bot = Laisser jouer une IA
button-pause = Pause
vote-no-others = Personne d'autre à la table ne peut répondre. La modération peut faire jouer une IA avec `/game bot`.
vote-asked = La question est posée à la table.
default-usual = Réponse par défaut

## Bots

bot-plays = Une IA joue désormais pour { $mark } **{ $seat }** (accord { OF($seats) }).
bot-plays-own = Une IA joue désormais pour { $mark } **{ $seat }**, à sa demande.
bot-take-back = { $seat }, appuyez sur **Reprendre ma place** pour jouer de nouveau vous-même.
bot-plays-moderator = Une IA joue désormais pour { $mark } **{ $seat }**, sur décision { OF($name) }.
bot-taken-back = La place est de nouveau à vous.
bot-not-away = Aucune IA ne joue pour vous.
bot-seat-already = Une IA joue déjà à cette place.
level-no-bot = Aucune IA ne joue pour { $seat }.
level-set = { $sits_in ->
    [true] L'IA qui joue pour { $seat }
   *[other] { CAP(THE($seat)) }
} joue désormais { level-as }
level-as = { $skill ->
    [easy] au niveau facile
    [normal] au niveau normal
   *[strong] au niveau fort
}
note-level = { level-set }.
level-agreed = { level-set } (accord { OF($seats) }).
level-now = { $sits_in ->
    [true] L'IA qui joue pour { $seat }
   *[other] { CAP(THE($seat)) }
} joue **{ level-as }**.
level-already = { $sits_in ->
    [true] L'IA qui joue pour { $seat }
   *[other] { CAP(THE($seat)) }
} joue déjà { level-as }.
level-vote = **{ $name } propose que { $sits_in ->
    [true] l'IA qui joue pour { $seat }
   *[other] { THE($seat) }
} joue { level-as }.** Il faut l'accord de tous.
level-refused = { $name } refuse ; le niveau reste le même.
level-all-agree = Si vous choisissez un autre niveau, tous les joueurs devront être d'accord.
level-afterwards = Si la table laisse jouer une IA, elle joue au niveau normal ; `/game bot` permet ensuite d'en changer.
level-named = { $name } ({ $skill })
bot-plays-level = Elle joue { level-as }.
button-take-back = Reprendre ma place

## Replacing a player

replace-ask = { $mention }, { $seats } vous { SIZE($seats) ->
    [one] demande
   *[other] demandent
} de reprendre la place { $letter } dans **{ $game }**.
replace-ask-alone = { $mention }, { $name } vous demande de reprendre la place { $letter } dans **{ $game }**.
replace-done = { $name } reprend la place { $letter }, tenue jusqu'ici par { $former }.
replace-declined = { $name } ne reprend pas la place { $letter }.
replace-vote = **{ $proposer } propose que { $name } reprenne la place { $letter }.** Il faut l'accord de tous les autres.
replace-agreed = La place { $letter } est proposée à { $name } (accord { OF($seats) }).
replace-not-you = Cette place est proposée à { $name }.
replace-already = { $name } a déjà une place dans cette partie.
replace-bot = Une IA ne peut pas répondre à une invitation ; pour en faire jouer une, utilisez `/game bot`.
button-take-seat = Prendre la place
button-no = Non

## Pause, end

pause-done = **Partie en pause** (accord { OF($seats) }). Pas de rappels avant la reprise.
pause-resumed = { $name } met fin à la pause.
pause-vote = **{ $name } propose une pause.** Il faut l'accord de tous.
end-vote = **{ $name } propose de terminer cette partie.** Il faut l'accord de tous.
end-sure =
    Terminer cette partie ? Elle ne comptera ni comme gagnée ni comme perdue.
    { $match_said }
end-done = La partie est terminée.
button-end-match = Terminer la partie
button-keep-playing = Continuer à jouer
end-by-moderator = Partie terminée par { $name }.
end-by-table = Partie terminée par la table.
end-without = Décision prise sans { $seats } : une IA jouait à { SIZE($seats) ->
    [one] sa
   *[other] leur
} place, et aucune réponse n'est venue.
end-refused = { $name } refuse ; la partie continue.
vote-agreed = D'accord : { $seats }
vote-agreed-none = D'accord : personne pour l'instant
vote-needed = en attente : { $seats }
vote-away = Une IA joue pour { $seats }. Sans réponse d'ici au { $when }, les autres décideront.
vote-without-you = { $mentions }, vous n'avez pas répondu au vote pendant qu'une IA jouait pour vous ; la table a décidé sans vous.
button-resume = Reprendre
button-agree = D'accord
button-refuse = Refuser
pause-by-moderator = **Partie en pause**, sur décision { OF($name) }. Pas de rappels avant la reprise.
button-as-moderator = Décider sans vote
decide-as-moderator = En tant que modérateur, vous pouvez aussi décider sans vote.

## Rewind

rewind-title = ### Revenir en arrière
rewind-heading =
    { rewind-title }
    Choisissez l'action à annuler ; tout ce qui l'a suivie sera annulé aussi. Chaque ligne indique qui doit donner son accord.
rewind-prompt = Action à annuler…
rewind-you = Vous
rewind-and-more = { $said }, et { $count ->
    [one] { $count } autre étape
   *[other] { $count } autres étapes
}
rewind-quiet = aucune action
rewind-also = annule aussi { $said }
rewind-also-many = annule aussi { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
rewind-only = n'annule rien d'autre
rewind-yours = { $count ->
    [one] une de vos actions
   *[other] { $count } de vos actions
}
rewind-theirs = { $count ->
    [one] { $count } action { OF($seat) }
   *[other] { $count } actions { OF($seat) }
}
rewind-bots = { $count ->
    [one] { $count } action d'une IA
   *[other] { $count } actions d'IA
}
rewind-at-once = avec effet immédiat
rewind-asks = avec l'accord { OF($seats) }{ $why ->
    [revealed] {" "}(quelque chose a été révélé)
    [chance] {" "}(le hasard est intervenu)
   *[none] {""}
}
rewind-alone = **Ceci sera annulé immédiatement.** Aucune action d'un autre joueur n'est touchée ; personne n'a à donner son accord.
rewind-alone-bots = **L'annulation sera immédiate.** Elle ne concerne que vos actions et celles d'IA ; personne n'a à donner son accord.
rewind-confirm = **Demander l'accord { OF($seats) } pour revenir en arrière ?** Ce qui serait annulé :
rewind-back-confirm = **Demander l'accord { OF($seats) } pour annuler le retour en arrière ?** Ce qui serait rétabli :
rewind-ask-them = Demander l'accord
rewind-yours-too = { $seats } : vos actions citées ici seraient annulées aussi.
rewind-now = Annuler maintenant
rewind-back = Rétablir les actions
rewind-back-note = rétablit { $said }
rewind-back-heading = { $alone ->
    [true] Vous pouvez annuler
   *[false] Vous pouvez aussi annuler
} le dernier retour en arrière, puisque personne n'a joué depuis. Cela { rewind-back-note }, { $way }.
rewind-back-ask = **{ $name } demande à annuler le retour en arrière.** Ce qui serait rétabli :
rewind-back-done = Le retour en arrière est annulé à la demande { OF($name) }.
rewind-ask = **{ $name } demande à revenir en arrière.** Ce qui serait annulé :
rewind-dice = Les dés seront relancés ; les autres tirages au sort ne changeront pas.
rewind-bots-anew = Les IA pourront décider autrement.
rewind-done = Retour en arrière à la demande { OF($name) }.
rewind-refused = { $name } refuse la demande { OF($asker) } ; rien n'a été annulé.
rewind-asked = J'ai posé la question { TO($seats) }.

## The final post

final-heading = { $game } · { SIZE($seats) ->
    [0] personne ne gagne
   *[other] victoire { OF($seats) }
}
final-lost = { $game } · défaite des joueurs, victoire { OF($seats) }
final-lost-alone = { $game } · défaite { OF($seat) }, victoire { OF($seats) }
final-own = { $game } · { $said }
final-ended = { $game } · partie terminée par la table
final-given-up = { $game } · partie abandonnée
final-verdict = { SIZE($seats) ->
    [one] { CAP(THE($seats)) } gagne avec
   *[other] { CAP(THE($seats)) } se partagent la victoire :
} { final-points }, { $ahead } d'avance sur { THE($second_seat) }
final-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
final-verdict-source = { final-verdict }. Ce qui a fait la différence : { $source } ({ $more } points contre { $less }).
final-verdict-points = { final-verdict }.
final-verdict-even = { CAP(THE($seats)) } gagne au départage ; { THE($second_seat) } a aussi { final-points }.
final-verdict-alone = { CAP(THE($seats)) } se partagent la victoire : { final-points }.
final-score = { $mark } **{ $seat }{ $skill ->
    [none] {""}
   *[other] {" "}({ $skill })
} { $vp }**
final-thanks = Bien joué, { $mentions }.
final-does-not-count = { $mentions }, vous avez abandonné la partie ; elle ne compte pas.
final-length = { $days ->
    [0] Moins d'un jour
    [one] { $days } jour
   *[other] { $days } jours
}, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
final-record = L'enregistrement de la partie est joint.
final-record-alt = Enregistrement de cette partie { OF($game) } : toutes les décisions et tous les tirages au sort.
final-replay-alt = La partie du début à la fin, une image par coup.
final-no-record = `/game info` donne l'enregistrement de la partie.
chances-title = Chances de victoire, en %
chances-alt = Chances de victoire tour par tour, en % : { $told }.
chances-alt-seat = { $name } { $numbers }
moments-heading = **Les moments décisifs**
moments-none = Aucun moment n'a décidé à lui seul de la partie.
moment-chance = { $seat } { $before } % → { $after } %
moment-chances = Chances de victoire : { $changes }
rematch-opened = Une nouvelle table est ouverte.
rematch-already = La table est déjà ouverte.
button-to-table = Voir la table
button-rematch = Revanche
button-by-turn = Tour par tour

## The list and one match

list-heading = ### Parties de ce serveur
list-none = Aucune partie en cours ici. `/game new` en ouvre une.
list-line = **{ $game }** · { $channel } · { $names }
list-lobby = table ouverte
list-waiting = en attente : { $names } (question posée { $when })
list-paused = en pause
list-yours = à vous de jouer
list-lost = le salon de cette partie n'existe plus ; `/game move` la déplace
info-heading = ### { $game }
info-players = Joueurs : { $names }
info-begun = Partie commencée { $when }
info-state = { $state ->
    [lobby] Table ouverte
    [running] En cours
    [paused] En pause
    [over] Terminée
    [ended] Terminée par la table
   *[closed] Fermée
}
move-done = La partie est maintenant dans { $channel }.
move-same = La partie est déjà ici.

## Settings

settings-heading = ### Réglages
settings-entry = { $name } : { $said }
settings-language = Langue
settings-language-discord = Comme dans Discord
settings-reminders = Rappels
settings-reminders-table = Comme pour la table
settings-reminders-hours = Après { $hours } heures
settings-reminders-none = Aucun
settings-quiet = Heures calmes
settings-quiet-none = Aucune
settings-quiet-hours = { $first_said }–{ $last_said }
settings-time = { $hour } h { $minutes_said }
settings-time-sharp = { $hour } h
settings-time-typed = { $hour }h{ $minutes_said }
settings-zone = Fuseau horaire
settings-no-such-zone = Je ne connais ni ville ni fuseau horaire qui s'appelle « { $zone } ». Essayez une plus grande ville voisine.
settings-hours-equal = Heures calmes, « { $hours } » : elles ne peuvent pas finir à l'heure où elles commencent. Tapez 0 pour n'en avoir aucune.
settings-hours-unknown = Heures calmes : je ne comprends pas « { $hours } ». Écrivez-les ainsi : 22-7 ou 22h30-7h15.
settings-board = Plateau
settings-board-picture = Image
settings-board-text = Texte
settings-help = Aide
settings-help-first = Termes expliqués
settings-help-never = Aucune explication
settings-other = Autre…
zone-utc = UTC
zone-europe-london = Londres
zone-europe-paris = Paris
zone-europe-helsinki = Helsinki
zone-europe-moscow = Moscou
zone-asia-dubai = Dubaï
zone-asia-kolkata = Calcutta
zone-asia-bangkok = Bangkok
zone-asia-shanghai = Shanghai
zone-asia-tokyo = Tokyo
zone-australia-sydney = Sydney
zone-pacific-auckland = Auckland
zone-america-sao-paulo = São Paulo
zone-america-halifax = Halifax
zone-america-toronto = Toronto
zone-america-chicago = Chicago
zone-america-denver = Denver
zone-america-los-angeles = Los Angeles
settings-form = Heures calmes et fuseau
settings-form-hours = Heures calmes : 22-7 ou 22h30-7h15
settings-form-zone = Ville ou fuseau horaire
settings-kept = C'est noté.
settings-kept-city = C'est noté. { $city_said } est à l'heure { OF($place_said) }.

## Rules and help

rules-open =
    ### Règles { OF($game) }
    { $how }
    -# Choisissez un chapitre ci-dessous, ou tapez `/rules` suivi d'un mot.
rules-chapters = Chapitre…
button-rule-by-rule = Règle par règle
button-how-to-play = Comment jouer
rules-heading = ### Règles : { $query }
rules-none = Aucune règle ne contient « { $query } ». Essayez un autre mot, ou choisissez un chapitre ci-dessous.
rules-more = … et { $count ->
    [one] { $count } autre règle
   *[other] { $count } autres règles
}. Ajoutez un mot, ou choisissez un chapitre ci-dessous.
rules-page = -# Page { $page } sur { $pages }
rules-before = ◀ Précédent
rules-next = Suivant ▶
rules-english = texte en anglais
help-heading = ### Comment ça marche
help-turn = **À vous de jouer ?** Je vous préviens. Appuyez sur **Jouer** sous le plateau, choisissez, vérifiez, puis appuyez sur le bouton vert (**Terminer…**). S'il est gris et dit qu'il suffit de choisir, votre choix compte aussitôt.
help-undo = **Vous changez d'avis ?** Tant que votre tour n'est pas terminé, tout peut s'annuler, sauf ce que le hasard a décidé. **Revenir en arrière**, sous le dernier message, remonte plus loin, avec l'accord de ceux dont les actions seraient annulées, ou de tous les joueurs si le hasard a décidé pour vous ou si quelque chose de caché a été révélé. Le bouton de votre panneau y mène aussi ; seul contre des IA, l'effet est immédiat.
help-private = **En privé :** personne d'autre ne voit votre panneau ni ce que vous y ouvrez. Les autres découvrent votre tour une fois qu'il est terminé.
help-commands = -# Tout peut aussi se taper : chaque action du jeu, comme `{ $example }` ; `/play`, `/end`, `/undo`, `/redo` pour votre tour ; `/board`, `/hand`, `/log`, `/catchup` pour voir ; `/rules`, `/settings`, `/game list`.
help-alone = **Personne avec qui jouer ?** `/solo` ouvre une partie pour vous seul et la commence. Je ne vous y préviens que si vous le demandez.
help-absent = **Quelqu'un ne joue pas ?** `/game absent` demande à la table que faire.
help-bots = **Les IA** occupent les places libres : **Ajouter une IA** à la table, facile, normale ou forte. En cours de partie, `/game bot` change le niveau d'une IA, avec l'accord de tous, ou en fait jouer une pour vous.
help-rules = **Un doute ?** Le bouton **Règles** de votre panneau explique la question posée, **💡 Conseil** ou `/hint` dit ce que ferait une IA forte. Les nouveaux termes sont expliqués les trois premières fois ; `/settings` permet de désactiver cette aide.

## Names of commands

command-game = partie
command-game-about = Parties : ouvrir, rejoindre, mettre en pause, terminer
command-game-new = nouvelle
command-game-new-about = Ouvrir une table dans ce salon
command-game-join = rejoindre
command-game-join-about = Prendre une place à la table de ce salon
command-game-leave = quitter
command-game-leave-about = Quitter la table avant le début
command-game-start = commencer
command-game-start-about = Commencer la partie
command-game-list = liste
command-game-list-about = Voir les parties de ce serveur
command-game-info = infos
command-game-info-about = Voir les joueurs, les options et l'enregistrement d'une partie
command-game-pause = pause
command-game-pause-about = Mettre la partie en pause, si tous sont d'accord
command-game-resume = reprendre
command-game-resume-about = Reprendre une partie en pause
command-game-end = terminer
command-game-end-about = Terminer la partie (si tous sont d'accord ; en solo, aussitôt, après une question)
command-game-absent = absent
command-game-absent-about = Demander à la table que faire quand quelqu'un ne joue pas
command-game-bot = ia
command-game-bot-about = Laisser une IA jouer pour vous, reprendre votre place, ou changer le niveau d'une IA
command-game-replace = remplacer
command-game-replace-about = Demander à quelqu'un de reprendre une place
command-game-move = deplacer
command-game-move-about = Déplacer une partie vers ce salon
command-game-rewind = revenir
command-game-rewind-about = Revenir en arrière : annuler une de vos actions, ou proposer d'annuler celle d'un autre joueur
command-solo = solo
command-solo-about = Jouer seul : ouvrir une partie pour vous et la commencer
command-play = jouer
command-play-about = Ouvrir votre panneau
command-end = fin
command-end-about = Terminer votre tour ou votre action
command-undo = annuler
command-undo-about = Annuler une étape, ou tout votre tour
command-redo = retablir
command-redo-about = Rétablir ce que vous avez annulé
command-board = plateau
command-board-about = Voir le plateau, en privé
command-hand = main
command-hand-about = Voir tout ce que vous avez
command-log = journal
command-log-about = Lire ce qui s'est passé dans cette partie
command-catchup = rattrapage
command-catchup-about = Lire ce qui s'est passé depuis votre dernière action
command-rules = regles
command-rules-about = Chercher une règle par mot ou par numéro
command-help = aide
command-help-about = Lire comment ça marche
command-settings = reglages
command-settings-about = Régler la langue, les rappels, les heures calmes, le plateau
command-admin = admin
command-admin-about = Pour le propriétaire du bot
command-admin-export = exporter
command-admin-export-about = Exporter l'enregistrement d'une partie dans un fichier
command-admin-import = importer
command-admin-import-about = Ouvrir une partie à partir d'un enregistrement
command-admin-check = verifier
command-admin-check-about = Rejouer les parties pour les vérifier
command-admin-health = sante
command-admin-health-about = Voir l'état du bot

## Options of commands

option-game = jeu
option-game-about = Le jeu auquel vous voulez jouer
option-language = langue
option-language-about = Langue du salon
option-autostart = auto
option-autostart-about = Commencer dès que la table est complète
option-mode = mode
option-mode-about = Ce que vous jouez
option-level = niveau
option-level-about = La difficulté ; la plus facile par défaut
option-reminders = rappels
option-reminders-about = Si je dois vous prévenir et vous relancer ; non par défaut
option-match = partie
option-match-about = La partie concernée
option-seat = place
option-seat-about = Le joueur dont c'est la place
option-switch = activer
option-switch-about = Une IA joue à cette place : oui ou non
option-bot-level-about = Le niveau de l'IA ; normal par défaut
option-by = par
option-by-about = La personne qui prend la place
option-to = action
option-to-about = L'action à annuler, avec tout ce qui l'a suivie
option-what = quoi
option-what-about = Un coup ou tout le tour
option-view = vue
option-view-about = En image ou en texte
option-turn = tour
option-turn-about = Le tour de la partie à voir
option-find = recherche
option-find-about = Un mot ou un numéro de règle
command-playground = essai
command-playground-about = Ici seulement : faire avancer l'horloge
command-playground-later = plus-tard
command-playground-later-about = Avancer de quelques heures, pour déclencher les rappels
option-hours = heures
option-hours-about = Nombre d'heures
option-zone = fuseau
option-zone-about = Votre ville ou votre fuseau ; laissez vide pour voir tous les réglages
option-quiet = calme
option-quiet-about = Heures calmes, par exemple 22-7 ou 22h30-7h15 ; facultatif
option-file = fichier
option-file-about = L'enregistrement de la partie
option-a = a
option-a-about = Qui prend la place A ; laissez vide pour une IA
option-b = b
option-b-about = Qui prend la place B ; laissez vide pour une IA
option-c = c
option-c-about = Qui prend la place C ; laissez vide pour une IA
option-d = d
option-d-about = Qui prend la place D ; laissez vide pour une IA
option-e = e
option-e-about = Qui prend la place E ; laissez vide pour une IA
option-f = f
option-f-about = Qui prend la place F ; laissez vide pour une IA
option-g = g
option-g-about = Qui prend la place G ; laissez vide pour une IA
option-h = h
option-h-about = Qui prend la place H ; laissez vide pour une IA
option-pay = payer
option-pay-about = Ce que vous payez en plus, si quelqu'un a passé
option-end = fin
option-end-about = Terminer aussi votre tour
choice-step = coup
choice-turn = tour
choice-picture = image
choice-text = texte
choice-on = oui
choice-off = non
choice-yes = oui
choice-no = non

## For the owner of the bot

admin-health = { $matches ->
    [one] { $matches } partie en cours
   *[other] { $matches } parties en cours
} · { $waiting ->
    [one] { $waiting } message à envoyer
   *[other] { $waiting } messages à envoyer
} · démarré { $when }
admin-checked = { $matches ->
    [one] { $matches } partie vérifiée
   *[other] { $matches } parties vérifiées
}, { $differing ->
    [one] { $differing } différence.
   *[other] { $differing } différences.
}
admin-damaged = { $count ->
    [one] La base de données est endommagée en { $count } endroit.
   *[other] La base de données est endommagée en { $count } endroits.
}
admin-imported = La partie est ouverte : { $channel }
admin-exported = L'enregistrement, sans les noms ni la graine aléatoire.
admin-backup = dernière bonne sauvegarde { $when }
admin-backup-none = pas encore de sauvegarde valide
admin-backup-damaged = ⚠️ Une sauvegarde faite { $when } est endommagée, et la base de données l'est peut-être aussi : utilisez `/admin check`.
check-difference = Partie { $match }, coup { $n } : { $what }
check-cut-off = La fin de { $file } manque.
check-header = L'en-tête de { $file } est endommagé : rien ne peut être écrit.
check-pages = Le fichier est endommagé : { $error }
check-table = Base de données : la table ou l'index `{ $table_name }` n'a plus sa définition d'origine.
check-row = Une ligne de la table `{ $table_name }` n'est plus celle qui a été enregistrée : { $row_name }
check-numbers = La numérotation de la table `{ $table_name }` est endommagée.
check-draws = les tirages au sort ne sont plus les mêmes
check-forced = les réponses données d'office ne sont plus les mêmes
check-commit = ce coup termine l'action alors qu'il ne la terminait pas avant, ou l'inverse
check-events = ce coup n'a plus les mêmes effets
check-state = ce coup mène à une autre position
check-waiting = ce sont d'autres joueurs qui doivent jouer
check-snapshot = la position enregistrée est inutilisable. { $why }
check-refused = la suite ne peut pas être rejouée. { $why }
check-broke = la suite enfreint les règles ({ $error })

## The playground

playground-open = Two Rivers est ouvert à l'adresse { $address }
playground-how = Tapez /game new dans le salon ; le menu « Viewing as » permet de changer de joueur.
playground-seated = Une table est ouverte dans le salon, et toutes les places sont prises : appuyez sur « Commencer » ; le menu « Viewing as » permet de changer de joueur.
playground-table = Une table est ouverte dans le salon : appuyez sur « Rejoindre », puis sur « Commencer » ; le menu « Viewing as » permet de changer de joueur.
playground-match = Une partie attend dans le salon : appuyez sur « Jouer » pour la continuer ; le menu « Viewing as » permet de changer de joueur.
playground-later = { $hours ->
    [one] Une heure passe.
   *[other] { $hours } heures passent.
} Ce qui était prévu va arriver dans le salon ; pendant les heures calmes, les rappels attendent.
playground-later-how = Les rappels et les votes viennent après un délai : /playground later fait avancer l'horloge de quelques heures.
playground-token = Pour le vrai Discord, mettez DISCORD_TOKEN dans .env ; le README explique comment.
playground-stop = Ctrl-C arrête le bot ; les parties sont conservées.
playground-stopped = Le bot est arrêté. Les parties sont conservées.
playground-busy = Le port { $port } est pris ; le port { $other } est utilisé à sa place.

## Conseils

button-hint = 💡 Conseil
button-hint-short = 💡
button-hint-take = Suivre ce conseil
# Words after which a label goes on in the next one: "Rempart à… Borsippa".
hint-runs-on = à en sur vers avec pour de
hint-named = { $menu } : { $said }
hint-heading = ### 💡 Conseil
hint-thinking = 💡 Je réfléchis… quelques secondes.
hint-none = Pas de conseil cette fois. Réessayez, ou revenez à votre question.
hint-off = Les conseils sont désactivés à cette table.
hint-not-your-turn = Pas de conseil pour l'instant : ce n'est pas à vous de jouer.
hint-nothing-to-choose = Il n'y a rien à choisir : appuyez sur le bouton vert de votre panneau, ou annulez.
hint-usual = Il y a peu à choisir ici : c'est la réponse habituelle.
hint-expected = Vous finiriez avec environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}, votre adversaire le mieux placé avec environ { $rival }.
hint-range = Vous finiriez sans doute avec { $low } à { $high } points{ $standing ->
    [ahead] , devant votre adversaire le mieux placé
    [behind] , derrière votre adversaire le mieux placé
   *[open] {""}
}.
hint-luck = Avec de la malchance, vous en auriez { $low } ; avec de la chance, { $high }.
hint-then = -# Ensuite, peut-être : { $said }.
hint-parted = {" ; "}
hint-times = { $said } ({ $times } fois)
hint-nothing-better = Rien d'autre ne semble meilleur.
hint-alike = « { $other } » semble valoir à peu près autant.
hint-close = Deuxième choix, peut-être aussi bon : « { $other } ».
hint-worse = « { $other } » semble moins intéressant.
hint-slightly = « { $other } » semble à peine moins intéressant.
hint-worse-range = « { $other } » semble moins intéressant : vous finiriez avec { $low } à { $high } points.
hint-worse-by = « { $other } » semble moins intéressant : environ { $fewer } points de moins en moyenne.
hint-by = { $fewer ->
    [1] environ 1 point de moins
   *[other] environ { $fewer } points de moins
}{ $mostly ->
    [true] {" "}(surtout : { $source })
   *[false] {""}
}
hint-gain = { $rival ->
    [1] 1 de plus
   *[other] environ { $rival } de plus
}
hint-fewer = Avec « { $other } », vous auriez { hint-by }.
hint-fewer-more = Avec « { $other } », vous auriez { hint-by }, et votre adversaire le mieux placé { hint-gain }.
hint-fewer-both = Avec « { $other } », vous auriez { hint-by }, et votre adversaire le mieux placé environ { $less } de moins aussi.
hint-rival = Avec « { $other } », vous auriez { $more ->
    [0] autant de points
    [1] 1 point de plus
   *[other] environ { $more } points de plus
}, mais votre adversaire le mieux placé en aurait { hint-gain }.
hint-chance = À partir d'ici, vous gagneriez environ { $wins } parties sur 100, contre { $less } environ avec l'autre réponse.
hint-odds = { $wins ->
    [0] À partir d'ici, une IA forte ne gagnerait presque jamais.
    [100] À partir d'ici, vous gagneriez presque toujours.
   *[other] À partir d'ici, vous gagneriez environ { $wins } parties sur 100.
}
hint-odds-less = Avec « { $other } », { $less ->
    [0] presque aucune.
   *[other] seulement { $less } environ.
}
hint-opinion = C'est ce que ferait une IA forte{ $tries ->
    [0] .
   *[other] , après avoir essayé { $many ->
        [true] { $tries }
       *[false] quelques
    } suites possibles où tout le monde joue bien.
}{ $hides ->
    [true] {" "}Elle ne voit pas ce qui vous est caché.
   *[false] {""}
}
options-hints = Conseils
options-hints-on = Permis
options-hints-off = Désactivés
lobby-no-hints = sans conseils
final-hints = Conseils demandés : { $said }
final-hints-seat = { $seat } { $count }
command-hint = conseil
command-hint-about = Demander ce que ferait une IA forte
