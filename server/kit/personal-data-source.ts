import { sql, type RawBuilder } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Tx } from '#server/db/open.ts';

/** A column that points at a customer: after a merge it points at the one that was kept. */
export interface PointsAtCustomer {
  readonly table: string;
  readonly field: string;
}

/** A customer with those who turned out to be the same one, in their chain. */
export interface WholeCustomer {
  readonly chainId: number;
  readonly ids: readonly number[];
  /** What they are named and reached by, as it stands in their rows. */
  readonly words: readonly string[];
}

/** Rows of one kind that are kept of somebody, each value under its name. */
export interface PersonalData {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/**
 * How a feature takes part in what is done with a customer as a whole: two entries become one,
 * somebody wants to know what is kept of them, or to be forgotten. `collect` and `forget` run as the
 * system, which sees every chain: they keep to the customer's.
 */
export interface PersonalDataSource {
  readonly points: readonly PointsAtCustomer[];
  collect(tx: Tx, who: WholeCustomer): Promise<readonly PersonalData[]>;
  /** Why somebody cannot be forgotten yet, as of the day that it is where it is asked. */
  holds?(tx: Tx, who: WholeCustomer, today: string): Promise<ErrorCode | undefined>;
  /** Takes out whatever says who they were. */
  forget(tx: Tx, who: WholeCustomer): Promise<void>;
}

/** Whether some row of a table that is so is a customer's. */
export async function hasSome(
  tx: Tx,
  { chainId, ids }: WholeCustomer,
  table: string,
  isSo: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)}
    where chain_id = ${chainId} and customer_id = any (${[...ids]}::bigint[]) and ${isSo}
    limit 1`.execute(tx);
  return rows.length > 0;
}
