-- Messages leave by how soon somebody has to have them, and of those alike each site's in turn. The
-- numbers are places in `priorities` of server/kit/mail/messages-repo.ts.
alter table messages
  add priority smallint not null default 4 check (priority between 0 and 4);
update messages set priority = 0 where urgent;
drop index messages_waiting;
create index messages_waiting on messages (transport, priority, id)
  include (chain_id, site_id, next_try_at) where status = 'waiting';
alter table messages drop urgent;
