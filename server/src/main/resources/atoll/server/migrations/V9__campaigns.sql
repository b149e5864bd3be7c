-- A campaign of My Island: whose islands are played, and by whom just now (JSON). Its tables follow it: "ID:1", "ID:2", …
create table campaigns (
  id      varchar(20) primary key,
  host    varchar(20) not null,
  invite  varchar(40) not null,
  edition integer     not null,
  islands text        not null,
  seed    bigint      not null,
  seats   text        not null,
  number  integer     not null default 0,
  created bigint      not null
);

-- Who plays in a campaign, for the list of one's own.
create table campaign_seats (
  campaign varchar(20) not null,
  seat     integer     not null,
  guest    varchar(20) not null,
  primary key (campaign, seat)
);
create index campaign_seats_by_guest on campaign_seats (guest);

-- What each episode came to (JSON), and where it was played: at a table, or elsewhere, by its record.
create table campaign_episodes (
  campaign varchar(20) not null,
  episode  integer     not null,
  table_id varchar(20),
  result   text        not null,
  record   text,
  primary key (campaign, episode)
);
