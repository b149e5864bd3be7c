-- Whether the seats of a table may ask the bots for a hint. Such a table is rated for nobody.
alter table tables add column hints smallint not null default 0;
