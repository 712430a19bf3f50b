-- By what a site was paid lately is proposed for what is paid next.
create index order_deposits_of_site on order_deposits (chain_id, site_id, id);
