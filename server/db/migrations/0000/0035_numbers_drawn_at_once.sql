-- Each write of a row leaves a version of it that the next in the same transaction has to pass: an
-- import of 50,000 customers spent more than half its time in their numbers. So a transaction writes a
-- series twice: when it draws the first number, from which on others wait, and before it commits.
-- Between, what comes next stands in a setting, which a rollback takes back as it does a row.
create or replace function draw_number(series text) returns bigint language plpgsql as $$
declare
  key text := current_chain() || ' ' || series;
  drawn jsonb := coalesce(nullif(current_setting('wheelhouse.drawn', true), ''), '{}')::jsonb;
  number bigint := (drawn ->> key)::bigint;
begin
  if number is null then
    insert into number_series as known (chain_id, name, next_number) values (current_chain(), series, 2)
    on conflict (chain_id, name) do update set next_number = known.next_number + 1
    returning next_number - 1 into number;
  end if;
  perform set_config('wheelhouse.drawn', (drawn || jsonb_build_object(key, number + 1))::text, true);
  return number;
end $$;

create function keep_drawn() returns trigger language plpgsql as $$
declare
  drawn jsonb := nullif(current_setting('wheelhouse.drawn', true), '');
  upcoming bigint := drawn ->> (new.chain_id || ' ' || new.name);
begin
  update number_series set next_number = upcoming
    where chain_id = new.chain_id and name = new.name and next_number < upcoming;
  return null;
end $$;
create constraint trigger keep_drawn after insert or update on number_series
  deferrable initially deferred for each row execute function keep_drawn();
