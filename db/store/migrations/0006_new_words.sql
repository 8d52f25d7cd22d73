-- Words of a game are explained to a person the first times they meet them, unless they want no help.
alter table people add column explains integer not null default 1;
alter table people add column explained text not null default '{}'; -- by game and word: on which occasions
