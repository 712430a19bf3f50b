-- What somebody went on in spite of is called by the word of the API.
alter table wheel_set_movements rename column despite to override;
alter table stock_movements rename column despite to override;
alter table order_deposits rename column despite to override;

create or replace function follow_movement() returns trigger language plpgsql as $$
declare
  open constant text[] := '{planned,picked,exception}';
begin
  update moves set state = 'planned', ended_by = null, version = version + 1
    where chain_id = new.chain_id and ended_by = new.reverses;
  update moves m
    set state = after.state, version = m.version + 1, changed_at = now(),
      changed_by = new.recorded_by,
      problem = case when after.state <> 'exception' then '' when m.problem = '' then 'missing'
        else m.problem end,
      taken_by = case when after.state = 'picked' then coalesce(new.recorded_by, m.taken_by)
        else m.taken_by end,
      ended_by = case when not after.state = any (open) then new.id end
    from (select id, move_after(kind, state, new.to_state,
            new.to_place is distinct from new.from_place and not 'wrong_rack' = any (new.override))
          as state
        from moves where chain_id = new.chain_id and set_id = new.set_id
          and site_id = new.site_id and state = any (open) and archived_at is null) after
    where m.chain_id = new.chain_id and m.id = after.id and m.state <> after.state;
  if new.to_state = 'stored' and 'wrong_rack' = any (new.override) then
    perform open_move(new.site_id, new.set_id, 'relocate', 'wrong_rack', null, null);
  end if;
  return null;
end $$;
