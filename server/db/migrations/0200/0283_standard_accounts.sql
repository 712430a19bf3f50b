-- What an account is in the statement of a business to the tax authority, as SAF-T asks of each.
alter table ledger_accounts add column standard_account text not null default '';
