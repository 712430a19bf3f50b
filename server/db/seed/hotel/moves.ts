import { sql } from 'kysely';
import { handlingRules, type LedgerHandling } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { stationsOf } from '../queue.ts';

const firstNumber = 1001;
const slotsOfLift = 2;
// By hand at each site, for today and tomorrow; one of them cannot be found.
const wantedMoves = 12;
const day = 86_400_000;
const minute = 60_000;

interface SetHere {
  readonly id: number;
  readonly state: string;
  readonly place_id: number | null;
}

/** A day's work in the racks: what those who wait need, half of it fetched; what is asked for tomorrow, and what is not where it should be. */
export async function seedMoves(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const next = new Map<number, number>();
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    const own = { chain_id: site.chainId, site_id: site.id };
    const who = workerAt(site, people);
    const slots = await seedSlots(tx, site);
    const waiting = await setsOfVisits(tx, own);
    const [missing, ...requested] = await storedSets(tx, own, wantedMoves);
    const [wanted, tomorrow] = [requested.slice(0, 6), requested.slice(6)];
    const today = dayOf(now.getTime(), site.timezone);
    const due = dayOf(now.getTime() + day, site.timezone);
    const rows = [
      ...waiting.map(({ id, visit }) => ({
        set_id: id,
        reason: 'visit',
        visit_id: visit,
        due_on: today,
      })),
      ...(missing
        ? [{ set_id: missing.id, reason: 'by_hand', visit_id: null, due_on: today }]
        : []),
      ...wanted.map(({ id }) => ({
        set_id: id,
        reason: 'by_hand',
        visit_id: null,
        due_on: today,
      })),
      ...tomorrow.map(({ id }) => ({
        set_id: id,
        reason: 'by_hand',
        visit_id: null,
        due_on: due,
      })),
    ];
    const from = next.get(site.chainId) ?? firstNumber;
    next.set(site.chainId, from + rows.length);
    const ids = await insertNumbered(
      tx,
      'moves',
      rows.map((row, at) => ({
        ...own,
        ...row,
        number: String(from + at),
        kind: 'stage',
        state: 'planned',
        station: '',
        problem: '',
        note: '',
      })),
    );
    // Half of a round is done: one set stands ready, one is on the trolley.
    const [staged, picked, ...left] = [...waiting, ...wanted];
    const onRound = [picked, ...left.slice(0, 3)].flatMap((set) => set ?? []);
    const taken = ids.filter((_, at) => onRound.some(({ id }) => id === rows[at]?.set_id));
    if (who && taken.length > 0) {
      await tx.updateTable('moves').set({ taken_by: who.id }).where('id', 'in', taken).execute();
    }
    const at = (minutes: number) => new Date(now.getTime() - minutes * minute);
    if (staged) await handle(tx, own, who, staged, 'stage', slots[0] ?? null, at(6));
    if (picked) await handle(tx, own, who, picked, 'pick', null, at(2));
    if (missing) await handle(tx, own, who, missing, 'miss', null, at(15));
  }
  await seedTransfers(tx, sites, people, now);
  await insertRows(
    tx,
    'number_series',
    [...next].map(([chain_id, next_number]) => ({ chain_id, name: 'moves', next_number })),
  );
}

/** Who works with wheels at a site. */
const workerAt = (site: DemoSite, people: readonly DemoPerson[]): DemoPerson | undefined => {
  const here = people.filter(({ sites }) => sites.includes(site));
  return here.find(({ role }) => role === 'mechanic') ?? here[0];
};

