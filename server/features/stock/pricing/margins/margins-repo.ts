import { sql } from 'kysely';
import type { MarginCell } from '#contract/stock/pricing/margin-grids.ts';
import type { Tx } from '#server/db/open.ts';

/** Which grid of the margin manager. */
export interface Grid {
  readonly kind: string;
  readonly part: string;
}

const versions = (tx: Tx, { kind, part }: Grid) =>
  tx
    .selectFrom('margin_versions as m')
    .leftJoin('people as who', (join) =>
      join.onRef('who.chain_id', '=', 'm.chain_id').onRef('who.id', '=', 'm.made_by'),
    )
    .select(['m.version', 'm.cells', 'm.made_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('m.kind', '=', kind)
    .where('m.part', '=', part)
    .orderBy('m.version', 'desc');

/** A version of a grid: its margins, who made it and when. */
export interface Version {
  readonly version: number;
  readonly cells: readonly MarginCell[];
  readonly by: string | null;
  readonly at: Date | null;
}

/** The last versions of a grid, the newest first. */
export async function lastVersions(tx: Tx, grid: Grid, most: number): Promise<Version[]> {
  const rows = await versions(tx, grid).limit(most).execute();
  return rows.map(({ made_at: at, cells, ...row }) => ({
    ...row,
    at,
    cells: cells as MarginCell[],
  }));
}

/** The version of a grid that holds; 0, without margins, where nobody made one. */
export async function versionNow(tx: Tx, grid: Grid): Promise<Version> {
  const [last] = await lastVersions(tx, grid, 1);
  return last ?? { version: 0, cells: [], by: null, at: null };
}

/** The margins of an older version; undefined where there is none. */
export async function cellsOfVersion(
  tx: Tx,
  grid: Grid,
  version: number,
): Promise<MarginCell[] | undefined> {
  const row = await versions(tx, grid).where('m.version', '=', version).executeTakeFirst();
  return row?.cells as MarginCell[] | undefined;
}

/** Keeps a new version. False where somebody else made it meanwhile. */
export async function addVersion(
  tx: Tx,
  { chainId, kind, part, version }: Grid & { readonly chainId: number; readonly version: number },
  cells: readonly MarginCell[],
): Promise<boolean> {
  const made = await tx
    .insertInto('margin_versions')
    .values({ chain_id: chainId, kind, part, version, cells: JSON.stringify(cells) })
    .onConflict((same) => same.columns(['chain_id', 'kind', 'part', 'version']).doNothing())
    .returning('version')
    .execute();
  return made.length > 0;
}

/** What of some kind of product was sold at the site since a day, by product: without VAT, and what it had cost. */
export async function soldOf(
  tx: Tx,
  kind: string,
  since: string,
): Promise<Map<number, { readonly sold: number; readonly cost: number }>> {
  const { rows } = await sql<{ id: number; sold: number; cost: number }>`
    select line.product_id as id,
      sum(case when one.prices_include_vat
        then round(line.amount * 10000.0 / (10000 + line.vat_rate)) else line.amount end)::bigint as sold,
      sum(round(line.quantity * coalesce(known.cost, then_cost.cost) / 1000.0))::bigint as cost
    from orders one
    join order_lines line on line.chain_id = one.chain_id and line.document_id = one.id
    join products p on p.chain_id = line.chain_id and p.id = line.product_id and p.kind = ${kind}
    left join line_prices known on known.chain_id = line.chain_id
      and known.document_id = line.document_id and known.key = line.key
    left join lateral (
      select min(c.cost) as cost from product_costs c
      where c.chain_id = line.chain_id and c.product_id = line.product_id
        and c.archived_at is null and c.valid_from <= one.order_date) then_cost on true
    where one.site_id = current_site() and one.state = 'done' and one.archived_at is null
      and one.order_date >= ${since} and coalesce(known.cost, then_cost.cost) is not null
    group by line.product_id`.execute(tx);
  return new Map(rows.map(({ id, sold, cost }) => [id, { sold, cost }]));
}
