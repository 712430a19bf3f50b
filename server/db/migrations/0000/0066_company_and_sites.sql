-- The database knows at which company's site somebody is, and which other sites of the chain they
-- read when they ask for them. A site's rows are written there alone, and read there alone by a call
-- that says nothing else: the role wheelhouse_app still sees one site. Who asks to read at their
-- other sites goes on as wheelhouse_reader, which has all that wheelhouse_app has and besides sees
-- the rows of those sites. It is a role of its own so that no other query is planned otherwise: an
-- index in the order of one site's rows does not have those of several in any order.
create function current_company() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::bigint $$;
create function read_sites() returns bigint[] language sql stable parallel safe
  as $$ select nullif(current_setting('app.read_sites', true), '')::bigint[] $$;

create procedure let_read_at_sites(target regclass) language plpgsql as $$
begin
  execute format('create policy sites_read on %s for select to wheelhouse_reader
    using (chain_id = (select current_chain()) and site_id = any ((select read_sites())::bigint[]))', target);
end $$;

create or replace procedure protect_by_site(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_site on %s to wheelhouse_app
    using (chain_id = (select current_chain()) and site_id = (select current_site()))
    with check (chain_id = (select current_chain()) and site_id = (select current_site()))', target);
  execute format('create policy everything on %s to wheelhouse_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to wheelhouse_app, wheelhouse_system', target);
  call let_read_at_sites(target);
end $$;

-- What was protected by site before. Answers kept for who sends the same again, mails and SMS are
-- nobody's to read elsewhere.
do $$
declare
  target regclass;
begin
  for target in
    select p.polrelid from pg_policy p
    where p.polname = 'own_site' and p.polrelid not in ('idempotency'::regclass, 'messages'::regclass)
      and exists (select from pg_attribute a where a.attrelid = p.polrelid and a.attname = 'site_id')
  loop
    call let_read_at_sites(target);
  end loop;
end $$;

-- Lets a person read, for the rest of the transaction, at all sites of the chain where they have one
-- of the roles; a superuser at all there are. That they read another site's rows of a kind is told
-- by the audit log of that site, once a day. Answers the sites, the current one among them.
create unique index audit_log_sites_read
  on audit_log (chain_id, user_id, site_id, entity, ((at at time zone 'UTC')::date))
  where action = 'sites.read';
create function open_sites(p_roles text[], p_entity text, p_request text, p_address text)
returns bigint[] language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sites_open bigint[];
begin
  select array_agg(s.id order by s.id) into sites_open
  from sites s
  where s.chain_id = current_chain() and s.active
    and (s.id = current_site()
      or exists (select from users u where u.id = current_person() and u.is_superuser)
      or exists (select from memberships m where m.chain_id = s.chain_id and m.site_id = s.id
        and m.user_id = current_person() and m.roles && p_roles));
  if sites_open is null then
    raise exception 'no sites may be read before one is known' using errcode = '42501';
  end if;
  insert into audit_log (action, chain_id, site_id, user_id, entity, detail, request_id, address)
  select 'sites.read', current_chain(), other, current_person(), p_entity,
    jsonb_build_object('from', current_site()), p_request, p_address
  from unnest(sites_open) other where other <> current_site()
  on conflict (chain_id, user_id, site_id, entity, ((at at time zone 'UTC')::date))
    where action = 'sites.read' do nothing;
  perform set_config('app.read_sites', sites_open::text, true);
  return sites_open;
end $$;

-- As in 0044, with the company.
drop function enter_site(uuid, bigint, bigint);
create function enter_site(p_token uuid, p_user bigint, p_site bigint)
returns table (
  chain_id bigint, company_id bigint, site_name text, timezone text, session_id uuid, language text,
  is_superuser boolean, roles text[]
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select t.chain_id, s.company_id, s.name, s.timezone, t.session_id, u.language, u.is_superuser,
         coalesce(m.roles, '{}')
  into enter_site.chain_id, enter_site.company_id, enter_site.site_name, enter_site.timezone,
       enter_site.session_id, enter_site.language, enter_site.is_superuser, enter_site.roles
  from session_tokens t
  join sessions e on e.id = t.session_id and e.revoked_at is null
  join users u on u.id = e.user_id and u.active
  join sites s on s.chain_id = t.chain_id and s.id = t.site_id and s.active
  left join memberships m on m.chain_id = t.chain_id and m.site_id = t.site_id and m.user_id = u.id
  where t.id = p_token and u.id = p_user and t.site_id = p_site
    and t.revoked_at is null and t.expires_at > now()
    -- Other tabs may still hold the replaced token for a moment after a new one was used.
    and not exists (
      select from session_tokens r
      where r.replaces = t.id and r.first_used_at <= now() - interval '5 minutes')
    and (m.user_id is not null or u.is_superuser);
  if not found then
    return;
  end if;
  perform set_config('app.chain_id', enter_site.chain_id::text, true),
          set_config('app.company_id', enter_site.company_id::text, true),
          set_config('app.site_id', p_site::text, true), set_config('app.user_id', p_user::text, true);
  update session_tokens t set first_used_at = now() where t.id = p_token and t.first_used_at is null;
  return next;
end $$;
grant create on schema public to wheelhouse_system;
alter function enter_site owner to wheelhouse_system;
alter function open_sites owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
revoke execute on function enter_site, open_sites from public;
grant execute on function enter_site, open_sites to wheelhouse_app;

-- As in 0065, with the company.
drop function enter_as(bigint, bigint, bigint, text);
create function enter_as(p_chain bigint, p_site bigint, p_user bigint, p_job text)
returns table (
  chain_id bigint, company_id bigint, site_name text, timezone text, language text,
  is_superuser boolean, roles text[]
)
language plpgsql as $$
begin
  select s.chain_id, s.company_id, s.name, s.timezone, u.language, coalesce(u.is_superuser, false),
         coalesce(m.roles, '{}')
  into enter_as.chain_id, enter_as.company_id, enter_as.site_name, enter_as.timezone,
       enter_as.language, enter_as.is_superuser, enter_as.roles
  from sites s
  left join users u on u.id = p_user and u.active
  left join memberships m on m.chain_id = s.chain_id and m.site_id = s.id and m.user_id = u.id
  where s.chain_id = p_chain and s.id = p_site and s.active
    and (p_job is not null or m.user_id is not null or u.is_superuser);
  if not found then
    return;
  end if;
  perform set_config('role', 'wheelhouse_app', true),
          set_config('app.chain_id', p_chain::text, true),
          set_config('app.company_id', enter_as.company_id::text, true),
          set_config('app.site_id', p_site::text, true),
          set_config('app.user_id', coalesce(p_user::text, ''), true),
          set_config('app.job', coalesce(p_job, ''), true);
  return next;
end $$;
revoke execute on function enter_as from public;
grant execute on function enter_as to wheelhouse_system;

-- As in 0013, at all sites that are read, and for what belongs to a company.
create or replace function find_ids(target regclass, given text, tags jsonb, archived boolean, most integer)
returns setof bigint language plpgsql stable security definer rows 100
set search_path = pg_catalog, public, pg_temp as $$
declare
  query text;
  pattern text;
  field text;
  wanted jsonb;
begin
  if current_chain() is null or current_site() is null then
    raise exception 'nobody may be found before a site is known' using errcode = '42501';
  end if;
  query := format('select id from %s where chain_id = %s and archived_at is %s',
    target, current_chain(), case when archived then 'not null' else 'null' end);
  if exists (select from pg_attribute where attrelid = target and attname = 'site_id') then
    query := query || case when read_sites() is null
      then format(' and site_id = %s', current_site())
      else format(' and site_id = any (%L::bigint[])', read_sites()) end;
  elsif exists (select from pg_attribute where attrelid = target and attname = 'company_id') then
    query := query || format(' and company_id = %s', current_company());
  end if;
  foreach pattern in array search_patterns(given) loop
    query := query || format(' and search_text like %L', pattern);
  end loop;
  for field, wanted in select * from jsonb_each(tags) loop
    query := query || format(' and %I && %L::text[]', field,
      (select array_agg(tag) from jsonb_array_elements_text(wanted) tag));
  end loop;
  return query execute query || format(' limit %s', most);
end $$;
