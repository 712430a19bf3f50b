-- A person who is booked may be somebody who logs in: one who works at the site, and once there.
alter table booking_resources
  add constraint booking_resources_person check (user_id is null or kind = 'person');
create unique index booking_resources_user_id_key on booking_resources (chain_id, site_id, user_id)
  where archived_at is null and user_id is not null;

-- The people of the caller's site by name.
create view people_of_site as
  select m.chain_id, m.site_id, u.id, u.first_name || ' ' || u.last_name as name
  from memberships m join users u on u.id = m.user_id and u.active
  where m.chain_id = (select current_chain()) and m.site_id = (select current_site());
alter view people_of_site set (security_barrier = true);
grant create on schema public to wheelhouse_system;
alter view people_of_site owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
grant select on people_of_site to wheelhouse_app;

create function booking_resources_account(resource bigint) returns text language sql stable
  return coalesce((select p.first_name || ' ' || p.last_name from booking_resources r
    join people p on p.chain_id = r.chain_id and p.id = r.user_id
    where r.chain_id = current_chain() and r.id = resource), '');

-- Whether whoever asks works on a booking.
create function bookings_mine(booking bigint) returns boolean language sql stable
  return exists (select from booking_work w
    join booking_resources r on r.chain_id = w.chain_id and r.id = w.resource_id
    where w.chain_id = current_chain() and w.booking_id = booking and r.user_id = current_person());

-- Where whoever asks works on a booking.
create function bookings_own_place(booking bigint) returns text language sql stable
  return (select coalesce(string_agg(distinct p.name, ' · '), '') from booking_work w
    join booking_resources r on r.chain_id = w.chain_id and r.id = w.resource_id
    join booking_work o on o.chain_id = w.chain_id and o.booking_id = w.booking_id
      and o.begins_at = w.begins_at and o.place_id is not null
    join booking_places p on p.chain_id = o.chain_id and p.id = o.place_id
    where w.chain_id = current_chain() and w.booking_id = booking and r.user_id = current_person());

-- What is held through a portal counts to its share of the day, as what is booked through it does.
alter table booking_holds
  add column portal_id bigint,
  add foreign key (chain_id, portal_id) references booking_portals;