/** Three sets on their way from the first workshop of each chain to the second. */
async function seedTransfers(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const chains = Map.groupBy(
    sites.filter(({ kind }) => kind === 'workshop'),
    ({ chainId }) => chainId,
  );
  for (const [chain_id, [from, to]] of chains) {
    if (!from || !to) continue;
    const own = { chain_id, site_id: from.id };
    const sets = (await storedSets(tx, own, wantedMoves + 3)).slice(wantedMoves);
    const sent_at = new Date(now.getTime() - 90 * minute);
    const [id = 0] = await insertNumbered(tx, 'transfers', [
      {
        ...own,
        number: String(firstNumber),
        to_site_id: to.id,
        to_site: to.name,
        driver: 'Transport AS',
        signed_by: 'Per Hansen',
        sent_at,
        state: 'sent',
        note: '',
      },
    ]);
    await sql`insert into transfer_sets (chain_id, site_id, transfer_id, set_id, number, licenseplate,
        season, size, wheels)
      select chain_id, site_id, ${id}, id, number, licenseplate, season, size, cardinality(wheels)
      from wheel_sets
      where chain_id = ${chain_id} and id = any (${sets.map((set) => set.id)}::bigint[])`.execute(
      tx,
    );
    const who = workerAt(from, people);
    for (const set of sets) await handle(tx, own, who, set, 'send', null, sent_at);
  }
  await insertRows(
    tx,
    'number_series',
    [...chains.keys()].map((chain_id) => ({
      chain_id,
      name: 'transfers',
      next_number: firstNumber + 1,
    })),
  );
}

/** Places by each lift of the garage. */
async function seedSlots(tx: Tx, site: DemoSite): Promise<number[]> {
  const own = { chain_id: site.chainId, site_id: site.id };
  const hall = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('chain_id', '=', site.chainId)
    .where('site_id', '=', site.id)
    .orderBy('id')
    .executeTakeFirst();
  const lifts = stationsOf[site.name]?.garage ?? [];
  if (!hall || lifts.length === 0) return [];
  const slots = lifts.flatMap((station, nth) =>
    Array.from({ length: slotsOfLift }, (_, slot) => ({
      ...own,
      warehouse_id: hall.id,
      code: `L${nth + 1}.${slot + 1}`,
      zone: '',
      room: 1,
      rack: '',
      blocked: '',
      use: 'stage',
      station,
    })),
  );
  return insertNumbered(tx, 'storage_places', slots);
}

type Own = { readonly chain_id: number; readonly site_id: number };

/** The stored sets of those who are here, who waits longest first. */
async function setsOfVisits(tx: Tx, own: Own): Promise<(SetHere & { visit: number })[]> {
  const { rows } = await sql<SetHere & { visit: number }>`
    select distinct on (s.id) s.id, s.state, s.place_id, v.id as visit
    from queue_people v join wheel_sets s on s.chain_id = v.chain_id and s.id = v.tyre_hotel_id
    where v.chain_id = ${own.chain_id} and v.site_id = ${own.site_id} and v.left_at is null
      and s.site_id = v.site_id and s.state = 'stored'
    order by s.id, v.id`.execute(tx);
  return rows.toSorted((one, other) => one.visit - other.visit);
}

const storedSets = async (tx: Tx, own: Own, count: number): Promise<SetHere[]> => {
  const { rows } = await sql<SetHere>`
    select id, state, place_id from wheel_sets s
    where chain_id = ${own.chain_id} and site_id = ${own.site_id} and state = 'stored'
      and not exists (select from queue_people v where v.chain_id = s.chain_id
        and v.tyre_hotel_id = s.id and v.left_at is null)
    order by id % 97, id limit ${count}`.execute(tx);
  return rows;
};

/** Does something with a set as people do: a line of the ledger, which takes its move further, and how it stands. */
async function handle(
  tx: Tx,
  own: Own,
  who: DemoPerson | undefined,
  set: SetHere,
  handling: LedgerHandling,
  to_place: number | null,
  happened_at: Date,
): Promise<void> {
  const { to } = handlingRules[handling];
  await tx
    .updateTable('wheel_sets')
    .set({ state: to, place_id: to_place })
    .where('chain_id', '=', own.chain_id)
    .where('id', '=', set.id)
    .execute();
  await tx
    .insertInto('wheel_set_movements')
    .values({
      ...own,
      set_id: set.id,
      intent: crypto.randomUUID(),
      handling,
      from_state: set.state,
      to_state: to,
      from_place: set.place_id,
      to_place,
      happened_at,
      recorded_at: happened_at,
      recorded_by: who?.id ?? null,
    })
    .execute();
}
