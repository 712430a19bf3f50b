-- Which order a line of an invoice is of, as its reader knows it: also where the order is another
-- site's, and whatever its car is called later.
alter table invoice_lines
  add column order_number text not null default '',
  add column licenseplate text not null default '',
  add column odometer integer,
  add column done_on date;

alter table invoice_lines disable trigger user;
update invoice_lines l
  set order_number = o.number, licenseplate = coalesce(c.licenseplate, ''),
    odometer = o.odometer, done_on = o.done_on
  from orders o left join cars c on c.chain_id = o.chain_id and c.id = o.car_id
  where o.chain_id = l.chain_id and o.id = l.order_id;
alter table invoice_lines enable trigger user;
