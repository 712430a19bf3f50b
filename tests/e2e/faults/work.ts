import type { QueueDump } from '#contract/workshop/queue.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import type { Random } from '#server/db/seed/random.ts';
import { hall, known, type Kept } from '../at-the-scanner.ts';
import type { Ask } from '../colleague.ts';
import type { Done } from './judge.ts';
import { count, checkIn, stage, store, undo, type Act } from './people.ts';

/** A day's work: what is done, and what the database says of it. */
export interface Work {
  readonly acts: readonly Act[];
  /** Two acts more, of sets that nothing else is done with. */
  readonly spare: readonly [Act, Act];
  /** What the database has of all that is in question. */
  there(): Promise<Done>;
  /** A colleague fetches the set of the second spare act, which nobody sees. */
  fetchAway(): Promise<void>;
}

interface Line {
  readonly handling: string;
  readonly to_place: string | null;
}
interface Differences {
  readonly differences: readonly { kind: string; place: string; code: string }[];
}

/** Makes up work with so many sets, and what it needs on the server. */
export async function makeUpWork(ask: Ask, random: Random, sets: number): Promise<Work> {
  const container = await hall(ask, sets * 2 + 2, sets + 2);
  const other = await ask<Kept>('POST', 'warehouses', { name: 'Telling' });
  const counted = Math.ceil(sets / 8);
  await ask('POST', 'storage-places/pattern', {
    warehouse_id: other.id,
    pattern: `C.{1..${counted}}`,
    zone: '',
    room: 9,
    rack: '',
  });
  const take = await ask<Kept>('POST', 'stock-takes', { warehouse_id: other.id });
  let free = sets;
  const acts = container.sets.slice(0, sets).flatMap(({ number }, nth): Act[] => {
    const put = (at: number) => store(container.id, number, `Z.${at}-1`);
    const first = put(nth + 1);
    const all = [first];
    const more = random.int(1, 7);
    if (more === 1) all.push(undo(number), put((free += 1)));
    if (more === 2) all.push(put((free += 1)));
    if (more === 3) all.push(stage(number));
    if (nth % 8 === 4) all.push(checkIn(`FA${10_001 + nth}`));
    if (nth % 8 === 7) {
      const codes = Array.from({ length: random.int(1, 3) }, () => String(random.int(9e5, 1e6)));
      all.push(count(take.id, other.id, `C.${(nth + 1) / 8}`, [...new Set(codes)].toSorted()));
    }
    return all;
  });
  const [lied, away] = container.sets.slice(sets) as [Kept, Kept];
  return {
    acts,
    spare: [
      store(container.id, lied.number, `Z.${sets * 2 + 1}-1`),
      store(container.id, away.number, `Z.${sets * 2 + 2}-1`),
    ],
    there: () => thereOf(ask, container.sets, take.id),
    async fetchAway() {
      const { state, place_id: place } = await ask<Kept>('GET', `wheel-sets/${away.id}`);
      const intent = {
        intent: crypto.randomUUID(),
        set_id: away.id,
        handling: 'pick',
        place_id: null,
        seen: { state, place_id: place },
        happened_at: new Date().toISOString(),
        unseen: [],
        override: [],
      };
      const [answer] = await ask<{ error: unknown }[]>('POST', 'wheel-sets/batch', {
        intents: [intent],
      });
      if (!answer || answer.error) throw new Error(`Not fetched: ${JSON.stringify(answer)}`);
    },
  };
}

async function thereOf(ask: Ask, sets: readonly Kept[], take: number): Promise<Done> {
  const there = new Map<string, string[]>();
  const { sets: all, places } = await known(ask);
  const codes = new Map(places.map(({ id, code }) => [id, code]));
  const now = new Map(all.map((set) => [set.id, set]));
  for (const { id, number } of sets) {
    const lines = await ask<Line[]>('GET', `wheel-sets/${id}/movements`);
    const acts = lines
      .toReversed()
      .filter(({ handling }) => handling !== 'receive')
      .map(({ handling, to_place: place }) => (handling === 'store' ? `store ${place}` : handling));
    there.set(`set ${number}`, [...acts, `stands ${codes.get(now.get(id)?.place_id ?? 0) ?? '-'}`]);
  }
  const { differences } = await ask<Differences>('GET', `stock-takes/${take}/differences`);
  for (const { kind, place, code } of differences) {
    if (kind === 'unknown') {
      there.set(`count ${place}`, [...(there.get(`count ${place}`) ?? []), code].toSorted());
    }
  }
  const { people } = await ask<QueueDump>('GET', queueCalls.refresh.path);
  for (const { licenseplate: plate } of people) {
    there.set(`plate ${plate}`, [...(there.get(`plate ${plate}`) ?? []), 'in']);
  }
  return there;
}

/** What was seen as saved, with where each set should stand after it. */
export function withPlaces(seen: Done): Done {
  return new Map(
    [...seen].map(([thing, acts]) => [thing, thing.startsWith('set ') ? placesAfter(acts) : acts]),
  );
}

function placesAfter(acts: readonly string[]): string[] {
  const places = ['-'];
  for (const act of acts) {
    if (act === 'undo') places.pop();
    else places.push(act === 'stage' ? '-' : act.replace('store ', ''));
  }
  return [...acts, `stands ${places.at(-1)}`];
}
