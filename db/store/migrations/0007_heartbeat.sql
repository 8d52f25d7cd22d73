-- Time in which the bot was away counts for nobody.
create table heartbeat (one integer primary key check (one = 1), at text not null);  -- when it was last there
alter table waits add column down integer not null default 0;  -- of a wait: seconds in which the bot was away

-- A lobby that was moved begins its match where it is: there is nothing to go on from.
update outbox set status = 'dropped' where kind = 'line' and status = 'waiting'
    and match_id in (select id from matches where status = 'lobby');
