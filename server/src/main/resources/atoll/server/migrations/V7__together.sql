-- The table that this one goes on from: a game played again. Of two who want to go on from the same one, the second finds the first's.
alter table tables add column follows varchar(20);
create unique index tables_by_follows on tables (follows) where follows is not null;
