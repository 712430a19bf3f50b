-- A device that lost its id sends what waits on it under another one: the same request of the same
-- person at the same site under the same key is the same, whichever device it comes from.
create unique index idempotency_request on idempotency (chain_id, site_id, user_id, key, request_hash);
