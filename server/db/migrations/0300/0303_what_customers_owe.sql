-- What a customer owes the company that somebody works for, and what of it is due, in minor units.
-- A customer who turned out to be another stays in the ledger as who they were.
create function same_customers(of_customer bigint) returns setof bigint language sql stable as $$
  with recursive same as (
    select of_customer as id
    union all
    select c.id from customers c join same s on c.chain_id = current_chain() and c.merged_into_id = s.id
  ) select id from same $$;

create function customers_owes(of_customer bigint) returns bigint language sql stable
  return (select coalesce(sum(i.open), 0)::bigint from customer_open_items i
    where i.chain_id = current_chain() and i.company_id = current_company() and i.open <> 0
      and i.customer_id in (select same_customers(of_customer)));

create function customers_overdue(of_customer bigint) returns bigint language sql stable
  return (select coalesce(sum(i.open), 0)::bigint from customer_open_items i
    where i.chain_id = current_chain() and i.company_id = current_company() and i.open <> 0
      and i.customer_id in (select same_customers(of_customer))
      and i.due_day < (select (now() at time zone s.timezone)::date from sites s
        where s.chain_id = current_chain() and s.id = current_site()));
