-- What a transaction has drawn is written before it commits, by whoever it is then: of another chain
-- than the one it ended in the rows were out of its sight, so nothing was written and the next
-- transaction drew the same numbers. The system's role sees them all.
create or replace function keep_drawn() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  drawn jsonb := nullif(current_setting('wheelhouse.drawn', true), '');
  upcoming bigint := drawn ->> (new.chain_id || ' ' || new.name);
begin
  update number_series set next_number = upcoming
    where chain_id = new.chain_id and name = new.name and next_number < upcoming;
  return null;
end $$;
grant create on schema public to wheelhouse_system;
alter function keep_drawn owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;
revoke execute on function keep_drawn from public;
