import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import type { Reader } from './reader-repo.ts';

type Measured = Omit<
  Insertable<Tables['tread_readings']>,
  'chain_id' | 'site_id' | 'reader' | 'reader_id'
>;

/** The reading that a reader's measurement became; undefined when it has not come before. */
export async function measuredBefore(
  tx: Tx,
  readerId: number,
  externalId: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('tread_readings')
    .select('id')
    .where('reader_id', '=', readerId)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row?.id;
}

/** Keeps what a reader measured; sent twice at the same moment it is still one. Gives its id. */
export async function insertMeasured(tx: Tx, reader: Reader, row: Measured): Promise<number> {
  const { id } = await tx
    .insertInto('tread_readings')
    .values({
      ...row,
      chain_id: reader.chainId,
      site_id: reader.siteId,
      reader: reader.name,
      reader_id: reader.id,
    })
    .onConflict((taken) =>
      taken.columns(['chain_id', 'reader_id', 'external_id']).doUpdateSet({ reader: reader.name }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
