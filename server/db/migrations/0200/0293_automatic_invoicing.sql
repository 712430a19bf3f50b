-- The days on which a run of a site was begun by itself, or there was nothing to invoice: each once,
-- by however many servers.
create table automatic_invoicing_days (
  chain_id bigint not null,
  site_id bigint not null,
  day date not null,
  primary key (chain_id, site_id, day),
  foreign key (chain_id, site_id) references sites
);
call protect_by_site('automatic_invoicing_days');
