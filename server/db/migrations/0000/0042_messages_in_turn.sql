-- Messages that somebody waits for leave before all others, what failed is tried again later and
-- later, and what nobody expects any more does not leave. A sealed body is left out once the message
-- left or never will.
alter table messages
  add urgent boolean not null default false,
  add sealed boolean not null default false,
  add expires_at timestamptz,
  add tries integer not null default 0,
  add tried_at timestamptz,
  add next_try_at timestamptz not null default now(),
  drop constraint messages_status_check,
  add constraint messages_status_check
    check (status in ('waiting', 'sent', 'failed', 'not_wanted', 'expired'));
drop index messages_waiting;
create index messages_waiting on messages (transport, urgent desc, id) where status = 'waiting';
create index messages_tried on messages (transport, tried_at) where tried_at is not null;
drop index messages_failed;
create index messages_failed on messages (coalesce(tried_at, created_at)) where status = 'failed';
