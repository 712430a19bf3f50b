-- A portal looks like its workshop, and may stand in the workshop's own page. What is empty is as the
-- host of the page has it; no host listed, and no page shows it.
alter table booking_portals
  add column logo text not null default '',
  add column primary_colour text not null default '' check (primary_colour ~* '^(#[0-9a-f]{6})?$'),
  add column secondary_colour text not null default '' check (secondary_colour ~* '^(#[0-9a-f]{6})?$'),
  add column embed_hosts jsonb not null default '[]' check (jsonb_typeof(embed_hosts) = 'array');
