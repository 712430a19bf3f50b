-- Who made a key; nobody where the first sale did.
alter table cash_register_keys
  add column user_id bigint,
  add column user_name text not null default '';
