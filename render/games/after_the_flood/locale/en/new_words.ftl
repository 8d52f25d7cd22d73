### Words that newcomers are told the meaning of, and how each may stand on a panel.

new-word-rating = Rating: the best-equipped empire is 1st. With two dice you hit a worse-rated empire on 5 or more, a better-rated one on 7 or more.
new-word-rating-forms = rated, rating
new-word-scribe = Scribe: a worker who, once a turn, places or moves one of your workers for free.
new-word-scribe-forms = scribe, scribes
new-word-tool-maker = Tool maker: a worker who, once a turn, turns one of your metal into a tool in a Trade action.
new-word-tool-maker-forms = tool maker, tool makers
new-word-home-area = Home area: where an empire starts. Outside Sumer you need a worker there, and nobody may have more than you.
new-word-home-area-forms = home area, home areas
new-word-decline = Decline: at the start of turns 2 and 4, areas and worker boxes lose workers; Dilmun loses all of them.
new-word-decline-forms = decline
