-- What is paid on an invoice at the counter is entered once for what somebody meant, and taken back by
-- a payment that is its opposite.
alter table payments
  add column intent uuid,
  add column reverses bigint,
  add foreign key (chain_id, reverses) references payments,
  add constraint payments_intent_key unique (chain_id, company_id, intent),
  add constraint payments_reverses_key unique (chain_id, reverses),
  drop constraint payments_from_bank,
  add constraint payments_from_bank check (
    (bank_file_id is null) = (key = '') and (bank_file_id is null or (intent is null
      and reverses is null and rounding = 0))),
  add constraint payments_taken_back check (reverses is null or amount < 0);

-- What of a card paid an invoice, or was given back to it.
alter table gift_card_entries
  add column payment_id bigint,
  add foreign key (chain_id, payment_id) references payments,
  drop constraint gift_card_entries_of,
  add constraint gift_card_entries_of check (
    (kind in ('used', 'given_back')) = (num_nonnulls(deposit_id, payment_id) = 1)
    and num_nonnulls(deposit_id, payment_id) <= 1);
create index gift_card_entries_of_payment on gift_card_entries (chain_id, payment_id)
  where payment_id is not null;

-- As of deposits: of each payment by such a method the entries of cards are the opposite.
create function prove_gift_card_payment() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  payment record;
  moved bigint;
begin
  select p.id, p.amount + p.rounding as amount, m.kind into payment
    from payments p
    join payment_methods m on m.chain_id = p.chain_id and m.id = p.method_id
    where p.chain_id = new.chain_id and p.id = (to_jsonb(new)
      ->> case tg_table_name when 'payments' then 'id' else 'payment_id' end)::bigint;
  select sum(amount) into moved from gift_card_entries
    where chain_id = new.chain_id and payment_id = payment.id;
  if (payment.kind = 'gift_card' or moved is not null)
      and moved is distinct from -payment.amount then
    raise exception 'payment % of % by % moved % of gift cards', payment.id, payment.amount,
      payment.kind, moved using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger prove_gift_card_payment after insert on payments
  deferrable initially deferred for each row execute function prove_gift_card_payment();
create constraint trigger prove_gift_card_payment_entry after insert on gift_card_entries
  deferrable initially deferred for each row when (new.payment_id is not null)
  execute function prove_gift_card_payment();

revoke execute on function prove_gift_card_payment from public;
grant execute on function prove_gift_card_payment to wheelhouse_app;
grant create on schema public to wheelhouse_system;
alter function prove_gift_card_payment owner to wheelhouse_system;
revoke create on schema public from wheelhouse_system;

-- What was meant by a payment stays, too.
create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
      or (new.matched <> old.matched and current_user <> 'wheelhouse_system')
      or (new.chain_id, new.company_id, new.id, new.bank_file_id, new.method_id, new.key,
          new.account, new.day, new.amount, new.rounding, new.currency, new."references",
          new.reference, new.payer, new.payer_account, new.message, new.archived_at, new.intent,
          new.reverses)
        is distinct from (old.chain_id, old.company_id, old.id, old.bank_file_id, old.method_id,
          old.key, old.account, old.day, old.amount, old.rounding, old.currency, old."references",
          old.reference, old.payer, old.payer_account, old.message, old.archived_at, old.intent,
          old.reverses) then
    raise exception 'payment % is kept as it came', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
