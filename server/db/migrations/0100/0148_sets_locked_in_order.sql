-- The sets of a transfer that have not come were locked as they were found, and whoever scans several
-- locks them by id: two could wait for each other.
-- What has not come is missing at the site that sent it, which looks for it. Null where no such
-- transfer is on its way to the caller's site.
create or replace function miss_rest_of_transfer(p_transfer bigint) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  rest bigint[];
begin
  perform from transfers t where t.chain_id = current_chain() and t.id = p_transfer
    and t.to_site_id = current_site() and t.state = 'sent' and t.archived_at is null for update;
  if not found then
    return null;
  end if;
  -- In the order in which everybody locks sets: at the site that sent them they may be scanned.
  perform from wheel_sets s
    where s.chain_id = current_chain() and s.id in (select set_id from transfer_sets
      where chain_id = current_chain() and transfer_id = p_transfer and outcome = '')
    order by s.id for no key update;
  with settled as (
    update transfer_sets set outcome = 'missing', settled_at = now(), settled_by = current_person()
      where chain_id = current_chain() and transfer_id = p_transfer and outcome = ''
      returning set_id
  )
  select coalesce(array_agg(set_id order by set_id), '{}') into rest from settled;
  with lost as (
    update wheel_sets set state = 'missing', version = version + 1, changed_at = now(),
        changed_by = current_person()
      where chain_id = current_chain() and id = any (rest) and state = 'sent'
      returning site_id, id
  )
  insert into wheel_set_movements
    (chain_id, site_id, set_id, intent, handling, from_state, to_state, happened_at)
  select current_chain(), site_id, id, gen_random_uuid(), 'miss', 'sent', 'missing', now()
    from lost order by id;
  perform settle_transfer(p_transfer);
  return cardinality(rest);
end $$;
