-- Where the application that ours took over from is shown from: for one site, or (site_id null) for
-- every site of a chain that has no row of its own. It is told who is logged in, so nobody on the
-- way may read along.
create table legacy_settings (
  chain_id bigint not null references chains,
  site_id bigint,
  url text not null check (url ~ '^(https://|http://localhost[:/]|/demo/)'),
  unique nulls not distinct (chain_id, site_id),
  foreign key (chain_id, site_id) references sites
);
alter table legacy_settings enable row level security;
alter table legacy_settings force row level security;
create policy own_site on legacy_settings to wheelhouse_app
  using (chain_id = (select current_chain()) and (site_id is null or site_id = (select current_site())))
  with check (chain_id = (select current_chain()) and (site_id is null or site_id = (select current_site())));
create policy everything on legacy_settings to wheelhouse_system using (true) with check (true);
grant select on legacy_settings to wheelhouse_app;
grant select, insert, update, delete on legacy_settings to wheelhouse_system;

-- The demo's register is a page of this server, whatever the server is called.
alter table cash_register_settings
  drop constraint cash_register_settings_url_check,
  add constraint cash_register_settings_url_check check (url ~ '^(https?://|/demo/)');
