-- Whether a customer did it, and when the booking had begun before: the people of a site are told of
-- what changes close to its time.
alter table booking_events
  add column by_customer boolean not null default (current_person() is null),
  add column begins_before timestamptz;

create function note_begins_before() returns trigger language plpgsql as $$
begin
  update booking_events set begins_before = coalesce(begins_before, old.begins_at)
    where chain_id = new.chain_id and booking_id = new.id and what = 'moved';
  return null;
end $$;
-- By its name after the one that notes what happened.
create trigger note_changed_booking_time after update of begins_at on bookings for each row
  when (old.begins_at is distinct from new.begins_at)
  execute function note_begins_before();
