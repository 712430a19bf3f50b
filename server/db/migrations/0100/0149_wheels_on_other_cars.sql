-- Wheels that leave on another car than theirs: why, and what was read from it.
alter table wheel_set_movements
  add column because text not null default '',
  add column read_plate text not null default '';

-- That a set is not there is said of the set itself, and begins its search; of a move one says what
-- else keeps it. Searched for once: what was said of moves alone is said in other words.
update moves m set problem = 'other', version = version + 1, changed_at = now()
  where state = 'exception' and problem = 'missing'
    and not exists (select from wheel_sets s
      where s.chain_id = m.chain_id and s.id = m.set_id and s.state = 'missing');
