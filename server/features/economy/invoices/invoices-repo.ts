import { sql } from 'kysely';
import type { ListedInvoice } from '#contract/economy/invoices/invoice-calls.ts';
import type { Buyer } from '#contract/economy/invoices/parties.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import type { Tx } from '#server/db/open.ts';

/** Who an invoice is to, as the register has them now: whom a customer was merged into, where they were. */
export async function buyerOf(
  tx: Tx,
  customer: number,
): Promise<Buyer & { readonly id: number; readonly payment_days: number | null }> {
  const { rows } = await sql<Buyer & { id: number; payment_days: number | null }>`
    with recursive same as (
      select * from customers where chain_id = current_chain() and id = ${customer}
      union all
      select c.* from customers c join same s
        on c.chain_id = s.chain_id and c.id = s.merged_into_id)
    select id, name, type, org_number, street, zip, city, country, payment_days from same
    where merged_into_id is null`.execute(tx);
  return rows[0]!;
}

/** Whether a customer is archived, so that no form takes them any more. */
export const isArchived = async (tx: Tx, customer: number): Promise<boolean> =>
  (
    await tx
      .selectFrom('customers')
      .select('archived_at')
      .where('id', '=', customer)
      .executeTakeFirstOrThrow()
  ).archived_at !== null;

/** Says whom a draft is to. */
export const writeCustomer = (tx: Tx, draft: number, customer_id: number | null) =>
  tx.updateTable('invoices').set({ customer_id }).where('id', '=', draft).execute();

/** How the lines of an invoice are taxed, each category once or more. */
export const categoriesOf = async (tx: Tx, invoice: number): Promise<VatCategory[]> =>
  (
    await tx
      .selectFrom('invoice_lines')
      .select('vat_category')
      .where('document_id', '=', invoice)
      .execute()
  ).map(({ vat_category: category }) => category as VatCategory);

/** Whom an invoice was issued to; a credit note is to them, whatever the register says of them by now. Who was merged into another is kept under their id. */
export async function issuedTo(
  tx: Tx,
  invoice: number,
): Promise<Buyer & { readonly id: number; readonly payment_days: null }> {
  const { customer_id, buyer } = await tx
    .selectFrom('invoices')
    .select(['customer_id', 'buyer'])
    .where('id', '=', invoice)
    .executeTakeFirstOrThrow();
  const { id } = await buyerOf(tx, customer_id!);
  return { ...(buyer as Buyer), id, payment_days: null };
}

/** The orders that an invoice has lines of, in the order in which they are locked. */
export const ordersOf = async (tx: Tx, invoice: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('invoice_lines')
      .select('order_id')
      .distinct()
      .where('document_id', '=', invoice)
      .where('order_id', 'is not', null)
      .orderBy('order_id')
      .execute()
  ).map(({ order_id: order }) => order!);

/** How much of each line of orders stands on invoices, in thousandths, by order and key. */
export const invoicedOfLines = async (
  tx: Tx,
  orders: readonly number[],
): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await tx
        .selectFrom('order_lines')
        .select(['document_id', 'key', 'invoiced'])
        .where('document_id', 'in', orders)
        .execute()
    ).map(({ document_id: order, key, invoiced }) => [lineOf(order, key), invoiced]),
  );

/** Whether somebody who may give credit said of each order of an invoice that it goes on. */
export async function isLetOnOrders(tx: Tx, invoice: number): Promise<boolean> {
  const { rows } = await sql<{ is_let: boolean }>`
    select coalesce(bool_and(coalesce(o.credit_reason <> '' and o.gross <= o.credit_to, false)),
      false) as is_let
    from (select distinct order_id as id from invoice_lines
      where chain_id = current_chain() and document_id = ${invoice} and order_id is not null) of
    left join orders o on o.chain_id = current_chain() and o.id = of.id`.execute(tx);
  return rows[0]!.is_let;
}

/** What a line of an order is known by. */
export const lineOf = (order: number, key: string): string => `${order} ${key}`;

/** A line of an invoice with the line of an order, or none, that it is of. */
export interface LineSource {
  readonly key: string;
  readonly order_id: number;
  readonly order_line: string;
}

/** Writes of which lines of orders the lines of an invoice are; how much of those is invoiced follows. */
export const writeSources = (tx: Tx, invoice: number, sources: readonly LineSource[]) =>
  sql`
    update invoice_lines l set order_id = s.order_id, order_line = s.order_line,
      order_number = o.number, licenseplate = coalesce(c.licenseplate, ''),
      odometer = o.odometer, done_on = o.done_on
    from json_to_recordset(${JSON.stringify(sources)}::json)
      as s (key uuid, order_id bigint, order_line uuid)
    join orders o on o.chain_id = current_chain() and o.id = s.order_id
    left join cars c on c.chain_id = o.chain_id and c.id = o.car_id
    where l.chain_id = current_chain() and l.document_id = ${invoice} and l.key = s.key`.execute(
    tx,
  );

/** Has the lines of a credit note be of those lines of orders, and for those days, which the same ones of its invoice are. */
export const writeSameSources = (tx: Tx, credit: number, invoice: number) =>
  sql`
    update invoice_lines l set order_id = s.order_id, order_line = s.order_line,
      order_number = s.order_number, licenseplate = s.licenseplate,
      odometer = s.odometer, done_on = s.done_on, agreement_id = s.agreement_id,
      period_from = s.period_from, period_to = s.period_to
    from invoice_lines s
    where s.chain_id = current_chain() and s.document_id = ${invoice}
      and (s.order_id is not null or s.period_from is not null)
      and l.chain_id = s.chain_id and l.document_id = ${credit} and l.key = s.key`.execute(tx);

/** The lines of an invoice that are of orders, with what their reader knows the order by, as it was. */
export const ordersOfLines = (tx: Tx, invoice: number) =>
  tx
    .selectFrom('invoice_lines')
    .select(['key', 'order_number', 'licenseplate', 'odometer', 'done_on'])
    .where('document_id', '=', invoice)
    .where('order_number', '<>', '')
    .execute();

/** Of which lines of orders an invoice's are, of whichever site, and how much of those it could have, in thousandths. */
export const sourcesOf = (tx: Tx, invoice: number) =>
  tx
    .selectFrom('invoice_lines as l')
    .select(['l.key', 'l.order_id', 'l.order_line'])
    .select(sql<number>`left_of_order_line(l.order_id, l.order_line) + l.quantity`.as('most'))
    .where('l.document_id', '=', invoice)
    .where('l.order_id', 'is not', null)
    .$narrowType<{ order_id: number; order_line: string }>()
    .execute();

/** Says where a series begins, unless it has begun. */
export const beginSeries = (tx: Tx, series: string, first: number) =>
  sql`
    insert into number_series (chain_id, name, next_number)
    values (current_chain(), ${series}, ${first})
    on conflict (chain_id, name) do nothing`.execute(tx);

/** The invoices and credit notes of an order or a storage agreement, the newest first. */
export async function invoicesOf(
  tx: Tx,
  source: 'order_id' | 'agreement_id',
  of: number,
): Promise<ListedInvoice[]> {
  const { rows } = await sql<ListedInvoice>`
    select id, number, kind, state, invoice_date, due_date, gross, invoices_open(id) as open
    from invoices i
    where i.chain_id = current_chain() and i.archived_at is null and exists (
      select from invoice_lines l
      where l.chain_id = i.chain_id and l.document_id = i.id
        and ${sql.ref(`l.${source}`)} = ${of})
    order by id desc`.execute(tx);
  return rows;
}
