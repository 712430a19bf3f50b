import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { type Understood } from '#contract/desk/search-rules.ts';
import type { SearchHit } from '#contract/desk/search.ts';
import type { Tx } from '#server/db/open.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import {
  mostVisits,
  visitsByName,
  visitsByPlate,
  visitsByPlatePart,
  type FoundVisit,
} from './visit-search-repo.ts';

// One letter finds half of the register.
const fewest = 2;

/** Finds people by plate and name: who is or was in the queue today, and who came before. */
export const visitSearch: SearchProvider = {
  right: 'queue.read',
  kinds: ['any', 'plate_part'],
  async find(tx, wanted, since) {
    const visits = await visitsOf(tx, wanted);
    const isHere = (visit: FoundVisit) => visit.left_at === null || visit.left_at >= since;
    const here = visits.filter(isHere);
    const before = lastOfEach(visits.filter((visit) => !isHere(visit)));
    const more = visits.length >= mostVisits;
    const key = plateKey(wanted.text);
    const isExact = (visit: FoundVisit) => visit.plate_key === key && visit.left_at === null;
    return {
      groups: [
        groupOf('here', here.map(hereHit), more),
        groupOf('visits', before.map(visitHit), more),
      ],
      exact: wanted.guesses.includes('plate') ? here.filter(isExact).map(hereHit) : [],
    };
  },
};

async function visitsOf(tx: Tx, { kind, guesses, text }: Understood): Promise<FoundVisit[]> {
  const key = plateKey(text);
  if (kind === 'plate_part') return key.length < fewest ? [] : visitsByPlatePart(tx, key);
  if (text.length < fewest) return [];
  const byPlate = guesses.includes('plate') ? await visitsByPlate(tx, key) : [];
  const byName = guesses.includes('customer_name') ? await visitsByName(tx, text) : [];
  return [...new Map([...byPlate, ...byName].map((visit) => [visit.id, visit])).values()];
}

/** Who came ten times is one hit, at the last of them. */
function lastOfEach(visits: readonly FoundVisit[]): FoundVisit[] {
  const latest = new Map<string, FoundVisit>();
  for (const visit of visits) {
    const who = `${visit.plate_key} ${visit.name}`;
    const known = latest.get(who);
    if (!known || known.arrived_at < visit.arrived_at) latest.set(who, visit);
  }
  return [...latest.values()];
}

const hit = (visit: FoundVisit, path: string): SearchHit => ({
  id: visit.id,
  path,
  plate: visit.licenseplate,
  title: visit.name,
  detail: null,
  at: visit.arrived_at.toISOString(),
});

const hereHit = (visit: FoundVisit): SearchHit => hit(visit, `queue?person=${visit.id}`);

// A visit that is over has no screen: what one wants of it is to let the same person wait again.
function visitHit(visit: FoundVisit): SearchHit {
  const again = new URLSearchParams();
  if (visit.licenseplate !== null) again.set('plate', visit.licenseplate);
  if (visit.name !== null) again.set('name', visit.name);
  return hit(visit, `queue?${again.toString()}`);
}
