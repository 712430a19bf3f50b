-- A row of a file that may be one of the register, or somebody else who has its number: asked, and
-- not written until somebody says which.
alter table import_rows
  -- The row of the register that it may be.
  add column asked_about bigint,
  add column answer text check (answer in ('same', 'other')),
  drop constraint import_rows_outcome_check,
  add constraint import_rows_outcome_check
    check (outcome in ('new', 'changed', 'same', 'wrong', 'gone', 'asked'));
