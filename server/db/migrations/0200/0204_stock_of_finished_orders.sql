-- What the end of an order has moved stands in the ledger itself; what was kept for an order and ended
-- with it is kept again when the order is opened again.
alter table stock_movements
  add column finishes_order boolean not null default false,
  add check (not finishes_order or order_id is not null);
grant update on stock_movements to wheelhouse_system;
set role wheelhouse_system;
update stock_movements m set finishes_order = true, order_id = o.order_id
  from order_stock o where o.chain_id = m.chain_id and o.movement_id = m.id;
reset role;
revoke update on stock_movements from wheelhouse_system;
drop table order_stock;

alter table stock_reservations add column ended_with_order boolean not null default false;
create function keep_reservation_again() returns trigger language plpgsql as $$
begin
  new.ended_with_order := false;
  return new;
end $$;
create trigger keep_again before update on stock_reservations
  for each row when (old.archived_at is not null and new.archived_at is null)
  execute function keep_reservation_again();
