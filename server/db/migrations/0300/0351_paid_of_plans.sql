-- What is paid of a plan is what is less to pay since it was agreed: a fee or interest that was asked
-- for after that makes it no less.
create or replace function payment_plans_paid(of_plan bigint) returns bigint language sql stable
  return (select p.agreed - invoices_open(p.invoice_id) + coalesce((
      select sum(e.amount) from customer_entries e
      where e.chain_id = p.chain_id and e.invoice_id = p.invoice_id
        and e.kind in ('fee', 'interest') and e.recorded_at > p.created_at), 0)::bigint
    from payment_plans p where p.chain_id = current_chain() and p.id = of_plan);
