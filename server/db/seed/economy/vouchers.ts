import { sql } from 'kysely';
import { amountOf } from '#contract/accounting/vouchers/amount-of.ts';
import {
  seriesOf,
  type BookedEvent,
  type GiftCardEvent,
} from '#contract/accounting/vouchers/events.ts';
import type { Books } from '#contract/accounting/vouchers/books.ts';
import { voucherLines } from '#contract/accounting/vouchers/posting.ts';
import { saleEvent, type SoldThing } from '#contract/economy/invoices/sale-event.ts';
import type { Buyer } from '#contract/economy/invoices/parties.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { bankDeposits } from './bank-deposits.ts';
import { charges } from './charges.ts';

type Company = Pick<DemoSite, 'chainId' | 'companyId'>;

/** Books what each company has invoiced and been paid, in the order in which it happened. */
export async function seedVouchers(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const companies = new Map(sites.map((site) => [site.companyId, site]));
  for (const site of companies.values()) await seedCompany(tx, site);
}

async function seedCompany(tx: Tx, company: Company): Promise<void> {
  const { chainId: chain_id, companyId: company_id } = company;
  const books = await booksOf(tx, company);
  const events = [
    ...(await sales(tx, company)),
    ...(await deposits(tx, company)),
    ...(await bankDeposits(tx, company)),
    ...(await settlements(tx, company)),
    ...(await charges(tx, company)),
    ...(await giftCards(tx, company)),
  ].toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  const booked = events.flatMap((event) => {
    const made = voucherLines(event, books, event.day);
    if ('lack' in made) throw new Error(`Nothing to book by: ${JSON.stringify(made.lack)}`);
    return made.lines.length === 0 ? [] : [{ event, lines: made.lines }];
  });
  const ids = await insertNumbered(
    tx,
    'vouchers',
    booked.map(({ event }) => ({
      chain_id,
      company_id,
      kind: event.kind,
      series: seriesOf(event.kind),
      day: event.day,
      year: Number(event.day.slice(0, 4)),
      source_kind: event.source.kind,
      source_id: event.source.id,
      document_kind: event.document.kind,
      document_id: event.document.id,
      document_number: event.document.number,
      amount: Math.abs(amountOf(event)),
      // An object: the rows are taken apart as JSON.
      event: event as never,
    })),
  );
  await insertRows(
    tx,
    'voucher_lines',
    booked.flatMap(({ lines }, at) =>
      lines.map((line, position) => ({
        chain_id,
        company_id,
        voucher_id: ids[at]!,
        position,
        ...line,
      })),
    ),
  );
}

/** What a company books by. */
async function booksOf(tx: Tx, { chainId, companyId }: Company): Promise<Books> {
  const of = (table: string) =>
    sql`(select coalesce(json_agg(one order by one.id), '[]') from ${sql.table(table)} one
      where one.chain_id = ${chainId} and one.company_id = ${companyId})`;
  const { rows } = await sql<Omit<Books, 'accounts'> & { accounts: Account[] }>`
    select ${of('sales_accounting_rules')} as sales,
      ${of('payment_accounting_rules')} as payments, ${of('vat_codes')} as "vatCodes",
      ${of('payment_methods')} as methods, ${of('ledger_accounts')} as accounts`.execute(tx);
  const { accounts, ...books } = rows[0]!;
  return { ...books, accounts: new Map(accounts.map(({ id, ...account }) => [id, account])) };
}

type Account = { readonly id: number } & (Books['accounts'] extends ReadonlyMap<number, infer A>
  ? A
  : never);

