-- Customers and cars as a search asks for them. Texts compare by bytes, so that "begins with" is a range.
create index cars_by_plate on cars (chain_id, licenseplate collate "C", id) where archived_at is null;
create index customers_by_external_id on customers (chain_id, external_id)
  where archived_at is null and external_id <> '';
