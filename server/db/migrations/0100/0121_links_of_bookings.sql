-- A booking has an address for whoever it is of; a calendar, and each person of it, addresses that
-- calendar programs read.
alter table links
  drop constraint links_opens_check,
  add column booking_id bigint,
  add column calendar_id bigint,
  -- Of a calendar: whose bookings alone, and what is told of them.
  add column resource_id bigint,
  add column shows text[] not null default '{}',
  -- The key of what was done by it last: sent again, it is not done again.
  add column last_key uuid,
  add foreign key (chain_id, booking_id) references bookings,
  add foreign key (chain_id, calendar_id) references calendars,
  add foreign key (chain_id, resource_id) references booking_resources,
  add constraint links_opens_check check (
    num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id) <= 1
    and (calendar_id is not null or resource_id is null)
    and case kind
      when 'lobby' then num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id) = 0
      when 'kiosk' then num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id) = 0
      when 'visit' then person_id is not null and expires_at is not null
      when 'tread_reading' then reading_id is not null and expires_at is not null
      when 'wheel' then set_id is not null and position is not null
      when 'booking' then booking_id is not null
      when 'calendar' then calendar_id is not null
      else false end);
create index links_of_booking on links (chain_id, booking_id) where booking_id is not null;
create index links_of_calendar on links (chain_id, calendar_id) where calendar_id is not null;
