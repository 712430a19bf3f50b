import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/**
 * The next number of a series of the caller's chain, from 1, such as `invoice:company:3`. Gapless:
 * the next one waits until this transaction has ended, and a rollback gives the number back.
 */
export async function drawNumber(tx: Tx, series: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`select draw_number(${series}) as number`.execute(
    tx,
  );
  return rows[0]!.number;
}

/** The next numbers of series of the caller's chain, by their names; those that nobody has drawn from are not among them. */
export const nextNumbers = async (
  tx: Tx,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await tx
        .selectFrom('number_series')
        .select(['name', 'next_number'])
        .where('name', 'in', names)
        .execute()
    ).map(({ name, next_number }) => [name, next_number]),
  );
