import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** Notes that a telephone takes SMS of the caller's chain that nobody asked for, or does not from now on. Answers whether that is news. */
export async function setTakesSms(
  tx: Tx,
  { chainId, phone }: { readonly chainId: number; readonly phone: string },
  wanted: boolean,
): Promise<boolean> {
  const hash = sql<Buffer>`phone_hash(${phone})`;
  const done = wanted
    ? tx.deleteFrom('sms_refusals').where('number_hash', '=', hash).returning('chain_id')
    : tx
        .insertInto('sms_refusals')
        .values({ chain_id: chainId, number_hash: hash })
        .onConflict((same) => same.doNothing())
        .returning('chain_id');
  return (await done.executeTakeFirst()) !== undefined;
}
