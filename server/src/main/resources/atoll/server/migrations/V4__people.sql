-- Everybody who plays here. Who has no password is a guest; who has deleted herself stays until every seat has forgotten her.
create table people (
  id       varchar(20) primary key,
  name     varchar(80) not null,
  password varchar(200),
  created  bigint      not null,
  deleted  bigint
);
create index people_deleted on people (id) where deleted is not null;

-- The names of accounts, folded so that two that look alike are the same. The primary key alone decides who has a name.
create table names (
  name   varchar(160) primary key,
  person varchar(20)  not null
);
create index names_by_person on names (person);

-- One row for each device and each program that may act for a person; of its token only the hash.
create table sessions (
  id         varchar(20) primary key,
  person     varchar(20) not null,
  token_hash varchar(64) not null unique,
  program    integer     not null,
  label      varchar(80) not null,
  created    bigint      not null,
  used       bigint      not null
);
create index sessions_by_person on sessions (person);

-- Takes a person to another device, once and soon.
create table codes (
  code_hash varchar(64) primary key,
  person    varchar(20) not null,
  expires   bigint      not null
);
create index codes_by_person on codes (person);

-- How often something was tried that must not be guessed, and since when.
create table attempts (
  what  varchar(80) primary key,
  count integer     not null,
  since bigint      not null
);
create index attempts_by_age on attempts (since);

insert into people (id, name, created) select id, name, created from guests;
insert into sessions (id, person, token_hash, program, label, created, used)
  select 's' || substr(token_hash, 1, 16), id, token_hash, 0, '', created, created from guests;
drop table guests;
