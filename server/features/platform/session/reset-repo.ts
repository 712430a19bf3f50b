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

/** Whom a link is for that can still be used. */
export async function personOfReset(
  tx: Tx,
  tokenHash: string,
  at: Date,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.user_id;
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

/** What anybody may know of a person, and would try as their password: names, e-mail, where they work. */
export async function wordsAbout(tx: Tx, userId: number): Promise<string[]> {
  const person = await tx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const places = await tx
    .selectFrom('memberships')
    .innerJoin('sites', (join) =>
      join
        .onRef('sites.chain_id', '=', 'memberships.chain_id')
        .onRef('sites.id', '=', 'memberships.site_id'),
    )
    .innerJoin('chains', 'chains.id', 'sites.chain_id')
    .select(['sites.name as site', 'chains.name as chain'])
    .where('memberships.user_id', '=', userId)
    .limit(100)
    .execute();
  const named = places.flatMap(({ site, chain }) => [site, chain]);
  return [person.email, person.first_name, person.last_name, ...new Set(named)];
}
