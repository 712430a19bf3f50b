-- Wheels in store that a booking needs are asked for by the evening before it, earlier where they are
-- stored elsewhere; and no longer, once it is for another day or for none.
alter table moves add column booking_id bigint;
create index moves_of_booking on moves (chain_id, booking_id) where booking_id is not null;

create function plan_move_of_booking() returns trigger language plpgsql as $$
declare
  zone text;
  today date;
  due date;
  elsewhere_days integer;
  is_wanted boolean := new.set_id is not null and new.begins_at is not null
    and new.state = 'active' and new.archived_at is null and new.checked_in_at is null;
  is_other boolean := tg_op = 'UPDATE' and (old.set_id is distinct from new.set_id
    or old.begins_at is distinct from new.begins_at);
begin
  select timezone into zone from sites where chain_id = new.chain_id and id = new.site_id;
  today := (now() at time zone zone)::date;
  select case when w.kind <> 'site' then coalesce(w.lead_days, c.lead_days) else 0 end
    into elsewhere_days
    from wheel_sets s
    join calendars c on c.chain_id = s.chain_id and c.id = new.calendar_id
    left join storage_places p on p.chain_id = s.chain_id and p.id = s.place_id
    left join warehouses w on w.chain_id = p.chain_id and w.id = p.warehouse_id
    where s.chain_id = new.chain_id and s.id = new.set_id;
  due := greatest(today, (new.begins_at at time zone zone)::date - 1 - coalesce(elsewhere_days, 0));
  if tg_op = 'UPDATE' and new.checked_in_at is null and (is_other or not is_wanted) then
    update moves set state = 'cancelled', version = version + 1, changed_at = now()
      where chain_id = new.chain_id and booking_id = new.id and visit_id is null
        and state in ('planned', 'picked', 'exception');
    -- What was fetched for it goes back, unless it is wanted again within a day.
    if new.state <> 'completed' and (not is_wanted or due > today) then
      perform open_move(s.site_id, s.id, 'put_away', 'unplaced', null, null)
        from wheel_sets s where s.chain_id = new.chain_id and s.id = old.set_id
          and s.site_id = new.site_id and s.archived_at is null
          and s.state in ('picking', 'staged')
          and exists (select from moves m where m.chain_id = s.chain_id and m.set_id = s.id
            and m.booking_id = new.id);
    end if;
  end if;
  if is_wanted then
    perform open_move(s.site_id, s.id, 'stage', 'booking', due, null)
      from wheel_sets s where s.chain_id = new.chain_id and s.id = new.set_id
        and s.site_id = new.site_id and s.archived_at is null
        and (s.state in ('received', 'stored', 'reserved', 'picking')
          or (s.state = 'staged' and is_other and due > today));
    -- What somebody asked for by hand is for it as well.
    update moves set booking_id = new.id, due_on = due
      where chain_id = new.chain_id and set_id = new.set_id and kind = 'stage'
        and booking_id is null and visit_id is null
        and state in ('planned', 'picked', 'exception') and archived_at is null;
  end if;
  return null;
end $$;
create trigger plan_move_of_booking after insert on bookings for each row
  when (new.set_id is not null) execute function plan_move_of_booking();
create trigger plan_move_of_changed_booking
  after update of set_id, begins_at, state, archived_at on bookings for each row
  when (old.set_id is not null or new.set_id is not null) execute function plan_move_of_booking();
