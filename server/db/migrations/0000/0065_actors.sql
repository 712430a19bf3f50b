-- Who acts without a login: a person, by an import that goes on without them, or a job, by its name.
-- What was done by neither is told of by the job's name, where a person's would stand.
create function current_job() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.job', true), '') $$;
alter table audit_log add column job text default current_job();
alter table queue_history add column job text default current_job();

-- Opens the rest of the transaction for a site, as enter_site does for who holds a token: for the
-- system, which is the app from here on. No row, and nothing opened, where the site is not in use or
-- the person does not work there (any more).
create function enter_as(p_chain bigint, p_site bigint, p_user bigint, p_job text)
returns table (
  chain_id bigint, site_name text, timezone text, language text, is_superuser boolean, roles text[]
)
language plpgsql as $$
begin
  return query
    select s.chain_id, s.name, s.timezone, u.language, coalesce(u.is_superuser, false),
           coalesce(m.roles, '{}')
    from sites s
    left join users u on u.id = p_user and u.active
    left join memberships m on m.chain_id = s.chain_id and m.site_id = s.id and m.user_id = u.id
    where s.chain_id = p_chain and s.id = p_site and s.active
      and (p_job is not null or m.user_id is not null or u.is_superuser);
  if found then
    perform set_config('role', 'wheelhouse_app', true),
            set_config('app.chain_id', p_chain::text, true), set_config('app.site_id', p_site::text, true),
            set_config('app.user_id', coalesce(p_user::text, ''), true),
            set_config('app.job', coalesce(p_job, ''), true);
  end if;
end $$;
revoke execute on function enter_as from public;
grant execute on function enter_as to wheelhouse_system;
