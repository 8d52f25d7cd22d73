### Words of every game, English.

## Forms of nouns without forms of their own

noun-in = in { $noun }
noun-with = in { $noun }
noun-of = of { $noun }
noun-the = { $noun }
noun-some = { $noun }
noun-label = { $noun }
noun-to = to { $noun }
noun-count = { $n } { $noun }

## Lists

nothing = nothing
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-then = { $most } and { $last }
per-seat = { $seat } { $n }

## The end of a turn

end-turn = End turn
end-prompt = Your action is complete.

## What cannot be done

refused-after-commit = Nothing was done: see the result of your answer first, then continue.
refused-empty = Nothing was chosen, so nothing changes.
refused-not-asked = It is not your turn; the table is waiting for { $seats }.
refused-not-offered = "{ $answer }" is not one of the choices.
refused-nothing-to-redo = There is nothing to redo.
refused-nothing-to-undo = There is nothing to undo; your earlier moves stand.
refused-over = This match is over.
sealed-prompt = Your answer is sealed; others are still deciding.
sealed-take-back = Take back my answer
refused-option = In this game the option "{ $option_key }" cannot be "{ $value }".
refused-seats = This game is for { $least } to { $most } players, not { $seats }.
refused-seats-exactly = This game is for exactly { $most } players, not { $seats }.
refused-settled = The match has moved on; that choice has already been settled.

## What cannot be read back

damaged-altered = The stored match has been altered or cut short, so it was not loaded.
damaged-deep = This file is nested too deeply to be the record of a match, so it was not loaded.
damaged-draws = The dice and draws in this record do not match its moves, so it was not loaded.
damaged-large = This file is too large to be the record of a match ({ $size } kB; the limit is { $most } kB), so it was not loaded.
damaged-newer = This match was stored by another version of the bot (format { $schema }), which this one cannot read.
damaged-other-game = The match stored here belongs to another game.
damaged-unreadable = The stored match is damaged and cannot be read.
