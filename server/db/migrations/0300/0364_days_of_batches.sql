-- The days on which a batch of a site was begun by itself, or there was nothing to do: each once, by
-- however many servers.
alter table automatic_invoicing_days rename to batch_days;
alter table batch_days rename constraint automatic_invoicing_days_pkey to batch_days_pkey;
alter table batch_days add column batch text not null default 'invoice-runs';
alter table batch_days alter column batch drop default,
  drop constraint batch_days_pkey,
  add primary key (chain_id, site_id, batch, day);
