-- Whoever a booking is of is told when they are called, each time; who has come or waits again since
-- needs no word of it. Waiting calls are looked up by their bookings, of which there are few.
alter table booking_events drop constraint booking_events_what_check;
alter table booking_events add constraint booking_events_what_check check (what in
  ('booked', 'invited', 'nudged', 'confirmed', 'moved', 'reopened', 'cancelled', 'no_show',
   'completed', 'called'));

create function note_call() returns trigger language plpgsql as $$
declare
  booking bigint;
begin
  if current_site() is null then
    return null;
  end if;
  select booking_id into booking from queue_people
    where chain_id = new.chain_id and id = new.person_id;
  if booking is null then
    return null;
  end if;
  delete from booking_events
    where chain_id = new.chain_id and booking_id = booking and what = 'called';
  update booking_messages m set state = 'cancelled', reason = 'called_since', changed_at = now()
    from booking_reminders r
    where m.chain_id = new.chain_id and m.booking_id = booking and m.state = 'planned'
      and r.chain_id = m.chain_id and r.id = m.reminder_id and r.type = 'called';
  if new.action in ('expedite', 'call') then
    insert into booking_events (chain_id, site_id, booking_id, what, happened_at)
      values (new.chain_id, new.site_id, booking, 'called', new.at);
  end if;
  return null;
end $$;
create trigger note_call after insert on queue_history for each row
  when (new.action <> 'arrive') execute function note_call();

-- The address of a booking ends so long after the visit; of one without a time, after it was cancelled.
create function booking_link_ends(booking bookings) returns timestamptz language sql stable
  return case
    when booking.begins_at is not null
      then booking.begins_at + booking.minutes * interval '1 minute' + interval '45 days'
    when booking.state <> 'active' then booking.changed_at + interval '45 days' end;

create function end_new_booking_link() returns trigger language plpgsql as $$
begin
  select booking_link_ends(b) into new.expires_at from bookings b
    where b.chain_id = new.chain_id and b.id = new.booking_id;
  return new;
end $$;
create trigger end_new_booking_link before insert on links for each row
  when (new.kind = 'booking') execute function end_new_booking_link();

create function end_booking_links() returns trigger language plpgsql as $$
begin
  update links set expires_at = booking_link_ends(new)
    where chain_id = new.chain_id and booking_id = new.id;
  return null;
end $$;
create trigger end_booking_links after update of begins_at, minutes, state on bookings for each row
  when ((old.begins_at, old.minutes, old.state) is distinct from (new.begins_at, new.minutes, new.state))
  execute function end_booking_links();

set local role wheelhouse_system;
update links l set expires_at = booking_link_ends(b) from bookings b
  where l.kind = 'booking' and b.chain_id = l.chain_id and b.id = l.booking_id;
reset role;
