import type { Tx } from '#server/db/open.ts';

/** Movements of what is planted, which hold the canary: what came, what was taken of it and what was found. Answers the line of the order that is planted. */
export async function createStock(
  tx: Tx,
  own: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<Record<string, number>> {
  const warehouse = rows['warehouses']!;
  const moved = (kind: string, into: boolean, more: object = {}) => ({
    ...own,
    product_id: rows['products']!,
    kind,
    from_warehouse: into ? null : warehouse,
    to_warehouse: into ? warehouse : null,
    quantity: 4_000,
    value: 700,
    note: canary,
    intent: crypto.randomUUID(),
    happened_at: new Date(),
    ...more,
  });
  await tx
    .insertInto('stock_movements')
    .values([
      moved('receipt', true, { source: canary, dot: '2325' }),
      moved('return', true, { quantity: 1_000 }),
      moved('sale', false, { quantity: 3_000 }),
      moved('adjustment', true, { reason: 'found' }),
      moved('count', false, { reason: 'counted', quantity: 1_000 }),
    ])
    .execute();
  await tx
    .insertInto('stock_count_results')
    .values({
      ...own,
      take_id: rows['stock-takes']!,
      product_id: rows['products']!,
      expected: 4_000,
      counted: 3_000,
      value: -700,
      source: canary,
      intent: crypto.randomUUID(),
      happened_at: new Date(),
    })
    .execute();
  await createTransferred(tx, own, rows);
  const line = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('document_id', '=', rows['orders']!)
    .executeTakeFirstOrThrow();
  return { 'order-lines': line.id };
}

/** A line of the transfer that is planted. */
async function createTransferred(
  tx: Tx,
  own: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
): Promise<void> {
  await tx
    .insertInto('stock_transfer_lines')
    .values({
      ...own,
      transfer_id: rows['stock-transfers']!,
      product_id: rows['products']!,
      movement_id: await movementAt(tx, own),
      quantity: 1_000,
      value: 700,
      reason: 'lost',
    })
    .execute();
}

/** What the import of a list has moved. */
export async function createListed(
  tx: Tx,
  own: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
): Promise<void> {
  await tx
    .insertInto('stock_list_movements')
    .values({
      ...own,
      import_id: rows['imports']!,
      product_id: rows['products']!,
      movement_id: await movementAt(tx, own),
    })
    .execute();
}

const movementAt = async (tx: Tx, own: { chain_id: number; site_id: number }): Promise<number> =>
  (
    await tx
      .selectFrom('stock_movements')
      .select('id')
      .where('chain_id', '=', own.chain_id)
      .where('site_id', '=', own.site_id)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;
