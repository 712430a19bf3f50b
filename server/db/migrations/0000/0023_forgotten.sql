-- Since when nobody can be told from a customer's row any more.
alter table customers add column forgotten_at timestamptz,
  add constraint customers_forgotten_check check (forgotten_at is null or archived_at is not null);
-- What was said to a consent is never changed; what was noted beside it may name somebody.
grant update (note) on consent_events to wheelhouse_system;
-- Which rows of files became a row of the register.
create index import_rows_became on import_rows (chain_id, row_id) where row_id is not null;
