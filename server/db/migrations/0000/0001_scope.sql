-- Who the database thinks is asking. Every transaction takes one of two roles: wheelhouse_app sees
-- one chain and one site (set for the length of the transaction by enter_site), wheelhouse_system
-- sees everything and is for logging in, jobs and moving data. The connecting user itself has no
-- policy anywhere: with row-level security forced it sees no tenant's rows unless it is a superuser.
do $$
begin
  if not exists (select from pg_roles where rolname = 'wheelhouse_app') then
    create role wheelhouse_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'wheelhouse_system') then
    create role wheelhouse_system nologin;
  end if;
  if not (pg_has_role('wheelhouse_app', 'member') and pg_has_role('wheelhouse_system', 'member')) then
    execute format('grant wheelhouse_app, wheelhouse_system to %I', current_user);
  end if;
end $$;

grant usage on schema public to wheelhouse_app, wheelhouse_system;

-- Null when nothing is set, so that a policy comparing with it lets nothing through.
create function current_chain() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.chain_id', true), '')::bigint $$;
create function current_site() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.site_id', true), '')::bigint $$;
create function current_person() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;

-- Each tenant table calls one of these once, after it is created. The sub-select makes the setting
-- an init plan, so that the index on (chain_id, …) is used.
create procedure protect_by_chain(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_chain on %s to wheelhouse_app
    using (chain_id = (select current_chain())) with check (chain_id = (select current_chain()))', target);
  execute format('create policy everything on %s to wheelhouse_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to wheelhouse_app, wheelhouse_system', target);
end $$;

create procedure protect_by_site(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_site on %s to wheelhouse_app
    using (chain_id = (select current_chain()) and site_id = (select current_site()))
    with check (chain_id = (select current_chain()) and site_id = (select current_site()))', target);
  execute format('create policy everything on %s to wheelhouse_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to wheelhouse_app, wheelhouse_system', target);
end $$;

-- Tables that tell what happened are written once: nobody changes or deletes their rows.
create procedure append_only(target regclass) language plpgsql as $$
begin
  execute format('revoke update, delete on %s from wheelhouse_app, wheelhouse_system', target);
end $$;

-- Accounts, tokens and the like: no role but the system's reaches them at all.
create procedure system_only(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy everything on %s to wheelhouse_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to wheelhouse_system', target);
end $$;

-- Facts that belong to nobody: everyone reads them, the system writes them.
create procedure open_to_all(target regclass) language plpgsql as $$
begin
  execute format('grant select on %s to wheelhouse_app', target);
  execute format('grant select, insert, update, delete on %s to wheelhouse_system', target);
end $$;
