import { keep, readKept } from '../../device/storage.ts';
import type { SiteId } from '../tokens.ts';
import { withVisit, type Visit } from './visit-rules.ts';
import { visitsKey } from './visits-key.ts';

type Kept = Readonly<Record<string, readonly Visit[]>>;

const ofPerson = (siteId: SiteId, userId: string) => `${siteId} ${userId}`;

function keptVisits(): Kept {
  try {
    return JSON.parse(readKept(visitsKey) ?? '{}') as Kept;
  } catch {
    // Somebody else wrote there.
    return {};
  }
}

/** What a person opened last at a site, on this device: newest first. */
export const visitsOf = (siteId: SiteId, userId: string): readonly Visit[] =>
  keptVisits()[ofPerson(siteId, userId)] ?? [];

/** Notes that a person opened a page at a site. */
export function noteVisit(siteId: SiteId, userId: string, visit: Visit): void {
  const visits = withVisit(visitsOf(siteId, userId), visit);
  keep(visitsKey, JSON.stringify({ ...keptVisits(), [ofPerson(siteId, userId)]: visits }));
}
