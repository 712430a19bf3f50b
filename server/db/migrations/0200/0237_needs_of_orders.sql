-- What agreed orders need of products that are kept in stock, and neither got nor have reserved, in one
-- pass over their lines however many they are; what packages hold counts among it.
create function needs_of_orders()
returns table (chain_id bigint, site_id bigint, order_id bigint, product_id bigint, quantity bigint)
language sql stable as $$
  select part.chain_id, part.site_id, part.order_id, part.product_id,
    (round(sum(part.sold)) - sum(part.had))::bigint
  from (
    select o.chain_id, o.site_id, o.id as order_id, p.id as product_id,
      case when sold.kind = 'package' then l.quantity::numeric * held.quantity / 1000
        else l.quantity end as sold, 0 as had
    from orders o
    join order_lines l on l.chain_id = o.chain_id and l.document_id = o.id
    join products sold on sold.chain_id = l.chain_id and sold.id = l.product_id
    left join package_lines held on sold.kind = 'package' and held.chain_id = sold.chain_id
      and held.package_id = sold.id and held.archived_at is null
    join products p on p.chain_id = o.chain_id and p.stocked and p.kind not in ('work', 'package')
      and p.id = case when sold.kind = 'package' then held.product_id else sold.id end
    where o.archived_at is null and o.state in ('accepted', 'planned', 'in_progress')
    union all
    select o.chain_id, o.site_id, o.id, m.product_id, 0,
      case when m.from_warehouse is null then -m.quantity else m.quantity end
    from orders o
    join stock_movements m on m.chain_id = o.chain_id and m.order_id = o.id
    where o.archived_at is null and o.state in ('accepted', 'planned', 'in_progress')
    union all
    select o.chain_id, o.site_id, o.id, r.product_id, 0, r.quantity
    from orders o
    join sites at on at.chain_id = o.chain_id and at.id = o.site_id
    join stock_reservations r on r.chain_id = o.chain_id and r.order_id = o.id
      and r.archived_at is null and r.held_until >= (now() at time zone at.timezone)::date
    where o.archived_at is null and o.state in ('accepted', 'planned', 'in_progress')
  ) part
  group by part.chain_id, part.site_id, part.order_id, part.product_id
  having sum(part.sold) > 0 and round(sum(part.sold)) > sum(part.had)
$$;

create or replace function open_needs()
returns table (product_id bigint, quantity bigint) language sql stable as $$
  select n.product_id, sum(n.quantity)::bigint from needs_of_orders() n
  where n.chain_id = current_chain() and n.site_id = current_site()
  group by n.product_id
$$;

-- Orders that were accepted before accepting reserved get what is free now: those that are promised
-- first, first, each until that day or for two weeks, as if they were accepted today.
set role wheelhouse_system;
with wanting as (
  select n.*, coalesce(nullif(o.number, ''), '#' || o.id) as held_for,
    case when (o.promised_at at time zone s.timezone)::date >= (now() at time zone s.timezone)::date
      then (o.promised_at at time zone s.timezone)::date
      else (now() at time zone s.timezone)::date + 14 end as held_until,
    sum(n.quantity) over (partition by n.chain_id, n.site_id, n.product_id
      order by o.promised_at nulls last, o.id) as upto
  from needs_of_orders() n
  join orders o on o.chain_id = n.chain_id and o.id = n.order_id
  join sites s on s.chain_id = n.chain_id and s.id = n.site_id
), free as (
  select l.chain_id, l.site_id, l.product_id, l.warehouse_id, l.id,
    l.on_hand - coalesce((select sum(r.quantity) from stock_reservations r
      join sites s on s.chain_id = r.chain_id and s.id = r.site_id
      where r.chain_id = l.chain_id and r.site_id = l.site_id and r.product_id = l.product_id
        and r.warehouse_id = l.warehouse_id and r.archived_at is null
        and r.held_until >= (now() at time zone s.timezone)::date), 0) as quantity
  from stock_levels l
  join warehouses w on w.chain_id = l.chain_id and w.id = l.warehouse_id and w.archived_at is null
  where l.archived_at is null
), there as (
  select f.*, sum(f.quantity) over (partition by f.chain_id, f.site_id, f.product_id
    order by f.warehouse_id, f.id) as upto
  from free f where f.quantity > 0
)
insert into stock_reservations (
  chain_id, site_id, product_id, warehouse_id, quantity, held_for, held_until, order_id, follows_order)
select n.chain_id, n.site_id, n.product_id, t.warehouse_id,
  least(n.upto, t.upto) - greatest(n.upto - n.quantity, t.upto - t.quantity),
  n.held_for, n.held_until, n.order_id, true
from wanting n
join there t on t.chain_id = n.chain_id and t.site_id = n.site_id and t.product_id = n.product_id
where least(n.upto, t.upto) > greatest(n.upto - n.quantity, t.upto - t.quantity);
reset role;
