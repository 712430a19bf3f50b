-- What was reserved for an order because it was accepted: it ends when that is taken back, and is kept
-- until the day that the order is promised for, also when that changes.
alter table stock_reservations add column follows_order boolean not null default false;

-- What is free of a product at other sites of the chain: how much and where, and nothing else of them.
create function stock_elsewhere(p_product bigint)
returns table (site text, free bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.name, sum(l.on_hand - stock_levels_reserved(l.id))::bigint
  from stock_levels l
  join sites s on s.chain_id = l.chain_id and s.id = l.site_id and s.active
  where l.chain_id = current_chain() and l.site_id <> current_site()
    and l.product_id = p_product and l.archived_at is null
  group by s.id, s.name
  having sum(l.on_hand - stock_levels_reserved(l.id)) > 0
  order by s.name
$$;
grant create on schema public to wheelhouse_system;
alter function stock_elsewhere owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
revoke execute on function stock_elsewhere from public;
grant execute on function stock_elsewhere to wheelhouse_app;

-- What is ordered for the site that asks, or sent to it, and has not come yet.
create function products_incoming(product bigint) returns bigint language sql stable
  return (select coalesce(sum(stock_levels_incoming(id)), 0)::bigint from stock_levels
    where chain_id = current_chain() and site_id = current_site() and product_id = product
      and archived_at is null);

-- What agreed orders of a site need of a product, and neither got nor have reserved.
create function open_needs()
returns table (product_id bigint, quantity bigint) language sql stable as $$
  select one.product_id, sum(one.quantity)::bigint
  from (
    select needed.product_id, needed.quantity - coalesce((
      select sum(r.quantity) from stock_reservations r
      join sites at on at.chain_id = r.chain_id and at.id = r.site_id
      where r.chain_id = o.chain_id and r.order_id = o.id and r.product_id = needed.product_id
        and r.archived_at is null
        and r.held_until >= (now() at time zone at.timezone)::date), 0) as quantity
    from orders o cross join lateral stocked_in_order(o.id) needed
    where o.chain_id = current_chain() and o.site_id = current_site() and o.archived_at is null
      and o.state in ('accepted', 'planned', 'in_progress')
  ) one
  where one.quantity > 0
  group by one.product_id
$$;

-- Refills say what orders need among the numbers that they were proposed from.
set role wheelhouse_system;
update stock_refills set proposed = (
    select jsonb_agg(jsonb_build_object('needed', 0) || one order by nth)
    from jsonb_array_elements(proposed) with ordinality all_of (one, nth))
  where jsonb_array_length(proposed) > 0;
reset role;
