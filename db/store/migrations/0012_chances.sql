-- How likely each seat was to win, as far as it was played on from a position: shown once the match is over.
create table chances (
    match_id integer not null references matches (id),
    n integer not null,                   -- the commit that led to the position
    round integer not null,               -- 1: the beginning, or the end of a round; 0: looked at for a moment between
    tries integer not null default 0,     -- how often it was played on so far
    shares text not null default '[]',    -- by seat, the share of these that it won
    told integer not null default 0,      -- the last post of the match shows them, or never will
    sum integer not null default 8589934592,
    primary key (match_id, n)
) without rowid;
create index untold_chances on chances (match_id, n) where told = 0;
