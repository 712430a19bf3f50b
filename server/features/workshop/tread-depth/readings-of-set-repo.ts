import type { Tx } from '#server/db/open.ts';
import type { StoredReading } from './reading-repo.ts';

const mostShown = 60;

/** Says of a reading which set of wheels it was made of. */
export const keepReadingOfSet = (tx: Tx, id: number, setId: number) =>
  tx.updateTable('tread_readings').set({ set_id: setId }).where('id', '=', id).execute();

/** The readings of a set of wheels, the earliest first; the last ones when there are many. */
export async function readingsOfSet(
  tx: Tx,
  setId: number,
): Promise<Pick<StoredReading, 'read_on' | 'fl' | 'fr' | 'rl' | 'rr'>[]> {
  const rows = await tx
    .selectFrom('tread_readings')
    .select(['read_on', 'fl', 'fr', 'rl', 'rr'])
    .where('set_id', '=', setId)
    .where('archived_at', 'is', null)
    .orderBy('read_on', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.toReversed();
}
