-- A receipt has an address, by which its customer has it without paper.
alter table links
  drop constraint links_opens_check,
  add column register_id bigint,
  add column receipt_nr bigint,
  add foreign key (chain_id, register_id, receipt_nr)
    references cash_transactions (chain_id, register_id, nr),
  add constraint links_opens_check check (
    num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id, order_id, invoice_id, register_id) <= 1
    and (calendar_id is not null or resource_id is null)
    and (register_id is null) = (receipt_nr is null)
    and case kind
      when 'lobby' then num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id, order_id, invoice_id, register_id) = 0
      when 'kiosk' then num_nonnulls(person_id, reading_id, set_id, booking_id, calendar_id, order_id, invoice_id, register_id) = 0
      when 'visit' then person_id is not null and expires_at is not null
      when 'tread_reading' then reading_id is not null and expires_at is not null
      when 'wheel' then set_id is not null and position is not null
      when 'booking' then booking_id is not null
      when 'calendar' then calendar_id is not null
      when 'quote' then order_id is not null and expires_at is not null
      when 'payment' then num_nonnulls(order_id, invoice_id) = 1 and expires_at is not null
      when 'receipt' then register_id is not null and expires_at is not null
      else false end);
create index links_of_receipt on links (chain_id, register_id, receipt_nr) where register_id is not null;
