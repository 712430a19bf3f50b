-- A tag, and a model of the catalogue, is the same in every writing of it, as names are (0225).

-- Of a tag of nothing but signs the folding leaves nothing: it is what it is.
create function tag_key(given text) returns text language sql immutable strict parallel safe
  return coalesce(nullif(name_search_key(given), ''), lower(given));

-- Of two tags that are one now the later has become the first: one in use before one put away.
drop index tags_name_key;
set local role wheelhouse_system;
do $$
declare
  one record;
begin
  loop
    for one in
      select chain_id, id, kept_id from (
        select chain_id, id, merged_into_id, row_number() over alike as nth, first_value(id) over alike as kept_id
        from tags
        window alike as (partition by chain_id, tag_key(name)
          order by merged_into_id is not null, archived_at is not null, id)) alike
      where nth > 1 order by chain_id, id
    loop
      update tags set merged_into_id = one.kept_id
        where chain_id = one.chain_id and id <> one.kept_id
          and (merged_into_id = one.id or id = one.id and merged_into_id is null);
      update tags set archived_at = coalesce(archived_at, now()),
        name = left(name, 25) || ' (' || id || ')'
        where chain_id = one.chain_id and id = one.id;
    end loop;
    exit when not found;
  end loop;
end $$;
reset role;
create unique index tags_name_key on tags (chain_id, tag_key(name));

create or replace function keep_tags() returns trigger language plpgsql as $$
declare
  carried text[] := case when tg_op = 'UPDATE' then old.tags else '{}' end;
begin
  insert into tags (chain_id, name) select new.chain_id, word from unnest(new.tags) word
    on conflict (chain_id, tag_key(name)) do nothing;
  update tags set archived_at = null, version = version + 1, changed_at = now(), changed_by = current_person()
    where chain_id = new.chain_id and archived_at is not null and merged_into_id is null
      and tag_key(name) in (select tag_key(word) from unnest(new.tags) word where word <> all (carried));
  new.tags := (
    select coalesce(array_agg(said.name order by said.nth), '{}') from (
      select coalesce(meant.name, tag.name) as name, min(nth) as nth
      from unnest(new.tags) with ordinality given (word, nth)
        join tags tag on tag.chain_id = new.chain_id and tag_key(tag.name) = tag_key(word)
        left join tags meant on meant.chain_id = tag.chain_id and meant.id = tag.merged_into_id
      group by 1) said);
  return new;
end $$;

-- What carries a word that is written otherwise now.
set local role wheelhouse_system;
do $$
declare
  target regclass;
begin
  for target in select tgrelid::regclass from pg_trigger where tgname = 'keep_tags' loop
    execute format('update %s carrier set tags = tags where exists (
      select from unnest(carrier.tags) word where not exists (
        select from tags where tags.chain_id = carrier.chain_id
          and tag_key(tags.name) = tag_key(word) and tags.name = word))', target);
  end loop;
end $$;
reset role;

-- A later entry of the same model is told apart by its number.
drop index vehicles_model_key;
set local role wheelhouse_system;
update vehicles v set variant = btrim(left(v.variant, 60) || ' (' || v.id || ')'),
  name = v.name || ' (' || v.id || ')' from (
  select chain_id, id, row_number() over (
    partition by chain_id, name_search_key(brand), name_search_key(model), name_search_key(variant) order by id) as nth
  from vehicles where archived_at is null) again
where v.chain_id = again.chain_id and v.id = again.id and nth > 1;
reset role;
create unique index vehicles_model_key on vehicles
  (chain_id, name_search_key(brand), name_search_key(model), name_search_key(variant))
  where archived_at is null;
