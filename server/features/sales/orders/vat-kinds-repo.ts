import type { VatKind } from '#contract/money/vat.ts';
import type { Tx } from '#server/db/open.ts';

/** How products are taxed, by their ids; those that are archived too. */
export async function vatKindsOf(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, VatKind>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'vat'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, vat }) => [id, vat as VatKind]));
}
