import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from './caller/caller.ts';
import { AppError } from './errors.ts';
import { hashedText } from './input/earlier-names.ts';

export interface WriteKey {
  readonly deviceId: string;
  readonly key: string;
  readonly requestHash: string;
}

/** What became of a write, as it is kept: its answer, or why it was refused. */
export interface Outcome {
  readonly answer: unknown;
  readonly refused: boolean;
}

/** The identity of a write: the key its sender made, and a hash of what was asked. */
export function writeKey(deviceId: string, key: string, request: unknown): WriteKey {
  const requestHash = createHash('sha256').update(hashedText(request)).digest('base64url');
  return { deviceId, key, requestHash };
}

/**
 * Claims the key in the transaction that does the work. Undefined: go on. Else what became of the
 * first one: a second one sent at the same time waits here until the first has committed, also
 * when its device has lost its id meanwhile. What was refused may be done otherwise under its key,
 * and then no more as it was. Throws `common.other_request_same_key` when the device's key came with another request.
 */
export async function claimKey(
  tx: Tx,
  caller: Caller,
  write: WriteKey,
): Promise<Outcome | undefined> {
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
    .select(['request_hash', 'answer', 'refused'])
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
  if (first.request_hash === null || first.request_hash === write.requestHash) return first;
  if (!first.refused) throw new AppError('common.other_request_same_key');
  const { numUpdatedRows } = await updateKey(tx, caller, write)
    .set({ request_hash: write.requestHash, answer: null, refused: false })
    .where('request_hash', '=', first.request_hash)
    .executeTakeFirst();
  // Somebody else was first: what they sent under the key is looked at.
  return numUpdatedRows === 1n ? undefined : claimKey(tx, caller, write);
}

/** Keeps what became of a write for whoever sends the same key again. */
export async function keepOutcome(
  tx: Tx,
  caller: Caller,
  write: WriteKey,
  { answer, refused }: Outcome,
): Promise<void> {
  await updateKey(tx, caller, write)
    .set({ answer: JSON.stringify(answer), refused })
    .execute();
}

const updateKey = (tx: Tx, caller: Caller, { deviceId, key }: WriteKey) =>
  tx
    .updateTable('idempotency')
    .where('chain_id', '=', caller.chainId)
    .where('site_id', '=', caller.siteId)
    .where('user_id', '=', caller.userId)
    .where('device_id', '=', deviceId)
    .where('key', '=', key);

// Their keys are of whichever device, and stand in what is sent: no request has such a one.
const ofParts = '';

/** The parts of requests of the caller that were refused, each known by a key of its own, with the code of why. */
export async function refusedParts(
  tx: Tx,
  caller: Caller,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('idempotency')
    .select(['key', 'answer'])
    .where('chain_id', '=', caller.chainId)
    .where('site_id', '=', caller.siteId)
    .where('user_id', '=', caller.userId)
    .where('device_id', '=', ofParts)
    .where('key', '=', sql<string>`any (${[...keys]}::text[])`)
    .where('refused', '=', true)
    .execute();
  return new Map(rows.map(({ key, answer }) => [key, String(answer)]));
}

/** Keeps why parts of a request were refused, each by its key, for when they come again. */
export async function keepRefusedParts(
  tx: Tx,
  caller: Caller,
  parts: ReadonlyMap<string, string>,
): Promise<void> {
  if (parts.size === 0) return;
  const own = { chain_id: caller.chainId, site_id: caller.siteId, user_id: caller.userId };
  await tx
    .insertInto('idempotency')
    .values(
      [...parts].map(([key, why]) => ({
        ...own,
        device_id: ofParts,
        key,
        request_hash: writeKey(ofParts, key, key).requestHash,
        answer: JSON.stringify(why),
        refused: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
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
