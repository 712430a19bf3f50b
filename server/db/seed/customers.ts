import { sql } from 'kysely';
import type { Tx } from '../open.ts';
import { address, companyNumber, phoneNumber } from './believable/addresses.ts';
import { insertNumbered, insertRows } from './insert-rows.ts';
import { customerName, isFirm, nameOnce } from './believable/names.ts';
import type { DemoSite } from './organisation.ts';
import { makeRandom, type Random } from './random.ts';

const day = 86_400_000;
/** The date so many days away. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * day).toISOString().slice(0, 10);

const firstNumber = 1001;
const knownTwice = 120;

/** A customer of the demo; a fleet has many cars. */
export interface DemoCustomer {
  readonly chainId: number;
  readonly id: number;
  readonly name: string;
  readonly country: 'NO' | 'SE';
  readonly cars: number;
  /** How much credit was agreed, in minor units. */
  readonly limit: number | null;
}

const fleets: Record<'NO' | 'SE', readonly string[]> = {
  NO: ['Groruddalen Taxi', 'Oslo Varelevering AS', 'Fjordvask AS'],
  SE: ['Sollentuna Taxi', 'Göta Bud AB', 'Mälardalens Städ AB'],
};

/** The customers of each chain, numbered from 1001. The first are fleets. */
export async function seedCustomers(
  tx: Tx,
  sites: readonly DemoSite[],
  howMany: number,
  now: Date,
): Promise<DemoCustomer[]> {
  const all: DemoCustomer[] = [];
  for (const site of firstOfEachChain(sites)) {
    const random = makeRandom(site.chainId * 7919);
    const taken = new Set<string>(fleets[site.country]);
    const made = Array.from({ length: howMany }, (_, nth) =>
      customer(site, { fleet: fleets[site.country][nth], taken, nth }, random, now),
    );
    const rows = made.map(({ limit: _, ...row }) => row);
    // But one, whom two receptions have written down.
    const [known, again] = [rows[knownTwice]!, rows.at(-1)!];
    Object.assign(again, {
      name: known.name,
      type: known.type,
      phone: known.phone,
      org_number: '',
      email: '',
    });
    const ids = await insertNumbered(tx, 'customers', rows);
    await insertRows(tx, 'number_series', [
      { chain_id: site.chainId, name: 'customers', next_number: firstNumber + howMany },
    ]);
    const { chainId, country } = site;
    all.push(
      ...rows.map(({ name }, at) => {
        const cars = fleets[country].includes(name) && at < 3 ? random.int(12, 24) : 1;
        return { chainId, id: ids[at] ?? 0, name, country, cars, limit: made[at]!.limit };
      }),
    );
  }
  return all;
}

const firstOfEachChain = (sites: readonly DemoSite[]) =>
  [...Map.groupBy(sites, ({ chainId }) => chainId).values()].map(([first]) => first!);

function customer(
  { chainId, country }: DemoSite,
  {
    fleet,
    taken,
    nth,
  }: { readonly fleet: string | undefined; readonly taken: Set<string>; readonly nth: number },
  random: Random,
  now: Date,
) {
  const name = fleet ?? nameOnce(country, customerName(country, random), taken);
  const company = isFirm(country, name);
  const withMail = random.chance(company ? 0.95 : 0.72);
  const visited = random.chance(0.7);
  const language = random.chance(0.06) ? 'en' : country === 'NO' ? 'nb' : 'sv';
  return {
    chain_id: chainId,
    number: String(firstNumber + nth),
    name,
    type: company ? 'company' : 'private',
    // As the books of the workshop know those who are invoiced.
    external_id: company ? `K-${firstNumber + nth}` : '',
    org_number: company ? companyNumber(country, random) : '',
    ...address(country, random),
    country,
    phone: random.chance(0.92) ? phoneNumber(country, random) : '',
    email: withMail ? `${mailName(name)}@${company ? 'firma' : 'post'}.example` : '',
    language,
    invoice_delivery: company ? 'peppol' : withMail ? 'email' : 'post',
    payment_days: company ? 30 : null,
    limit: company ? random.int(2, 20) * 5_000_00 : null,
    blocked: random.chance(0.01),
    tags: fleet ? [country === 'NO' ? 'Flåte' : 'Flotta'] : random.chance(0.04) ? ['VIP'] : [],
    counter_note: fleet ? (country === 'NO' ? 'Rekvisisjon kreves.' : 'Rekvisition krävs.') : '',
    last_visit: visited ? dayFrom(now, -random.int(15, 700)) : null,
  };
}

// As people make their addresses: small letters, without what a keyboard abroad does not have.
const mailName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[æä]/g, 'a')
    .replaceAll(/[øö]/g, 'o')
    .replaceAll('å', 'a')
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(/ +/g, '.');

/** Lets customers have been there when the queue says so. */
export async function rememberVisits(tx: Tx): Promise<void> {
  await tx
    .updateTable('customers')
    .from((visits) =>
      visits
        .selectFrom('queue_people')
        .select(['chain_id', 'customer_id'])
        .select((visit) => visit.fn.max('arrived_at').as('last'))
        .where('customer_id', 'is not', null)
        .groupBy(['chain_id', 'customer_id'])
        .as('came'),
    )
    .set({ last_visit: sql`came.last::date` })
    .whereRef('customers.chain_id', '=', 'came.chain_id')
    .whereRef('customers.id', '=', 'came.customer_id')
    .execute();
}
