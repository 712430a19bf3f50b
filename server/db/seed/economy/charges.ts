import { sql } from 'kysely';
import type { ChargeEvent } from '#contract/accounting/vouchers/events.ts';
import type { Tx } from '../../open.ts';
import type { DemoSite } from '../organisation.ts';

/** The fees that letters asked for, as they are booked where one is written. */
export async function charges(
  tx: Tx,
  { chainId, companyId }: Pick<DemoSite, 'chainId' | 'companyId'>,
): Promise<ChargeEvent[]> {
  const { rows } = await sql<{
    id: number;
    invoice_id: number;
    number: string;
    day: string;
    amount: number;
  }>`
    select e.id, e.invoice_id, i.number, e.day, e.amount
    from customer_entries e
    join invoices i on i.chain_id = e.chain_id and i.id = e.invoice_id
    where e.chain_id = ${chainId} and e.company_id = ${companyId} and e.kind = 'fee'
    order by e.id`.execute(tx);
  return rows.map(({ id, invoice_id, number, ...event }) => ({
    kind: 'charge',
    source: { kind: 'customer-entries', id },
    document: { kind: 'invoices', id: invoice_id, number },
    charge: 'fee',
    ...event,
  }));
}