async function sales(tx: Tx, { chainId, companyId }: Company): Promise<BookedEvent[]> {
  const { rows } = await sql<{
    invoice: Parameters<typeof saleEvent>[0];
    day: string;
    buyer: Buyer;
    lines: readonly (Line & SoldThing)[];
  }>`
    select to_json(i) as invoice, i.invoice_date as day, i.buyer,
      (select json_agg(to_jsonb(l) || jsonb_build_object('product_kind', p.kind,
          'product_type_id', p.type_id, 'cost_centre_id', o.cost_centre_id) order by l.position)
        from invoice_lines l
        left join products p on p.chain_id = l.chain_id and p.id = l.product_id
        left join orders o on o.chain_id = l.chain_id and o.id = l.order_id
        where l.chain_id = i.chain_id and l.document_id = i.id) as lines
    from invoices i
    where i.chain_id = ${chainId} and i.company_id = ${companyId} and i.state = 'issued'
    order by i.id`.execute(tx);
  return rows.map(({ invoice, day, buyer, lines }) => {
    const things = new Map(lines.map(({ key, ...thing }) => [key, thing]));
    return saleEvent({ ...invoice, lines }, { day, buyer, things });
  });
}

async function deposits(tx: Tx, { chainId, companyId }: Company): Promise<BookedEvent[]> {
  const { rows } = await sql<{
    id: number;
    order_id: number;
    number: string;
    day: string;
    amount: number;
    rounding: number;
    payment_kind: string;
    payment_method_id: number;
    cost_centre_id: number | null;
  }>`
    select d.id, o.id as order_id, o.number, (d.happened_at at time zone s.timezone)::date as day,
      d.amount, d.rounding, m.kind as payment_kind, m.id as payment_method_id, o.cost_centre_id
    from order_deposits d
    join orders o on o.chain_id = d.chain_id and o.id = d.order_id
    join sites s on s.chain_id = d.chain_id and s.id = d.site_id
    join payment_methods m on m.chain_id = d.chain_id and m.id = d.method_id
    where d.chain_id = ${chainId} and s.company_id = ${companyId}
    order by d.id`.execute(tx);
  return rows.map(({ id, order_id, number, ...event }) => ({
    kind: 'deposit',
    source: { kind: 'order-deposits', id },
    document: { kind: 'orders', id: order_id, number },
    ...event,
  }));
}

async function settlements(tx: Tx, { chainId, companyId }: Company): Promise<BookedEvent[]> {
  const { rows } = await sql<{
    id: number;
    invoice_id: number;
    number: string;
    day: string;
    amount: number;
  }>`
    select e.id, e.invoice_id, i.number, e.day, e.amount
    from customer_entries e
    join invoices i on i.chain_id = e.chain_id and i.id = e.invoice_id
    where e.chain_id = ${chainId} and e.company_id = ${companyId} and e.kind = 'payment'
    order by e.id`.execute(tx);
  return rows.map(({ id, invoice_id, number, ...event }) => ({
    kind: 'settlement',
    source: { kind: 'customer-entries', id },
    document: { kind: 'invoices', id: invoice_id, number },
    ...event,
  }));
}

async function giftCards(tx: Tx, { chainId, companyId }: Company): Promise<BookedEvent[]> {
  const { rows } = await sql<
    Omit<GiftCardEvent, 'kind' | 'source' | 'document'> & {
      readonly id: number;
      readonly card_id: number;
      readonly number: string;
    }
  >`
    select e.id, e.card_id, g.number, e.kind as what, e.amount, e.recorded_at::date as day,
      m.kind as payment_kind, m.id as payment_method_id, g.owed_as_id
    from gift_card_entries e
    join gift_cards g on g.chain_id = e.chain_id and g.id = e.card_id
    join payment_methods m on m.chain_id = g.chain_id and m.id = g.method_id
    where e.chain_id = ${chainId} and e.company_id = ${companyId} and e.deposit_id is null
    order by e.id`.execute(tx);
  return rows.map(({ id, card_id, number, ...event }) => ({
    kind: 'gift_card',
    source: { kind: 'gift-card-entries', id },
    document: { kind: 'gift-cards', id: card_id, number },
    ...event,
  }));
}
