-- How the time of the seats is measured, as JSON; null for not at all. When time runs out is in "deadline".
alter table tables add column clock text;

-- Until when nobody else looks after a table whose time has run out.
alter table tables add column expiry_until bigint not null default 0;
create index tables_by_deadline on tables (deadline) where deadline is not null;

-- When somebody was last heard of, for nodes that share a database.
create table sightings (
  guest varchar(20) primary key,
  seen  bigint      not null
);
