import { stockTakeCalls } from '#contract/stock/stock-takes/stock-takes.ts';
import { database, withDatabase, type CountingRow } from '#src/data/database.ts';
import { enqueue } from '#src/data/outbox/outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { keepCounted } from '#src/features/hotel/scanner/exports.ts';
import { located } from './located.ts';
import { nothing, read, type InHand, type Read } from './place-in-hand.ts';

/** What somebody has in their hand at a stock take, as this device keeps it. */
export const keptInHand = async (siteId: SiteId, takeId: number): Promise<InHand> =>
  (await database.counting.get([siteId, takeId])) ?? nothing;

/** Stands for the stock take that is open where a place is, whichever the server knows of: so that counting begins without network. */
export const openTake = 0;

/**
 * Takes a code in at a stock take, one after the other, in whichever tab. When it resolves, what was
 * read is kept, also across a crash, and the count of a place that is over waits to be sent. Places
 * whose label does not say their warehouse are in the one that is `chosen`.
 */
export function takeCount(
  siteId: SiteId,
  takeId: number,
  code: string,
  chosen: string | null = null,
): Promise<Read> {
  return navigator.locks.request(`wheelhouse.counting.${siteId}`, async () => {
    const before = await keptInHand(siteId, takeId);
    const known = takeId === openTake ? await located(siteId, code, chosen) : code;
    if (known === null) return { now: before, problem: 'unknown_place' } as const;
    const done = read(before, known);
    const row: CountingRow = { siteId, takeId, ...done.now };
    if (!done.over) {
      await withDatabase((db) => db.counting.put(row));
      return done;
    }
    const { place, store, sets } = done.over;
    const body = { place, store, sets: [...sets] };
    await keepCounted(siteId, async (count) => {
      const kept = {
        siteId,
        objectKey: `stock-take/${takeId}/${store}/${place}`,
        optimistic: async () => {
          await database.counting.put(row);
          await count();
        },
        writes: [database.counting, database.scanning],
      };
      const values = { place };
      if (takeId === openTake) {
        const act = { words: 'stock-takes:acts.countOpen', values } as const;
        await enqueue({ ...kept, act, call: stockTakeCalls.countOpen, input: { body } });
      } else {
        const act = { words: 'stock-takes:acts.count', values } as const;
        const input = { params: { id: takeId }, body };
        await enqueue({ ...kept, act, call: stockTakeCalls.count, input });
      }
    });
    return done;
  });
}
