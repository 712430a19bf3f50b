import { luhnDigit } from '#contract/kit/rules/check-digits.ts';
import type { Tx } from '../../open.ts';
import { dayFrom, type DemoCustomer } from '../customers.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom } from '../random.ts';

/** A card: what it is worth, when it was sold and until when it holds (days from now), and what of it was used. */
interface DemoCard {
  readonly amount: number;
  readonly sold: number;
  readonly until: number | null;
  readonly used?: number;
}

const cards: readonly DemoCard[] = [
  { amount: 500_00, sold: -40, until: 690 },
  { amount: 1000_00, sold: -62, until: 668, used: 400_00 },
  { amount: 300_00, sold: -21, until: 709, used: 300_00 },
  { amount: 750_00, sold: -400, until: -35 },
  { amount: 2000_00, sold: -3, until: null },
];
const openStates = ['accepted', 'planned', 'in_progress'];

/** A handful of gift cards of each company: new, used in part, used up and over. */
export async function seedGiftCards(
  tx: Tx,
  sites: readonly DemoSite[],
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<void> {
  const companies = new Map(sites.toReversed().map((site) => [site.companyId, site]));
  for (const site of companies.values()) {
    const buyer = customers.find(({ chainId }) => chainId === site.chainId)!;
    await seedCompany(tx, site, buyer.id, now);
  }
}

async function seedCompany(tx: Tx, site: DemoSite, buyer: number, now: Date): Promise<void> {
  const random = makeRandom(site.companyId * 104_729);
  const own = { chain_id: site.chainId, company_id: site.companyId };
  const methods = await tx
    .selectFrom('payment_methods')
    .select(['id', 'kind'])
    .where('company_id', '=', site.companyId)
    .where('kind', 'in', ['card', 'gift_card'])
    .orderBy('id')
    .execute();
  const of = (kind: string) => methods.find((one) => one.kind === kind)!.id;
  const at = (days: number, hour: string) => `${dayFrom(now, days)}T${hour}:00:00Z`;
  const ids = await insertNumbered(
    tx,
    'gift_cards',
    cards.map(({ amount, sold, until }, nth) => {
      const digits = `${random.int(1_000_000, 9_999_999)}${random.int(10_000_000, 99_999_999)}`;
      return {
        ...own,
        code: digits + luhnDigit(digits),
        amount,
        sold_at: at(sold, '11'),
        shop: site.name,
        customer_id: nth % 2 === 0 ? buyer : null,
        method_id: of('card'),
        owed_as_id: of('gift_card'),
        expires_on: until === null ? null : dayFrom(now, until),
      };
    }),
  );
  const used = cards.flatMap((card, nth) =>
    card.used ? [{ id: ids[nth]!, amount: card.used }] : [],
  );
  const orders = await tx
    .selectFrom('orders')
    .select(['id'])
    .where('chain_id', '=', site.chainId)
    .where('site_id', '=', site.id)
    .where('state', 'in', openStates)
    .where('paid_ahead', '=', 0)
    .where('gross', '>', 1000_00)
    .orderBy('id')
    .limit(used.length)
    .execute();
  const deposits = await insertNumbered(
    tx,
    'order_deposits',
    orders.map(({ id: order_id }, nth) => ({
      chain_id: site.chainId,
      site_id: site.id,
      order_id,
      method_id: of('gift_card'),
      amount: used[nth]!.amount,
      intent: crypto.randomUUID(),
      happened_at: at(-2 - nth, '13'),
    })),
  );
  const paid = deposits.map((deposit_id, nth) => ({
    ...own,
    card_id: used[nth]!.id,
    kind: 'used',
    amount: 0 - used[nth]!.amount,
    deposit_id,
    recorded_at: at(-2 - nth, '13'),
  }));
  const over = cards.flatMap(({ amount, until }, nth) =>
    until !== null && until < 0
      ? [
          {
            ...own,
            card_id: ids[nth]!,
            kind: 'expired',
            amount: 0 - amount,
            deposit_id: null,
            recorded_at: at(until + 1, '02'),
          },
        ]
      : [],
  );
  await insertRows(tx, 'gift_card_entries', [...paid, ...over]);
}
