-- What one of a product has cost that an order has delivered, by the ledger, in minor units; null where
-- it has delivered none, or nobody knows.
create function delivered_cost(sold_in bigint, sold bigint) returns numeric language sql stable
  return (select nullif(sum(case when m.from_warehouse is null then -m.value else m.value end), 0)
      * 1000.0
      / nullif(sum(case when m.from_warehouse is null then -m.quantity else m.quantity end), 0)
    from stock_movements m
    where m.chain_id = current_chain() and m.order_id = sold_in and m.product_id = sold);

-- The same of a package: what all that it holds has cost; null where that is not known of one of them.
create function delivered_package_cost(sold_in bigint, sold bigint) returns numeric
language sql stable
  return (select case when bool_and(part.each is not null) then sum(part.each * part.quantity / 1000.0) end
    from (
      select delivered_cost(sold_in, held.product_id) as each, held.quantity
      from package_lines held
      join products p on p.chain_id = held.chain_id and p.id = held.product_id
        and p.stocked and p.kind not in ('work', 'package')
      where held.chain_id = current_chain() and held.package_id = sold and held.archived_at is null
    ) part);

-- What one of a product has cost that stands at the site that asks, on the average; where none does,
-- what the last that came has cost. Null where nobody knows.
create function products_stock_cost(product bigint) returns bigint language sql stable
  return (select nullif(round(coalesce(
    (select sum(l.value) * 1000.0 / sum(l.on_hand) from stock_levels l
      where l.chain_id = current_chain() and l.site_id = current_site()
        and l.product_id = product and l.on_hand > 0 and l.archived_at is null),
    (select m.value * 1000.0 / m.quantity from stock_movements m
      where m.chain_id = current_chain() and m.site_id = current_site()
        and m.product_id = product and m.kind = 'receipt' and m.reverses is null
      order by m.happened_at desc, m.id desc limit 1)))::bigint, 0));
