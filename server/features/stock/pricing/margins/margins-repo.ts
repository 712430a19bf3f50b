import { sql } from 'kysely';
import type { MarginCell } from '#contract/stock/pricing/margin-grids.ts';
import type { Tx } from '#server/db/open.ts';
import { soldLines } from './sold-lines-repo.ts';

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
    select sold.product_id as id, sum(sold.net)::bigint as sold, sum(sold.cost)::bigint as cost
    from (${soldLines({ from: since })}) sold
    join products p on p.id = sold.product_id and p.kind = ${kind}
    where sold.cost is not null
    group by sold.product_id`.execute(tx);
  return new Map(rows.map(({ id, sold, cost }) => [id, { sold, cost }]));
}
