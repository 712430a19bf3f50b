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
