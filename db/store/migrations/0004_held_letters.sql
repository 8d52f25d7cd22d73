-- A post that only repeats what is shown on a panel waits until nobody has pressed anything for a while.
alter table outbox add column held integer not null default 0;
