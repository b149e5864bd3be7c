-- The edition of the game's rules that a table is played by; whatever stands here was begun by the first.
alter table tables add column edition integer not null default 1;

-- Scores, ranks and breakdown of a finished game in JSON, kept because later rules may not compute them again.
alter table tables add column result text;
