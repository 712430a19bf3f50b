import { sql } from 'kysely';
import { emailKey } from '#contract/kit/rules/same-text.ts';
import type { Tx } from '#server/db/open.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';

/** Whether the account with this e-mail was opened on the device before. One that does not say which it is never was. */
export async function isKnownDevice(tx: Tx, email: string, deviceId: string): Promise<boolean> {
  if (deviceId === '') return false;
  const row = await tx
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('user_id')
    .where(sql`lower(users.email)`, '=', emailKey(email))
    .where('device_hash', '=', hashOf(deviceId))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(
  tx: Tx,
  userId: number,
  deviceId: string,
  at: Date,
): Promise<void> {
  if (deviceId === '') return;
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: hashOf(deviceId), used_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ used_at: at }),
    )
    .execute();
}

/** Forgets every other device of the account: one of them may have been stolen. */
export async function forgetOtherDevices(tx: Tx, userId: number, deviceId: string): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', '!=', hashOf(deviceId))
    .execute();
}

/** Forgets the devices on which nobody has logged in since. */
export async function forgetOldDevices(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('known_devices').where('used_at', '<', before).execute();
}
