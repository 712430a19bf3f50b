-- Reports read what was carried within a period.
create index wheel_set_movements_happened on wheel_set_movements (chain_id, site_id, happened_at);
