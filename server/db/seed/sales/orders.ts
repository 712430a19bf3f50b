import { daysAfter, dayOf } from '#contract/kit/time/zoned-time.ts';
import { calculated, vatCodeOf, type CalculatedBy } from '#contract/money/document-lines.ts';
import type { Tx } from '../../open.ts';
import type { DemoCar } from '../cars.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { ratesOf } from '../rates-of.ts';
import { makeRandom, type Random } from '../random.ts';
import type { DemoStocked } from '../stock/products.ts';

const dayMs = 86_400_000;

// What is sold together, by the names of products and how many of each; tyres are drawn.
const jobs: readonly (readonly [share: number, Readonly<Record<string, number>>])[] = [
  [5, { tyres: 4, 'Omlegging 4 dekk med ventiler': 1, 'Miljøgebyr per dekk': 4 }],
  [2, { tyres: 2, 'Avbalansering per hjul': 2, 'Miljøgebyr per dekk': 2 }],
  [4, { 'Hjulskift med vask': 1 }],
  [2, { Oljefilter: 1, 'Oljeskift, arbeid': 1 }],
  [1, { 'Batteri 70 Ah': 1 }],
  [1, { Punktering: 1, Reparasjonsplugg: 1 }],
  [1, { Firehjulskontroll: 1 }],
];

// How much there is to do in each month, the first of the year first.
const seasons = [2, 2, 4, 9, 6, 3, 2, 3, 4, 9, 8, 4] as const;
const older = 100;
const current = 14;

interface Drawn {
  readonly day: string;
  readonly state: string;
  readonly promised_at: string | null;
}

/** What each workshop did and sold in two years, what it is at now, and what it did in these two weeks. */
export async function seedOrders(
  tx: Tx,
  sites: readonly DemoSite[],
  cars: readonly DemoCar[],
  products: readonly DemoStocked[],
  now: Date,
): Promise<void> {
  const workshops = sites
    .filter(({ kind }) => kind === 'workshop')
    .map((site) => ({ site, random: makeRandom(site.id * 104_729) }));
  const known = { cars, products };
  for (const { site, random } of workshops) {
    const drawn = [...pastOf(site, random, now), ...presentOf(site, random, now)];
    await writeOrders(tx, site, { drawn, after: 0 }, known, random);
  }
  // After all that, so that the rest has the numbers it is known by.
  for (const { site, random } of workshops) {
    const drawn = recentOf(site, random, now);
    await writeOrders(tx, site, { drawn, after: older + current }, known, random);
    await insertRows(tx, 'number_series', [
      {
        chain_id: site.chainId,
        name: `orders:site:${site.id}`,
        next_number: older + current + drawn.length + 1,
      },
    ]);
  }
}

/** Orders of a site, numbered after those before. */
async function writeOrders(
  tx: Tx,
  site: DemoSite,
  { drawn, after }: { readonly drawn: readonly Drawn[]; readonly after: number },
  {
    cars,
    products,
  }: { readonly cars: readonly DemoCar[]; readonly products: readonly DemoStocked[] },
  random: Random,
): Promise<void> {
  const rates = await ratesOf(tx, site);
  const mechanics = await mechanicsOf(tx, site);
  const ofChain = products.filter(({ chainId }) => chainId === site.chainId);
  const known = cars.filter(({ chainId }) => chainId === site.chainId);
  const own = { chain_id: site.chainId, site_id: site.id };
  const made = drawn.map(({ day, state, promised_at }, nth) => {
    const car = known[random.int(0, known.length - 1)]!;
    const includesVat = random.chance(0.2);
    const options = { includesVat, day, rates };
    const { lines, totals } = calculated(linesOf(ofChain, options, random), options);
    const order = {
      ...own,
      number: state === 'draft' ? '' : String(after + nth + 1),
      order_date: day,
      customer_id: car.owner.id,
      car_id: car.id,
      promised_at,
      mechanic_id: state === 'draft' || state === 'quote' ? null : pickOf(mechanics, random),
      prices_include_vat: includesVat,
      state,
      ...totals,
      vat_rates: JSON.stringify(totals.vat_rates),
      created_at: `${day}T08:00:00Z`,
      changed_at: `${day}T08:00:00Z`,
    };
    return { order, lines };
  });
  const orders = made.map(({ order: { vat_rates: _, ...order } }) => order);
  const ids = await insertNumbered(tx, 'orders', orders);
  for (const [at, { order }] of made.entries()) {
    await tx
      .updateTable('orders')
      .set({ vat_rates: order.vat_rates })
      .where('chain_id', '=', site.chainId)
      .where('id', '=', ids[at]!)
      .execute();
  }
  const lines = made.flatMap(({ lines: some }, at) =>
    some.map((line) => ({ ...own, document_id: ids[at]!, ...line })),
  );
  await insertRows(
    tx,
    'order_lines',
    lines as unknown as Parameters<typeof insertRows<'order_lines'>>[2],
  );
}

