import { sql, type SqlBool } from 'kysely';
import { mostCounted } from '#contract/kit/list-query.ts';
import type { Values } from '../resource-table.ts';
import type { Order } from './order.ts';
import { keepStart, nearestStart, type KnownList } from './list-memory.ts';

/** Which rows of a list are read: so many behind the offset, of those that the condition leaves. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** How a page is found: from the nearest place that is known, where it lies far behind the first. */
export function partOf(known: KnownList, order: Order, offset: number, limit: number) {
  const name = `${order.column} ${order.down}`;
  const far = offset >= mostCounted && !order.gaps;
  const start = far ? nearestStart(known, name, offset) : undefined;
  const compare = sql.raw(order.down ? '<=' : '>=');
  return {
    limit,
    offset: offset - (start?.offset ?? 0),
    where: start
      ? [sql<SqlBool>`(${sql.ref(order.column)}, id) ${compare} (${start.value}, ${start.id})`]
      : [],
    keep(first: Values | undefined): void {
      if (!far || !first) return;
      keepStart(known, name, { offset, value: first[order.column], id: first['id'] });
    },
  };
}
