-- A manifest says the same for as long as it is kept, and once a set has come it is the other site's:
-- what it says of a set is written down when it is put on.
alter table transfer_sets
  add column season text not null default '',
  add column size text not null default '',
  add column wheels integer not null default 0;
update transfer_sets x set season = s.season, size = s.size, wheels = cardinality(s.wheels)
  from wheel_sets s where s.chain_id = x.chain_id and s.id = x.set_id;
