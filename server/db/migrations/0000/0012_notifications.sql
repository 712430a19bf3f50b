-- What is told can be for fewer than a site: who has one of the roles there, who has a feature, one
-- person. It is written in every language when it is told, so that it stays what it was.
alter table notifications rename column content to content_en;
alter table notifications
  add column content_nb text,
  add column content_sv text,
  add column kind text not null default 'written' check (kind in ('written', 'account', 'operations')),
  -- Null: anybody's.
  add column roles text[],
  add column feature text,
  add column user_id bigint references users,
  -- Who wrote it; null when the server did.
  add column author_id bigint references users,
  -- What has been told under this key is not told again.
  add column once_key text,
  add column expires_at timestamptz,
  add column withdrawn_at timestamptz,
  -- As it was then: who helps a site may be nobody of its chain.
  add column resolved_by_name text,
  -- When its deliveries were written and the devices told.
  add column announced_at timestamptz;
update notifications set content_nb = content_en, content_sv = content_en, announced_at = publish_time,
  resolved_by_name = (select btrim(first_name || ' ' || last_name) from users where users.id = resolved_by);
alter table notifications
  alter column content_nb set not null,
  alter column content_sv set not null,
  -- What is searched: see 0009_search.sql.
  add column search_key text collate "C" generated always as (name_search_key(
    title_en || ' ' || title_nb || ' ' || title_sv || ' ' || content_en || ' ' || content_nb || ' ' || content_sv
  )) stored;

drop index notifications_published;
-- Holds all that the policy and the counter look at, so that neither reads the texts to count.
create index notifications_published on notifications (chain_id, publish_time desc, id desc)
  include (site_id, user_id, roles, feature, expires_at, should_resolve, resolved_at)
  where withdrawn_at is null;
create index notifications_unannounced on notifications (publish_time)
  where announced_at is null and withdrawn_at is null;
create index notifications_written on notifications (chain_id, id desc) where author_id is not null;
create unique index notifications_once on notifications (chain_id, site_id, user_id, once_key)
  nulls not distinct where once_key is not null;

-- What the person of the transaction is at its site. Looked up once for each statement that the
-- policy below is part of.
create function my_roles() returns text[] language sql stable security definer
  set search_path = public, pg_temp
  as $$ select coalesce((select roles from memberships where chain_id = current_chain()
        and site_id = current_site() and user_id = current_person()), '{}') $$;
create function my_features() returns text[] language sql stable security definer
  set search_path = public, pg_temp
  as $$ select coalesce((select features || case when is_superuser then '{IsSuperUser}'::text[] else '{}' end
        from users where id = current_person()), '{}') $$;
create function my_name() returns text language sql stable security definer
  set search_path = public, pg_temp
  as $$ select btrim(first_name || ' ' || last_name) from users where id = current_person() $$;
grant create on schema public to wheelhouse_system;
alter function my_name owner to wheelhouse_system;
alter function my_roles owner to wheelhouse_system;
alter function my_features owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
revoke execute on function my_name, my_roles, my_features from public;
grant execute on function my_name, my_roles, my_features to wheelhouse_app, wheelhouse_system;

-- People read and resolve what is for them; anything at work may tell the others of its site or chain.
drop policy own_site on notifications;
create policy told_to_me on notifications for select to wheelhouse_app
  using (chain_id = (select current_chain()) and (site_id is null or site_id = (select current_site()))
    and (user_id is null or user_id = (select current_person()))
    and (roles is null or roles && (select my_roles()))
    and (feature is null or feature = any ((select my_features())::text[])));
create policy resolved_by_me on notifications for update to wheelhouse_app
  using (chain_id = (select current_chain()) and (site_id is null or site_id = (select current_site()))
    and (user_id is null or user_id = (select current_person()))
    and (roles is null or roles && (select my_roles()))
    and (feature is null or feature = any ((select my_features())::text[])))
  with check (chain_id = (select current_chain()) and (site_id is null or site_id = (select current_site())));
create policy told_from_here on notifications for insert to wheelhouse_app
  with check (chain_id = (select current_chain()) and (site_id is null or site_id = (select current_site())));

create index notification_reads_notification on notification_reads (chain_id, notification_id);

-- Each mark takes the person's next revision under this row's lock, so that of two counters the
-- devices can tell which is the newer.
create table notification_counters (
  chain_id bigint not null references chains,
  user_id bigint not null references users,
  revision bigint not null default 0,
  primary key (chain_id, user_id)
);
alter table notification_counters enable row level security;
alter table notification_counters force row level security;
create policy own_counter on notification_counters to wheelhouse_app
  using (chain_id = (select current_chain()) and user_id = (select current_person()))
  with check (chain_id = (select current_chain()) and user_id = (select current_person()));
create policy everything on notification_counters to wheelhouse_system using (true) with check (true);
grant select, insert, update on notification_counters to wheelhouse_app;
grant select, insert, update, delete on notification_counters to wheelhouse_system;

-- What leaves the app, once for each person and channel whatever happens to the server that sends.
-- Those held for quiet hours are due after them.
create table notification_deliveries (
  chain_id bigint not null,
  notification_id bigint not null,
  user_id bigint not null references users on delete cascade,
  channel text not null check (channel in ('mail', 'sms', 'push')),
  due_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'not_needed', 'failed')),
  error text,
  primary key (chain_id, notification_id, user_id, channel),
  foreign key (chain_id, notification_id) references notifications (chain_id, id) on delete cascade
);
create index notification_deliveries_waiting on notification_deliveries (due_at) where status = 'waiting';
call system_only('notification_deliveries');

-- How a person wants to be told, where that is not the usual way.
create table notification_choices (
  user_id bigint primary key references users on delete cascade,
  kinds jsonb not null,
  quiet_from text,
  quiet_to text,
  version integer not null default 1,
  check ((quiet_from is null) = (quiet_to is null))
);
call system_only('notification_choices');

-- Where the browser of a login takes push messages. It ends with the login.
create table push_subscriptions (
  session_id uuid primary key references sessions on delete cascade,
  user_id bigint not null references users on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id);
call system_only('push_subscriptions');

create index messages_failed on messages (created_at) where status = 'failed';
