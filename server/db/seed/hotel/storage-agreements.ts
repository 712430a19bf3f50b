import type { Tx } from '../../open.ts';
import { dayFrom } from '../customers.ts';
import { insertNumbered } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import type { Random } from '../random.ts';
import type { Plan } from './hotel.ts';

const names = {
  NO: ['Dekkhotell med hjulskift', 'Dekkhotell med alt', 'Bare lagring', 'Flåte'],
  SE: ['Däckhotell med hjulskifte', 'Däckhotell med allt', 'Bara förvaring', 'Flotta'],
} as const;
const fleet = 3;

/** The kinds of agreements that each chain offers; the last is for fleets. */
export async function seedAgreementKinds(
  tx: Tx,
  sites: readonly DemoSite[],
): Promise<Map<number, readonly { id: number; price: number | null }[]>> {
  const kinds = new Map<number, readonly { id: number; price: number | null }[]>();
  for (const [chain_id, [site]] of Map.groupBy(sites, ({ chainId }) => chainId)) {
    const each = [
      { billed_per: 'season', price: 899_00, with_wash: false, with_insurance: false },
      { billed_per: 'season', price: 1_249_00, with_wash: true, with_insurance: true },
      { billed_per: 'year', price: 990_00, with_wash: false, with_insurance: false },
      { billed_per: 'fleet', price: null, with_wash: true, with_insurance: true },
    ];
    const rows = each.map((one, at) => ({
      ...one,
      chain_id,
      name: names[site!.country][at]!,
      months: at === fleet ? null : 12,
      renews: at < 2,
      with_change: at !== 2,
      with_balancing: at === 1,
    }));
    const ids = await insertNumbered(tx, 'storage_agreement_types', rows);
    kinds.set(
      chain_id,
      ids.map((id, at) => ({ id, price: rows[at]!.price })),
    );
  }
  return kinds;
}

interface From {
  readonly kinds: readonly { id: number; price: number | null }[];
  readonly number: number;
}

const day = (at: Date) => at.toISOString().slice(0, 10);

/** What is agreed about the sets of a site: one for each of most cars, and one with each fleet. */
export async function seedStorageAgreements(
  tx: Tx,
  site: DemoSite,
  plans: readonly Plan[],
  { kinds, number }: From,
  random: Random,
  now: Date,
): Promise<{ made: number; of: (plan: Plan) => number | null }> {
  const keyOf = ({ car, plate, customerId }: Plan) => (car ? plate : `fleet ${customerId}`);
  const groups = [...Map.groupBy(plans, keyOf)].filter(
    ([, [one]]) => !one!.car || random.chance(0.85),
  );
  const rows = groups.map(([, sets], at) => {
    const [{ car, plate, customerId, past }] = sets as [Plan, ...Plan[]];
    const nth = car ? random.pick([0, 0, 0, 1, 1, 2]) : fleet;
    const kind = kinds[nth]!;
    const left = random.int(-12, 330);
    const state =
      car && random.chance(0.04)
        ? random.pick(['draft', 'ended', 'terminated'] as const)
        : 'active';
    const isOver = state === 'ended' || state === 'terminated';
    return {
      chain_id: site.chainId,
      site_id: site.id,
      number: String(number + at),
      customer_id: customerId,
      licenseplate: car ? plate : '',
      car_id: car?.id ?? null,
      type_id: kind.id,
      price: kind.price,
      begins_on: day(past[0]!.at),
      ends_on: car ? dayFrom(now, isOver ? -random.int(5, 90) : left) : null,
      paid_until: car
        ? dayFrom(now, random.chance(0.08) ? -random.int(3, 60) : Math.max(left, 20))
        : null,
      renews: nth < 2 && random.chance(0.7),
      state,
      end_reason:
        state === 'terminated' ? { NO: 'Solgt bilen', SE: 'Sålt bilen' }[site.country] : '',
    };
  });
  const ids = await insertNumbered(tx, 'storage_agreements', rows);
  const idOf = new Map(groups.map(([key], at) => [key, ids[at]!]));
  return { made: rows.length, of: (plan) => idOf.get(keyOf(plan)) ?? null };
}
