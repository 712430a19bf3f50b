-- What was moved of a product in a month, by warehouse and DOT code: reports of what the stock is
-- worth add up months instead of all movements that ever were. Months are those of UTC, which no
-- site's clock moves; the days at the ends of a period are read from the ledger itself.
create table stock_sums (
  chain_id bigint not null,
  site_id bigint not null,
  month date not null,
  product_id bigint not null,
  warehouse_id bigint not null,
  dot text not null,
  -- Both in minor units, both above zero.
  value_in bigint not null,
  value_out bigint not null,
  -- In thousandths; what was sold or used up is among what left.
  moved bigint not null,
  taken bigint not null,
  primary key (chain_id, site_id, month, product_id, warehouse_id, dot),
  foreign key (chain_id, site_id) references sites,
  foreign key (chain_id, product_id) references products,
  foreign key (chain_id, warehouse_id) references warehouses
);
call protect_by_site('stock_sums');

-- What a movement is to one of its warehouses.
create function sides_of(m stock_movements) returns table (
  month date, warehouse_id bigint, value_in bigint, value_out bigint, moved bigint, taken bigint
) language sql immutable as $$
  select (date_trunc('month', m.happened_at at time zone 'UTC'))::date, warehouse,
    case sign when 1 then m.value else 0 end, case sign when -1 then m.value else 0 end,
    sign * m.quantity,
    case when m.kind in ('sale', 'consumption') then -sign * m.quantity else 0 end
  from (values (m.from_warehouse, -1), (m.to_warehouse, 1)) sides (warehouse, sign)
  where warehouse is not null order by warehouse
$$;

create function sum_stock_movement() returns trigger language plpgsql as $$
begin
  insert into stock_sums as kept
    (chain_id, site_id, month, product_id, warehouse_id, dot, value_in, value_out, moved, taken)
  select new.chain_id, new.site_id, month, new.product_id, warehouse_id, new.dot,
    value_in, value_out, moved, taken
  from sides_of(new)
  on conflict (chain_id, site_id, month, product_id, warehouse_id, dot) do update set
    value_in = kept.value_in + excluded.value_in,
    value_out = kept.value_out + excluded.value_out,
    moved = kept.moved + excluded.moved,
    taken = kept.taken + excluded.taken;
  return null;
end $$;
create trigger sum_stock_movement after insert on stock_movements
  for each row execute function sum_stock_movement();

insert into stock_sums
  (chain_id, site_id, month, product_id, warehouse_id, dot, value_in, value_out, moved, taken)
select m.chain_id, m.site_id, s.month, m.product_id, s.warehouse_id, m.dot,
  sum(s.value_in), sum(s.value_out), sum(s.moved), sum(s.taken)
from stock_movements m cross join lateral sides_of(m) s
group by m.chain_id, m.site_id, s.month, m.product_id, s.warehouse_id, m.dot;
