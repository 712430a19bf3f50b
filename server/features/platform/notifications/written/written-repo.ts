import { sql, type SqlBool } from 'kysely';
import type { Language } from '#contract/platform/languages.ts';
import type { Written } from '#contract/platform/notifications/written-calls.ts';
import { rightsOfRole, type Right } from '#contract/rights.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';

const writers = Object.entries(rightsOfRole).flatMap(([role, rights]) =>
  (rights as readonly Right[]).includes('notifications.write') ? [role] : [],
);

/** The condition that a row `n` of notifications was written to those whom the caller may notify: `reachOf` says the same. */
function isWithinReach({ chainId, userId, isSuperuser }: Caller) {
  const managed = sql`(select m.site_id from memberships m
    where m.chain_id = ${chainId} and m.user_id = ${userId} and m.roles && ${writers}::text[])`;
  const all = sql`not exists (select from sites s
    where s.chain_id = ${chainId} and s.active and s.id not in ${managed})`;
  return sql<SqlBool>`(n.chain_id = ${chainId} and n.author_id is not null
    and (${isSuperuser} or n.site_id in ${managed} or (n.site_id is null and ${all})))`;
}

interface Row extends Omit<
  Written,
  'resolvedAt' | 'publishTime' | 'expiresAt' | 'withdrawnAt' | 'roles'
> {
  roles: string[] | null;
  resolvedAt: Date | null;
  publishTime: Date;
  expiresAt: Date | null;
  withdrawnAt: Date | null;
}

/**
 * What was written to those whom the caller may notify: how many there are, and a page of them, the
 * latest time first, with how many have read each of how many it is for. One question, whose first
 * column is there for an empty page too. The transaction must be the system's.
 */
export async function writtenOf(
  tx: Tx,
  caller: Caller,
  options: { language: Language; page: number; size: number },
): Promise<{ total: number; rows: Written[] }> {
  const { rows } = await sql<{ total: number } & ({ id: null } | Row)>`
    with within as materialized (select n.chain_id, n.id from notifications n where ${isWithinReach(caller)})
    select t.total, p.*
    from (select count(*) as total from within) t
    left join lateral (
      select n.id, ${sql.ref(`n.title_${options.language}`)} as title,
        ${sql.ref(`n.content_${options.language}`)} as content, s.name as "siteName", n.roles, n.feature,
        n.should_resolve as "shouldResolve", n.resolved_by_name as "resolvedByUser",
        n.resolved_at as "resolvedAt", n.publish_time as "publishTime", n.expires_at as "expiresAt",
        n.withdrawn_at as "withdrawnAt", btrim(a.first_name || ' ' || a.last_name) as "writtenBy",
        ${people} as people,
        (select count(*) from notification_reads r
         where r.chain_id = n.chain_id and r.notification_id = n.id) as read
      from within w
      join notifications n on n.chain_id = w.chain_id and n.id = w.id
      join users a on a.id = n.author_id
      left join sites s on s.chain_id = n.chain_id and s.id = n.site_id
      order by n.publish_time desc, n.id desc
      limit ${options.size} offset ${(options.page - 1) * options.size}
    ) p on true
    order by p."publishTime" desc, p.id desc`.execute(tx);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : [asWritten(row)])),
  };
}

function asWritten({ total: _, ...row }: Row & { total: number }): Written {
  return {
    ...row,
    roles: row.roles ?? [],
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    publishTime: row.publishTime.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}

// As `isMeant` has it, for each row of a page.
const people = sql<number>`(select count(distinct u.id)
  from memberships m join users u on u.id = m.user_id and u.active
  where m.chain_id = n.chain_id and (n.site_id is null or m.site_id = n.site_id)
    and (n.roles is null or m.roles && n.roles)
    and (n.feature is null or n.feature = any(u.features)
      or (u.is_superuser and n.feature = 'IsSuperUser')))`;

/** Withdraws what was written within the caller's reach; false when there is nothing of this id. The transaction must be the system's. */
export async function withdraw(
  tx: Tx,
  caller: Caller,
  options: { id: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notifications n set withdrawn_at = coalesce(n.withdrawn_at, ${options.now})
    where n.id = ${options.id} and ${isWithinReach(caller)}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
