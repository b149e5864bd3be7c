create table guests (
  id         varchar(20) primary key,
  name       varchar(80) not null,
  token_hash varchar(64) not null unique,
  created    bigint      not null
);

create table tables (
  id         varchar(20) primary key,
  game       varchar(40) not null,
  options    text        not null,
  seats      text        not null,
  host       varchar(20) not null,
  listed     integer     not null,
  invite     varchar(40) not null,
  secret     varchar(64) not null,
  status     varchar(10) not null,
  open_seats integer     not null,
  created    bigint      not null,
  changed    bigint      not null
);
create index tables_by_status on tables (status, listed, changed);

-- Append-only. The primary key alone decides who was first.
create table events (
  table_id varchar(20) not null,
  number   integer     not null,
  body     text        not null,
  happened bigint      not null,
  primary key (table_id, number)
);

create table sittings (
  table_id varchar(20) not null,
  seat     integer     not null,
  guest    varchar(20) not null,
  primary key (table_id, seat)
);
create index sittings_by_guest on sittings (guest);
