import type { ErrorCode } from '#contract/errors.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import {
  anyTable,
  onTheWire,
  ownerOf,
  tableOf,
  type Stored,
  type Values,
} from './resource-table.ts';

/** A row as it is stored, which nobody else changes until the transaction ends; what points at it can still be added. Throws `common.not_found`. */
export async function lockRow(tx: Tx, resource: Resource, id: number): Promise<Stored> {
  const row = await anyTable(tx)
    .selectFrom(tableOf(resource))
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('common.not_found');
  return onTheWire(resource, row as Stored);
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

/** Inserts a row of the caller's own and returns its id. Throws what `errorOf` says. */
export async function insertRow(
  tx: Tx,
  resource: Resource,
  caller: Actor,
  values: Values,
): Promise<number> {
  const { id } = await anyTable(tx)
    .insertInto(tableOf(resource))
    .values({ ...ownerOf(resource, caller), ...inColumns(resource, values) })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw errorOf(resource, error);
    });
  return id as number;
}

// A list would be taken for an array of the database. Lines stand in a table of their own.
const inColumns = ({ fields }: Resource, values: Values) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => fields[name]?.kind !== 'lines')
      .map(([name, value]) => [
        name,
        fields[name]?.kind === 'structure' ? JSON.stringify(value) : value,
      ]),
  );

/** Of these ids of another resource those that are there and, where it is asked, in use, for who may point at them, each with what it stands within. */
export async function thereOf(
  tx: Tx,
  resource: Resource,
  ids: readonly number[],
  { evenArchived = false }: { readonly evenArchived?: boolean } = {},
): Promise<Map<number, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await anyTable(tx)
    .selectFrom(tableOf(resource))
    .select(['id', `${resource.within ?? 'id'} as home`])
    .where('id', 'in', ids)
    .$if(!evenArchived, (all) => all.where('archived_at', 'is', null))
    .execute();
  return new Map(rows.map(({ id, home }) => [id as number, home]));
}

/**
 * What the database's refusal of a row means: `common.already_exists` at the field that the broken
 * constraint is named after (`<table>_<field>_key`), else the error itself.
 */
export function errorOf(resource: Resource, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return error;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  const field = Object.keys(resource.fields).find(
    (name) => constraint === `${tableOf(resource)}_${name}_key`,
  );
  return new AppError('common.already_exists', {}, field ? { [field]: 'fields.taken' } : undefined);
}
