import { daysAfter, dayOf } from '#contract/kit/zoned-time.ts';
import { reckoned, vatCodeOf } from '#contract/money/document-lines.ts';
import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { ratesOf } from '../rates-of.ts';
import type { DemoStocked } from './products.ts';

const supplier = { NO: 'Dekkgrossisten', SE: 'Däckgrossisten' } as const;
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
      const { lines, totals } = reckoned(priced, by);
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

interface Off {
  readonly own: { readonly chain_id: number; readonly company_id: number };
  readonly site: DemoSite;
  readonly by: number | null;
  readonly product: DemoStocked;
  readonly agreement: number;
  readonly line_key: string;
}

const pieces = 12_000;

/** Twelve of a line for the first warehouse of a site, some days from now; they have come, or are awaited. */
async function callOff(
  tx: Tx,
  { own, site, by, product, agreement, line_key }: Off,
  {
    days,
    wanted,
    come,
  }: { readonly days: number; readonly wanted: number; readonly come: boolean },
  now: Date,
): Promise<void> {
  const { chain_id } = own;
  const here = { chain_id, site_id: site.id };
  const { id: warehouse_id } = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('site_id', '=', site.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const at = new Date(now.getTime() + days * 86_400_000);
  const wanted_on = daysAfter(dayOf(now.getTime(), site.timezone), wanted);
  const number = await nextRefill(tx, chain_id);
  const refill = await tx
    .insertInto('stock_refills')
    .values({
      ...here,
      number,
      warehouse_id,
      supplier: supplier[site.country],
      expected_on: wanted_on,
      pieces,
      received: come ? pieces : 0,
      chosen: JSON.stringify([{ product_id: product.id, quantity: pieces }]),
      state: come ? 'received' : 'ordered',
      note: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('preorder_call_offs')
    .values({
      ...own,
      agreement_id: agreement,
      line_key,
      at_site: site.id,
      refill_id: refill.id,
      refill_number: number,
      product_id: product.id,
      asked: pieces,
      quantity: pieces,
      wanted_on,
      intent: crypto.randomUUID(),
      called_at: at,
      called_by: by,
    })
    .execute();
  if (!come) return;
  // What comes is counted by the database.
  await tx
    .insertInto('stock_movements')
    .values({
      ...here,
      product_id: product.id,
      kind: 'receipt',
      to_warehouse: warehouse_id,
      quantity: pieces,
      value: Math.round(product.cost * 0.92) * (pieces / 1000),
      refill_id: refill.id,
      intent: crypto.randomUUID(),
      recorded_by: by,
      happened_at: new Date(at.getTime() + 6 * 86_400_000),
    })
    .execute();
}

/** Numbers are drawn for a chain that the transaction was opened for, and this one is for none. */
async function nextRefill(tx: Tx, chain: number): Promise<string> {
  const { next_number: next } = await tx
    .updateTable('number_series')
    .set((e) => ({ next_number: e('next_number', '+', 1) }))
    .where('chain_id', '=', chain)
    .where('name', '=', 'stock_refills')
    .returning('next_number')
    .executeTakeFirstOrThrow();
  return String(next - 1);
}
