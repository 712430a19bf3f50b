import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** What the database says of a good token. */
export interface Entered {
  chain_id: number;
  site_name: string;
  session_id: string;
  language: string | null;
  timezone: string;
  is_superuser: boolean;
  roles: string[];
}

/** Who holds the token, and the transaction's site set to it (migration 0003). Undefined when the token is not good. */
export async function enterSite(
  tx: Tx,
  token: { tokenId: string; userId: number; siteId: number },
): Promise<Entered | undefined> {
  const { rows } = await sql<Entered>`
    select * from enter_site(${token.tokenId}, ${token.userId}, ${token.siteId})`.execute(tx);
  return rows[0];
}

/** Who holds each of these tokens, by their place among them; none for those that are not good. */
export async function enterSites(
  tx: Tx,
  tokens: readonly { tokenId: string; userId: number; siteId: number }[],
): Promise<Map<number, Entered>> {
  const { rows } = await sql<Entered & { place: number }>`
    select asked.place::int, entered.*
    from (
      select *
      from unnest(
        ${tokens.map(({ tokenId }) => tokenId)}::uuid[],
        ${tokens.map(({ userId }) => userId)}::bigint[],
        ${tokens.map(({ siteId }) => siteId)}::bigint[]
      ) with ordinality as given (token, person, site, place)
      -- Each is marked as used: in one order, so that two servers who do it at once never wait for each other.
      order by token
    ) asked
    cross join lateral enter_site(asked.token, asked.person, asked.site) entered`.execute(tx);
  return new Map(rows.map((row) => [row.place - 1, row]));
}

/** From here on the transaction sees everything: for accounts and tokens, which no site owns. */
export async function becomeSystem(tx: Tx): Promise<void> {
  await sql`set local role wheelhouse_system`.execute(tx);
}

/** From here on the transaction sees one site and nothing else: for who has no login and was let in there by other means. */
export async function assumeSite(
  tx: Tx,
  site: { readonly chainId: number; readonly siteId: number },
): Promise<void> {
  await sql`select set_config('role', 'wheelhouse_app', true),
    set_config('app.chain_id', ${String(site.chainId)}, true),
    set_config('app.site_id', ${String(site.siteId)}, true)`.execute(tx);
}

/** Somebody at a site, without a login. */
export interface Standing {
  readonly chainId: number;
  readonly siteId: number;
  readonly userId: number;
}

/** What the database says of somebody who works at a site, and from here on the transaction sees what they see. Undefined when they do not. For the system. */
export async function standAs(
  tx: Tx,
  { chainId, siteId, userId }: Standing,
): Promise<Entered | undefined> {
  const row = await tx
    .selectFrom('sites')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('memberships as works', (join) =>
      join
        .onRef('works.chain_id', '=', 'sites.chain_id')
        .onRef('works.site_id', '=', 'sites.id')
        .onRef('works.user_id', '=', 'users.id'),
    )
    .select(['sites.chain_id', 'sites.name as site_name', 'sites.timezone'])
    .select(['users.language', 'users.is_superuser', 'works.user_id', 'works.roles'])
    .where('sites.chain_id', '=', chainId)
    .where('sites.id', '=', siteId)
    .where('sites.active', '=', true)
    .where('users.active', '=', true)
    .executeTakeFirst();
  if (!row || (row.user_id === null && !row.is_superuser)) return undefined;
  await assumeSite(tx, { chainId, siteId });
  await sql`select set_config('app.user_id', ${String(userId)}, true)`.execute(tx);
  return { ...row, session_id: '', roles: row.roles ?? [] };
}
