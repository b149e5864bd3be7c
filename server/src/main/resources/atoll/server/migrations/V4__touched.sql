-- When a row was last written, by the clock of the database: what a backup has to copy since the last one.
alter table tables add column touched bigint not null default 0;
alter table guests add column touched bigint not null default 0;
create index tables_by_touch on tables (touched);
create index guests_by_touch on guests (touched);
