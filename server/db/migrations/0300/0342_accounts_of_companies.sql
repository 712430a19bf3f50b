-- Another company of the chain that is paid to one of these accounts, where the caller's is not; null
-- where none is. A bank writes an account as its country does, or as an IBAN that ends with it.
create function other_company_paid_to(accounts text[]) returns text
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with paid as (
    select s.company_id, regexp_replace(upper(s.fields ->> 'account'), '[^A-Z0-9]', '', 'g') as account
    from settings s
    where s.chain_id = current_chain() and s.company_id is not null and s.name = 'billing'
      and s.fields ->> 'account' <> ''),
  named as (
    select p.company_id
    from unnest(accounts) a (account)
    cross join lateral (select regexp_replace(upper(a.account), '[^A-Z0-9]', '', 'g') as account) w
    join paid p on p.account = w.account
      or (w.account ~ '^[A-Z]{2}' and length(p.account) >= 7 and w.account like '%' || p.account)
      or (p.account ~ '^[A-Z]{2}' and length(w.account) >= 7 and p.account like '%' || w.account))
  select c.name from named
  join companies c on c.chain_id = current_chain() and c.id = named.company_id
  where not exists (select from named own where own.company_id = current_company())
  order by c.id limit 1
$$;
revoke execute on function other_company_paid_to from public;
grant execute on function other_company_paid_to to wheelhouse_app;
grant create on schema public to wheelhouse_system;
alter function other_company_paid_to owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
