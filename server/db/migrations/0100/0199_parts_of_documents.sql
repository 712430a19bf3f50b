-- What is kept for an order and was delivered by it beyond what it sells, what its packages hold among
-- it; in thousandths. Lines may leave an order as long as that is no more than before.
create function beyond_order(sold_in bigint)
returns table (product_id bigint, quantity bigint) language sql stable as $$
  select bound.product_id, (bound.quantity - coalesce(sold.quantity, 0))::bigint
  from (
    select one.product_id, sum(one.quantity) as quantity
    from (
      select r.product_id, r.quantity from stock_reservations r
      where r.chain_id = current_chain() and r.order_id = sold_in and r.archived_at is null
      union all
      select m.product_id, case when m.from_warehouse is null then -m.quantity else m.quantity end
      from stock_movements m where m.chain_id = current_chain() and m.order_id = sold_in
    ) one
    group by one.product_id
  ) bound
  left join lateral (
    select round(sum(case when l.product_id = bound.product_id then l.quantity::numeric
      else l.quantity::numeric * held.quantity / 1000 end)) as quantity
    from order_lines l
    left join package_lines held on held.chain_id = l.chain_id
      and held.package_id = l.product_id and held.product_id = bound.product_id
      and held.archived_at is null
    where l.chain_id = current_chain() and l.document_id = sold_in
      and (l.product_id = bound.product_id or held.product_id is not null)
  ) sold on true
  where bound.quantity > coalesce(sold.quantity, 0)
$$;
