-- As in 0281, but of many vouchers at once the first that is proved draws the numbers of all of its
-- series, in the order in which they were written: a row that is changed again and again within one
-- transaction takes longer each time.
create index vouchers_unnumbered on vouchers (chain_id, company_id, series, year, id)
  where number is null;

create or replace function close_voucher() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  lines bigint;
  balance numeric;
  debits numeric;
  many bigint;
  upcoming bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('vouchers', new.company_id));
  select count(*), coalesce(sum(amount), 0), coalesce(sum(greatest(amount, 0)), 0)
    into lines, balance, debits
    from voucher_lines where chain_id = new.chain_id and voucher_id = new.id;
  if lines < 2 or balance <> 0 or debits <> new.amount then
    raise exception 'voucher % has % lines, debits of % and a balance of %',
      new.id, lines, debits, balance using errcode = 'check_violation';
  end if;
  if new.day <= closed_until(new.chain_id, new.company_id) then
    raise exception 'the day % is closed', new.day using errcode = 'check_violation';
  end if;
  if new.reverses_id is not null and not exists (
      select from vouchers o where o.chain_id = new.chain_id and o.id = new.reverses_id
        and o.company_id = new.company_id and o.reverses_id is null
        and o.amount = new.amount) then
    raise exception 'voucher % takes back none that can be', new.id using errcode = 'check_violation';
  end if;
  -- Its opposite, account by account.
  if new.reverses_id is not null and exists (
      select from voucher_lines l
      where l.chain_id = new.chain_id and l.voucher_id in (new.id, new.reverses_id)
      group by l.account_id, l.vat_code, l.vat_rate, l.is_vat, l.cost_centre_id
      having sum(l.amount) <> 0) then
    raise exception 'voucher % is not the opposite of %', new.id, new.reverses_id
      using errcode = 'check_violation';
  end if;
  if new.reverses_id is null and exists (
      select from vouchers o
      where o.chain_id = new.chain_id and o.source_kind = new.source_kind
        and o.source_id = new.source_id and o.id <> new.id and o.reverses_id is null
        and not exists (select from vouchers back
          where back.chain_id = o.chain_id and back.reverses_id = o.id)) then
    raise exception '% % is booked already', new.source_kind, new.source_id
      using errcode = 'unique_violation';
  end if;
  -- Another of the transaction may have drawn it.
  if not exists (select from vouchers
      where chain_id = new.chain_id and id = new.id and number is null) then
    return null;
  end if;
  select count(*) into many from vouchers
    where chain_id = new.chain_id and company_id = new.company_id and series = new.series
      and year = new.year and number is null;
  insert into number_series as known (chain_id, name, next_number)
    values (new.chain_id,
      format('vouchers:company:%s:%s:%s', new.company_id, new.series, new.year), 1 + many)
    on conflict (chain_id, name) do update set next_number = known.next_number + many
    returning next_number into upcoming;
  update vouchers v set number = upcoming - many - 1 + w.nth
    from (
      select id, row_number() over (order by id) as nth from vouchers
      where chain_id = new.chain_id and company_id = new.company_id and series = new.series
        and year = new.year and number is null) w
    where v.chain_id = new.chain_id and v.id = w.id;
  return null;
end $$;
