-- An order that is offered has an address at which its customer answers it, line by line.
alter table links
  drop constraint links_opens_check,
  add column order_id bigint,
  add foreign key (chain_id, order_id) references orders,
  add constraint links_opens_check check (
    num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id, order_id) <= 1
    and (calendar_id is not null or resource_id is null)
    and case kind
      when 'lobby' then num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id, order_id) = 0
      when 'kiosk' then num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id, order_id) = 0
      when 'visit' then person_id is not null and expires_at is not null
      when 'tread_reading' then reading_id is not null and expires_at is not null
      when 'wheel' then set_id is not null and position is not null
      when 'booking' then booking_id is not null
      when 'calendar' then calendar_id is not null
      when 'quote' then order_id is not null and expires_at is not null
      else false end);
create index links_of_order on links (chain_id, order_id) where order_id is not null;

-- What was sent of it, and what they answered.
alter table orders
  add column quote_sent_at timestamptz,
  add column quote_sent_to text not null default '',
  add column quote_until timestamptz,
  add column quote_answer text not null default '',
  add column quote_answered_at timestamptz,
  add column quote_signed_by text not null default '',
  add column quote_reason text not null default '',
  add column quote_lines jsonb not null default '[]',
  add column quote_signature jsonb not null default '{"drawn": ""}';
create index orders_quote_answer on orders (chain_id, site_id, quote_answer, id) where archived_at is null;
