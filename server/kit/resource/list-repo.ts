import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { defaultPageSize, mostCounted } from '#contract/kit/list-query.ts';
import { linesOf } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';
import { conditionsOf, narrowedBy, type ListQuery } from './filters.ts';
import { foundBy } from './find-repo.ts';
import { unknownList, type KnownList } from './listing/list-memory.ts';
import { calledFirst, inOrder, orderOf, type Order } from './listing/order.ts';
import { partOf, type Part } from './listing/part-of.ts';
import { linesSelection } from './listing/lines-selection.ts';
import { referencesOf, selectionOf } from './listing/selection.ts';
import { siteColumns, siteOfRow } from './listing/site-of-row.ts';
import { anyTable, onTheWire, tableOf, type Values } from './resource-table.ts';

const mostAtOnce = 200;

/** A page of a list. */
export interface Page {
  readonly data: Row[];
  readonly meta: { current_page: number; per_page: number; total_items: number; more: boolean };
}

/** A page of the rows that a query asks for, counted no further than `mostCounted`. `known` is what was found out of this list before, and learns what is now. */
export async function listRows(
  tx: Tx,
  resource: Resource,
  query: ListQuery,
  known: KnownList = unknownList(),
): Promise<Page> {
  const page = Number(query['page'] ?? 1);
  const perPage = Math.min(Number(query['per_page'] ?? defaultPageSize), mostAtOnce);
  const found = await foundBy(tx, resource, query, known.many);
  // Of more than are counted, all would have to be looked at to know which come first.
  const isFew = found != null && found.count <= mostCounted;
  const order = {
    ...orderOf(resource, query),
    called: isFew ? calledFirst(resource, query) : undefined,
  };
  const meta = { current_page: page, per_page: perPage, total_items: 0, more: false };
  if (found === null) return { data: [], meta };
  const narrowed = conditionsOf(resource, query);
  const where = [...narrowed, ...(found ? [found.condition] : [])];
  // What was found without anything else to narrow it has been counted by finding it.
  const counted = known.many ? mostCounted + 1 : narrowed.length === 1 ? found?.count : undefined;
  const wanted = partOf(known, order, (page - 1) * perPage, perPage);
  const rows = namedRows(tx, resource, [...where, ...wanted.where], order, {
    ...wanted,
    withSite: query['sites'] !== undefined,
  });
  const read =
    counted === undefined
      ? await readCounted(
          tx,
          resource,
          where,
          order,
          rows,
          found ? undefined : walkOf(resource, query, order),
        )
      : await rows.orderBy(inOrder(order)).execute();
  const total = counted ?? Number(read[0]?.['total'] ?? 0);
  known.many = total > mostCounted;
  const data = read.filter((row) => row['id'] !== null);
  wanted.keep(data[0]);
  return {
    data: data.map((row) => rowOf(resource, row)),
    meta: { ...meta, total_items: Math.min(total, mostCounted), more: known.many },
  };
}

/** Rows with how many there are of their kind, counted in the order of `walk` where there is one; without rows, one that says nothing else. */
function readCounted(
  tx: Tx,
  resource: Resource,
  where: readonly Expression<SqlBool>[],
  order: Order,
  rows: ReturnType<typeof namedRows>,
  walk: RawBuilder<unknown> | undefined,
): Promise<Values[]> {
  const counted = anyTable(tx)
    .selectFrom((from) =>
      from
        .selectFrom(tableOf(resource))
        .select(sql<number>`1`.as('one'))
        .where((is) => is.and([...where]))
        .$if(walk !== undefined, (all) => all.orderBy(walk!))
        .limit(sql.lit(mostCounted + 1))
        .as('some'),
    )
    .select(sql<number>`count(*)`.as('total'));
  return anyTable(tx)
    .selectFrom(counted.as('counted'))
    .leftJoin(rows.as('row'), (join) => join.onTrue())
    .select('counted.total')
    .selectAll('row')
    .orderBy(sql`${inOrder(order)}`)
    .execute();
}

/**
 * The order that leads through the one index that has all there is to count, where nothing or a
 * single field narrows the list. Without it the database may look at every row of the chain.
 */
