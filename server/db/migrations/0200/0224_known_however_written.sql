-- By what an import knows drivers and account managers again, however it is written.
drop index drivers_known_by_email, account_managers_known_by_email;
create index drivers_known_by_email on drivers (chain_id, lower(email))
  where archived_at is null and email <> '';
create index account_managers_known_by_email on account_managers (chain_id, lower(email))
  where archived_at is null and email <> '';
