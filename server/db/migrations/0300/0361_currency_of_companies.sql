-- What a company counts its money in: its chain's unless it is said otherwise, and the same for as long
-- as something is owed or booked in it. Registers that a chain shares stay in the chain's.
alter table companies add column currency char(3) not null default '';
create function begin_company_currency() returns trigger language plpgsql as $$
begin
  if new.currency = '' then
    new.currency := (select currency from chains where id = new.chain_id);
  end if;
  return new;
end $$;
create trigger begin_company_currency before insert on companies
  for each row execute function begin_company_currency();

set role wheelhouse_system;
update companies c set currency = ch.currency from chains ch where ch.id = c.chain_id;
reset role;
alter table companies add constraint companies_currency check (currency ~ '^[A-Z]{3}$');

create function keep_company_currency() returns trigger language plpgsql as $$
begin
  if exists (select from customer_entries e
      where e.chain_id = new.chain_id and e.company_id = new.id)
    or exists (select from vouchers v where v.chain_id = new.chain_id and v.company_id = new.id)
    or exists (select from gift_cards g
      where g.chain_id = new.chain_id and g.company_id = new.id) then
    raise exception 'company % has counted in %', old.id, old.currency
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_company_currency before update on companies
  for each row when (new.currency is distinct from old.currency)
  execute function keep_company_currency();
