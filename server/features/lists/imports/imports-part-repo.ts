import { sql } from 'kysely';
import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';

/** What read files keep of a customer: the rows that became them, or name them. */
export const importsPart: PersonalDataSource = {
  points: [],

  async collect(tx, { chainId, ids }) {
    const rows = await tx
      .selectFrom('import_rows as row')
      .innerJoin('imports as read', (join) =>
        join.onRef('read.chain_id', '=', 'row.chain_id').onRef('read.id', '=', 'row.import_id'),
      )
      .select(['read.file_name', 'read.created_at', 'row.nth', 'row.cells'])
      .where('row.chain_id', '=', chainId)
      .where('read.resource', '=', 'customers')
      .where('row.row_id', 'in', ids)
      .execute();
    return [{ title: 'imported', rows }];
  },

  async forget(tx, { chainId, ids, words }) {
    await sql`
      update import_rows row set cells = '{}', changes = null, problems = null
      from imports read
      where row.chain_id = ${chainId} and read.chain_id = row.chain_id and read.id = row.import_id
        and ((read.resource = 'customers' and row.row_id = any (${[...ids]}::bigint[]))
          or row.cells && ${[...words]}::text[])`.execute(tx);
  },
};