const pickOf = (ids: readonly number[], random: Random): number | null =>
  ids[random.int(0, ids.length - 1)] ?? null;

/** What was done, more of it when wheels are changed. */
function pastOf(site: DemoSite, random: Random, now: Date): Drawn[] {
  const today = dayOf(now.getTime(), site.timezone);
  const days: string[] = [];
  while (days.length < older) {
    const day = daysAfter(today, -random.int(8, 730));
    const busy = seasons[Number(day.slice(5, 7)) - 1] ?? 1;
    if (random.int(1, 9) <= busy) days.push(day);
  }
  return days.toSorted().map((day) => ({
    day,
    state: random.chance(0.95) ? 'done' : 'cancelled',
    promised_at: `${day}T14:00:00Z`,
  }));
}

const lastDays = 14;
const atDay = 5;

/** What was done in these two weeks, on all days but Sundays, and today so far. */
function recentOf(site: DemoSite, random: Random, now: Date): Drawn[] {
  const today = dayOf(now.getTime(), site.timezone);
  return Array.from({ length: lastDays }, (_, nth) => daysAfter(today, nth + 1 - lastDays)).flatMap(
    (day) => {
      const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
      const done = day === today ? Math.floor((now.getUTCHours() - 8) / 2) : random.int(2, atDay);
      return Array.from({ length: isSunday ? 0 : Math.min(Math.max(done, 0), atDay) }, () => ({
        day,
        state: 'done',
        promised_at: `${day}T14:00:00Z`,
      }));
    },
  );
}

const begun = [
  'quote',
  'quote',
  'accepted',
  'accepted',
  'planned',
  'planned',
  'in_progress',
] as const;

/** What is at hand: some of it late, some only begun to be written down. */
function presentOf(site: DemoSite, random: Random, now: Date): Drawn[] {
  return Array.from({ length: current }, (_, nth) => {
    const day = dayOf(now.getTime() - random.int(0, 5) * dayMs, site.timezone);
    const promised = dayOf(now.getTime() + random.int(-1, 3) * dayMs, site.timezone);
    const at = `${promised}T${String(random.int(7, 15)).padStart(2, '0')}:00:00Z`;
    const state = nth >= current - 2 ? 'draft' : random.pick(begun);
    return { day, state, promised_at: state === 'draft' || state === 'quote' ? null : at };
  });
}

function linesOf(
  products: readonly DemoStocked[],
  { includesVat, day, rates }: CalculatedBy,
  random: Random,
) {
  const tyres = products.filter(({ kind }) => kind === 'tyre');
  let share = random.int(
    1,
    jobs.reduce((all, [one]) => all + one, 0),
  );
  const [, job] = jobs.find(([one]) => (share -= one) <= 0)!;
  const discount = random.chance(0.15) ? random.int(1, 3) * 5_00 : null;
  return Object.entries(job).map(([name, count], at) => {
    const product =
      name === 'tyres'
        ? tyres[random.int(0, tyres.length - 1)]!
        : products.find((one) => one.name === name)!;
    // As many hundredths of an øre, with a quarter of it more where the price is with VAT.
    const price = product.price * 100;
    return {
      key: keyOf(random),
      position: (at + 1) * 1000,
      kind: product.kind === 'work' ? 'work' : 'goods',
      product_id: product.id,
      description: product.name,
      quantity: count * 1000,
      unit_price: includesVat ? (price * 5) / 4 : price,
      discount_percent: product.kind === 'tyre' ? discount : null,
      vat_code: vatCodeOf(rates, 'standard', day),
    };
  });
}

// The same in every run.
const keyOf = (random: Random): string => {
  const part = (length: number) =>
    Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  return `${part(8)}-${part(4)}-4${part(3)}-8${part(3)}-${part(12)}`;
};

/** The persons that a site's calendar has. */
async function mechanicsOf(tx: Tx, { chainId, id }: DemoSite): Promise<number[]> {
  const persons = await tx
    .selectFrom('booking_resources')
    .select('id')
    .where('chain_id', '=', chainId)
    .where('site_id', '=', id)
    .where('kind', '=', 'person')
    .orderBy('id')
    .execute();
  return persons.map((one) => one.id);
}
