-- An import of many rows is checked, written and taken back in portions, so that others come in
-- between and a server that dies loses and doubles nothing: the next one goes on behind the mark.
alter table imports
  -- The last row of the file that is dealt with, in what the import is at.
  add column done_to integer not null default 0,
  drop constraint imports_state_check,
  add constraint imports_state_check check (state in
    ('read', 'checking', 'checked', 'waiting', 'done', 'undoing', 'undone', 'failed'));
drop index imports_waiting;
create index imports_waiting on imports (id) where state in ('checking', 'waiting', 'undoing');
