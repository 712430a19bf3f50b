import { sql, type SqlBool } from 'kysely';
import { rightsOf } from '#contract/rights.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { reachOf, type Reach } from './audience-rules.ts';

/** Who of a chain is meant. A null narrows nothing. */
export interface Target {
  readonly chainId: number;
  readonly siteIds: readonly number[] | null;
  readonly roles: readonly string[] | null;
  readonly feature: string | null;
  readonly userId: number | null;
}

/**
 * The condition that a row of `users` is one of the target: the same as the policy `told_to_me`
 * has it for the person who asks. Superusers work at no site, so they are found by themselves.
 */
export function isMeant({ chainId, siteIds, roles, feature, userId }: Target) {
  const bySite = siteIds === null ? sql`true` : sql`m.site_id = any(${[...siteIds]}::bigint[])`;
  const byRole = roles === null ? sql`true` : sql`m.roles && ${[...roles]}::text[]`;
  const byFeature =
    feature === null
      ? sql`true`
      : sql`(${feature} = any(users.features) or (users.is_superuser and ${feature} = 'IsSuperUser'))`;
  const isAlone = sql`users.id = ${userId}`;
  const byPerson = userId === null ? sql`true` : isAlone;
  const superuser = roles === null && feature === 'IsSuperUser' ? sql`true` : sql`false`;
  return sql<SqlBool>`(users.active and ${byPerson} and ${byFeature} and (${isAlone} or ${superuser} or exists (
    select from memberships m where m.user_id = users.id and m.chain_id = ${chainId} and ${bySite} and ${byRole})))`;
}

/** How many people are meant. The transaction must be the system's. */
export async function countPeople(tx: Tx, target: Target): Promise<number> {
  const row = await tx
    .selectFrom('users')
    .select((e) => e.fn.countAll<number>().as('people'))
    .where(isMeant(target))
    .executeTakeFirstOrThrow();
  return row.people;
}

/** The active sites of the caller's chain, and whom of them the caller may notify. The transaction must be the system's. */
export async function readReach(
  tx: Tx,
  caller: Caller,
): Promise<{ reach: Reach; sites: { id: number; name: string }[] }> {
  const sites = await tx
    .selectFrom('sites')
    .leftJoin('memberships as m', (join) =>
      join
        .onRef('m.chain_id', '=', 'sites.chain_id')
        .onRef('m.site_id', '=', 'sites.id')
        .on('m.user_id', '=', caller.userId),
    )
    .select(['sites.id', 'sites.name', 'm.roles'])
    .where('sites.chain_id', '=', caller.chainId)
    .where('sites.active', '=', true)
    .orderBy('sites.name')
    .execute();
  const managed = sites.filter(
    ({ roles }) => caller.isSuperuser || rightsOf(roles ?? []).includes('notifications.write'),
  );
  return {
    reach: reachOf(
      managed.map(({ id }) => id),
      sites.map(({ id }) => id),
    ),
    sites: managed.map(({ id, name }) => ({ id, name })),
  };
}
