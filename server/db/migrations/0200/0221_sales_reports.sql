-- Reports ask for what happened at a site within a period.
create index order_times_of_site on order_times (chain_id, site_id, began_at);
create index orders_by_quote_sent_at on orders (chain_id, site_id, quote_sent_at)
  where quote_sent_at is not null;
create index order_deposits_happened on order_deposits (chain_id, site_id, happened_at);
