import type { Doer } from '#contract/hotel/scan/session.ts';
import { database, type ScanningRow } from '#src/data/database.ts';
import { serverNow } from '#src/data/server-time.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { shownZone } from '#src/i18n/time.ts';

/** Where somebody's work at a site stands, as this device keeps it. */
export const keptScanning = async (siteId: SiteId): Promise<ScanningRow | undefined> =>
  database.scanning.get(siteId);

const begun = (siteId: SiteId): ScanningRow => ({ siteId, now: null, lastKey: null, codes: [] });

/** What the next row to be kept begins with; a row where nothing was kept before. */
export async function nextScanning(siteId: SiteId): Promise<ScanningRow> {
  const kept = (await keptScanning(siteId)) ?? begun(siteId);
  return { ...kept, turn: (kept.turn ?? 0) + 1 };
}

/** Who does something at a site now. */
export const doerAt = (siteId: SiteId): Doer => ({
  userId: tokenFor(siteId)?.userId ?? '',
  at: serverNow(),
  zone: shownZone(),
});