function walkOf(
  resource: Resource,
  query: ListQuery,
  order: Order,
): RawBuilder<unknown> | undefined {
  const [field, ...others] = narrowedBy(resource, query);
  if (field === undefined) return inOrder(order);
  // The indexes of filters leave out what was archived; what is counted has none.
  const isCounted = resource.fields[field]?.counted;
  if (isCounted || others.length > 0 || query['archived'] === '1') return undefined;
  return sql`${sql.ref(field)}, id`;
}

/**
 * All rows of a query in its order, a batch at a time, each read by `read` when it is asked for.
 * Goes on behind the last row of the batch before, so that the last one costs no more than the first.
 */
export async function* rowBatches(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  resource: Resource,
  query: ListQuery,
  size: number,
): AsyncGenerator<Row[]> {
  const order = orderOf(resource, query);
  const found = await read((tx) => foundBy(tx, resource, query));
  if (found === null) return;
  const where = [...conditionsOf(resource, query), ...(found ? [found.condition] : [])];
  const column = sql.ref(order.column);
  const compare = sql.raw(order.down ? '<' : '>');
  const withSite = query['sites'] !== undefined;
  // Those without a value come after all that have one.
  for (const part of [sql<SqlBool>`${column} is not null`, sql<SqlBool>`${column} is null`]) {
    let behind = part;
    for (;;) {
      const since = behind;
      const rows = await read((tx) =>
        namedRows(tx, resource, [...where, since], order, { limit: size, offset: 0, withSite })
          .orderBy(inOrder(order))
          .execute(),
      );
      if (rows.length > 0) yield rows.map((row) => rowOf(resource, row));
      const last = rows.at(-1);
      if (!last || rows.length < size) break;
      const value = last[order.column];
      behind =
        value === null
          ? sql<SqlBool>`${column} is null and id ${compare} ${last['id']}`
          : sql<SqlBool>`(${column}, id) ${compare} (${value}, ${last['id']})`;
    }
  }
}

/** One row as the calls answer it. Throws `common.not_found`. */
export async function rowWithId(tx: Tx, resource: Resource, id: number): Promise<Row> {
  const order = { column: 'id', down: false, gaps: false };
  const is = sql<SqlBool>`id = ${id}`;
  const row = await namedRows(tx, resource, [is], order, {
    limit: 1,
    offset: 0,
  })
    .$if(linesOf(resource) !== undefined, (rows) => rows.select(linesSelection(resource)))
    .executeTakeFirst();
  if (!row) throw new AppError('common.not_found');
  return rowOf(resource, row);
}

/** Rows with what their references are called and who changed them, looked up for those rows alone. */
function namedRows(
  tx: Tx,
  resource: Resource,
  where: readonly Expression<SqlBool>[],
  order: Order,
  { limit, offset, withSite = false }: Part & { readonly withSite?: boolean },
) {
  // The index alone tells which rows they are, however many lie before them.
  const page = anyTable(tx)
    .selectFrom(tableOf(resource))
    .select('id')
    .where((is) => is.and([...where]))
    .orderBy(inOrder(order))
    // Said in the text: a plan that is kept for any number of rows would be one for a tenth of them all.
    .limit(sql.lit(limit))
    .$if(offset > 0, (rows) => rows.offset(offset));
  const { columns, text } = selectionOf(resource);
  const sorting = [...new Set([order.column, ...(order.called ? [order.called.column] : [])])];
  return anyTable(tx)
    .selectFrom(page.as('page'))
    .innerJoin(`${tableOf(resource)} as one`, 'one.id', 'page.id')
    .$if(withSite, (rows) => rows.select(siteColumns))
    .select(text)
    .select(sorting.filter((column) => !columns.has(column)).map((column) => `one.${column}`));
}

/** A row as it goes over the wire. */
function rowOf(resource: Resource, row: Values): Row {
  const fields: Record<string, unknown> = {};
  for (const name in resource.fields) fields[name] = row[name];
  onTheWire(resource, fields);
  const shown: Record<string, string> = {};
  for (const [field] of referencesOf(resource)) {
    const name = row[`${field}:shown`];
    if (typeof name === 'string') shown[field] = name;
  }
  return Object.assign(fields, {
    ...siteOfRow(row),
    id: row['id'] as number,
    version: row['version'] as number,
    shown,
    created_at: (row['created_at'] as Date).toISOString(),
    changed_at: (row['changed_at'] as Date).toISOString(),
    changed_by: row['changed_by'] as string | null,
    archived_at: (row['archived_at'] as Date | null)?.toISOString() ?? null,
  });
}
