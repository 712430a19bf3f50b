import type { Database } from '#server/db/open.ts';

/** A wheel of a set with a photo, a line of its ledger, a set on a transfer and a place that was counted, which hold the canary. */
export async function createHotel(
  db: Database,
  own: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<{ prints: number; 'wheel-photos': number }> {
  const set_id = rows['wheel-sets']!;
  return db.transaction('system', async (tx) => {
    await tx
      .insertInto('stock_take_counts')
      .values({
        ...own,
        take_id: rows['stock-takes']!,
        place_id: rows['storage-places']!,
        unknown: [canary],
        intent: crypto.randomUUID(),
        happened_at: new Date(),
      })
      .execute();
    await tx
      .insertInto('transfer_sets')
      .values({ ...own, transfer_id: rows['transfers']!, set_id, number: canary })
      .execute();
    await tx
      .insertInto('wheels')
      .values({ ...own, set_id, position: 'FL', note: canary })
      .execute();
    const { id: photo } = await tx
      .insertInto('wheel_photos')
      .values({
        ...own,
        set_id,
        intent: crypto.randomUUID(),
        file: crypto.randomUUID(),
        taken_at: new Date(),
        archived_at: new Date(),
        archived_reason: canary,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('wheel_set_movements')
      .values({
        ...own,
        set_id,
        intent: crypto.randomUUID(),
        handling: 'receive',
        from_state: 'expected',
        to_state: 'received',
        device: canary,
        happened_at: new Date(),
      })
      .execute();
    const { id: prints } = await tx
      .insertInto('prints')
      .values({
        ...own,
        printed: 'wheel',
        ids: [set_id],
        size: '60x90',
        names: false,
        format: 'zpl',
        state: 'failed',
        printer_id: rows['printers']!,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { prints, 'wheel-photos': photo };
  });
}
