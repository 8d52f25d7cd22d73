-- What the strong player advised a seat, so that the same question is thought about and counted once.
create table hints (
    match_id integer not null references matches (id),
    seat integer not null,
    question text not null,               -- what was asked and what the seat knew then, as a digest
    thought text not null,
    sum integer not null default 8589934592,
    primary key (match_id, seat, question)
) without rowid;
