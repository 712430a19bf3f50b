-- Whether a supplier passes on that its prices fall before what was called off has come, and when the
-- last of that came: what came before a price fell is not meant.
alter table preorder_agreements add column price_fall boolean not null default false;
alter table preorder_call_offs add column came_at timestamptz;

create or replace function count_call_off(chain bigint, refill bigint) returns void language plpgsql as $$
begin
  update preorder_call_offs c
    set quantity = now_so.quantity, received = now_so.received, came_at = now_so.came_at
    from (select one.id, come.pieces as received,
        case when come.pieces > 0 then come.last_at end as came_at,
        least(one.asked, case
          when r.archived_at is null and r.state = 'ordered' then ordered.pieces
          when r.archived_at is null and r.state = 'received' then come.pieces
          else 0 end) as quantity
      from preorder_call_offs one
      join stock_refills r on r.chain_id = one.chain_id and r.id = one.refill_id
      cross join lateral (select coalesce(sum((line ->> 'quantity')::bigint), 0) as pieces
        from jsonb_array_elements(r.chosen) line
        where (line ->> 'product_id')::bigint = one.product_id) ordered
      cross join lateral (select greatest(0, coalesce(sum(
          case when m.to_warehouse is null then -m.quantity else m.quantity end), 0)) as pieces,
          max(m.happened_at) filter (where m.to_warehouse is not null) as last_at
        from stock_movements m where m.chain_id = one.chain_id and m.refill_id = one.refill_id
          and m.product_id = one.product_id) come
      where one.chain_id = chain and one.refill_id = refill) now_so
    where c.chain_id = chain and c.id = now_so.id
      and (c.quantity, c.received, c.came_at)
        is distinct from (now_so.quantity, now_so.received, now_so.came_at);
end $$;

-- What came before this was known: its movements are older than any price that falls from now on.
set role wheelhouse_system;
update preorder_call_offs c
  set came_at = (select max(m.happened_at) from stock_movements m
    where m.chain_id = c.chain_id and m.refill_id = c.refill_id and m.product_id = c.product_id
      and m.to_warehouse is not null)
  where c.received > 0;
reset role;
