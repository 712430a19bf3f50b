import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** The currency that the chain keeps its amounts in. */
export const currencyOfChain = async (tx: Tx): Promise<string> =>
  (
    await tx
      .selectFrom('chains')
      .select('currency')
      .where('id', '=', sql<number>`current_chain()`)
      .executeTakeFirstOrThrow()
  ).currency;
