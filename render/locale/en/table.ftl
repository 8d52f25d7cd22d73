### The table on Discord, English: everything the interface says besides the words of a game.

## Games and seats

kind-game = game
seat-name = seat { $letter }
seat-bot = Bot { $letter }
kind-skill = level
level-easy = easy
level-normal = normal
level-strong = strong
kind-language = language
language-en = English
language-fr = French
tongue-en = English
tongue-fr = Français

## Recaps and log

recap-tally = { $seat } { $deeds }.
recap-done-to = { $whom } { $items }
recap-tally-lost = { $said } { $losses }.
recap-times = { $said } { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
recap-tally-other = { $seat } otherwise { $deeds }.
recap-in-turn = **{ $heading }** · { $said }
recap-more = … and { recap-more-what } (see Log).
recap-more-private = … and { recap-more-what }.
recap-more-what = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
since-hits = What was done to you
since-hits-worst = { since-hits } (the worst first)
since-rest = Everything else
recap-seat = { $seat }
log-beginning = The start
log-heading = ### Log
log-empty = Nothing has happened yet.
log-page = Page { $page } of { $pages }{ $page ->
    [1] {" "}(the newest)
   *[other] {" "}(the newest is page 1)
}
log-turns = Go to…
log-file = Whole log as a file

## The post of a turn

post-heading = { $game } · { $seats } to play
post-heading-past = { $game }
post-taken-back = -# ↩️ Taken back later: see below.
post-ping = { $mentions }, { $request }
wanted-turn = your action, please.
post-text-only = ⚠️ I can't attach files here, so the board is shown as text.
post-bare = The match goes on, but I could not show what happened. See **Log** or **Board**.
post-bare-over = The match is over, but I could not show how it ended. See `/log` or `/board`.
button-play = Play
button-board = Board
button-log = Log
button-undo = Undo
button-stock = My stock
button-rules = Rules
button-rules-of-match = Rules of this match
button-close = Close
button-list = Matches here
button-settings = Settings
button-back = Back
button-text = As text
button-picture = As a picture
board-views = Other views…
button-older = Older
button-newer = Newer
button-earlier = ◀ Earlier
button-step-back = ◀
button-step-on = ▶
button-present = Now
button-step-through = Step through
past-step = Action { $number } of { $count }
past-start = The start
past-turns = Go to…
past-actions = Actions of this turn…
past-actions-page = Actions { $first } to { $last }…
past-place = Action { $number }
button-read-all = Read all

## Notes told in the next post

note-default = { $seats } decided for { $seat }: { $label }.
note-back = { $seat } is back.
note-back-several = { $seats } are back.
note-bot = A bot now plays for { $seat }.
note-bot-several = Bots now play for { $seats }.
note-rewound = Undone at { $seat }'s request: { note-undone }
note-rewound-owner = Undone by the owner of the bot: { note-undone }
note-rewind-undone = Restored at { $seat }'s request: { note-redone }
note-rewind-undone-owner = Restored by the owner of the bot: { note-redone }
note-redone = { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
note-undone = { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
note-moved = The match continues here.

## The lobby

lobby-heading = ## { $game }
lobby-seat = { $mark } { $letter }  **{ $name }**
lobby-seat-host = { $mark } { $letter }  **{ $name }** (host)
lobby-seat-bot = { $mark } { $letter }  bot ({ $skill })
lobby-side = 🤖 { $said }
lobby-seat-free = { $mark } { $letter }  *free seat*
lobby-starts-host = Starts when { $name } presses **Start**
lobby-starts-full = Starts automatically when full
lobby-reminders = reminders after { $hours } hours
lobby-no-reminders = no reminders
lobby-language = posts in { $language }
lobby-set = The match begins. { $seat } goes first.
lobby-set-several = The match begins. { $seats } decide first.
lobby-started = Started. The board follows in the channel.
lobby-closed = Closed because nobody started the match. `/game new` opens another table.
lobby-closed-host = Closed by { $name }. `/game new` opens another table.
lobby-invited = { $mentions }, another match? Press **Join**.
lobby-joined = You have seat { $letter }. You will be pinged when the match starts.
lobby-left = You have left the table.
lobby-removed = { $mentions }: the host has removed you from the table. Press **Join** to take a seat again.
lobby-bot-added = **A bot takes seat { $letter }.** It plays at level **{ $skill }**.
lobby-bot-level = **The bot in seat { $letter }** plays at level **{ $skill }**.
lobby-too-few = { $least ->
    [one] At least { $least } player is needed to start.
   *[other] At least { $least } players are needed to start.
}
lobby-gone = This table is closed. `/game new` opens another.
button-join = Join
button-leave = Leave
button-add-bot = Add bot
button-options = Options
button-start = Start

## Options of the lobby

options-heading = ### Options
options-rules-heading = ### Rules of this match
options-rules-about = { $changed ->
    [none] All as in the rulebook.
   *[other] Changed: { $changed }.
} Open a menu to see the other choices and what they mean.
options-language = Language of the channel
options-start = Start
options-start-host = By the host
options-start-full = When the table is full
options-reminders = Reminders
options-remove = Remove a player or bot
options-remove-person = Remove { $name }
options-remove-bot-seat = Remove the bot in seat { $letter }
options-give-up-sure = Close this table for everybody? `/game new` opens another.
button-done = Done
button-give-up = Close this table

## Levels of bots

levels-heading = ### Levels of the bots
levels-later = Once the match has begun, `/game bot` changes a level, if all agree.
level-about = **{ $label }**: { $said }
button-bot-levels = Levels of the bots
button-level-easy = Easy
button-level-normal = Normal
button-level-strong = Strong
level-easy-about = plays like somebody in their first match
level-normal-about = plays soundly
level-strong-about = thinks ahead; takes a few seconds a turn

## Before the lobby

venue-busy = This channel is busy. Open a thread for the match?
venue-taken = A match is already running here. Open a thread for the new one?
venue-thread = { $game } · { $names }
venue-opened = The table is open: { $channel }
venue-private-thread = ⚠️ This thread is private. Add me to it, then try again.
venue-thread-gone = ⚠️ I could not post the table in its new thread, so I deleted the thread; no table is open.
venue-thread-left = ⚠️ I could not post the table in its new thread. No table is open; { $thread } stays empty, as I am not allowed to delete it.
venue-why-refused = Discord did not let me write there. Ask a moderator to allow **Send Messages in Threads** in the channel settings, then try again.
venue-why-fault = Discord did not accept the message. Try again in a minute.
venue-failed = ⚠️ I could not post the table here. Nothing was opened; try again, or ask a moderator.
button-thread = Open a thread
button-here = Play here
button-again = Try again
solo-in-thread = Your match is open: { $channel }
solo-in-direct-messages = I cannot open a thread here, so your match is open in our direct messages: { $channel }
solo-in-channel = Your match is open here. I can neither open a thread nor write to you directly.
solo-beside-another = Your match is open here: I cannot open a thread, and in our direct messages another match is running: { $other }
solo-here = Your match is open.
solo-no-such-level = { $mode } has no such level. Choose one of these:
solo-nowhere = I found no place for your match. To open a thread in { $channel } I need:
solo-closed = Or let me write to you: allow direct messages in your privacy settings for this server.
solo-running = In our direct messages a match of yours is still running. Go on with it, or give it up for the new one.
button-give-up-and-play = Play the new one
solo-already = You are already playing { $match_said }
button-go-on = Go on
button-new-match = New match
solo-goal = 🎯 **{ $mode }**{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}: { $goal }
solo-record = Alone, { $mode }: { $told }
solo-record-level = { $level_name } won { $won } of { $played }{ $best ->
    [0] {""}
   *[other] , best { $best } VP
}

## Permissions

permission-missing = I cannot start here yet. In { $channel } I need:
permission-where = A moderator can allow this in the channel settings, under Permissions.
permission-useful = ⚠️ In { $channel } I cannot { $lack }
permission-view-channel = **View Channel**, to see the table.
permission-send-messages = **Send Messages**, to post the board.
permission-send-messages-in-threads = **Send Messages in Threads**, to post the board.
permission-unlocked = **An unlocked thread**, to post the board.
permission-attach-files = **Attach Files**, to show the board as a picture.
permission-read-message-history = **Read Message History**, to find my own posts again.
permission-create-public-threads = **Create Public Threads**, to give a match its own thread.
useful-attach-files = attach files, so the board is shown as text.
useful-read-message-history = read older messages, so old posts keep their buttons.
useful-create-public-threads = open threads, so the match is played in the channel.

## The panel

panel-heading = Your turn
panel-waiting = { SIZE($seats) ->
    [0] The match is over
    [one] It is { $seats }'s turn
   *[other] Waiting for { $seats }
}
panel-since = Since you last played
panel-since-first = The match so far
panel-just-done = What you have just done
panel-so-far = So far
panel-refused = Not now: { $said }
panel-proposed = Proposed: { $said }
panel-arranged = Arranged: { $said }
panel-end = Press "{ $button_said }" to confirm, or undo.
panel-ends = { $said } { $seat } is next.
panel-again = Done. It is your turn again.
panel-silent = ⚠️ I cannot write in { $channel }, so the others are not pinged. Ask a moderator to give me the permission **Send Messages**.

## Controls of the panel

choose = Choose…
choose-oneself = Or choose for yourself…
choose-several = Choose one or more…
then-confirm = Choose, then confirm
choose-part = Which part of the list?
part-of = { $said } ({ $count ->
    [one] { $count } choice
   *[other] { $count } choices
})
tick-several = { $said } (one or more)
taken-again = { $said }, { $nth ->
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
}
taken-then = then { $said }
first-then = first: { $said }
with-note = { $said } · { $note_said }
amounts-bring = → { $said }
amounts-zero = 0 { $said }
amounts-sum = { $said } → { $brought_said }
amounts-chosen = Chosen: { $said }
amounts-nothing = Nothing chosen yet.
amounts-mix = Another mix…
amounts-used = { $count } of { $most }
amounts-too-many = { $count } of { $most }: too many
amounts-too-few = { $count } chosen: at least { $least } needed
back-to-list = Back to the list
set = { $said }
take-ticked = Confirm selection
as-proposed = As proposed
all-as-proposed = All as proposed
accept-first = Accept { $said }…
proposed-among = Proposed { $named_said }: { $said }
by-hand = By hand…
back-to-proposals = Back to proposals
arranged-then = then { $said }
arranged-slot = { $slot_said }: { $said }
arrange-against = { $first_said } – { $second_said }
arrange-behind = { $said } behind { $slot_said }
arrange-into = { $said } → { $slot_said }
arrange-next = Which is next? ({ $nth } of { $count })
arrange-where = { $said }: where to?
arrange-slots = What goes where?
arrange-fronts = Who faces whom?
arrange-queue = Who stands behind whom?
arrange-enough = Line-up complete
arrange-take = Confirm this order
arrange-back = Undo the last choice
page-earlier = ◀ Earlier
page-later = Later ▶
why-not-now = Not possible now…
undo-step = Undo step
undo-earlier = Undo…
restart-turn = Undo all
redo = Redo
board = Board
refused-ticks = Nothing was done: these choices cannot be combined. Choose again.
refused-ticks-left = Nothing was done: "{ $first_said }" cannot be combined with your other choices. { $why_said } Your selection is kept.
refused-ticks-both = Nothing was done: "{ $second_said }" cannot be combined with "{ $first_said }". { $why_said } Your selection is kept.
refused-ticks-twice = Nothing was done: "{ $first_said }" is selected twice. { $why_said } Your selection is kept.
ticks-closed = After them it is no longer possible.
ticks-one-only = Only one of the two is possible.
ticks-final = Confirm one first and see its result, then choose again.
ticks-unknown = one of your choices

## Private answers

reply-done = **Done.** { $seats ->
    [none] The match is over.
   *[other] { SIZE($seats) ->
        [one] { $seats } is next; you will be pinged.
       *[other] { $seats } are next; you will be pinged.
    }
}
reply-bots-playing = { SIZE($seats) ->
    [one] { $seats } is playing…
   *[other] { $seats } are playing…
}
reply-bots-thinking = { SIZE($seats) ->
    [one] { $seats } is thinking…
   *[other] { $seats } are thinking…
}
reply-undone = Undone: { $said }.
reply-restored = Restored: { $said }.
reply-stale = The match has moved on; that choice has already been settled. Here is the current question.
reply-stale-idle = The match has moved on. { reply-to-play }
reply-to-play = { SIZE($seats) ->
    [one] It is **{ $seats }**'s turn.
   *[other] Waiting for **{ $seats }**.
}
reply-waiting = { SIZE($seats) ->
    [one] It is **{ $seats }**'s turn (pinged { $when }).
   *[other] Waiting for **{ $seats }** (pinged { $when }).
}
reply-next = You are next.
reply-passed = You have passed this turn.
reply-drafting = { $seat } is playing.
reply-bot = A bot is playing for you. Press **Take back my seat** to play again yourself.
reply-spectator = You are watching this match. { $seats } are playing.
reply-handed-on = Seat { $letter } now belongs to { $seat }.
reply-no-seat = You have no seat in this match.
reply-no-match = There is no match in this channel. `/game new` opens one.
reply-match-elsewhere = There is no match in this channel. You are playing { $match_said }
match-there = **{ $match_said }** · { $channel }
match-alone = { $mode }{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}
reply-impossible = { $reason } Possible: { $labels }.
reply-impossible-many = { $reason } Possible: { $labels } and { $count ->
    [one] { $count } other choice
   *[other] { $count } other choices
}.
reply-unknown-choice = "{ $typed }" is not one of the choices. Possible: { OR($labels) }.
reply-unknown-after = "{ $typed }" is not one of the choices. Nothing was done. Possible after "{ $after }": { $labels }{ $count ->
    [0] {""}
    [one] {" "}and { $count } other choice
   *[other] {" "}and { $count } other choices
}.
reply-impossible-after = { $reason } Nothing was done. Possible after "{ $after }": { $labels }{ $count ->
    [0] {""}
    [one] {" "}and { $count } other choice
   *[other] {" "}and { $count } other choices
}.
reply-not-now = Not now: another question comes first.
reply-next-turn = Not now: this has been decided for this turn; it comes up again in the next one.
reply-no-more = Too late: that has already been decided, and there are no more turns.
reply-settled-before = Too late: this was decided at the start of the match.
reply-turn-complete = Not now: you have nothing left to choose. End your turn with `/end` or the button below.
reply-not-ended = Not yet: answer this question first, then you can end your turn.
reply-unasked = Not possible: "{ $typed }" does not answer any question here.
reply-unasked-now = Not possible: "{ $typed }" does not answer the question. You are now asked: { $prompt }
reply-not-enough = "{ $typed }" alone is not enough. { $prompt } Possible: { $labels }.
up-to = up to { $said }
reply-twice = Not possible: you named { $labels } twice. Nothing was done.
reply-too-many = Not possible: you made { $named } choices, but only { $most ->
    [one] { $most } is
   *[other] { $most } are
} possible here. Nothing was done.
reply-too-often = Not possible: you can do this at most { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
} now.
reply-ambiguous = "{ $typed }" can mean several things: { $labels }.
reply-other-game = Not possible: the game played here is **{ $game }**.
reply-fault = ⚠️ Something went wrong on my side. Your move did not count; nothing is lost.
reply-fault-note = Press again. For the owner of the bot: error { $reference }.
reply-unseen = ⚠️ I did what you asked, but could not show the next step. `/play` shows it.
reply-unseen-note = For the owner of the bot: error { $reference }.
reply-stored = ⚠️ I did what you asked, but could not show the next step.
reply-discord = ⚠️ Discord did not let me finish this. Nothing is lost; try again in a minute.
reply-restarting = I am restarting. That press did not count; try again in a minute.
reply-catchup-none = Nothing has happened since you last played.
reply-stock = ### My stock
reply-by-turn = ### Turn by turn
reply-board = ### The board
board-new = { $line } *(new)*
reply-owner-only = Only the owner of the bot can do that.
reply-moderator-only = Only a player of this match or a moderator can do that.
reply-guild-only = This works only in a server.
reply-busy = One moment: I am still busy with what you asked for before. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## What a table refuses

table-already-seated = This player already has a seat.
table-begun = The match has started; that is no longer possible.
table-channel-taken = There is already a match here. Use a thread or another channel for a new one.
table-full = All { $most } seats are taken.
table-moved-on = Somebody has played since; nothing was undone.
table-no-bot = There is no bot at this table.
table-no-such-moment = There is no such point to go back to.
table-no-such-seat = There is no seat { $number } at this table.
table-not-host = Only { $host }, who opened the table, can do that.
table-not-paused = The match is not paused.
table-not-seated = You have no seat at this table.
table-not-started = The match has not started yet.
table-not-your-seat = { $seat } has that seat.
table-over = This match is over.
table-paused = The match is paused. Press **Resume** to continue.
table-record-options = This record names options that its game does not have, so it was not loaded.
table-record-seats = This record belongs to a match for { $count } players.
table-seat-is-bot = { $seat } remains a bot for the whole match.
table-unknown = There is no match number { $match }.
table-unknown-game = There is no such game here.
table-vote-closed = This vote is closed.
table-vote-no-such-answer = That is not one of the answers in this vote.
table-vote-not-asked = You are not part of this vote.
table-vote-open = There is already a vote on this.
database-damaged = The database { $file } is damaged. It was not changed; put a backup in its place.
database-foreign = { $file } is not a Two Rivers database. It was not changed.
database-newer = { $file } was written by a newer version (format { $version }; this version reads formats up to { $known }). It was not changed.
database-no-room = The disk has no room for a backup of { $file }: { $free } MB free, { $needed } MB needed. Make room and start again.
database-full = The disk is full: there is no room for { $file }. Make room and start again.
database-unusable = { $file } cannot be used: { $error }.

## Reminders

reminder-text = { $mention }, **{ $game }** is waiting for your action (you were pinged { $when }).
reminder-only-one = Everybody is waiting for you.
reminder-muted = No more reminders for this question. You will be pinged again with the next one.
button-mute = Mute this turn
button-to-board = To the board

## The vote on somebody absent

vote-absent = **{ $seat } has not played for { $time }.** { $seats }: what should the table do?
vote-absent-left = **{ $seat } has left the server.** { $seats }: what should the table do?
vote-absent-rule = { $count ->
    [1] Nothing happens unless you choose.
    [2] Nothing happens unless you both choose the same answer.
   *[other] Nothing happens unless you all choose the same answer.
}
vote-absent-back = If { $seat } plays in the meantime, this vote closes.
vote-usual = { $default_said }: { $label }
vote-choice = { $seat }: { $label }
vote-not-yet = { $seat } has not voted yet
vote-wait = keep waiting
vote-default = { $label } for { $seat }
vote-bot = let a bot play
vote-pause = pause
vote-default-done = { $seats } decided for { $seat }: { $label }.
vote-waited = The table keeps waiting for { $seat }.
vote-played = { $seat } has played.
vote-expired = The vote is closed; nothing was decided.
vote-too-early = { $seat } was pinged { $when }. A vote is possible after 12 hours.
vote-nobody = It is not { $seat }'s turn.
vote-counted = Vote recorded: { $label }.
vote-counted-agree = You agreed.
vote-counted-refuse = You refused.
span-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
span-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
button-wait = Keep waiting
button-default = { $label } for { $name }
button-bot = Let a bot play
button-pause = Pause
vote-no-others = There is nobody else at the table to vote. A moderator can use `/game bot` to let a bot play.
vote-asked = I have asked the table.
default-usual = Default move

## Bots

bot-plays = A bot now plays for { $mark } **{ $seat }** ({ $seats } agreed).
bot-plays-own = A bot now plays for { $mark } **{ $seat }**, as { $seat } asked.
bot-take-back = { $seat }, press **Take back my seat** to play again yourself.
bot-plays-moderator = A bot now plays for { $mark } **{ $seat }**, as { $name } decided.
bot-taken-back = The seat is yours again.
bot-not-away = No bot is playing for you.
bot-seat-already = A bot is already playing that seat.
level-no-bot = No bot is playing for { $seat }.
level-set = { $sits_in ->
    [true] The bot playing for { $seat }
   *[other] { $seat }
} now plays { level-as }
level-as = at level { $skill }
note-level = { level-set }.
level-agreed = { level-set } ({ $seats } agreed).
level-now = { $sits_in ->
    [true] The bot playing for { $seat }
   *[other] { $seat }
} plays **{ level-as }**.
level-already = { $sits_in ->
    [true] The bot playing for { $seat }
   *[other] { $seat }
} already plays { level-as }.
level-vote = **{ $name } proposes that { $sits_in ->
    [true] the bot playing for { $seat }
   *[other] { $seat }
} should play { level-as }.** All players must agree.
level-refused = { $name } refuses; the level stays as it is.
level-all-agree = If you choose another level, all players are asked to agree.
level-afterwards = A bot that the table puts there plays at level normal; `/game bot` changes that afterwards.
level-named = { $name } ({ $skill })
bot-plays-level = It plays { level-as }.
button-take-back = Take back my seat

## Replacing a player

replace-ask = { $mention }: { $seats } ask you to take over seat { $letter } in **{ $game }**.
replace-ask-alone = { $mention }: { $name } asks you to take over seat { $letter } in **{ $game }**.
replace-done = { $name } takes over seat { $letter } from { $former }.
replace-declined = { $name } will not take over seat { $letter }.
replace-vote = **{ $proposer } proposes { $name } for seat { $letter }.** All other players must agree.
replace-agreed = { $name } has been asked to take over seat { $letter } ({ $seats } agreed).
replace-not-you = This seat is offered to { $name }.
replace-already = { $name } already has a seat in this match.
replace-bot = A bot cannot be asked to take over; use `/game bot` to let one play.
button-take-seat = Take the seat
button-no = No

## Pause, end

pause-done = **Paused** by { $seats }. No reminders until somebody resumes.
pause-resumed = { $name } resumes the match.
pause-vote = **{ $name } proposes a pause.** All players must agree.
end-vote = **{ $name } proposes to end this match.** All players must agree.
end-sure =
    End this match? It will not be counted as won or lost.
    { $match_said }
end-done = The match is ended.
button-end-match = End the match
button-keep-playing = Keep playing
end-by-moderator = Ended by { $name }.
end-by-table = Ended by the players.
end-without = Decided without { $seats }, who did not answer while a bot was playing for them.
end-refused = { $name } refuses; the match continues.
vote-agreed = Agreed: { $seats }
vote-agreed-none = Agreed: nobody yet
vote-needed = still needed: { $seats }
vote-away = A bot is playing for { $seats }. If no answer comes by { $when }, the others decide.
vote-without-you = { $mentions }: you did not answer while a bot was playing for you, so the table decided without you.
button-resume = Resume
button-agree = Agree
button-refuse = Refuse
pause-by-moderator = **Paused** by { $name }. No reminders until somebody resumes.
button-as-moderator = As moderator
decide-as-moderator = As a moderator you can also decide this alone.

## Rewind

rewind-title = ### Undo
rewind-heading =
    { rewind-title }
    Choose the action to undo; everything after it is undone too. Each entry says who must agree.
rewind-prompt = Action to undo…
rewind-you = You
rewind-and-more = { $said }, and { $count } more { $count ->
    [one] step
   *[other] steps
}
rewind-quiet = nothing done
rewind-also = also undoes { $said }
rewind-also-many = also undoes { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
rewind-only = undoes nothing else
rewind-yours = { $count ->
    [one] { $count } action of yours
   *[other] { $count } actions of yours
}
rewind-theirs = { $count ->
    [one] { $count } action by { $seat }
   *[other] { $count } actions by { $seat }
}
rewind-bots = { $count ->
    [one] { $count } action by a bot
   *[other] { $count } actions by bots
}
rewind-at-once = at once, no vote
rewind-asks = { $seats } must agree{ $why ->
    [revealed] : something was revealed
    [chance] : chance was involved
   *[none] {""}
}
rewind-alone = **This will be undone at once.** No other player's actions are affected, so nobody is asked.
rewind-alone-bots = **This will be undone at once.** Apart from yours, only bots' actions are affected, so nobody is asked.
rewind-confirm = **Ask { $seats } to agree?** This would be undone:
rewind-back-confirm = **Ask { $seats } to agree?** This would be restored:
rewind-ask-them = Ask
rewind-yours-too = { $seats }: your actions named here would be undone too.
rewind-now = Undo now
rewind-back = Restore
rewind-back-note = restores { $said }
rewind-back-heading = { $alone ->
    [true] You can restore
   *[false] You can also restore
} what was last undone, as nobody has played since. This { rewind-back-note } ({ $way }).
rewind-back-ask = **{ $name } asks to restore what was undone.** This would be restored:
rewind-back-done = What was undone has been restored at { $name }'s request.
rewind-ask = **{ $name } asks to undo.** This would be undone:
rewind-dice = Dice will be rolled again; nothing else is drawn anew.
rewind-bots-anew = Bots may decide differently.
rewind-done = This was undone at { $name }'s request.
rewind-refused = { $name } refuses { $asker }'s request; nothing is undone.
rewind-asked = I have asked { $seats }.

## The final post

final-heading = { $game } · { SIZE($seats) ->
    [0] nobody wins
    [one] { $seats } wins
   *[other] { $seats } win
}
final-lost = { $game } · the players lose to { $seats }
final-lost-alone = { $game } · { $seat } loses to { $seats }
final-own = { $game } · { $said }
final-ended = { $game } · ended by the players
final-given-up = { $game } · given up
final-verdict = { SIZE($seats) ->
    [one] { $seats } wins with { final-points }
   *[other] { $seats } share the victory with { final-points } each
}, { $ahead } ahead of { $second_seat }
final-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
final-verdict-source = { final-verdict }; { $source } made the difference ({ $more } to { $less }).
final-verdict-points = { final-verdict }.
final-verdict-even = { $seats } wins the tie-break; { $second_seat } also has { final-points }.
final-verdict-alone = { $seats } share the victory with { final-points } each.
final-score = { $mark } **{ $seat }{ $skill ->
    [none] {""}
   *[other] {" "}({ $skill })
} { $vp }**
final-thanks = Well played, { $mentions }.
final-does-not-count = { $mentions }, you gave the match up; it does not count.
final-length = { $days ->
    [0] Less than a day
    [one] { $days } day
   *[other] { $days } days
}, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
final-record = The record of the match is attached.
final-record-alt = Record of this { $game } match: every decision, and everything decided by chance.
final-replay-alt = The match from beginning to end, with a picture for each turn taken.
final-no-record = `/game info` gives the record of the match.
chances-title = Chance of winning, in percent
chances-alt = Chance of winning by turn, in percent: { $told }.
chances-alt-seat = { $name } { $numbers }
moments-heading = **The deciding moments**
moments-none = No single moment decided this match.
moment-chance = { $seat } { $before } % → { $after } %
moment-chances = Chance of winning: { $changes }
rematch-opened = A new table is open.
rematch-already = The table is already open.
button-to-table = To the table
button-rematch = Rematch
button-by-turn = By turn

## The list and one match

list-heading = ### Matches here
list-none = No match is running here. `/game new` opens one.
list-line = **{ $game }** · { $channel } · { $names }
list-lobby = open table
list-waiting = waiting for { $names }, pinged { $when }
list-paused = paused
list-yours = your turn
list-lost = its channel is gone; `/game move` moves the match elsewhere
info-heading = ### { $game }
info-players = Players: { $names }
info-begun = Started { $when }
info-state = { $state ->
    [lobby] Open table
    [running] Running
    [paused] Paused
    [over] Over
    [ended] Ended by the players
   *[closed] Closed
}
move-done = The match is now in { $channel }.
move-same = The match is already here.

## Settings

settings-heading = ### Settings
settings-entry = { $name }: { $said }
settings-language = Language
settings-language-discord = Same as Discord
settings-reminders = Reminders
settings-reminders-table = Same as the table
settings-reminders-hours = After { $hours } hours
settings-reminders-none = None
settings-quiet = Quiet hours
settings-quiet-none = None
settings-quiet-hours = { $first_said } to { $last_said }
settings-time = { $hour }:{ $minutes_said }
settings-time-sharp = { $hour }:00
settings-time-typed = { $hour }:{ $minutes_said }
settings-zone = Time zone
settings-no-such-zone = I do not know the city or time zone "{ $zone }". Try a larger city nearby.
settings-hours-equal = Quiet hours "{ $hours }": the end must differ from the start. Type 0 for none.
settings-hours-unknown = Quiet hours: I cannot read "{ $hours }". Please write them like 22-7 or 22:30-7:15.
settings-board = Board
settings-board-picture = Picture
settings-board-text = Text
settings-help = Help
settings-help-first = Explain new words
settings-help-never = No explanations
settings-other = Other…
zone-utc = UTC
zone-europe-london = London
zone-europe-paris = Paris
zone-europe-helsinki = Helsinki
zone-europe-moscow = Moscow
zone-asia-dubai = Dubai
zone-asia-kolkata = Kolkata
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
settings-form = Quiet hours and time zone
settings-form-hours = Quiet hours, such as 22-7 or 22:30-7:15
settings-form-zone = City or time zone
settings-kept = Saved.
settings-kept-city = Saved. { $city_said } has the same time as { $place_said }.

## Rules and help

rules-open =
    ### Rules of { $game }
    { $how }
    -# Choose a chapter below, or type `/rules` with a word.
rules-chapters = Chapter…
button-rule-by-rule = Rule by rule
button-how-to-play = How to play
rules-heading = ### Rules: { $query }
rules-none = No rule mentions "{ $query }". Try another word, or choose a chapter below.
rules-more = … and { $count ->
    [one] { $count } more rule
   *[other] { $count } more rules
}. Add a word to find fewer, or choose a chapter below.
rules-page = -# Page { $page } of { $pages }
rules-before = ◀ Previous
rules-next = Next ▶
rules-english = in English
help-heading = ### How it works
help-turn = **Your turn:** I ping you. Press **Play** under the board, choose, check your choice, then press the green button (**End…**). Where that button is gray and says that choosing is enough, your choice counts at once.
help-undo = **Changed your mind?** Until you end your turn, you can undo everything except what chance has decided. **Undo** under the last post goes back further: those whose actions would be undone must agree, or all players if chance has decided something for you or something hidden was revealed since then. **Undo…** in your panel leads there too; against bots alone it happens at once.
help-private = **In private:** only you see your panel and what you open from it. The others see what you have done once your turn is over.
help-commands = -# Everything can be typed too: every action of the game, such as `{ $example }`; `/play`, `/end`, `/undo` and `/redo` for your turn; `/board`, `/hand`, `/log` and `/catchup` to see how things stand; also `/rules`, `/settings` and `/game list`.
help-alone = **Nobody to play with?** `/solo` opens a match for you alone and starts it. I do not ping you there unless you ask me to.
help-absent = **Is somebody not playing?** `/game absent` asks the table what to do.
help-bots = **Bots** fill free seats: **Add bot** in the lobby, easy, normal or strong. `/game bot` changes the level of a bot during the match, if all agree, or lets one play for you.
help-rules = **Not sure?** **Rules** in your panel explains the question, **💡 Hint** or `/hint` says what a strong bot would do. New words are explained the first three times you meet them; you can turn that off in `/settings`.

## Names of commands

command-game = game
command-game-about = Open, join, pause or end a match
command-game-new = new
command-game-new-about = Open a table in this channel
command-game-join = join
command-game-join-about = Take a seat at the table in this channel
command-game-leave = leave
command-game-leave-about = Leave the table before the match starts
command-game-start = start
command-game-start-about = Start the match
command-game-list = list
command-game-list-about = Matches on this server
command-game-info = info
command-game-info-about = Players, options and record of a match
command-game-pause = pause
command-game-pause-about = Pause the match, if all agree
command-game-resume = resume
command-game-resume-about = Continue a paused match
command-game-end = end
command-game-end-about = End the match (all who play agree; alone, at once after a question)
command-game-absent = absent
command-game-absent-about = Ask the table what to do about somebody who is not playing
command-game-bot = bot
command-game-bot-about = Let a bot play your seat, or take it back; change the level of a bot
command-game-replace = replace
command-game-replace-about = Ask somebody to take over a seat
command-game-move = move
command-game-move-about = Bring a match to this channel
command-game-rewind = rewind
command-game-rewind-about = Undo an action of yours, or ask to undo somebody else's
command-solo = solo
command-solo-about = Play alone: open a match for yourself and start it
command-play = play
command-play-about = Open your panel
command-end = end
command-end-about = End your turn or action
command-undo = undo
command-undo-about = Undo a step, or your whole turn
command-redo = redo
command-redo-about = Redo what you have undone
command-board = board
command-board-about = See the board in private
command-hand = hand
command-hand-about = Everything you own
command-log = log
command-log-about = What has happened in this match
command-catchup = catchup
command-catchup-about = What has happened since you last played
command-rules = rules
command-rules-about = Look up a rule by word or number
command-help = help
command-help-about = How it works
command-settings = settings
command-settings-about = Language, reminders, quiet hours and board
command-admin = admin
command-admin-about = For the owner of the bot
command-admin-export = export
command-admin-export-about = Get the record of a match as a file
command-admin-import = import
command-admin-import-about = Open a match from a record
command-admin-check = check
command-admin-check-about = Replay stored matches and compare the results with their records
command-admin-health = health
command-admin-health-about = How the bot is doing

## Options of commands

option-game = game
option-game-about = Which game
option-language = language
option-language-about = Language of the channel
option-autostart = autostart
option-autostart-about = Start automatically when full
option-mode = mode
option-mode-about = What you play
option-level = level
option-level-about = How hard it is; the easiest unless chosen
option-reminders = reminders
option-reminders-about = Whether to ping and remind you; no unless chosen
option-match = match
option-match-about = Which match
option-seat = seat
option-seat-about = Whose seat
option-switch = on
option-switch-about = Whether a bot plays that seat
option-bot-level-about = How well the bot plays; normal unless chosen
option-by = by
option-by-about = Who takes the seat
option-to = to
option-to-about = Which action to undo; later ones are undone too
option-what = what
option-what-about = One step or the whole turn
option-view = view
option-view-about = As a picture or as text
option-turn = turn
option-turn-about = Which turn of the match
option-find = find
option-find-about = A word or a number
command-playground = playground
command-playground-about = Playground only: let time pass
command-playground-later = later
command-playground-later-about = Let hours pass, so that reminders are sent
option-hours = hours
option-hours-about = How many hours
option-zone = zone
option-zone-about = Your city or time zone; leave empty to see all settings
option-quiet = quiet
option-quiet-about = Quiet hours, such as 22-7 or 22:30-7:15; optional
option-file = file
option-file-about = The file with the record of the match
option-a = a
option-a-about = Who takes seat A; leave empty for a bot
option-b = b
option-b-about = Who takes seat B; leave empty for a bot
option-c = c
option-c-about = Who takes seat C; leave empty for a bot
option-d = d
option-d-about = Who takes seat D; leave empty for a bot
option-e = e
option-e-about = Who takes seat E; leave empty for a bot
option-f = f
option-f-about = Who takes seat F; leave empty for a bot
option-g = g
option-g-about = Who takes seat G; leave empty for a bot
option-h = h
option-h-about = Who takes seat H; leave empty for a bot
option-pay = pay
option-pay-about = What you pay as the extra cost, if somebody has passed
option-end = end
option-end-about = Also end your turn
choice-step = step
choice-turn = turn
choice-picture = picture
choice-text = text
choice-on = on
choice-off = off
choice-yes = yes
choice-no = no

## For the owner of the bot

admin-health = { $matches ->
    [one] { $matches } running match
   *[other] { $matches } running matches
} · { $waiting ->
    [one] { $waiting } message to send
   *[other] { $waiting } messages to send
} · started { $when }
admin-checked = { $matches ->
    [one] { $matches } match checked
   *[other] { $matches } matches checked
}; { $differing ->
    [one] { $differing } differs from its record.
   *[other] { $differing } differ from their records.
}
admin-damaged = { $count ->
    [one] The database is damaged in { $count } place.
   *[other] The database is damaged in { $count } places.
}
admin-imported = The match is open: { $channel }
admin-exported = The record, without names or seed.
admin-backup = last good backup { $when }
admin-backup-none = no good backup yet
admin-backup-damaged = ⚠️ A backup made { $when } is damaged, and the database may be damaged too: see `/admin check`.
check-difference = Match { $match }, button press { $n }: { $what }
check-cut-off = The end of { $file } is missing.
check-header = The header of { $file } is damaged, so nothing can be written.
check-pages = The file is damaged: { $error }
check-table = The database table or index `{ $table_name }` is no longer as it was created.
check-row = A row in `{ $table_name }` no longer matches what was stored: { $row_name }
check-numbers = The numbering in `{ $table_name }` is damaged.
check-draws = the random draws no longer come out the same
check-forced = different answers are given where there was no choice
check-commit = the press ends the action in only one of the two runs
check-events = it no longer has the same effects
check-state = it leads to another position
check-waiting = other seats must act
check-snapshot = the stored position cannot be used. { $why }
check-refused = the match cannot be replayed beyond this point. { $why }
check-broke = the match cannot be replayed beyond this point: the rules stop with an error ({ $error })

## The playground

playground-open = Two Rivers is ready to play at { $address }
playground-how = Type /game new in the channel. "Viewing as" switches between players.
playground-seated = A table is open in the channel and everybody is seated: press Start. "Viewing as" switches between players.
playground-table = A table is open in the channel: press Join, then Start. "Viewing as" switches between players.
playground-match = A match is waiting in the channel: press Play to continue it. "Viewing as" switches between players.
playground-later = { $hours ->
    [one] One hour passes.
   *[other] { $hours } hours pass.
} Reminders and votes now due appear in a moment; quiet hours hold reminders back.
playground-later-how = Reminders and votes come as time passes: /playground later skips some hours.
playground-token = To play on Discord, put DISCORD_TOKEN into .env; the README says how.
playground-stop = Ctrl-C stops the playground; matches are kept.
playground-stopped = Stopped. Matches are kept.
playground-busy = Port { $port } is taken, so { $other } is used.

## Hints

button-hint = 💡 Hint
button-hint-short = 💡
button-hint-take = Do this
# Words after which a label goes on in the next one: "Wall in… Borsippa".
hint-runs-on = in on to with for from
hint-named = { $menu }: { $said }
hint-heading = ### 💡 Hint
hint-thinking = 💡 Thinking… this takes a few seconds.
hint-none = No hint this time. Try again, or go back to your question.
hint-off = Hints are switched off at this table.
hint-not-your-turn = There is no hint now, because it is not your turn.
hint-nothing-to-choose = There is nothing to choose now: press the green button in your panel, or undo.
hint-usual = There is little to choose here: this is the usual answer.
hint-expected = You would end with about { $points ->
    [one] { $points } point
   *[other] { $points } points
}, your strongest opponent with about { $rival }.
hint-range = You would probably end with { $low } to { $high } points{ $standing ->
    [ahead] , ahead of your strongest opponent
    [behind] , behind your strongest opponent
   *[open] {""}
}.
hint-luck = With bad luck you would have { $low }, with good luck { $high }.
hint-then = -# Then perhaps: { $said }.
hint-parted = {"; "}
hint-times = { $said } ({ $times ->
    [2] twice
   *[other] { $times } times
})
hint-nothing-better = Nothing else looked better.
hint-alike = "{ $other }" looks about as good.
hint-close = Next best, and perhaps as good: "{ $other }".
hint-worse = "{ $other }" looks worse.
hint-slightly = "{ $other }" looks only slightly worse.
hint-worse-range = "{ $other }" looks worse: you would end with { $low } to { $high } points.
hint-worse-by = "{ $other }" looks worse: about { $fewer } points fewer on average.
hint-by = { $fewer ->
    [1] about 1 point fewer
   *[other] about { $fewer } points fewer
}{ $mostly ->
    [true] {" "}(mostly from { $source })
   *[false] {""}
}
hint-gain = { $rival ->
    [1] 1 more
   *[other] about { $rival } more
}
hint-fewer = With "{ $other }" you would have { hint-by }.
hint-fewer-more = With "{ $other }" you would have { hint-by }, and your strongest opponent { hint-gain }.
hint-fewer-both = With "{ $other }" you would have { hint-by }, and your strongest opponent about { $less } fewer, too.
hint-rival = With "{ $other }" you would have { $more ->
    [0] as many points
    [1] 1 more
   *[other] about { $more } more
}, but your strongest opponent would have { hint-gain }.
hint-chance = You would win about { $wins } of 100 matches from here, with the other answer about { $less }.
hint-odds = { $wins ->
    [0] A strong bot would hardly ever win from here.
    [100] You would nearly always win from here.
   *[other] You would win about { $wins } of 100 matches from here.
}
hint-odds-less = With "{ $other }" it would be { $less ->
    [0] hardly any.
   *[other] only about { $less }.
}
hint-opinion = This is what a strong bot would do{ $tries ->
    [0] .
   *[other] , after trying { $many ->
        [true] { $tries }
       *[false] some
    } possible futures in which everybody plays well.
}{ $hides ->
    [true] {" "}It cannot see what is hidden from you.
   *[false] {""}
}
options-hints = Hints
options-hints-on = Allowed
options-hints-off = Off
lobby-no-hints = no hints
final-hints = Hints used: { $said }
final-hints-seat = { $seat } { $count }
command-hint = hint
command-hint-about = Ask what a strong bot would do now
