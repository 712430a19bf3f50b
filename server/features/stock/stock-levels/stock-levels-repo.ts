import { sql } from 'kysely';
import type { MovementKind } from '#contract/stock/stock-levels/movement-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** What is to be written into the ledger. */
export interface NewMovement {
  readonly intent: string;
  readonly product_id: number;
  readonly kind: MovementKind;
  readonly from_warehouse: number | null;
  readonly to_warehouse: number | null;
  readonly dot: string;
  readonly quantity: number;
  readonly value: number;
  readonly reason: string;
  readonly source: string;
  readonly note: string;
  readonly override: string;
  readonly reverses: number | null;
  /** The refill that it came by. */
  readonly refill_id: number | null;
  /** The order that it was sold by. */
  readonly order_id: number | null;
  /** Whether the end of that order has moved it. */
  readonly finishes_order: boolean;
  /** The transfer between sites that it left or came by. */
  readonly transfer_id: number | null;
  readonly happened_at: Date;
}

/** The line of the ledger that an intent has become; undefined where it is new. */
export const movementOfIntent = async (tx: Tx, intent: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('stock_movements')
      .select('id')
      .where('intent', '=', intent)
      .executeTakeFirst()
  )?.id;

/** Writes a line of the ledger; the levels follow it. */
export async function writeMovement(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  movement: NewMovement,
): Promise<number> {
  const { id } = await tx
    .insertInto('stock_movements')
    .values({ chain_id: chainId, site_id: siteId, ...movement })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How much of a product stands in a warehouse, which nobody else changes until the transaction ends. */
export interface LockedLevel {
  readonly id: number;
  readonly warehouse_id: number;
  readonly on_hand: number;
  readonly value: number;
  readonly reserved: number;
  readonly dots: Readonly<Record<string, number>>;
}

/** Holds the levels of a product in warehouses, in their order, so that no two who move it wait for each other for ever; those that are not there yet begin with nothing. */
export async function lockLevels(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  product: number,
  warehouses: readonly number[],
): Promise<Map<number, LockedLevel>> {
  const inOrder = [...new Set(warehouses)].toSorted((one, other) => one - other);
  for (const warehouse_id of inOrder) {
    await tx
      .insertInto('stock_levels')
      .values({ chain_id: chainId, site_id: siteId, product_id: product, warehouse_id })
      .onConflict((met) =>
        met.columns(['chain_id', 'site_id', 'product_id', 'warehouse_id']).doNothing(),
      )
      .execute();
  }
  const rows = await tx
    .selectFrom('stock_levels')
    .select(['id', 'warehouse_id', 'on_hand', 'value', 'dots'])
    .where('product_id', '=', product)
    .where('warehouse_id', 'in', [...inOrder, 0])
    .orderBy('warehouse_id')
    .forNoKeyUpdate()
    .execute();
  const locked = new Map<number, LockedLevel>();
  for (const { dots, ...row } of rows) {
    // What is reserved is counted once nobody else can reserve.
    const reserved = await reservedOf(tx, row.id);
    locked.set(row.warehouse_id, { ...row, reserved, dots: dots as Record<string, number> });
  }
  return locked;
}

async function reservedOf(tx: Tx, level: number): Promise<number> {
  const { rows } = await sql<{ reserved: number }>`
    select stock_levels_reserved(${level}) as reserved`.execute(tx);
  return rows[0]!.reserved;
}

/** What a product is, as far as its stock asks, and what it costs to buy on a day (minor units): the latest that holds by then. */
export const stockedProduct = (tx: Tx, product: number, day: string) =>
  tx
    .selectFrom('products as p')
    .select(['p.kind', 'p.stocked'])
    .select((of) =>
      of
        .selectFrom('product_costs as c')
        .select('c.cost')
        .whereRef('c.product_id', '=', 'p.id')
        .where('c.archived_at', 'is', null)
        .where('c.valid_from', '<=', day)
        .orderBy('c.valid_from', 'desc')
        .orderBy('c.id', 'desc')
        .limit(1)
        .as('cost'),
    )
    .where('p.id', '=', product)
    .executeTakeFirst();

/** A line of the ledger by its id, with whether another has taken it back. */
export const movementWithId = (tx: Tx, id: number) =>
  tx
    .selectFrom('stock_movements as m')
    .selectAll('m')
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('stock_movements as back')
            .select('back.id')
            .whereRef('back.reverses', '=', 'm.id'),
        )
        .as('taken_back'),
    )
    .where('m.id', '=', id)
    .executeTakeFirst();

/** The warehouses among these that are there and in use. */
export const warehousesInUse = async (tx: Tx, ids: readonly number[]): Promise<Set<number>> =>
  new Set(
    (
      await tx
        .selectFrom('warehouses')
        .select('id')
        .where('id', 'in', ids)
        .where('archived_at', 'is', null)
        .execute()
    ).map(({ id }) => id),
  );
