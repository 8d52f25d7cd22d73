-- How a match ended, so that what somebody has reached can be told without playing their matches again.
alter table matches add column result text;  -- points by side, ranking, ending and winners; null if it did not
