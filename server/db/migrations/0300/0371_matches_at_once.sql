-- What is left of payments follows all matches of a statement at once: a file of the bank writes
-- thousands of them.
drop trigger follow_payment_match on payment_matches;
drop function follow_payment_match;
create function follow_payment_matches() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  payments_of_all bigint;
  followed bigint;
begin
  select count(distinct (chain_id, company_id, payment_id)) into payments_of_all from added;
  update payments p set matched = p.matched + a.amount
    from (select chain_id, company_id, payment_id, sum(amount)::bigint as amount from added
      group by chain_id, company_id, payment_id) a
    where p.chain_id = a.chain_id and p.company_id = a.company_id and p.id = a.payment_id;
  get diagnostics followed = row_count;
  if followed <> payments_of_all then
    raise exception 'a match is of a payment of its company' using errcode = 'check_violation';
  end if;
  if exists (select from added a where a.reverses is not null and not exists (
      select from payment_matches m
      where m.chain_id = a.chain_id and m.id = a.reverses and m.payment_id = a.payment_id
        and m.amount = -a.amount and m.reason = a.reason and m.reverses is null)) then
    raise exception 'what takes a match back is its opposite' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger follow_payment_matches after insert on payment_matches
  referencing new table as added
  for each statement execute function follow_payment_matches();

revoke execute on function follow_payment_matches from public;
grant execute on function follow_payment_matches to wheelhouse_app;
grant create on schema public to wheelhouse_system;
alter function follow_payment_matches owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
