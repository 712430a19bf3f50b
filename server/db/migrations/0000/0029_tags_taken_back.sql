-- Whoever sticks a tag on something that was put away wants it again: it is taken back. What carried it
-- before goes on carrying it, and is no reason to.
create or replace function keep_tags() returns trigger language plpgsql as $$
declare
  carried text[] := case when tg_op = 'UPDATE' then old.tags else '{}' end;
begin
  insert into tags (chain_id, name) select new.chain_id, word from unnest(new.tags) word
    on conflict (chain_id, lower(name)) do nothing;
  update tags set archived_at = null, version = version + 1, changed_at = now(), changed_by = current_person()
    where chain_id = new.chain_id and archived_at is not null and merged_into_id is null
      and lower(name) in (select lower(word) from unnest(new.tags) word where word <> all (carried));
  new.tags := (
    select coalesce(array_agg(said.name order by said.nth), '{}') from (
      select coalesce(meant.name, tag.name) as name, min(nth) as nth
      from unnest(new.tags) with ordinality given (word, nth)
        join tags tag on tag.chain_id = new.chain_id and lower(tag.name) = lower(word)
        left join tags meant on meant.chain_id = tag.chain_id and meant.id = tag.merged_into_id
      group by 1) said);
  return new;
end $$;
