-- What the presets of books had no account for: what coins leave (Norway, Finland), gift cards and what
-- is sold for months to come (Denmark, Finland). Companies that have filled their books get it where
-- they have nothing of their own and the number is free, also of accounts that were put away.
set role wheelhouse_system;
create temporary table new_accounts on commit drop as
  select c.chain_id, c.id as company_id, a.what, a.number, a.name, a.kind, a.standard
  from companies c
  join (values
    ('NO', '1900', 'rounding', '7740', 'Øreavrunding', 'expense', '7700'),
    ('FI', '1900', 'rounding', '8566', 'Pyöristyserot', 'expense', ''),
    ('DK', '7410', 'gift_card', '8050', 'Solgte gavekort', 'liability', ''),
    ('FI', '2864', 'gift_card', '2865', 'Myydyt lahjakortit', 'liability', ''),
    ('DK', '7410', 'expired', '1550', 'Øvrige andre driftsindtægter', 'income', ''),
    ('FI', '2864', 'expired', '3980', 'Vanhentuneet lahjakortit', 'income', ''),
    ('DK', '7410', 'prepaid', '8070', 'Periodeafgrænsningsposter', 'liability', ''),
    ('FI', '2864', 'prepaid', '2978', 'Tuloennakot', 'liability', '')
  ) as a (country, of_preset, what, number, name, kind, standard) on a.country = c.country
  where exists (select from ledger_accounts l
      where l.chain_id = c.chain_id and l.company_id = c.id and l.number = a.of_preset
        and l.archived_at is null)
    and not exists (select from ledger_accounts l
      where l.chain_id = c.chain_id and l.company_id = c.id and l.number = a.number)
    and case a.what
      when 'rounding' then exists (select from payment_methods m
        where m.chain_id = c.chain_id and m.company_id = c.id and m.rounding <> 'none'
          and m.rounding_account_id is null and m.archived_at is null)
      when 'prepaid' then not exists (select from sales_accounting_rules r
        where r.chain_id = c.chain_id and r.company_id = c.id and r.prepaid_account_id is not null)
      else not exists (select from payment_methods m
        where m.chain_id = c.chain_id and m.company_id = c.id
          and (m.kind = 'gift_card' or m.name in ('Gavekort', 'Lahjakortti'))) end;

-- Gift cards need both of their accounts.
delete from new_accounts a where a.what in ('gift_card', 'expired') and not exists (
  select from new_accounts other
  where other.chain_id = a.chain_id and other.company_id = a.company_id
    and other.what = case a.what when 'expired' then 'gift_card' else 'expired' end);

insert into ledger_accounts (chain_id, company_id, number, name, kind, standard_account)
select chain_id, company_id, number, name, kind, standard from new_accounts;

update payment_methods m set rounding_account_id = l.id, version = m.version + 1
from new_accounts a
join ledger_accounts l on l.chain_id = a.chain_id and l.company_id = a.company_id
  and l.number = a.number
where a.what = 'rounding' and m.chain_id = a.chain_id and m.company_id = a.company_id
  and m.rounding <> 'none' and m.rounding_account_id is null and m.archived_at is null;

insert into payment_methods (chain_id, company_id, name, kind, account_id, expired_account_id)
select a.chain_id, a.company_id, case a.number when '8050' then 'Gavekort' else 'Lahjakortti' end,
  'gift_card', l.id, e.id
from new_accounts a
join new_accounts x on x.chain_id = a.chain_id and x.company_id = a.company_id
  and x.what = 'expired'
join ledger_accounts l on l.chain_id = a.chain_id and l.company_id = a.company_id
  and l.number = a.number
join ledger_accounts e on e.chain_id = a.chain_id and e.company_id = a.company_id
  and e.number = x.number
where a.what = 'gift_card';

update sales_accounting_rules r set prepaid_account_id = l.id, version = r.version + 1
from new_accounts a
join ledger_accounts l on l.chain_id = a.chain_id and l.company_id = a.company_id
  and l.number = a.number
where a.what = 'prepaid' and r.chain_id = a.chain_id and r.company_id = a.company_id
  and r.archived_at is null;
drop table new_accounts;
reset role;
