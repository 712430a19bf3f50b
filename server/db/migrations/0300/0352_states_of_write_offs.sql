-- A write-off stands, or was taken back: as a state, which nothing but its step writes.
alter table write_offs drop column taken_back;
alter table write_offs add column state text not null default 'given_up'
  check (state in ('given_up', 'taken_back'));
set role wheelhouse_system;
update write_offs set state = 'taken_back' where back_id is not null;
reset role;
create index write_offs_with_state on write_offs (chain_id, company_id, state, id)
  where archived_at is null;
