-- Who receives a transfer has its paper too: what goes along while it is on its way, and what became
-- of each set once it has come. What the site that sent it wrote besides is not told.
create function transfers_to_print_here(p_ids bigint[])
returns table (id bigint, number text, from_site text, driver text, signed_by text,
  sent_at timestamptz, came_at timestamptz, sets jsonb)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.id, t.number, s.name, t.driver, t.signed_by, t.sent_at,
    case when t.state = 'received' then (select max(x.settled_at)
      from transfer_sets x where x.chain_id = t.chain_id and x.transfer_id = t.id) end,
    (select jsonb_agg(jsonb_build_object('number', x.number, 'licenseplate', x.licenseplate,
        'season', x.season, 'size', x.size, 'wheels', x.wheels, 'outcome', x.outcome)
        order by x.number)
      from transfer_sets x where x.chain_id = t.chain_id and x.transfer_id = t.id)
  from transfers t join sites s on s.chain_id = t.chain_id and s.id = t.site_id
  where t.chain_id = current_chain() and t.to_site_id = current_site() and t.id = any (p_ids)
    and t.state in ('sent', 'received') and t.archived_at is null
$$;

-- What has come to where the caller is, the last first.
create function transfers_that_came(p_most integer)
returns table (id bigint, number text, from_site text, came_at timestamptz,
  received bigint, missing bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.id, t.number, s.name, max(x.settled_at),
    count(*) filter (where x.outcome = 'received'), count(*) filter (where x.outcome = 'missing')
  from transfers t
  join sites s on s.chain_id = t.chain_id and s.id = t.site_id
  join transfer_sets x on x.chain_id = t.chain_id and x.transfer_id = t.id
  where t.chain_id = current_chain() and t.to_site_id = current_site()
    and t.state = 'received' and t.archived_at is null
  group by t.chain_id, t.id, t.number, s.name
  order by max(x.settled_at) desc, t.id desc
  limit p_most
$$;
create index transfers_come_here on transfers (chain_id, to_site_id) where state = 'received';

grant create on schema public to wheelhouse_system;
alter function transfers_to_print_here owner to wheelhouse_system;
alter function transfers_that_came owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
revoke execute on function transfers_to_print_here, transfers_that_came from public;
grant execute on function transfers_to_print_here, transfers_that_came to wheelhouse_app;
