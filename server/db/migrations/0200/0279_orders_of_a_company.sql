-- The economy of a company works at any of its sites, and settles what all of them sold: what was paid
-- on an order, which it holds until the transaction ends, and what of a line of one is not invoiced.
create function paid_on_order(p_order bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  paid bigint;
begin
  select o.paid_ahead into paid
    from orders o join sites s on s.chain_id = o.chain_id and s.id = o.site_id
    where o.chain_id = current_chain() and o.id = p_order and s.company_id = current_company()
    for no key update of o;
  return coalesce(paid, 0);
end $$;

create function left_of_order_line(p_order bigint, p_line uuid) returns bigint
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.quantity - l.invoiced
  from order_lines l join sites s on s.chain_id = l.chain_id and s.id = l.site_id
  where l.chain_id = current_chain() and l.document_id = p_order and l.key = p_line
    and s.company_id = current_company()
$$;

revoke execute on function paid_on_order, left_of_order_line from public;
grant execute on function paid_on_order, left_of_order_line to wheelhouse_app;
grant create on schema public to wheelhouse_system;
alter function paid_on_order owner to wheelhouse_system;
alter function left_of_order_line owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
