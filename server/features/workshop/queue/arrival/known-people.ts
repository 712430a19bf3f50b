import type { KnownPerson } from '#contract/workshop/queue.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { ownersByName, ownersByPlate, type KnownOwner } from '#server/features/car/cars/exports.ts';
import { visitsByName, visitsByPlate, type FoundVisit } from '../visits/visit-search-repo.ts';

const mostShown = 8;
// One letter finds half of those who ever came.
const fewestLetters = 2;

/**
 * People of earlier visits whose plate or name begins so, each plate with each name once, at the
 * last visit, the last first; behind them those whom the register has and who are not among them.
 */
export async function knownPeople(
  tx: Tx,
  { by, text }: { by: 'plate' | 'name'; text: string },
): Promise<KnownPerson[]> {
  const typed = by === 'plate' ? plateKey(text) : text;
  if (typed.length < fewestLetters) return [];
  const visits = await (by === 'plate' ? visitsByPlate(tx, typed) : visitsByName(tx, typed));
  const owners = await (by === 'plate' ? ownersByPlate(tx, typed) : ownersByName(tx, typed));
  return whoIsKnown(visits, owners);
}

/** Those who came and those of the register as one list. */
function whoIsKnown(visits: readonly FoundVisit[], owners: readonly KnownOwner[]): KnownPerson[] {
  const last = new Map<string, FoundVisit>();
  for (const visit of visits.toSorted((a, b) => a.arrived_at.getTime() - b.arrived_at.getTime())) {
    last.delete(`${visit.plate_key} ${visit.name}`);
    last.set(`${visit.plate_key} ${visit.name}`, visit);
  }
  const came = [...last.values()].reverse().map(shown);
  // Whoever came is known by more than the register has: when, and whether they are here.
  const hasCome = (owner: KnownOwner) =>
    came.some(
      (one) =>
        one.customer_id === owner.customer_id &&
        (owner.car_id === null || one.car_id === owner.car_id),
    );
  const others = owners
    .filter((owner) => !hasCome(owner))
    .map((owner) => ({ ...owner, last_at: null, here: false }));
  return [...came, ...others].slice(0, mostShown);
}

const shown = (visit: FoundVisit): KnownPerson => ({
  licenseplate: visit.licenseplate,
  name: visit.name,
  car_brand: visit.car_brand,
  customer_id: visit.customer_id,
  car_id: visit.car_id,
  last_at: visit.arrived_at.toISOString(),
  here: visit.left_at === null,
});
