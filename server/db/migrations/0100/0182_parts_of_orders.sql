-- What an order sells of products that are kept in stock and has not delivered yet, what its packages
-- hold among it; in thousandths, below zero where it comes back.
create function stocked_in_order(sold_in bigint)
returns table (product_id bigint, quantity bigint) language sql stable as $$
  select sold.product_id, sold.quantity - coalesce(gone.quantity, 0)
  from (
    select p.id as product_id, round(sum(part.quantity))::bigint as quantity
    from order_lines l
    join products sold on sold.chain_id = l.chain_id and sold.id = l.product_id
    cross join lateral (
      select sold.id as product_id, l.quantity::numeric as quantity where sold.kind <> 'package'
      union all
      select held.product_id, l.quantity::numeric * held.quantity / 1000 from package_lines held
      where sold.kind = 'package' and held.chain_id = sold.chain_id
        and held.package_id = sold.id and held.archived_at is null
    ) part
    join products p on p.chain_id = l.chain_id and p.id = part.product_id
      and p.stocked and p.kind not in ('work', 'package')
    where l.chain_id = current_chain() and l.document_id = sold_in
    group by p.id
  ) sold
  left join lateral (
    select sum(case when m.from_warehouse is null then -m.quantity else m.quantity end)::bigint
      as quantity
    from stock_movements m
    where m.chain_id = current_chain() and m.order_id = sold_in and m.product_id = sold.product_id
  ) gone on true
  -- More than it sells may have been delivered before its lines were changed: whoever changed them brings it back.
  where (sold.quantity > 0 and sold.quantity > coalesce(gone.quantity, 0))
    or (sold.quantity < 0 and sold.quantity < coalesce(gone.quantity, 0))
$$;

-- Of which of them there is too little at the site, and how much: what is kept for others is not there.
create function missing_in_order(sold_in bigint)
returns table (product_id bigint, quantity bigint) language sql stable as $$
  select s.product_id, s.quantity - greatest(0, there.free)
  from stocked_in_order(sold_in) s
  cross join lateral (
    select (coalesce((select sum(l.on_hand) from stock_levels l
        where l.chain_id = current_chain() and l.site_id = current_site()
          and l.product_id = s.product_id), 0)
      - coalesce((select sum(r.quantity) from stock_reservations r
        join sites at on at.chain_id = r.chain_id and at.id = r.site_id
        where r.chain_id = current_chain() and r.site_id = current_site()
          and r.product_id = s.product_id and r.archived_at is null
          and r.order_id is distinct from sold_in
          and r.held_until >= (now() at time zone at.timezone)::date), 0))::bigint as free
  ) there
  where s.quantity > greatest(0, there.free)
$$;
create index stock_reservations_of_product
  on stock_reservations (chain_id, site_id, product_id) where archived_at is null;
