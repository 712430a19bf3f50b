import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import { anyTable, tableOf, type Stored, type Values } from './resource-table.ts';

/** A row as it is stored, which nobody else changes until the transaction ends. Throws `common.not_found`. */
export async function lockRow(tx: Tx, resource: Resource, id: number): Promise<Stored> {
  const row = await anyTable(tx)
    .selectFrom(tableOf(resource))
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('common.not_found');
  return row as Stored;
}

/** Two rows that are to become one, locked in one order, so that two who merge crosswise do not wait for each other. Throws `same` where they are one row already. */
export async function lockBoth(
  tx: Tx,
  resource: Resource,
  [one, other]: readonly [number, number],
  same: ErrorCode,
): Promise<[Stored, Stored]> {
  if (one === other) throw new AppError(same);
  const [first, second] = [Math.min(one, other), Math.max(one, other)];
  const rows = [await lockRow(tx, resource, first), await lockRow(tx, resource, second)] as const;
  return one === first ? [rows[0], rows[1]] : [rows[1], rows[0]];
}

/** Inserts a row of the caller's chain (and site) and returns its id. Throws what `faultOf` says. */
export async function insertRow(
  tx: Tx,
  resource: Resource,
  caller: Caller,
  values: Values,
): Promise<number> {
  const own = {
    chain_id: caller.chainId,
    ...(resource.of === 'site' && { site_id: caller.siteId }),
  };
  const { id } = await anyTable(tx)
    .insertInto(tableOf(resource))
    .values({ ...own, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw faultOf(resource, error);
    });
  return id as number;
}

/** Writes over a row that is locked, as its next version. Throws what `faultOf` says. */
export async function updateRow(
  tx: Tx,
  resource: Resource,
  caller: Caller,
  id: number,
  values: Values,
): Promise<void> {
  await anyTable(tx)
    .updateTable(tableOf(resource))
    .set({
      ...values,
      version: sql`version + 1`,
      changed_at: sql`now()`,
      changed_by: caller.userId,
    })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw faultOf(resource, error);
    });
}

/** Whether one of another resource is there and in use, for who may point at it. */
export async function isInUse(tx: Tx, resource: Resource, id: number): Promise<boolean> {
  const row = await anyTable(tx)
    .selectFrom(tableOf(resource))
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What the database's refusal of a row means: `common.already_exists` at the field that the broken
 * constraint is named after (`<table>_<field>_key`), else the error itself.
 */
export function faultOf(resource: Resource, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return error;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  const field = Object.keys(resource.fields).find(
    (name) => constraint === `${tableOf(resource)}_${name}_key`,
  );
  return new AppError('common.already_exists', {}, field ? { [field]: 'fields.taken' } : undefined);
}
