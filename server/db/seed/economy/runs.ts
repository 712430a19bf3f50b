import { sql } from 'kysely';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { lastMonths, lastOf } from './months.ts';

// In both of their languages.
const called = (month: string) => `Fakturering ${month}`;

/** The runs that invoiced what was done in each of the last three months. */
export async function seedRuns(tx: Tx, sites: readonly DemoSite[], now: Date): Promise<void> {
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    const own = { chain_id: site.chainId, site_id: site.id };
    const months = lastMonths(dayOf(now.getTime(), site.timezone), 3);
    const batches = await insertNumbered(
      tx,
      'invoice_runs',
      months.map((month) => ({
        ...own,
        name: called(month),
        state: 'done',
        until: lastOf(month),
        grouping: 'order',
        created_at: `${lastOf(month)}T14:00:00Z`,
        changed_at: `${lastOf(month)}T14:00:00Z`,
      })),
    );
    for (const [at, month] of months.entries()) {
      const { rows } = await sql<{ order_id: number; invoice_id: number; amount: number }>`
        select distinct l.order_id, i.id as invoice_id, i.gross as amount
        from invoices i
        join invoice_lines l on l.chain_id = i.chain_id and l.document_id = i.id
        join orders o on o.chain_id = l.chain_id and o.id = l.order_id
        where i.chain_id = ${site.chainId} and o.site_id = ${site.id} and i.state = 'issued'
          and i.invoice_date between ${`${month}-01`}::date and ${lastOf(month)}::date
        order by l.order_id`.execute(tx);
      const batch_id = batches[at]!;
      await insertRows(
        tx,
        'invoice_run_orders',
        rows.map((row) => ({
          ...own,
          ...row,
          batch_id,
          part: String(row.order_id),
          state: 'made',
        })),
      );
      await tx
        .updateTable('invoice_runs')
        .set({ planned: rows.length })
        .where('chain_id', '=', site.chainId)
        .where('id', '=', batch_id)
        .execute();
    }
  }
}
