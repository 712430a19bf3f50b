import { sql } from 'kysely';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import {
  anyTable,
  onTheWire,
  ownerOf,
  tableOf,
  type Stored,
  type Values,
} from './resource-table.ts';
import { errorOf } from './row-repo.ts';

const rowsAtOnce = 2_000;

/** Inserts many rows of the caller's own; their ids in the order of the rows. All have the fields of the first. */
export async function insertRows(
  tx: Tx,
  resource: Resource,
  actor: Actor,
  rows: readonly Values[],
): Promise<number[]> {
  const own = ownerOf(resource, actor);
  const table = sql.table(tableOf(resource));
  const ids: number[] = [];
  for (const batch of batches(rows)) {
    const columns = sql.join(Object.keys({ ...own, ...batch[0] }).map((name) => sql.ref(name)));
    const json = JSON.stringify(batch.map((row) => ({ ...own, ...row })));
    const inserted = await sql<{ id: number }>`
      insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${json}::json) with ordinality
      order by ordinality returning id`
      .execute(tx)
      .catch((error: unknown) => {
        throw errorOf(resource, error);
      });
    // Ids are drawn in the order of the rows; in which order they are returned nobody promises.
    ids.push(...inserted.rows.map(({ id }) => id).toSorted((a, b) => a - b));
  }
  return ids;
}

/** Rows as they are stored, by their ids, which nobody else changes until the transaction ends; what points at them can still be added. */
export async function lockRows(
  tx: Tx,
  resource: Resource,
  ids: readonly number[],
): Promise<Map<number, Stored>> {
  const rows = await anyTable(tx)
    .selectFrom(tableOf(resource))
    .selectAll()
    .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map((rows as unknown as Stored[]).map((row) => [row.id, onTheWire(resource, row)]));
}

/** One row's change among many, and the version it starts from. */
export interface NextVersion {
  readonly id: number;
  readonly version: number;
  readonly values: Values;
}

/** Writes over many rows, each only while it is in the version said; the ids of those that were. */
export async function updateRows(
  tx: Tx,
  resource: Resource,
  { userId }: Actor,
  rows: readonly NextVersion[],
): Promise<number[]> {
  const table = sql.table(tableOf(resource));
  const done: number[] = [];
  // Rows that change the same fields go together.
  const duplicates = Map.groupBy(rows, ({ values }) => Object.keys(values).toSorted().join());
  for (const [fields, ofFields] of duplicates) {
    const sets = fields
      .split(',')
      .filter((name) => name !== '')
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}, `);
    for (const batch of batches(ofFields)) {
      const json = JSON.stringify(
        batch.map(({ id, version, values }) => ({ ...values, id, version })),
      );
      const updated = await sql<{ id: number }>`
        update ${table} row set ${sql.join(sets, sql``)}
          version = row.version + 1, changed_at = now(), changed_by = ${userId}
        from json_populate_recordset(null::${table}, ${json}::json) given
        where row.id = given.id and row.version = given.version returning row.id`
        .execute(tx)
        .catch((error: unknown) => {
          throw errorOf(resource, error);
        });
      done.push(...updated.rows.map(({ id }) => id));
    }
  }
  return done;
}

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}
