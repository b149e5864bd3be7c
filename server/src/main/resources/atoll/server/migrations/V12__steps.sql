-- Which of a person's games of its kind a game was, as they were rated: clocks of several nodes, or one that was set back, do not agree
-- with that.
alter table rating_history add column step integer not null default 0;
update rating_history set step = (
  select count(*) from rating_history other
  where other.person = rating_history.person and other.game = rating_history.game
    and other.seats = rating_history.seats
    and (other.ended, other.table_id) <= (rating_history.ended, rating_history.table_id)
);
drop index rating_history_by_person;
create index rating_history_by_person on rating_history (person, game, seats, step);
