import { sql } from 'kysely';
import { billing } from '#contract/economy/billing.ts';
import { daysToPay } from '#contract/economy/invoices/invoice-rules.ts';
import { daysAfter, dayOf } from '#contract/kit/time/zoned-time.ts';
import { ibanOf } from '#contract/money/bank-numbers.ts';
import { referenceOf } from '#contract/money/references/payment-references.ts';
import { referenceKindOf } from '#contract/money/references/reference-kinds.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom } from '../random.ts';
import { seedPayments } from './payments.ts';

const seats = {
  NO: { street: 'Verkstedveien 12', zip: '0661', city: 'Oslo', account: '86011117947' },
  SE: { street: 'Verkstadsgatan 12', zip: '417 07', city: 'Göteborg', account: '5050-1055' },
};
const first = 10_001;
// What was done since is the reception's to invoice.
const recentDays = 10;

/** What each company has invoiced of what its sites did, and which of it was paid. */
export async function seedInvoices(tx: Tx, sites: readonly DemoSite[], now: Date): Promise<void> {
  const companies = new Map(sites.map((site) => [site.companyId, site]));
  for (const site of companies.values()) await seedCompany(tx, site, now);
}

async function seedCompany(tx: Tx, site: DemoSite, now: Date): Promise<void> {
  const { chainId, companyId, country: at, timezone } = site;
  const own = { chain_id: chainId, company_id: companyId };
  const company = await tx
    .selectFrom('companies as c')
    .innerJoin('chains as ch', 'ch.id', 'c.chain_id')
    .select(['c.name', 'c.org_number', 'c.country', 'ch.currency'])
    .where('c.chain_id', '=', chainId)
    .where('c.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const seat = seats[at];
  const terms = { ...seat, in_register: at === 'NO', first_number: first };
  await tx
    .insertInto('settings')
    .values({ ...own, site_id: null, name: billing.name, fields: JSON.stringify(terms) })
    .execute();

  const random = makeRandom(companyId * 15_485_863);
  const today = dayOf(now.getTime(), timezone);
  const orders = await tx
    .selectFrom('orders as o')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'o.chain_id').onRef('s.id', '=', 'o.site_id'),
    )
    .innerJoin('customers as c', (join) =>
      join.onRef('c.chain_id', '=', 'o.chain_id').onRef('c.id', '=', 'o.customer_id'),
    )
    .select(['o.id', 'o.number', 'o.order_date', 'o.reference', 'o.prices_include_vat'])
    .select(['o.line_count', 'o.net', 'o.vat', 'o.gross', 'o.vat_rates', 'o.customer_id'])
    .select(['c.name', 'c.type', 'c.org_number', 'c.street', 'c.zip', 'c.city', 'c.country'])
    .select(['c.payment_days'])
    .where('o.chain_id', '=', chainId)
    .where('s.company_id', '=', companyId)
    .where('o.state', '=', 'done')
    .where('o.paid_ahead', '=', 0)
    .where('o.gross', '>', 0)
    .where('o.order_date', '<', daysAfter(today, -recentDays))
    .where('c.street', '<>', '')
    .where('c.type', 'in', ['private', 'company'])
    .orderBy('o.order_date')
    .orderBy('o.id')
    .execute();
  const kind = referenceKindOf(company.country);
  const seller = {
    name: company.name,
    org_number: company.org_number,
    vat_registered: true,
    in_register: terms.in_register,
    ...seat,
    country: company.country,
    iban: ibanOf(seat.account),
    bic: '',
    currency: company.currency,
    closing: '',
  };
  const made = orders.map((order, nth) => {
    const number = String(first + nth);
    const day = order.order_date!;
    const days = daysToPay(null, order.payment_days, 14);
    const { name, type, org_number, street, zip, city, country } = order;
    return {
      order,
      issued: {
        number,
        invoice_date: day,
        due_date: daysAfter(day, days),
        payment_reference: referenceOf(kind, number),
        seller,
        buyer: { name, type, org_number, street, zip, city, country },
      },
    };
  });
  const ids = await insertNumbered(
    tx,
    'invoices',
    made.map(({ order }) => ({
      ...own,
      customer_id: order.customer_id,
      delivered_on: order.order_date,
      purchase_order: order.reference,
      order_numbers: order.number,
      prices_include_vat: order.prices_include_vat,
      line_count: order.line_count,
      net: order.net,
      vat: order.vat,
      gross: order.gross,
      created_at: `${order.order_date}T15:00:00Z`,
      changed_at: `${order.order_date}T15:00:00Z`,
    })),
  );
  const issued = made.map(({ order, issued: one }, at) => ({
    id: ids[at],
    order_id: order.id,
    vat_rates: order.vat_rates,
    ...one,
  }));
  await sql`
    insert into invoice_lines (chain_id, company_id, document_id, key, position, kind, product_id,
      description, order_id, order_line, quantity, unit_price, discount_percent, vat_code,
      vat_category, vat_rate, amount)
    select ${chainId}, ${companyId}, i.id, gen_random_uuid(), l.position, l.kind, l.product_id,
      l.description, l.document_id, l.key, l.quantity, l.unit_price, l.discount_percent, l.vat_code,
      l.vat_category, l.vat_rate, l.amount
    from json_to_recordset(${JSON.stringify(issued)}::json) as i (id bigint, order_id bigint)
    join order_lines l on l.chain_id = ${chainId} and l.document_id = i.order_id`.execute(tx);
  await sql`
    update invoices one set state = 'issued', number = i.number, invoice_date = i.invoice_date,
      due_date = i.due_date, payment_reference = i.payment_reference, seller = i.seller,
      buyer = i.buyer, vat_rates = i.vat_rates
    from json_to_recordset(${JSON.stringify(issued)}::json) as i (id bigint, number text,
      invoice_date date, due_date date, payment_reference text, seller jsonb, buyer jsonb,
      vat_rates jsonb)
    where one.chain_id = ${chainId} and one.id = i.id`.execute(tx);
  await insertRows(tx, 'number_series', [
    {
      chain_id: chainId,
      name: `invoices:company:${companyId}`,
      next_number: first + issued.length,
    },
  ]);

  const entryOf = (at: number) => ({
    ...own,
    customer_id: made[at]!.order.customer_id!,
    currency: company.currency,
    intent: crypto.randomUUID(),
  });
  const debits = await insertNumbered(
    tx,
    'customer_entries',
    made.map(({ order, issued: one }, at) => ({
      ...entryOf(at),
      kind: 'invoice',
      amount: order.gross,
      day: one.invoice_date,
      due_day: one.due_date,
      invoice_id: ids[at]!,
    })),
  );
  const owed = made.map(({ order, issued: one }, at) => ({
    entry_id: debits[at]!,
    invoice_id: ids[at]!,
    customer_id: order.customer_id!,
    number: one.number,
    reference: one.payment_reference,
    payer: one.buyer.name,
    amount: order.gross,
    due_day: one.due_date,
  }));
  const { currency } = company;
  await seedPayments(tx, site, owed, { account: seat.account, currency, today, random });
}
