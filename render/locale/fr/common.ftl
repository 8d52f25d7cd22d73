### Words of every game, French.

## Forms of nouns without forms of their own

noun-in = à { $noun }
noun-with = à { $noun }
noun-of = { VOWEL($noun) ->
    [true] d'{ $noun }
   *[false] de { $noun }
}
noun-the = { $noun }
noun-some = { $noun }
noun-label = { $noun }
noun-to = à { $noun }
noun-count = { $noun } ×{ $n }

## Lists

nothing = rien
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-then = { $most }, puis { $last }
per-seat = { $seat } { $n }

## The end of a turn

end-turn = Finir le tour
end-prompt = Il ne reste qu'à terminer votre action.

## What cannot be done

refused-after-commit = Rien n'a été fait : regardez d'abord ce que donne votre réponse, puis continuez.
refused-empty = Vous n'avez rien choisi : rien ne change.
refused-not-asked = Ce n'est pas votre tour : c'est { TO($seats) } de jouer.
refused-not-offered = « { $answer } » n'est pas un choix proposé.
refused-nothing-to-redo = Il n'y a rien à rétablir.
refused-nothing-to-undo = Il n'y a rien à annuler ; vos coups précédents sont déjà validés.
refused-over = Cette partie est terminée.
sealed-prompt = Votre réponse reste secrète ; les autres réfléchissent encore.
sealed-take-back = Retirer ma réponse
refused-option = Ce jeu ne connaît pas « { $value } » pour l'option « { $option_key } ».
refused-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
refused-seats-exactly = Ce jeu se joue à { $most } joueurs exactement, pas à { $seats }.
refused-settled = La partie a avancé ; ce choix n'est plus à faire.

## What cannot be read back

damaged-altered = La partie enregistrée a été modifiée ou tronquée. Elle n'a pas été chargée.
damaged-deep = La structure de ce fichier est trop complexe pour être l'enregistrement d'une partie. Il n'a pas été chargé.
damaged-draws = Dans cet enregistrement, les tirages au sort ne correspondent pas aux coups joués. Il n'a pas été chargé.
damaged-large = Ce fichier est trop gros pour être l'enregistrement d'une partie : il fait { $size } ko, et le maximum est de { $most } ko. Il n'a pas été chargé.
damaged-newer = Cette partie a été enregistrée par une autre version du bot (format { $schema }) ; la version actuelle ne peut pas la lire.
damaged-other-game = Ces données appartiennent à un autre jeu.
damaged-unreadable = La partie enregistrée est endommagée et illisible.
