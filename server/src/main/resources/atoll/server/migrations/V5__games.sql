-- How a game ended for each person who played, written with its last event and never computed again.
create table results (
  table_id  varchar(20) not null,
  person    varchar(20) not null,
  game      varchar(40) not null,
  mode      varchar(80) not null,
  seats     integer     not null,
  opponents varchar(10) not null,
  own_seats integer     not null,
  seat      integer     not null,
  score     integer     not null,
  place     integer     not null,
  outcome   varchar(10) not null,
  helped    integer     not null,
  ended     bigint      not null,
  unread    integer     not null,
  primary key (table_id, person)
);
create index results_by_person on results (person, ended, table_id);
create index results_unread on results (person, ended, table_id) where unread = 1;
create index results_by_game on results (person, game, mode, seats);

-- The best game of each person, for lists of bests.
create table bests (
  person   varchar(20) not null,
  game     varchar(40) not null,
  mode     varchar(80) not null,
  seats    integer     not null,
  score    integer     not null,
  table_id varchar(20) not null,
  ended    bigint      not null,
  primary key (person, game, mode, seats)
);
create index bests_by_score on bests (game, mode, seats, score, ended);

-- Seats at games that are over, apart from those that may still ask something of a person.
alter table sittings add column over integer not null default 0;
update sittings set over = 1 where table_id in (select id from tables where status = 'over');
drop index sittings_by_guest;
create index sittings_by_guest on sittings (guest, over);

-- What was achieved, once and for ever.
create table achievements (
  person   varchar(20) not null,
  game     varchar(40) not null,
  name     varchar(60) not null,
  table_id varchar(20) not null,
  earned   bigint      not null,
  primary key (person, game, name)
);
