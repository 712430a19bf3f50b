-- The day on which an order was done, by the clock of its site: what was sold counts there.
alter table orders add column done_on date;

-- Of those that are done already it is in their history; of what was never finished by a step, such as
-- demo data, the day it is dated.
alter table orders disable trigger user;
update orders o set done_on = coalesce(
  (select max((coalesce(entry.done_at, entry.at) at time zone s.timezone)::date)
    from audit_log entry join sites s on s.chain_id = o.chain_id and s.id = o.site_id
    where entry.chain_id = o.chain_id and entry.entity = 'orders' and entry.entity_id = o.id
      and entry.action = 'orders.finish'),
  o.order_date, (o.changed_at at time zone 'UTC')::date)
where o.state = 'done';
alter table orders enable trigger user;

-- Whatever finishes an order, it has its day; what is not done has none.
create function keep_done_on() returns trigger language plpgsql as $$
begin
  if new.state <> 'done' then
    new.done_on := null;
  elsif new.done_on is null then
    new.done_on := coalesce(
      case when tg_op = 'INSERT' then new.order_date end,
      (select (now() at time zone s.timezone)::date from sites s
        where s.chain_id = new.chain_id and s.id = new.site_id),
      current_date);
  end if;
  return new;
end $$;
create trigger keep_done_on before insert or update of state, done_on on orders
  for each row execute function keep_done_on();
alter table orders add check ((state = 'done') = (done_on is not null));

create index orders_done_on on orders (chain_id, site_id, done_on, id)
  where state = 'done' and archived_at is null;
