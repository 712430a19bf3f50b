import { sql } from 'kysely';
import type { Row } from '#contract/kit/row.ts';
import type { Values } from '../resource-table.ts';

/** What says of a row (`one`) which site it is of, in a list over several. */
export const siteColumns = [
  sql<number>`one.site_id`.as('site:id'),
  sql<string>`(select s.name from sites s where s.chain_id = one.chain_id and s.id = one.site_id)`.as(
    'site:name',
  ),
];

/** The site of a row that was read with `siteColumns`. */
export function siteOfRow(row: Values): Pick<Row, 'site'> {
  const [id, name] = [row['site:id'], row['site:name']];
  return typeof id === 'number' && typeof name === 'string' ? { site: { id, name } } : {};
}
