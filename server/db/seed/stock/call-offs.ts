import { daysAfter, dayOf } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import type { DemoSite } from '../organisation.ts';
import type { DemoStocked } from './products.ts';

/** Whom workshops buy of, by their country. */
export const supplier = { NO: 'Dekkgrossisten', SE: 'Däckgrossisten' } as const;

interface Off {
  readonly own: { readonly chain_id: number; readonly company_id: number };
  readonly site: DemoSite;
  readonly by: number | null;
  readonly product: DemoStocked;
  readonly agreement: number;
  readonly line_key: string;
}

const pieces = 12_000;

/** Twelve of a line for the first warehouse of a site, some days from now; they have come, or are awaited. */
export async function callOff(
  tx: Tx,
  { own, site, by, product, agreement, line_key }: Off,
  {
    days,
    wanted,
    come,
  }: { readonly days: number; readonly wanted: number; readonly come: boolean },
  now: Date,
): Promise<void> {
  const { chain_id } = own;
  const here = { chain_id, site_id: site.id };
  const { id: warehouse_id } = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('site_id', '=', site.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const at = new Date(now.getTime() + days * 86_400_000);
  const wanted_on = daysAfter(dayOf(now.getTime(), site.timezone), wanted);
  const number = await nextRefill(tx, chain_id);
  const refill = await tx
    .insertInto('stock_refills')
    .values({
      ...here,
      number,
      warehouse_id,
      supplier: supplier[site.country],
      expected_on: wanted_on,
      pieces,
      received: come ? pieces : 0,
      chosen: JSON.stringify([{ product_id: product.id, quantity: pieces }]),
      state: come ? 'received' : 'ordered',
      note: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('preorder_call_offs')
    .values({
      ...own,
      agreement_id: agreement,
      line_key,
      at_site: site.id,
      refill_id: refill.id,
      refill_number: number,
      product_id: product.id,
      asked: pieces,
      quantity: pieces,
      wanted_on,
      intent: crypto.randomUUID(),
      called_at: at,
      called_by: by,
    })
    .execute();
  if (!come) return;
  // What comes is counted by the database.
  await tx
    .insertInto('stock_movements')
    .values({
      ...here,
      product_id: product.id,
      kind: 'receipt',
      to_warehouse: warehouse_id,
      quantity: pieces,
      value: Math.round(product.cost * 0.92) * (pieces / 1000),
      refill_id: refill.id,
      intent: crypto.randomUUID(),
      recorded_by: by,
      happened_at: new Date(at.getTime() + 6 * 86_400_000),
    })
    .execute();
}

/** Numbers are drawn for a chain that the transaction was opened for, and this one is for none. */
async function nextRefill(tx: Tx, chain: number): Promise<string> {
  const { next_number: next } = await tx
    .updateTable('number_series')
    .set((e) => ({ next_number: e('next_number', '+', 1) }))
    .where('chain_id', '=', chain)
    .where('name', '=', 'stock_refills')
    .returning('next_number')
    .executeTakeFirstOrThrow();
  return String(next - 1);
}
