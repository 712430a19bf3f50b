-- What rules of orders may ask of whom an order is for, and of the car; and by which number the
-- catalogues of parts know a car.
alter table cars
  add column tpms text not null default '',
  add column k_type text not null default '';

alter table auto_products
  add column country text not null default '',
  add column invoice_delivery text not null default '',
  add column sensors text not null default '';
