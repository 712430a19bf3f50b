-- A booking without work says nothing of it.
create or replace function bookings_services(booking bigint) returns text language sql stable
  return (select coalesce(string_agg(
      case when quantity > 1 then name || ' × ' || quantity else name end, ', '
      order by is_primary desc, id), '')
    from booking_work where chain_id = current_chain() and booking_id = booking and name <> '');
-- Where, and then by whom.
create or replace function bookings_places(booking bigint) returns text language sql stable
  return (select coalesce(string_agg(name, ' · ' order by nth, name), '') from (
    select distinct told.nth, told.name from booking_work w
    cross join lateral (
      select 1 as nth, name from booking_places where chain_id = w.chain_id and id = w.place_id
      union all
      select 2, name from booking_resources where chain_id = w.chain_id and id = w.resource_id
    ) told
    where w.chain_id = current_chain() and w.booking_id = booking) of_booking);
