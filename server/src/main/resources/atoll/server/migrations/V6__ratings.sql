-- Games that have ended and are still to be rated: who played (JSON), and how well. A row is deleted when it is done, and that alone
-- decides who does it.
create table to_rate (
  table_id varchar(20) primary key,
  game     varchar(40) not null,
  seats    integer     not null,
  players  text        not null,
  ended    bigint      not null
);

-- How strong a person is believed to be, and how sure that is; `sure` is what lists go by, in thousandths.
create table ratings (
  person varchar(20)      not null,
  game   varchar(40)      not null,
  seats  integer          not null,
  mean   double precision not null,
  spread double precision not null,
  games  integer          not null,
  sure   bigint           not null,
  primary key (person, game, seats)
);
create index ratings_by_strength on ratings (game, seats, sure, person);

-- What each game changed.
create table rating_history (
  table_id    varchar(20)      not null,
  person      varchar(20)      not null,
  game        varchar(40)      not null,
  seats       integer          not null,
  place       integer          not null,
  mean_before double precision not null,
  mean        double precision not null,
  spread      double precision not null,
  ended       bigint           not null,
  primary key (table_id, person)
);
create index rating_history_by_person on rating_history (person, game, seats, ended, table_id);

-- Whose words a person does not want to hear.
create table mutes (
  person varchar(20) not null,
  muted  varchar(20) not null,
  name   varchar(80) not null,
  since  bigint      not null,
  primary key (person, muted)
);

-- What people have told the operator of others.
create table reports (
  id       varchar(20) primary key,
  table_id varchar(20)  not null,
  seat     integer      not null,
  reported varchar(20)  not null,
  reporter varchar(20)  not null,
  said     text         not null,
  why      text         not null,
  happened bigint       not null
);
create index reports_by_time on reports (happened);
