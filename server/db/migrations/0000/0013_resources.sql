-- What every resource needs (docs/resource.md): columns that each row keeps, keys to sort and search
-- by, the way to find among many rows, the history of each row, and what people keep of lists.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Texts in the order of the Nordic alphabets, by bytes on every engine: æ ø å (Danish, Norwegian)
-- and å ä ö (Swedish, Finnish) come after z in an order that is right for both. Accents and case do
-- not count, numbers go by their value, what is empty comes last.
create function nordic_sort_key(given text) returns text language sql immutable parallel safe
  return case when btrim(given) = '' then U&'\+10FFFF' else
    regexp_replace(regexp_replace(
      name_search_key(translate(given, 'æøåäöÆØÅÄÖ', 'αβγδεαβγδε')),
      '(\d+)', '000000000\1', 'g'), '0*(\d{10,})(?!\d)', '\1', 'g')
  end collate "C";

-- What is searched in: small letters without accents, a space before each word. Digits that people
-- write apart are together ('99 88 77 66'), so what belongs to different fields is parted by a
-- line's end. The same for what is searched for.
create function search_key(given text) returns text language sql immutable parallel safe
  return ' ' || name_search_key(regexp_replace(given, '(\d)[ ()/.-]+(?=\d)', '\1', 'g'));

