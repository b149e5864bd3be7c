-- How many events there are; who appends says which number it goes on from.
alter table tables add column number integer not null default 0;
update tables set number = (select coalesce(max(e.number), 0) from events e where e.table_id = tables.id);

-- What lists tell of a table: the names on the seats (JSON; null where it was never noted) and who is to act (",0,3,").
alter table tables add column players text;
alter table tables add column act text not null default '';

-- When whoever is to act must have acted; null for never.
alter table tables add column deadline bigint;

-- Whether a bot is to act, who lets it think, and until when nobody else does.
alter table tables add column bots_due integer not null default 0;
alter table tables add column claimed_by varchar(40);
alter table tables add column claimed_until bigint not null default 0;
update tables set bots_due = 1 where status = 'playing';

-- Up to which number the events are in the bundle.
alter table tables add column bundled integer not null default 0;

create index tables_by_change on tables (status, changed, id);
create index tables_by_bots on tables (claimed_until) where bots_due = 1;
create index tables_not_noted on tables (id) where players is null;
create index tables_to_bundle on tables (changed) where status = 'over' and bundled = 0;

-- Who may hear which words of an event; null where it was never noted.
alter table events add column told text;

-- Where the events up to a number have led.
create table snapshots (
  table_id varchar(20) primary key,
  number   integer     not null,
  body     text        not null
);

-- The events of a game that has long been over, compressed.
create table bundles (
  table_id varchar(20) primary key,
  number   integer     not null,
  body     ${bytes}    not null
);
