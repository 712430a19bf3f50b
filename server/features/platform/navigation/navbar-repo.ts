import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';

/** The caller's roles at the site they are at, and the features of their profile. The transaction must be the system's. */
export async function rolesAndFeatures(
  tx: Tx,
  { userId, chainId, siteId, isSuperuser }: Caller,
): Promise<{ roles: string[]; features: string[] }> {
  const row = await tx
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .on('memberships.chain_id', '=', chainId)
        .on('memberships.site_id', '=', siteId),
    )
    .select(['memberships.roles', 'users.features'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    roles: row.roles ?? [],
    features: [...row.features, ...(isSuperuser ? ['IsSuperUser'] : [])],
  };
}

/** The paths of the favourites of a person, at whatever site they were chosen; locked for who changes them. */
export async function favouritesOf(
  tx: Tx,
  userId: number,
  isLocked = false,
): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('users')
    .select(sql<string[]>`coalesce(preferences -> 'favourites', '[]')`.as('favourites'))
    .where('id', '=', userId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return row.favourites;
}

/** Keeps them. They are no part of the form of preferences, and change no version of it. */
export async function keepFavourites(
  tx: Tx,
  userId: number,
  favourites: readonly string[],
): Promise<void> {
  const kept = JSON.stringify({ favourites });
  await tx
    .updateTable('users')
    .set({ preferences: sql`preferences || ${kept}::jsonb` })
    .where('id', '=', userId)
    .execute();
}