-- What search_text is like when every word of what is searched for is somewhere in it; a word of one
-- or two letters at the beginning of a word.
create function search_patterns(given text) returns text[] language sql immutable parallel safe
  return (select coalesce(array_agg('%' || case when length(word) < 3 then ' ' else '' end ||
      replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'), '{}')
    from unnest(string_to_array(btrim(search_key(given)), ' ')) word where word <> '');

-- Makes a table that has the columns chain_id, (site_id,) id and one for each field a resource's:
-- adds what every row keeps, search_text over the fields searched, <field>_sort for texts that lists
-- are sorted by, an index for each sort and filter, and the policies.
create procedure make_resource(
  target regclass, search text[] default '{}', sort text[] default '{}', filter text[] default '{}'
) language plpgsql as $$
declare
  field text;
  kind regtype;
  may_be_null boolean;
  owner text := 'chain_id';
  name text := (select relname from pg_class where oid = target);
begin
  if exists (select from pg_attribute where attrelid = target and attname = 'site_id') then
    owner := 'chain_id, site_id';
    call protect_by_site(target);
  else
    call protect_by_chain(target);
  end if;
  execute format('alter table %s
    add column version integer not null default 1,
    add column created_at timestamptz not null default now(),
    add column created_by bigint default current_person(),
    add column changed_at timestamptz not null default now(),
    add column changed_by bigint default current_person(),
    add column archived_at timestamptz', target);
  -- Few rows are put away, so that a list of them may be sorted as it comes.
  execute format('create index %I on %s (%s, id) where archived_at is not null',
    name || '_archived', target, owner);
  if search <> '{}' then
    execute format('alter table %s add column search_text text collate "C"
      generated always as (search_key(%s)) stored', target,
      (select string_agg(quote_ident(s), ' || E''\n'' || ') from unnest(search) s));
    execute format('create index %I on %s using gin (%s, search_text gin_trgm_ops)',
      name || '_search', target, owner);
  end if;
  foreach field in array sort loop
    select atttypid, not attnotnull into strict kind, may_be_null
      from pg_attribute where attrelid = target and attname = field;
    if kind = 'text'::regtype then
      execute format('alter table %s add column %I text collate "C"
        generated always as (nordic_sort_key(%I)) stored', target, field || '_sort', field);
      field := field || '_sort';
    end if;
    execute format('create index %I on %s (%s, %I, id) where archived_at is null',
      name || '_by_' || field, target, owner, field);
    -- Rows without a value come last in either direction, and an index read backwards has them first.
    if may_be_null then
      execute format('create index %I on %s (%s, %I desc nulls last, id desc) where archived_at is null',
        name || '_down_' || field, target, owner, field);
    end if;
  end loop;
  foreach field in array filter loop
    select atttypid into strict kind from pg_attribute where attrelid = target and attname = field;
    if kind = 'text[]'::regtype then
      execute format('create index %I on %s using gin (%s, %I)',
        name || '_with_' || field, target, owner, field);
    elsif not field = any (sort) or kind = 'text'::regtype then
      execute format('create index %I on %s (%s, %I, id) where archived_at is null',
        name || '_with_' || field, target, owner, field);
    end if;
  end loop;
end $$;

-- The ids of rows that hold all words of what is given and, for each field of tags, one of those given; at most
-- so many, in no order. Row-level security lets no index be used for "contains", because a comparison
-- might tell what it sees. So this one looks without it, and itself for the chain and site that the
-- transaction was opened for. The values stand in the text of the query: a plan made for any value
-- would not use the index.
create function find_ids(target regclass, given text, tags jsonb, archived boolean, most integer)
returns setof bigint language plpgsql stable security definer rows 100
set search_path = pg_catalog, public, pg_temp as $$
declare
  query text;
  pattern text;
  field text;
  wanted jsonb;
begin
  if current_chain() is null or current_site() is null then
    raise exception 'nobody may be found before a site is known' using errcode = '42501';
  end if;
  query := format('select id from %s where chain_id = %s and archived_at is %s',
    target, current_chain(), case when archived then 'not null' else 'null' end);
  if exists (select from pg_attribute where attrelid = target and attname = 'site_id') then
    query := query || format(' and site_id = %s', current_site());
  end if;
  foreach pattern in array search_patterns(given) loop
    query := query || format(' and search_text like %L', pattern);
  end loop;
  for field, wanted in select * from jsonb_each(tags) loop
    query := query || format(' and %I && %L::text[]', field,
      (select array_agg(tag) from jsonb_array_elements_text(wanted) tag));
  end loop;
  return query execute query || format(' limit %s', most);
end $$;
grant create on schema public to wheelhouse_system;
alter function find_ids owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
revoke execute on function find_ids from public;
grant execute on function find_ids to wheelhouse_app;

-- What each change of a resource's row changed: [{field, from, to}]. Who did it, when and where the
-- audit log tells. The log holds no value of a field and is never changed; this is the one place
-- that does, and what the system wipes when somebody is to be forgotten.
create table row_changes (
  chain_id bigint not null references chains,
  id bigint generated by default as identity,
  entity text not null,
  entity_id bigint not null,
  audit_id bigint not null references audit_log,
  changes jsonb not null,
  primary key (chain_id, id)
);
create index row_changes_of_row on row_changes (chain_id, entity, entity_id, id desc);
call protect_by_chain('row_changes');
revoke update, delete on row_changes from wheelhouse_app;

-- How people keep lists: narrowed, sorted and shown in their way. Who made it changes it.
create table saved_views (
  chain_id bigint not null,
  site_id bigint not null,
  id bigint generated by default as identity,
  user_id bigint not null default current_person(),
  resource text not null,
  name text not null,
  shared text not null check (shared in ('private', 'site', 'chain')),
  query jsonb not null,
  columns jsonb not null,
  primary key (chain_id, id),
  foreign key (chain_id, site_id) references sites
);
create index saved_views_of_resource on saved_views (chain_id, resource, name);
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy seen_by on saved_views for select to wheelhouse_app
  using (chain_id = (select current_chain()) and (shared = 'chain'
    or (shared = 'site' and site_id = (select current_site())) or user_id = (select current_person())));
create policy made_by on saved_views for all to wheelhouse_app
  using (chain_id = (select current_chain()) and user_id = (select current_person()))
  with check (chain_id = (select current_chain()) and site_id = (select current_site())
    and user_id = (select current_person()));
create policy everything on saved_views to wheelhouse_system using (true) with check (true);
grant select, insert, update, delete on saved_views to wheelhouse_app, wheelhouse_system;

-- A file that was read, with what became of each of its rows.
create table imports (
  chain_id bigint not null,
  site_id bigint not null,
  id bigint generated by default as identity,
  resource text not null,
  file_name text not null,
  state text not null default 'read'
    check (state in ('read', 'checked', 'waiting', 'done', 'undone', 'failed')),
  headings text[] not null,
  -- The field that each column fills, '' for none.
  fields text[] not null,
  leave_out_wrong boolean not null default false,
  row_count integer not null,
  -- How many rows each outcome has.
  counts jsonb not null default '{}',
  problem text,
  created_at timestamptz not null default now(),
  created_by bigint not null default current_person(),
  done_at timestamptz,
  primary key (chain_id, id),
  foreign key (chain_id, site_id) references sites
);
create index imports_of_resource on imports (chain_id, site_id, resource, id desc);
create index imports_waiting on imports (id) where state = 'waiting';
create index imports_of_age on imports (created_at);
call protect_by_site('imports');

create table import_rows (
  chain_id bigint not null,
  site_id bigint not null,
  import_id bigint not null,
  -- As people count the rows of the file.
  nth integer not null,
  cells text[] not null,
  outcome text check (outcome in ('new', 'changed', 'same', 'wrong')),
  -- [{column, message}]: the column's number, or -1 for the whole row.
  problems jsonb,
  -- [{field, from, to}]
  changes jsonb,
  row_id bigint,
  -- The version that the import left the row in.
  version integer,
  primary key (chain_id, import_id, nth),
  foreign key (chain_id, import_id) references imports on delete cascade
);
call protect_by_site('import_rows');
