-- Every row carries a sum over its other columns, so that a bit that flips on the disk is noticed; whoever changes the
-- tables seals all rows (db/store/sums.py). The default is no sum of anything: a row nobody has sealed.

alter table matches add column sum integer not null default 8589934592;
alter table seats add column sum integer not null default 8589934592;
alter table presses add column sum integer not null default 8589934592;
alter table snapshots add column sum integer not null default 8589934592;
alter table outbox add column sum integer not null default 8589934592;
alter table waits add column sum integer not null default 8589934592;
alter table litter add column sum integer not null default 8589934592;
alter table people add column sum integer not null default 8589934592;
alter table votes add column sum integer not null default 8589934592;
alter table heartbeat add column sum integer not null default 8589934592;
