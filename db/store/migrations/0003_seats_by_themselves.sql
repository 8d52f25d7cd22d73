-- Drafts, duties and turns belong to a seat each; the options of the rules are kept apart from those of the table.

alter table presses add column final_n integer;     -- the commit that made it count; null: a draft of its seat
alter table presses add column turn integer not null default 0;  -- presses of one turn are rewound together
alter table presses add column rewound_by integer;  -- the rewind that took it away, and would bring it back

update presses set final_n = (
    select min(later.n) from presses later
    where later.match_id = presses.match_id and later.n >= presses.n and later.committed and later.gone = presses.gone
) where gone in (0, 2);

-- Turns were not stored: a commit ended one, unless dice had settled it and the same seat went on. Numbers below zero
-- cannot be mistaken for those that states count from now on.
update presses set turn = counted.turn - 1000000000 from (
    select match_id, n, sum(begins) over (partition by match_id order by n) as turn from (
        select match_id, n, case
            when lag(committed) over in_match and not (
                lag(draws) over in_match != '[]' and lag(seat) over in_match is seat and rewound_to is null
            ) then 1 else 0 end as begins
        from presses where gone = 0 window in_match as (partition by match_id order by n)
    )
) as counted where counted.match_id = presses.match_id and counted.n = presses.n;

create index presses_of_turn on presses (match_id, turn) where gone = 0;
create index drafts on presses (match_id, n) where final_n is null;
create index final_presses on presses (match_id, final_n, n) where gone = 0;

alter table waits add column pinged integer not null default 0;  -- a post has pinged this seat for this duty
update waits set pinged = not exists (
    select 1 from outbox where outbox.match_id = waits.match_id and kind = 'turn' and status in ('waiting', 'sending')
);
alter table waits add column asked_at text;         -- since when; `since` begins anew whenever its player acts
update waits set asked_at = coalesce((select asked_at from matches where id = match_id), since);
alter table outbox add column pings text;           -- of a post that was taken up: the seats it pings
alter table matches add column untold integer not null default 0;  -- there is news, but nobody to tell it to yet

alter table matches add column game_options text not null default '{}';
update matches set game_options = (
    select json_group_object(key, value) from json_each(options)
    where key not in ('asked_in', 'autostart', 'rematch_of', 'reminders')
), options = (
    select json_group_object(key, value) from json_each(options)
    where key in ('asked_in', 'autostart', 'rematch_of', 'reminders')
);
alter table matches drop column asked_at;
