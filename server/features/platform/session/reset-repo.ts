import type { Tx } from '#server/db/open.ts';

export async function insertReset(
  tx: Tx,
  reset: { tokenHash: string; userId: number; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({ token_hash: reset.tokenHash, user_id: reset.userId, expires_at: reset.expiresAt })
    .execute();
}

/** Uses the link up: the person it was for, or undefined when it is unknown, old or used. */
export async function takeReset(tx: Tx, tokenHash: string, at: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Sets a password. No link to choose one works any more that was asked for before. */
export async function setPassword(
  tx: Tx,
  userId: number,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}
