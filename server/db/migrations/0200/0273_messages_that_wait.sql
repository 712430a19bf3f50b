-- A message about a booking that has not left when the booking is moved, cancelled or archived would
-- tell what is no longer so: it is withdrawn, and the booking is told of as it is then. What was tried
-- already may have arrived, and what is being sent is marked by the time of its next try. Invitations
-- of waves stay: their answer is asked for whatever the time is.
create function withdraw_waiting_messages() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  why text := case
    when new.archived_at is not null then 'archived'
    when new.state = 'cancelled' then 'cancelled'
    else 'moved' end;
begin
  with withdrawn as (
    update messages w
    set status = 'expired', attached = null, body = case when sealed then '' else body end
    where w.status = 'waiting' and w.tries = 0 and w.next_try_at <= clock_timestamp()
      and w.id in (select m.message_id from booking_messages m
        join booking_reminders r on r.chain_id = m.chain_id and r.id = m.reminder_id
        where m.chain_id = new.chain_id and m.booking_id = new.id and m.state = 'sent'
          and r.type in ('confirmation', 'changed', 'reminder', 'arrival'))
    returning w.id
  )
  update booking_messages m
  set state = 'cancelled', reason = why, message_id = null, recipient = '', said = '',
    changed_at = now()
  from withdrawn
  where m.chain_id = new.chain_id and m.booking_id = new.id and m.message_id = withdrawn.id;
  return null;
end $$;
grant create on schema public to wheelhouse_system;
alter function withdraw_waiting_messages owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
revoke execute on function withdraw_waiting_messages from public;

create trigger withdraw_waiting_messages after update of begins_at, state, archived_at on bookings
  for each row when (old.begins_at is distinct from new.begins_at
    or (new.state = 'cancelled' and old.state <> 'cancelled')
    or (new.archived_at is not null and old.archived_at is null))
  execute function withdraw_waiting_messages();
