-- A token names the one it was given in place of. A token that was renewed twice had two successors
-- and knew the last of them only: renewed again and again it never ended, whoever used the others.
alter table session_tokens add replaces uuid references session_tokens;
set local role wheelhouse_system;
update session_tokens n set replaces = o.id from session_tokens o where o.replaced_by = n.id;
reset role;
create index session_tokens_replaces on session_tokens (replaces) where replaces is not null;

grant create on schema public to wheelhouse_system;
set local role wheelhouse_system;
create or replace function enter_site(p_token uuid, p_user bigint, p_site bigint)
returns table (
  chain_id bigint, site_name text, timezone text, session_id uuid, language text,
  is_superuser boolean, roles text[]
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
    select t.chain_id, s.name, s.timezone, t.session_id, u.language, u.is_superuser,
           coalesce(m.roles, '{}')
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
  if found then
    perform set_config('app.chain_id', t.chain_id::text, true), set_config('app.site_id', p_site::text, true),
            set_config('app.user_id', p_user::text, true)
      from session_tokens t where t.id = p_token;
    update session_tokens t set first_used_at = now() where t.id = p_token and t.first_used_at is null;
  end if;
end $$;
reset role;
revoke create on schema public from wheelhouse_system;

alter table session_tokens drop column replaced_by;
