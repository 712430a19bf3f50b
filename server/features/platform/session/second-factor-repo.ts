import type { Tx } from '#server/db/open.ts';

export interface SecondFactor {
  readonly sealedSecret: string;
  readonly confirmed: boolean;
  readonly lastStep: number;
}

/** The authenticator app of a person, confirmed or not, locked until the transaction ends. */
export async function secondFactorOf(tx: Tx, userId: number): Promise<SecondFactor | undefined> {
  const row = await tx
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      sealedSecret: row.sealed_secret,
      confirmed: row.confirmed_at !== null,
      lastStep: row.last_step,
    }
  );
}

/** Keeps a secret that is not confirmed yet, in place of another such one. */
export async function startFactor(tx: Tx, userId: number, sealedSecret: string): Promise<void> {
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute();
}

export async function confirmFactor(
  tx: Tx,
  userId: number,
  input: { at: Date; step: number; codeHashes: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: input.at, last_step: input.step })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .insertInto('recovery_codes')
    .values(input.codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** From now on codes of this half minute or earlier do not count. */
export async function noteStep(tx: Tx, userId: number, step: number): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

/** Uses a recovery code up; false when it is unknown or used. */
export async function takeRecoveryCode(
  tx: Tx,
  userId: number,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function recoveryCodesLeft(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select((e) => e.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}

export async function deleteFactor(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}
