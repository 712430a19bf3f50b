import { daysAfter, dayOf } from '#contract/kit/time/zoned-time.ts';
import { calculated, vatCodeOf } from '#contract/money/document-lines.ts';
import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { ratesOf } from '../rates-of.ts';
import { callOff, supplier } from './call-offs.ts';
import type { DemoStocked } from './products.ts';

const terms = {
  NO: 'Kan avbestilles uten kostnad til 60 dager før leveringsperioden. Prisfall i perioden godskrives.',
  SE: 'Kan avbeställas utan kostnad till 60 dagar före leveransperioden. Prisfall under perioden krediteras.',
} as const;
const pool = {
  NO: 'Nordgrep 17″, valgfri dimensjon',
  SE: 'Nordgrep 17″, valfri dimension',
} as const;

/** What is agreed for the season that goes on, with what was called off of it, and what is being written for the next. */
export async function seedPreorders(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  products: readonly DemoStocked[],
  now: Date,
): Promise<void> {
  for (const chainId of new Set(sites.map((site) => site.chainId))) {
    const [site, other] = sites.filter((one) => one.chainId === chainId && one.kind === 'workshop');
    if (!site) continue;
    const { companyId: company_id, country, timezone } = site;
    const own = { chain_id: chainId, company_id };
    const today = dayOf(now.getTime(), timezone);
    const rates = await ratesOf(tx, site);
    const write = async (head: Head, agreed: readonly Agreed[]) => {
      const vat_code = vatCodeOf(rates, 'standard', head.agreed_on);
      const priced = agreed.map((one, at) => ({
        ...one,
        key: crypto.randomUUID(),
        position: (at + 1) * 1000,
        discount_percent: null,
        vat_code,
      }));
      const by = { includesVat: false, day: head.agreed_on, rates };
      const { lines, totals } = calculated(priced, by);
      const { id } = await tx
        .insertInto('preorder_agreements')
        .values({
          ...own,
          supplier: supplier[country],
          cancellation_terms: terms[country],
          ...head,
          ...totals,
          vat_rates: JSON.stringify(totals.vat_rates),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = lines.map((line) => ({ ...own, document_id: id, ...line }));
      await insertRows(tx, 'preorder_lines', rows as never);
      return { id, key: priced[0]!.key };
    };
    const tyres = products.filter((one) => one.chainId === chainId && one.kind === 'tyre');
    const line = ({ id, name, cost }: DemoStocked, pieces: number, more: object = {}): Agreed => ({
      product_id: id,
      description: name,
      quantity: pieces * 1000,
      // Less than it costs otherwise, which is why it is agreed so early.
      unit_price: Math.round(cost * 0.92) * 100,
      deliver_on: null,
      for_site: null,
      ...more,
    });
    const ofSeason = (season: string) => tyres.filter((one) => one.season === season);
    const [first, second, third] = ofSeason('friction').slice(-3) as [
      DemoStocked,
      DemoStocked,
      DemoStocked,
    ];
    const active = await write(
      {
        number: '1',
        season: 'friction',
        agreed_on: daysAfter(today, -150),
        deadline: daysAfter(today, -120),
        deliver_from: daysAfter(today, -30),
        deliver_to: daysAfter(today, 60),
        bonus_percent: 3_00,
        price_fall: true,
        budget: 120_000_00,
        state: 'active',
        last_call_off: daysAfter(today, -2),
      },
      [
        line(first, 48, { deliver_on: daysAfter(today, -28) }),
        line(second, 32, { for_site: other?.id ?? null }),
        line(third, 16, { product_id: null, description: pool[country] }),
      ],
    );
    await write(
      {
        number: '',
        season: 'summer',
        agreed_on: today,
        deadline: daysAfter(today, 21),
        deliver_from: daysAfter(today, 90),
        deliver_to: daysAfter(today, 180),
        bonus_percent: 2_50,
        price_fall: false,
        budget: 60_000_00,
        state: 'draft',
        last_call_off: null,
      },
      ofSeason('summer')
        .slice(0, 3)
        .map((tyre) => line(tyre, 24)),
    );
    await insertRows(tx, 'number_series', [
      {
        chain_id: chainId,
        name: `preorder_agreements:company:${company_id}`,
        next_number: 2,
      },
    ]);
    const by = people.find(({ sites: at }) => at.includes(site))?.id ?? null;
    const off = { own, site, by, product: first, agreement: active.id, line_key: active.key };
    // What is awaited has become cheaper than it was agreed, after the first of it had come.
    await tx
      .insertInto('product_costs')
      .values({
        chain_id: chainId,
        product_id: first.id,
        supplier: supplier[country],
        cost: Math.round(first.cost * 0.88),
        valid_from: daysAfter(today, -6),
      })
      .execute();
    await callOff(tx, off, { days: -20, wanted: -14, come: true }, now);
    await callOff(tx, off, { days: -2, wanted: 5, come: false }, now);
  }
}

interface Head {
  readonly number: string;
  readonly season: string;
  readonly agreed_on: string;
  readonly deadline: string;
  readonly deliver_from: string;
  readonly deliver_to: string;
  readonly bonus_percent: number;
  readonly price_fall: boolean;
  readonly budget: number;
  readonly state: string;
  readonly last_call_off: string | null;
}

interface Agreed {
  readonly product_id: number | null;
  readonly description: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly deliver_on: string | null;
  readonly for_site: number | null;
}
