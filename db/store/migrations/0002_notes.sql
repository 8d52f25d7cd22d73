-- Notes of a match are looked up by their kind before another one is written.
create index notes on outbox (match_id, kind) where kind not in ('turn', 'end');
