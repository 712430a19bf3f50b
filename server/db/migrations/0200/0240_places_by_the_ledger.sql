-- Where a set stands is what its ledger says last, and what a place counts are the sets that stand
-- there. Asked at the end of a transaction, whatever way it changed either of the two.
create function assert_place_by_ledger(chain bigint, set_here bigint) returns void
language plpgsql as $$
begin
  if exists (select from wheel_sets s
    where s.chain_id = chain and s.id = set_here and s.place_id is distinct from (
      select m.to_place from wheel_set_movements m
      where m.chain_id = s.chain_id and m.site_id = s.site_id and m.set_id = s.id
      order by m.id desc limit 1))
  then
    raise exception 'Wheel set % does not stand where its ledger says', set_here
      using errcode = 'integrity_constraint_violation';
  end if;
end $$;

create function set_stands_by_ledger() returns trigger language plpgsql as $$
begin
  perform assert_place_by_ledger(new.chain_id, new.id);
  return null;
end $$;
create constraint trigger place_of_new_by_ledger after insert on wheel_sets
  deferrable initially deferred for each row when (new.place_id is not null)
  execute function set_stands_by_ledger();
create constraint trigger place_by_ledger after update on wheel_sets
  deferrable initially deferred for each row when (new.place_id is distinct from old.place_id)
  execute function set_stands_by_ledger();

create function movement_moves_set() returns trigger language plpgsql as $$
begin
  perform assert_place_by_ledger(new.chain_id, new.set_id);
  return null;
end $$;
create constraint trigger moves_set after insert on wheel_set_movements
  deferrable initially deferred for each row execute function movement_moves_set();

create function taken_by_sets() returns trigger language plpgsql as $$
begin
  if exists (select from storage_places p
    where p.chain_id = new.chain_id and p.id = new.id and p.taken <> (
      select count(*) from wheel_sets s
      where s.chain_id = p.chain_id and s.place_id = p.id and s.archived_at is null))
  then
    raise exception 'Storage place % counts other sets than stand there', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger taken_of_new_by_sets after insert on storage_places
  deferrable initially deferred for each row when (new.taken <> 0)
  execute function taken_by_sets();
create constraint trigger taken_by_sets after update on storage_places
  deferrable initially deferred for each row when (new.taken is distinct from old.taken)
  execute function taken_by_sets();
