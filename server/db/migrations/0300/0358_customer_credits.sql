-- What a customer has to their credit is used for other invoices of theirs by hand: that is said of
-- what settles them, and is of one customer, whoever they were when each was written.
alter table customer_allocations add column by_hand boolean not null default false;
create index customer_open_items_in_credit
  on customer_open_items (chain_id, company_id, day, entry_id) where open < 0;

-- Who a customer turned out to be; they themselves where nobody else.
create function kept_customer(of_customer bigint) returns bigint language sql stable as $$
  with recursive kept as (
    select c.id, c.merged_into_id from customers c
      where c.chain_id = current_chain() and c.id = of_customer
    union all
    select c.id, c.merged_into_id from customers c join kept k
      on c.chain_id = current_chain() and c.id = k.merged_into_id
  ) select id from kept where merged_into_id is null $$;

create function check_used_credit() returns trigger language plpgsql as $$
begin
  if not exists (
      select from customer_entries owed, customer_entries credit
      where owed.chain_id = new.chain_id and owed.id = new.debit_id
        and credit.chain_id = new.chain_id and credit.id = new.credit_id
        and kept_customer(owed.customer_id) = kept_customer(credit.customer_id)) then
    raise exception 'credit is used for what the same customer owes'
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger check_used_credit after insert on customer_allocations
  for each row when (new.by_hand and new.amount > 0) execute function check_used_credit();
