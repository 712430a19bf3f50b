-- Up to what an order may come to though its customer owes more than their limit then, and why.
alter table orders add column credit_to bigint, add column credit_reason text not null default '';

-- What a customer owes on the chain's other orders that were promised to them and are not done.
create function owed_on_orders(p_customer bigint, p_but bigint) returns bigint
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(sum(greatest(gross - paid_ahead, 0)), 0)::bigint
  from orders
  where chain_id = current_chain() and customer_id = p_customer and id <> p_but
    and state in ('accepted', 'planned', 'in_progress') and archived_at is null
$$;
revoke execute on function owed_on_orders from public;
grant execute on function owed_on_orders to wheelhouse_app;
grant create on schema public to wheelhouse_system;
alter function owed_on_orders owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
