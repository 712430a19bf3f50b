-- Why lines of an order are let go for less than their floor.
alter table orders add column price_reason text not null default '';
