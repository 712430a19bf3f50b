-- Whoever comes with a car is shown the way to the set that is kept for it: the one that stands in
-- the house, the last that came in where there are several.
create function find_set_of_visit() returns trigger language plpgsql as $$
declare
  found_set bigint;
begin
  if new.car_id is not null and (tg_op = 'INSERT' or new.car_id is distinct from old.car_id) then
    select id into found_set from wheel_sets s
      where s.chain_id = new.chain_id and s.site_id = new.site_id and s.car_id = new.car_id
        and s.archived_at is null
        and s.state in ('received', 'stored', 'reserved', 'picking', 'staged')
      order by s.stored_on desc nulls last, s.id desc limit 1;
    new.tyre_hotel_id := coalesce(found_set, new.tyre_hotel_id);
    new.tyre_hotel_v2 := new.tyre_hotel_v2 or found_set is not null;
  end if;
  return new;
end $$;
create trigger find_set_of_visit before insert or update of car_id on queue_people
  for each row execute function find_set_of_visit();

-- A set is looked for by what begins its plate, as a car is.
create index wheel_sets_plate on wheel_sets (chain_id, site_id, licenseplate collate "C");
