import { createHash } from 'node:crypto';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from './caller.ts';
import { AppError } from './errors.ts';

export interface WriteKey {
  readonly deviceId: string;
  readonly key: string;
  readonly requestHash: string;
}

/** The identity of a write: the key its sender made, and a hash of what was asked. */
export function writeKey(deviceId: string, key: string, asked: unknown): WriteKey {
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  return { deviceId, key, requestHash };
}

/**
 * Claims the key in the transaction that does the work. Undefined: go on. Else the answer that the
 * first one got: a second one sent at the same time waits here until the first has committed, also
 * when its device has lost its id meanwhile.
 * Throws `common.other_request_same_key` when the device's key came with another request.
 */
export async function claimKey(tx: Tx, caller: Caller, write: WriteKey): Promise<unknown> {
  const claimed = await tx
    .insertInto('idempotency')
    .values({
      chain_id: caller.chainId,
      site_id: caller.siteId,
      user_id: caller.userId,
      device_id: write.deviceId,
      key: write.key,
      request_hash: write.requestHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  const first = await tx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('chain_id', '=', caller.chainId)
    .where('site_id', '=', caller.siteId)
    .where('user_id', '=', caller.userId)
    .where('key', '=', write.key)
    .where((is) =>
      is.or([is('request_hash', '=', write.requestHash), is('device_id', '=', write.deviceId)]),
    )
    .orderBy((is) => is('request_hash', '=', write.requestHash), 'desc')
    .executeTakeFirstOrThrow();
  // Null for a key from before the hash could be compared: it is only ever sent with what it came with.
  if (first.request_hash !== null && first.request_hash !== write.requestHash) {
    throw new AppError('common.other_request_same_key');
  }
  return first.answer;
}

/** Keeps the answer for whoever sends the same key again. */
export async function keepAnswer(
  tx: Tx,
  caller: Caller,
  write: WriteKey,
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('chain_id', '=', caller.chainId)
    .where('site_id', '=', caller.siteId)
    .where('user_id', '=', caller.userId)
    .where('device_id', '=', write.deviceId)
    .where('key', '=', write.key)
    .execute();
}

/** Forgets keys older than any device stays offline. Returns how many. */
export async function forgetOldKeys(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('idempotency')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
