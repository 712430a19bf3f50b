-- The paper of products that go to another site, for both of them: what goes along while it is on its
-- way, and what became of each once it has come. What it has cost is not told.
create function stock_transfer_paper(p_transfer bigint)
returns table (number text, from_site text, from_warehouse text, to_site text, to_warehouse text,
  driver text, sent_at timestamptz, came_at timestamptz, lines jsonb)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.number, s.name, w.name, ts.name, tw.name, t.driver, t.sent_at,
    case when t.state = 'received' then coalesce((select max(m.happened_at)
      from stock_movements m where m.chain_id = t.chain_id and m.transfer_id = t.id
        and m.to_warehouse is not null), t.changed_at) end,
    (select jsonb_agg(jsonb_build_object('name', p.name, 'number', p.number, 'dot', x.dot,
        'quantity', x.quantity, 'received', x.received, 'lost', x.lost, 'reason', x.reason)
        order by p.name_sort, x.id)
      from stock_transfer_lines x join products p on p.chain_id = x.chain_id and p.id = x.product_id
      where x.chain_id = t.chain_id and x.transfer_id = t.id)
  from stock_transfers t
  join sites s on s.chain_id = t.chain_id and s.id = t.site_id
  join warehouses w on w.chain_id = t.chain_id and w.id = t.warehouse_id
  join sites ts on ts.chain_id = t.chain_id and ts.id = t.to_site_id
  join warehouses tw on tw.chain_id = t.chain_id and tw.id = t.to_warehouse_id
  where t.chain_id = current_chain() and t.id = p_transfer and t.archived_at is null
    and t.state in ('sent', 'received') and current_site() in (t.site_id, t.to_site_id)
$$;

-- What has come to where the caller is, the last first.
create function stock_transfers_that_came(p_most integer)
returns table (id bigint, number text, from_site text, came_at timestamptz,
  received bigint, lost bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.id, t.number, s.name, coalesce(come.last_at, t.changed_at), t.received, t.lost
  from stock_transfers t join sites s on s.chain_id = t.chain_id and s.id = t.site_id
  cross join lateral (select max(m.happened_at) as last_at from stock_movements m
    where m.chain_id = t.chain_id and m.transfer_id = t.id and m.to_warehouse is not null) come
  where t.chain_id = current_chain() and t.to_site_id = current_site()
    and t.state = 'received' and t.archived_at is null
  order by coalesce(come.last_at, t.changed_at) desc, t.id desc
  limit p_most
$$;
create index stock_transfers_come_here on stock_transfers (chain_id, to_site_id)
  where state = 'received';

grant create on schema public to wheelhouse_system;
alter function stock_transfer_paper owner to wheelhouse_system;
alter function stock_transfers_that_came owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
revoke execute on function stock_transfer_paper, stock_transfers_that_came from public;
grant execute on function stock_transfer_paper, stock_transfers_that_came to wheelhouse_app;
