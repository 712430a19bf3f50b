-- What was booked of each entry of the ledger of customers: the line of its voucher that says what is
-- owed. That is the one without VAT that goes the way of the entry, and the other way where the
-- voucher takes one back.
create function receivables_booked()
returns table (chain_id bigint, company_id bigint, entry_id bigint, customer_id bigint,
  voucher_id bigint, "position" smallint, day date, amount bigint)
language sql stable as $$
  select e.chain_id, e.company_id, e.id, e.customer_id, v.id, l.position, v.day, l.amount
  from (
    select e.chain_id, e.company_id, e.id, e.customer_id, e.amount,
      'invoices' as source_kind, e.invoice_id as source_id
    from customer_entries e where e.kind in ('invoice', 'credit') and e.invoice_id is not null
    union all
    select e.chain_id, e.company_id, e.id, e.customer_id, e.amount, 'customer-entries', e.id
    from customer_entries e where e.kind not in ('invoice', 'credit') or e.invoice_id is null
  ) e
  join vouchers v on v.chain_id = e.chain_id and v.source_kind = e.source_kind
    and v.source_id = e.source_id and v.company_id = e.company_id
  cross join lateral (
    select l.position, l.amount from voucher_lines l
    where l.chain_id = v.chain_id and l.voucher_id = v.id and l.vat_rate is null
      and sign(l.amount) = sign(e.amount) * case when v.reverses_id is null then 1 else -1 end
    order by abs(l.amount) desc, l.position limit 1) l
$$;

-- Each entry of the ledger of customers, what its vouchers say of it, and what of it waits to be booked.
create function ledger_beside_vouchers()
returns table (chain_id bigint, company_id bigint, entry_id bigint, customer_id bigint,
  ledger bigint, vouchers bigint, waiting bigint)
language sql stable as $$
  select e.chain_id, e.company_id, e.id, e.customer_id, e.amount, coalesce(b.amount, 0)::bigint,
    case when w.id is null then 0 else e.amount end
  from customer_entries e
  left join (
    select b.chain_id, b.entry_id, sum(b.amount) as amount from receivables_booked() b
    group by b.chain_id, b.entry_id) b on b.chain_id = e.chain_id and b.entry_id = e.id
  left join unbooked_events w on w.chain_id = e.chain_id and w.company_id = e.company_id
    and w.source_kind = case when e.kind in ('invoice', 'credit') and e.invoice_id is not null
      then 'invoices' else 'customer-entries' end
    and w.source_id = case when e.kind in ('invoice', 'credit') and e.invoice_id is not null
      then e.invoice_id else e.id end
$$;
