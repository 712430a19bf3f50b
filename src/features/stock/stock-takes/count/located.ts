import { codeText, readCode } from '#contract/hotel/label-codes.ts';
import { database } from '#src/data/database.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { keptPlace } from '#src/features/hotel/scanner/exports.ts';

/** A code with which warehouse its place is in, as this device knows it; null where it is of none here, or could be of several. */
export async function located(
  siteId: SiteId,
  read: string,
  chosen: string | null,
): Promise<string | null> {
  const code = readCode(read);
  if (code.kind !== 'place') return read;
  const store = code.store || chosen || '';
  const known = await keptPlace(siteId, code.place, store);
  if (known) return codeText({ ...code, store: String(known.warehouse_id) });
  // Where not all places are known, the server says whether it is one.
  const { asOf = 0 } = (await database.hotelState.get(siteId)) ?? {};
  return asOf > 0 ? null : codeText({ ...code, store });
}
