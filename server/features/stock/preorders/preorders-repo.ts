import { sql } from 'kysely';
import { foldText } from '#contract/kit/rules/same-text.ts';
import type { CallOff } from '#contract/stock/preorders/preorder-calls.ts';
import type { Covering } from '#contract/stock/preorders/covering.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { priceFallsOf, type SupplierCost } from '#contract/stock/preorders/price-fall-rules.ts';
import type { AgreedLine } from '#contract/stock/preorders/call-off-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** The sites of the caller's company. */
export const sitesOfCompany = (tx: Tx, { companyId }: Pick<Actor, 'companyId'>) =>
  tx
    .selectFrom('sites')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('active', '=', true)
    .orderBy('name')
    .execute();

/** The lines of an agreement with what of each is called off and has come, and the site it is meant for. */
export const linesThere = (tx: Tx, agreement: number) =>
  tx
    .selectFrom('preorder_lines as l')
    .leftJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'l.chain_id').onRef('s.id', '=', 'l.for_site'),
    )
    .select(['l.key', 'l.called_off', 'l.received', 'l.quantity', 'l.amount'])
    .select(['s.id as site_id', 's.name as site'])
    .where('l.document_id', '=', agreement)
    .orderBy('l.position')
    .orderBy('l.key')
    .execute();

/** One line of an agreement, as the rules ask for it; undefined where there is none. */
export const agreedLine = (
  tx: Tx,
  agreement: number,
  key: string,
): Promise<AgreedLine | undefined> =>
  tx
    .selectFrom('preorder_lines')
    .select(['quantity', 'called_off', 'product_id', 'for_site'])
    .where('document_id', '=', agreement)
    .where('key', '=', key)
    .executeTakeFirst();

/** The refill that an intent has become; undefined where it is new. */
export const refillOfIntent = async (tx: Tx, intent: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('preorder_call_offs')
      .select('refill_id')
      .where('intent', '=', intent)
      .executeTakeFirst()
  )?.refill_id;

/** What one of a line costs, its discount taken off, in hundredths of a minor unit. */
const priceOfLine = sql<number>`round(l.unit_price * (10000 - coalesce(l.discount_percent, 0)) / 10000.0)::bigint`;

/** A part of a line that was called off. */
interface NewCallOff {
  readonly agreement_id: number;
  readonly line_key: string;
  readonly refill_id: number;
  readonly refill_number: string;
  readonly product_id: number;
  readonly quantity: number;
  readonly wanted_on: string;
  readonly intent: string;
  readonly called_at: Date;
}

/** Writes a call-off down; its line follows it. */
export async function writeCallOff(
  tx: Tx,
  { chainId, companyId, siteId }: Pick<Actor, 'chainId' | 'companyId' | 'siteId'>,
  made: NewCallOff,
): Promise<void> {
  const own = { chain_id: chainId, company_id: companyId, at_site: siteId };
  await tx
    .insertInto('preorder_call_offs')
    .values({ ...own, ...made, asked: made.quantity })
    .execute();
}

/** What was called off of an agreement, the newest first, with what its supplier owes for prices that fell by a day there. */
export async function callOffsOf(
  tx: Tx,
  agreement: number,
  { today, timezone }: { readonly today: string; readonly timezone: string },
): Promise<CallOff[]> {
  const rows = await tx
    .selectFrom('preorder_call_offs as c')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'c.chain_id').onRef('s.id', '=', 'c.at_site'),
    )
    .innerJoin('products as p', (join) =>
      join.onRef('p.chain_id', '=', 'c.chain_id').onRef('p.id', '=', 'c.product_id'),
    )
    .innerJoin('preorder_agreements as a', (join) =>
      join.onRef('a.chain_id', '=', 'c.chain_id').onRef('a.id', '=', 'c.agreement_id'),
    )
    .innerJoin('preorder_lines as l', (join) =>
      join
        .onRef('l.chain_id', '=', 'c.chain_id')
        .onRef('l.document_id', '=', 'c.agreement_id')
        .onRef('l.key', '=', 'c.line_key'),
    )
    .leftJoin('people as who', 'who.id', 'c.called_by')
    .select(['c.id', 'c.line_key as key', 'p.name as product', 'c.at_site as site_id'])
    .select(['s.name as site', 'c.refill_id', 'c.refill_number', 'c.asked', 'c.quantity'])
    .select(['c.received', 'c.wanted_on', 'c.called_at', 'c.came_at', 'a.agreed_on'])
    .select(priceOfLine.as('unit_price'))
    .select(
      sql<SupplierCost[]>`(select coalesce(json_agg(json_build_object(
        'valid_from', k.valid_from, 'cost', k.cost)), '[]')
      from product_costs k where a.price_fall and k.chain_id = c.chain_id
        and k.product_id = c.product_id and k.archived_at is null
        and k.supplier_key = name_search_key(a.supplier) and k.valid_from > a.agreed_on)`.as(
        'costs',
      ),
    )
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('c.agreement_id', '=', agreement)
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ came_at: came, costs, unit_price, agreed_on, ...row }) => {
    const came_on = came && dayOf(came.getTime(), timezone);
    const one = { ...row, unit_price, agreed_on: agreed_on ?? today, came_on, today };
    return { ...row, called_at: row.called_at.toISOString(), falls: priceFallsOf(one, costs) };
  });
}

/** By which active agreements a site can call products off on a day, the one that ends first before others. */
export async function coveringOf(
  tx: Tx,
  {
    products,
    siteId,
    day,
  }: { readonly products: readonly number[]; readonly siteId: number; readonly day: string },
): Promise<Covering[]> {
  const { rows } = await sql<Covering>`
    select l.key, l.product_id, a.id as agreement_id, a.number, a.supplier,
      l.quantity - l.called_off as left,
      ${priceOfLine} as unit_price,
      a.deliver_to as until
    from preorder_lines l
    join preorder_agreements a on a.chain_id = l.chain_id and a.id = l.document_id
      and a.state = 'active' and a.archived_at is null
    where l.product_id = any (${[...products]}::bigint[]) and l.called_off < l.quantity
      and coalesce(l.for_site, ${siteId}) = ${siteId}
      and coalesce(a.deliver_to, ${day}::date) >= ${day}::date
    order by l.product_id, a.deliver_to nulls last, l.deliver_on nulls last, a.id, l.position
    limit 1000`.execute(tx);
  return rows;
}

/** What products cost to buy on a day, of a supplier where that is known, else of any (minor units). */
export async function costsOf(
  tx: Tx,
  {
    products,
    supplier,
    day,
  }: { readonly products: readonly number[]; readonly supplier: string; readonly day: string },
): Promise<{ id: number; price: number | null }[]> {
  const { rows } = await sql<{ id: number; price: number | null }>`
    select p.id, (select c.cost from product_costs c
        where c.chain_id = p.chain_id and c.product_id = p.id and c.archived_at is null
          and c.valid_from <= ${day}
        order by (c.supplier_key = ${foldText(supplier)}) desc, c.valid_from desc, c.id desc
        limit 1) as price
    from products p where p.id = any (${[...products]}::bigint[])`.execute(tx);
  return rows;
}
