-- What a row keeps of the rows that point at it, such as how many cars an agreement has: counted
-- after every statement that changes them, whatever way it comes, and only for those it is about.
create function count_anew() returns trigger language plpgsql as $$
declare
  target text := tg_argv[0];
  field text := tg_argv[1];
  counts jsonb := tg_argv[2];
  -- What of a row it depends on.
  of_row text := (select string_agg(format('%%1$s.%I', watched), ', ')
    from unnest(tg_argv[3]::text[] || field) watched) || ', %1$s.archived_at is null';
  touched bigint[];
begin
  if tg_op = 'INSERT' then
    execute format('select array_agg(distinct %1$I) from now_so where %1$I is not null', field)
      into touched;
  else
    execute format('select array_agg(distinct owner)
      from now_so n join before b using (chain_id, id), unnest(array[n.%1$I, b.%1$I]) owner
      where (%2$s) is distinct from (%3$s) and owner is not null',
      field, format(of_row, 'n'), format(of_row, 'b')) into touched;
  end if;
  if touched is null then
    return null;
  end if;
  -- Whoever changes rows of the same one at the same time counts one after the other.
  execute format('select from %I where id = any ($1) order by chain_id, id for update', target)
    using touched;
  execute format('update %I owner set (%s) = (select %s from %s c
      where c.chain_id = owner.chain_id and c.%I = owner.id and c.archived_at is null)
    where id = any ($1)', target,
    (select string_agg(quote_ident(key), ', ' order by key) from jsonb_object_keys(counts) key),
    (select string_agg(counts ->> key, ', ' order by key) from jsonb_object_keys(counts) key),
    tg_relid::regclass, field) using touched;
  return null;
end $$;

-- Keeps columns of one table by the rows of another, of which `field` points at it: {column: what is
-- counted of the rows c}. `watched` are the other columns of these rows that it depends on.
create procedure keep_counts(
  target regclass, counted regclass, field name, counts jsonb, watched text[] default '{}'
) language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = target);
begin
  execute format('create trigger %I after insert on %s referencing new table as now_so
    for each statement execute function count_anew(%L, %L, %L, %L)',
    'count_new_for_' || name, counted, name, field, counts, watched);
  execute format('create trigger %I after update on %s
    referencing old table as before new table as now_so
    for each statement execute function count_anew(%L, %L, %L, %L)',
    'count_changed_for_' || name, counted, name, field, counts, watched);
end $$;

drop trigger count_new on customers;
drop trigger count_changed on customers;
drop trigger count_new_members on customers;
drop trigger count_changed_members on customers;
drop trigger count_new on agreement_cars;
drop trigger count_changed on agreement_cars;
drop function count_new_customers, count_changed_customers, recount_account_managers,
  count_new_members, count_changed_members, recount_bonus_groups,
  count_new_agreement_cars, count_changed_agreement_cars, recount_agreements;

call keep_counts('account_managers', 'customers', 'manager_id',
  '{"customers": "count(*)", "next_follow_up": "min(c.follow_up)"}', '{follow_up}');
call keep_counts('bonus_groups', 'customers', 'bonus_group_id', '{"members": "count(*)"}');
call keep_counts('agreements', 'agreement_cars', 'agreement_id', '{"cars": "count(*)"}');
