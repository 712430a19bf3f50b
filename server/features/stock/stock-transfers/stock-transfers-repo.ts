import { sql } from 'kysely';
import type {
  ComingTransfer,
  Loaded,
  TransferLine,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import type { CarriedLine } from '#contract/stock/stock-transfers/transfer-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { PrintedTransfer } from './paper-content.ts';

type Site = Pick<Actor, 'chainId' | 'siteId'>;

/** The warehouses of the other sites of the chain that are in use. */
export async function warehousesElsewhere(tx: Tx) {
  const { rows } = await sql<{ id: number; name: string; site_id: number; site: string }>`
    select * from warehouses_elsewhere()`.execute(tx);
  return rows;
}

/** What is loaded on a transfer, by its names, with what is free of it where it is taken from. */
export async function loadedLines(
  tx: Tx,
  warehouse: number,
  goods: readonly Loaded[],
): Promise<TransferLine[]> {
  const { rows } = await sql<TransferLine>`
    select null::bigint as id, p.id as product_id, p.name, p.number, line.dot, line.quantity,
      coalesce(l.on_hand - stock_levels_reserved(l.id), 0) as free,
      0 as received, 0 as lost, '' as reason, null::bigint as value
    from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb)
      as line (product_id bigint, dot text, quantity bigint)
    join products p on p.chain_id = current_chain() and p.id = line.product_id
    left join stock_levels l on l.chain_id = p.chain_id and l.site_id = current_site()
      and l.product_id = p.id and l.warehouse_id = ${warehouse}
    order by p.name_sort, p.id, line.dot`.execute(tx);
  return rows;
}

/** What a transfer of the caller's site has carried away, and what became of it. */
export async function linesOf(tx: Tx, id: number): Promise<TransferLine[]> {
  const rows = await tx
    .selectFrom('stock_transfer_lines as x')
    .innerJoin('products as p', (join) =>
      join.onRef('p.chain_id', '=', 'x.chain_id').onRef('p.id', '=', 'x.product_id'),
    )
    .select(['x.id', 'x.product_id', 'p.name', 'p.number', 'x.dot', 'x.quantity'])
    .select(['x.received', 'x.lost', 'x.reason', 'x.value'])
    .where('x.transfer_id', '=', id)
    .orderBy('p.name_sort')
    .orderBy('x.id')
    .execute();
  return rows.map(({ reason, ...row }) => ({
    ...row,
    free: null,
    reason: reason as TransferLine['reason'],
  }));
}

/** The movements by which a transfer left. */
export const movementsOfTransfer = async (tx: Tx, id: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('stock_transfer_lines')
      .select('movement_id')
      .where('transfer_id', '=', id)
      .orderBy('product_id')
      .orderBy('id')
      .execute()
  ).map(({ movement_id: movement }) => movement);

/** Writes what leaves with a transfer, as its movements took it out. */
export async function writeLines(
  tx: Tx,
  { chainId, siteId }: Site,
  id: number,
  movements: readonly number[],
): Promise<void> {
  await sql`
    insert into stock_transfer_lines
      (chain_id, site_id, transfer_id, product_id, movement_id, dot, quantity, value)
    select ${chainId}, ${siteId}, ${id}, m.product_id, m.id, m.dot, m.quantity, m.value
    from stock_movements m
    where m.chain_id = ${chainId} and m.id = any (${[...movements]}::bigint[])
    order by m.id`.execute(tx);
}

/** Writes to which warehouse a transfer goes: one of another site, which no resource of this one can refer to. */
export async function writeWhereTo(
  tx: Tx,
  id: number,
  values: { to_site_id: number; to_warehouse_id: number },
): Promise<void> {
  await tx.updateTable('stock_transfers').set(values).where('id', '=', id).execute();
}

/** What goes along is shown as coming where it goes, once the transfer is sent. */
export const announceThere = (tx: Tx, id: number) =>
  sql`select announce_stock_transfer(${id})`.execute(tx);

/** The site that a transfer of the caller's goes to; undefined while it is loaded. */
export const siteOfTransfer = async (tx: Tx, id: number): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('stock_transfers')
      .select('to_site_id')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.to_site_id ?? undefined;

type Coming = Omit<ComingTransfer, 'lines' | 'sent_at'> & {
  readonly from_site_id: number;
  readonly sent_at: Date;
  readonly lines: (CarriedLine & Omit<ComingTransfer['lines'][number], 'ean'>)[];
};

/** What is on its way to the caller's site; of one transfer where it is said, which nobody else receives until the transaction ends. */
export async function transfersToHere(tx: Tx, id: number | null = null): Promise<Coming[]> {
  const { rows } = await sql<Coming>`select * from stock_transfers_to_here(${id}::bigint)`.execute(
    tx,
  );
  return rows;
}

/** What is on its way to the caller's site, with what scanners read from it. */
export async function transfersWithCodes(tx: Tx) {
  const coming = await transfersToHere(tx);
  const ids = coming.flatMap(({ lines }) => lines.map((line) => line.product_id));
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'ean'])
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  const eans = new Map(rows.map(({ id, ean }) => [id, ean]));
  return coming.map(({ lines, ...transfer }) => ({
    ...transfer,
    lines: lines.map((line) => ({ ...line, ean: eans.get(line.product_id) ?? '' })),
  }));
}

/** A transfer that has left the caller's site or goes there, as its paper says it; undefined where there is none. */
export async function transferToPrint(tx: Tx, id: number): Promise<PrintedTransfer | undefined> {
  const { rows } = await sql<PrintedTransfer>`select * from stock_transfer_paper(${id})`.execute(
    tx,
  );
  return rows[0];
}

/** What became of a line now. */
export interface Settled extends Pick<
  CarriedLine,
  'received' | 'received_value' | 'lost' | 'lost_value'
> {
  readonly id: number;
  readonly reason: string;
}

/** Writes what has come of a transfer and what is lost; answers whether it is over. */
export async function settle(tx: Tx, id: number, lines: readonly Settled[]): Promise<boolean> {
  const { rows } = await sql<{ is_over: boolean }>`
    select settle_stock_transfer(${id}, ${JSON.stringify(lines)}::jsonb) as is_over`.execute(tx);
  return rows[0]!.is_over;
}
