-- An invoice has an address at which its customer sees and pays it.
alter table links
  drop constraint links_opens_check,
  add column invoice_id bigint,
  add foreign key (chain_id, invoice_id) references invoices,
  add constraint links_opens_check check (
    num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id, order_id, invoice_id) <= 1
    and (calendar_id is not null or resource_id is null)
    and case kind
      when 'lobby' then num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id, order_id, invoice_id) = 0
      when 'kiosk' then num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id, order_id, invoice_id) = 0
      when 'visit' then person_id is not null and expires_at is not null
      when 'tread_reading' then reading_id is not null and expires_at is not null
      when 'wheel' then set_id is not null and position is not null
      when 'booking' then booking_id is not null
      when 'calendar' then calendar_id is not null
      when 'quote' then order_id is not null and expires_at is not null
      when 'payment' then invoice_id is not null and expires_at is not null
      else false end);
create index links_of_invoice on links (chain_id, invoice_id) where invoice_id is not null;
