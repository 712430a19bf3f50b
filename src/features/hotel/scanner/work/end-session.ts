import { counted, goingSession, type ScanSession } from '#contract/hotel/scan/session.ts';
import { database, withDatabase } from '#src/data/database.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { inTurn } from '../local-store/in-turn.ts';
import { doerAt, nextScanning } from './scanning-row.ts';

/** Ends what somebody has done with the scanner since they began; what they do next begins another session. Resolves with it, or with null where none went on. */
export const endSession = (siteId: SiteId): Promise<ScanSession | null> =>
  inTurn(siteId, async () => {
    const kept = await nextScanning(siteId);
    await withDatabase((db) => db.scanning.put({ ...kept, session: null }));
    return goingSession(kept.session, doerAt(siteId));
  });

/** Keeps the count of a place, in turn with what is scanned: `keep` calls what it is given where it writes that, in a transaction that writes `database.scanning` too. */
export const keepCounted = (
  siteId: SiteId,
  keep: (count: () => Promise<void>) => Promise<void>,
): Promise<void> =>
  inTurn(siteId, () =>
    keep(async () => {
      const kept = await nextScanning(siteId);
      const session = counted(kept.session, doerAt(siteId), { more: ['counted'] });
      await database.scanning.put({ ...kept, session });
    }),
  );
