-- How long a KID is has moved to the settings of payment references: what a company has set goes with it.
set role wheelhouse_system;
insert into settings (chain_id, company_id, name, fields)
select chain_id, company_id, 'payment-references',
  jsonb_build_object('length', fields -> 'reference_length')
from settings
where name = 'billing' and company_id is not null and fields ? 'reference_length';

update settings set fields = fields - 'reference_length'
where name = 'billing' and fields ? 'reference_length';
reset role;
