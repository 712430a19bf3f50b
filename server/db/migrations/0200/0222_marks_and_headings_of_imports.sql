-- Files whose headings do not stand in the first row, and columns of which nobody knows whether
-- 345,125 has decimals or thousands.
alter table imports
  add column heading_row integer not null default 1 check (heading_row > 0),
  -- By column: '' where nothing depends on it, 'open' where it could be either.
  add column decimal_marks text[] not null default '{}',
  -- What somebody said of those that are open, '' for nothing.
  add column chosen_marks text[] not null default '{}';
