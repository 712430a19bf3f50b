-- Notes what the database did to a row by itself, where its history is read.
create function note_change(p_entity text, p_id bigint, p_action text, p_changes jsonb)
returns void language sql as $$
  with told as (
    insert into audit_log (action, chain_id, site_id, user_id, entity, entity_id)
    values (p_entity || '.' || p_action, current_chain(), current_site(), current_person(),
      p_entity, p_id)
    returning id
  )
  insert into row_changes (chain_id, entity, entity_id, audit_id, changes)
  select current_chain(), p_entity, p_id, id, p_changes from told
$$;

-- Whoever comes with a car that is booked today comes by that booking, however they were let in.
-- What is done as the system, which is at no site, is not looked at: demo data brings its own.
alter table queue_people add column booking_id bigint;

create function find_booking_of_visit() returns trigger language plpgsql as $$
declare
  zone text;
  today date;
  found record;
begin
  if current_site() is null or new.booking_start_time is not null
    or coalesce(new.licenseplate, '') = '' then
    return new;
  end if;
  select timezone into zone from sites where chain_id = new.chain_id and id = new.site_id;
  today := (new.arrived_at at time zone zone)::date;
  select * into found from bookings b
    where b.chain_id = new.chain_id and b.site_id = new.site_id
      and b.licenseplate = plate_search_key(new.licenseplate)
      and b.begins_at >= today::timestamp at time zone zone
      and b.begins_at < (today + 1)::timestamp at time zone zone
      and b.state = 'active' and b.checked_in_at is null and b.archived_at is null
    order by abs(extract(epoch from b.begins_at - new.arrived_at)), b.id limit 1;
  if found.id is not null then
    new.booking_id := found.id;
    new.booking_start_time := found.begins_at;
    new.customer_id := coalesce(new.customer_id, found.customer_id);
    new.car_id := coalesce(new.car_id, found.car_id);
    new.name := coalesce(new.name, nullif(found.contact_name, ''));
    new.tyre_hotel_id := coalesce(new.tyre_hotel_id, found.set_id);
    new.tyre_hotel_v2 := new.tyre_hotel_v2 or found.set_id is not null;
  end if;
  return new;
end $$;
create trigger find_booking_of_visit before insert on queue_people
  for each row execute function find_booking_of_visit();

create function check_in_booking() returns trigger language plpgsql as $$
declare
  late_after integer;
begin
  select c.late_after into late_after from bookings b
    join calendars c on c.chain_id = b.chain_id and c.id = b.calendar_id
    where b.chain_id = new.chain_id and b.id = new.booking_id;
  update bookings set checked_in_at = new.arrived_at, visit_id = new.id, is_confirmed = true,
      is_late = new.arrived_at >= begins_at + late_after * interval '1 minute',
      version = version + 1, changed_at = now(), changed_by = current_person()
    where chain_id = new.chain_id and id = new.booking_id;
  perform note_change('bookings', new.booking_id, 'check_in', jsonb_build_array(jsonb_build_object(
    'field', 'checked_in_at', 'from', null, 'to', new.arrived_at)));
  return null;
end $$;
create trigger check_in_booking after insert on queue_people
  for each row when (new.booking_id is not null) execute function check_in_booking();

-- Who is done in their last queue has had done what was booked; who is put back has not.
create function end_booking_of_visit() returns trigger language plpgsql as $$
declare
  was text := case when new.left_at is null then 'completed' else 'active' end;
  is_now text := case when new.left_at is null then 'active' else 'completed' end;
  ended bigint;
begin
  update bookings set state = is_now, version = version + 1, changed_at = now(),
      changed_by = current_person()
    where chain_id = new.chain_id and visit_id = new.id and state = was
    returning id into ended;
  if ended is not null and current_site() is not null then
    perform note_change('bookings', ended,
      case when is_now = 'active' then 'reopen' else 'complete' end,
      jsonb_build_array(jsonb_build_object('field', 'state', 'from', was, 'to', is_now)));
  end if;
  return null;
end $$;
create trigger end_booking_of_visit after update of left_at on queue_people for each row
  when ((old.left_at is null) <> (new.left_at is null) and not new.no_show)
  execute function end_booking_of_visit();
