import { sql } from 'kysely';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';

/** The currency that the amounts of a resource are kept in: the company's, and the chain's where the chain shares them. */
export const currencyOf = async (tx: Tx, { of }: Pick<Resource, 'of'>): Promise<string> =>
  of === 'chain'
    ? (
        await tx
          .selectFrom('chains')
          .select('currency')
          .where('id', '=', sql<number>`current_chain()`)
          .executeTakeFirstOrThrow()
      ).currency
    : (
        await tx
          .selectFrom('companies')
          .select('currency')
          .where('id', '=', sql<number>`current_company()`)
          .executeTakeFirstOrThrow()
      ).currency;
