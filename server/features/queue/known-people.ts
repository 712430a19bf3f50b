import type { KnownPerson } from '#contract/queue.ts';
import { plateKey } from '#contract/search-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { visitsByName, visitsByPlate, type FoundVisit } from './visit-search-repo.ts';

const mostShown = 8;
// One letter finds half of those who ever came.
const fewestLetters = 2;

/**
 * People of earlier visits whose plate or name begins so: each plate with each name once, at the
 * last visit, the last first.
 */
export async function knownPeople(
  tx: Tx,
  { by, text }: { by: 'plate' | 'name'; text: string },
): Promise<KnownPerson[]> {
  const typed = by === 'plate' ? plateKey(text) : text;
  if (typed.length < fewestLetters) return [];
  const visits = await (by === 'plate' ? visitsByPlate(tx, typed) : visitsByName(tx, typed));
  const last = new Map<string, FoundVisit>();
  for (const visit of visits.toSorted((a, b) => a.arrived_at.getTime() - b.arrived_at.getTime())) {
    last.set(`${visit.plate_key} ${visit.name}`, visit);
  }
  return [...last.values()].reverse().slice(0, mostShown).map(shown);
}

const shown = (visit: FoundVisit): KnownPerson => ({
  id: visit.id,
  licenseplate: visit.licenseplate,
  name: visit.name,
  car_brand: visit.car_brand,
  customer_id: visit.customer_id,
  car_id: visit.car_id,
  last_at: visit.arrived_at.toISOString(),
  here: visit.left_at === null,
});
