-- How heavy (kg, fully laden) and how high (cm) a car is: not every place bears it, or is high enough.
-- Of a booking only what was said for it alone; else its car says it.
alter table cars
  add column weight integer check (weight between 1 and 100000),
  add column height integer check (height between 1 and 1000);
alter table bookings
  add column weight integer check (weight between 1 and 100000),
  add column height integer check (height between 1 and 1000),
  -- What the car is that makes the work longer.
  add column classes jsonb not null default '[]';

-- What registers have said already.
update cars c set weight = (r.car ->> 'gross_kg')::integer, version = version + 1, changed_at = now()
  from registry_answers r
  where r.chain_id = c.chain_id and r.licenseplate = c.licenseplate and r.country = c.country
    and (r.car ->> 'gross_kg')::numeric between 1 and 100000;

-- No booking is put where its car cannot stand, whatever a server believes.
create function place_bears_car() returns trigger language plpgsql as $$
begin
  if exists (select from booking_places p
      join bookings b on b.chain_id = new.chain_id and b.id = new.booking_id
      left join cars c on c.chain_id = b.chain_id and c.id = b.car_id
      where p.chain_id = new.chain_id and p.id = new.place_id
        and (p.most_weight < coalesce(b.weight, c.weight)
          or p.most_height < coalesce(b.height, c.height))) then
    raise exception 'the car is too heavy or too high for the place' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger place_bears_car before insert or update of place_id on booking_work for each row
  when (new.place_id is not null and new.booking_id is not null)
  execute function place_bears_car();
