import { sql } from 'kysely';
import { mostThatCame } from '#contract/kit/goods/goods.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import { tableOf, type Values } from '../resource/resource-table.ts';

/** What has come to the caller's site, the last first, by the function that is called as its table. */
export async function goodsThatCame(tx: Tx, resource: Resource) {
  const { rows } = await sql<Values & { came_at: Date }>`
    select * from ${sql.id(`${tableOf(resource)}_that_came`)}(${mostThatCame})`.execute(tx);
  return rows.map((row) => ({ ...row, came_at: row.came_at.toISOString() }));
}
