-- What is finished or paid ahead on is counted and looked for: it is never archived. What was
-- archived before that was refused comes back.
set role wheelhouse_system;
update orders set archived_at = null, version = version + 1
  where archived_at is not null and (state = 'done' or paid_ahead <> 0);
reset role;
create function keep_order() returns trigger language plpgsql as $$
begin
  raise exception 'order % is finished or was paid ahead on', new.id using errcode = '23503';
end $$;
create trigger keep_order before insert or update of archived_at, state, paid_ahead on orders
  for each row when (new.archived_at is not null and (new.state = 'done' or new.paid_ahead <> 0))
  execute function keep_order();
