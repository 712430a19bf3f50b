-- What goes with a mail besides its text (a page, a file), sealed; kept no longer than until it has left.
alter table messages add attached text;

-- A saved view of a report that is sent by mail, at a time of the site's clock.
create table report_mails (
  chain_id bigint not null,
  site_id bigint not null,
  view_id bigint not null,
  rhythm text not null check (rhythm in ('daily', 'weekly', 'monthly')),
  -- Of a week from Monday on; of a month, whose last day it is where it has no such day.
  day smallint not null check (day between 1 and 31),
  time text not null check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  format text not null check (format in ('csv', 'xlsx')),
  next_at timestamptz not null,
  primary key (chain_id, site_id, view_id),
  foreign key (chain_id, site_id) references sites,
  foreign key (chain_id, view_id) references saved_views on delete cascade
);
call protect_by_site('report_mails');
create index report_mails_due on report_mails (next_at);

-- Who it is sent to.
create table report_mail_readers (
  chain_id bigint not null,
  site_id bigint not null,
  view_id bigint not null,
  user_id bigint not null,
  -- Since then they want it no more.
  stopped_at timestamptz,
  primary key (chain_id, site_id, view_id, user_id),
  foreign key (chain_id, site_id, view_id) references report_mails on delete cascade
);
call protect_by_site('report_mail_readers');

-- What became of it each time, for each of them: written once, so that nobody is sent it twice.
create table report_mail_sendings (
  chain_id bigint not null,
  site_id bigint not null,
  view_id bigint not null,
  due_at timestamptz not null,
  user_id bigint not null,
  outcome text not null check (outcome in ('sent', 'no_right', 'not_wanted', 'failed')),
  at timestamptz not null default now(),
  primary key (chain_id, site_id, view_id, due_at, user_id),
  foreign key (chain_id, site_id) references sites,
  foreign key (chain_id, view_id) references saved_views on delete cascade
);
call protect_by_site('report_mail_sendings');

-- The people of the caller's site with what they work as there.
create view roles_of_site as
  select m.chain_id, m.site_id, u.id, u.first_name || ' ' || u.last_name as name, m.roles,
    u.is_superuser
  from memberships m join users u on u.id = m.user_id and u.active
  where m.chain_id = (select current_chain()) and m.site_id = (select current_site());
alter view roles_of_site set (security_barrier = true);
grant create on schema public to wheelhouse_system;
alter view roles_of_site owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
grant select on roles_of_site to wheelhouse_app;
