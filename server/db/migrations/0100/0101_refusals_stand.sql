-- What was refused stays refused for its key: a request that comes once more, after things have
-- changed, would otherwise be done although its sender was told that it was not. `answer` is the refusal then.
alter table idempotency add column refused boolean not null default false;
