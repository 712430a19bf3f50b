-- The booking that is to be moved to the time that is kept: it is counted once while both stand.
alter table booking_holds
  add column moves_id bigint,
  add foreign key (chain_id, moves_id) references bookings on delete cascade;
create index booking_holds_moving on booking_holds (chain_id, moves_id) where moves_id is not null;
