-- A game that was played on a device and brought along later: the digest of its record and of whoever brought it, so that it comes but once.
-- Null for a table that was played here. What was brought counts for no rating, achievement or leaderboard.
alter table tables add column brought varchar(64);
create unique index tables_brought on tables (brought) where brought is not null;
