import { sql } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';
import { enteredAtRegisters } from './entered-repo.ts';

/** A row for each payment at a register. What was paid ahead of a sale was taken when it was paid. */
export const takingsByMethodSource: ReportSource = {
  rows: (params) => sql`
    select (e.register_id * 1000000000 + e.nr) * 1000 + p.position as row_id, e.site_id, e.leads_to,
      e.at, e.number, e.register, e.register_name, e.person, e.person_name, p.kind,
      p.method_id::text as method, coalesce(m.name, p.method) as method_name,
      p.reference, p.amount
    from (${enteredAtRegisters(params)}) e
    join cash_payments p on p.chain_id = e.chain_id and p.register_id = e.register_id
      and p.nr = e.nr and p.kind <> 'advance'
    left join payment_methods m on m.chain_id = p.chain_id and m.id = p.method_id`,
  columns: {
    taken: sql`coalesce(sum(amount), 0)`,
    paid: sql`coalesce(sum(amount) filter (where amount > 0), 0)`,
    paid_back: sql`coalesce(-sum(amount) filter (where amount < 0), 0)`,
    payments: sql`count(*)`,
  },
};
