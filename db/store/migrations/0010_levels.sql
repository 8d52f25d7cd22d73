-- How well a bot plays that has a seat, or that sits in for its owner: easy, normal or strong (engine/core/levels.py).
alter table seats add column level text not null default 'normal';
