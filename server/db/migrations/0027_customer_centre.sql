-- Which sites of the chain customers have come to, and when: for those who look after the register of
-- all of them. A site's own visits are nobody else's, so this tells no more of them than how many.
create function sites_of_customers(ids bigint[])
returns table (customer_id bigint, site_id bigint, name text, visits integer, last_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if current_chain() is null then
    raise exception 'no customer may be looked for before a chain is known' using errcode = '42501';
  end if;
  return query
    select v.customer_id, v.site_id, s.name, count(*)::integer, max(v.arrived_at)
    from queue_people v join sites s on s.chain_id = v.chain_id and s.id = v.site_id
    where v.chain_id = current_chain() and v.customer_id = any (ids)
    group by v.customer_id, v.site_id, s.name;
end $$;
grant create on schema public to wheelhouse_system;
alter function sites_of_customers owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
revoke execute on function sites_of_customers from public;
grant execute on function sites_of_customers to wheelhouse_app;
