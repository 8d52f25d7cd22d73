-- Everything Two Rivers remembers. Moments are ISO 8601 in UTC, lists and mappings are JSON.

pragma application_id = 1414681174;  -- "TRRV": how the file is known again

create table matches (
    id integer primary key autoincrement,
    game text not null,
    status text not null check (status in ('lobby', 'running', 'paused', 'over', 'ended', 'closed')),
    language text not null,
    options text not null,
    host_id integer not null,
    guild_id integer,
    channel_id integer not null,
    lobby_message_id integer,
    board_message_id integer,
    rules integer,                        -- from here on to told_n: known once the match has begun
    dice integer not null default 1,      -- which generator makes numbers of the seed
    setup text,
    seed blob,
    waiting text not null default '[]',   -- seats that must act
    told_n integer not null default -1,   -- the last press told in the channel
    created_at text not null,
    updated_at text not null,
    asked_at text                         -- since when these seats must act
);
create unique index one_live_table_a_channel on matches (channel_id) where status in ('lobby', 'running', 'paused');
create index live_tables on matches (status) where status in ('lobby', 'running', 'paused');

create table seats (
    match_id integer not null references matches (id),
    seat integer not null,
    user_id integer,                      -- null: a bot
    name text not null,
    away integer not null default 0,      -- a bot plays until the owner is back
    seen_n integer not null default -1,   -- the last press its owner has seen: the one that ended his own doing
    primary key (match_id, seat)
) without rowid;
create unique index one_seat_a_user on seats (user_id, match_id) where user_id is not null;

create table presses (
    match_id integer not null references matches (id),
    n integer not null,                   -- 0 is the set-up
    seat integer,
    user_id integer,                      -- null: a bot, a default, or the set-up
    moves text not null,                  -- none: the set-up, or a rewind
    forced text not null,
    first_draw integer not null,
    draws text not null,
    events text not null,
    committed integer not null,
    gone integer not null default 0,      -- 0 live, 1 taken back and may be redone, 2 rewound, 3 taken back for good
    undone integer not null default 0,    -- order of taking back: the highest is redone first
    rewound_to integer,                   -- of a rewind: the press it led back to
    undid integer not null default 0,     -- of a rewind: how many commits went
    at text not null,
    primary key (match_id, n)
) without rowid;
create index undone_presses on presses (match_id, undone) where gone = 1;

create table snapshots (
    match_id integer not null references matches (id),
    n integer not null,
    state blob not null,
    primary key (match_id, n)
) without rowid;

create table outbox (
    id integer primary key autoincrement,
    match_id integer not null references matches (id),
    kind text not null,                   -- turn and end replace each other, anything else goes out by itself
    n integer not null,
    payload text not null,
    status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'dropped')),
    message_id integer,
    tried integer not null default 0,
    next_try text not null,
    created_at text not null
);
create index open_letters on outbox (match_id, id) where status in ('waiting', 'sending');

create table waits (
    match_id integer not null references matches (id),
    seat integer not null,
    since text not null,
    reminded integer not null default 0,
    muted integer not null default 0,
    next_at text,                         -- null: no further reminder
    message_id integer,                   -- the last reminder in the channel
    primary key (match_id, seat)
) without rowid;
create index due_waits on waits (next_at) where next_at is not null;

create table litter (                     -- messages that have served and are to be deleted
    message_id integer primary key,
    channel_id integer not null
);

create table people (
    user_id integer primary key,
    language text,                        -- null: as Discord says
    zone text,
    quiet_from integer,
    quiet_to integer,
    reminders text,                       -- null: as the table has it
    board text not null default 'picture'
);

create table votes (
    id integer primary key autoincrement,
    match_id integer not null references matches (id),
    kind text not null,
    seat integer,                         -- whom it is about
    payload text not null,
    asked text not null,
    answers text not null default '{}',
    opened_by integer,
    message_id integer,
    opened_at text not null,
    closes_at text not null,
    closed_at text,
    outcome text
);
create index open_votes on votes (match_id, kind) where closed_at is null;
