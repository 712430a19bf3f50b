import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** What the database says of a good token. */
export interface Entered {
  chain_id: number;
  company_id: number;
  site_name: string;
  session_id: string;
  language: string | null;
  timezone: string;
  is_superuser: boolean;
  roles: string[];
}

/** Who holds the token, and the transaction's site set to it (migration 0066). Undefined when the token is not good. */
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

/** Who acts at a site without a login: a person who works there, or a job by its name. */
export type Acting = { readonly chainId: number; readonly siteId: number } & (
  | { readonly userId: number; readonly job?: undefined }
  | { readonly job: string; readonly userId?: undefined }
);

/**
 * What the database says of who acts; from here on the transaction sees what they see, and is
 * theirs in every history (migration 0066). Undefined when they may not act there. For the system.
 */
export async function enterAs(
  tx: Tx,
  { chainId, siteId, userId, job }: Acting,
): Promise<Entered | undefined> {
  const { rows } = await sql<Omit<Entered, 'session_id'>>`
    select * from enter_as(${chainId}, ${siteId}, ${userId ?? null}, ${job ?? null})`.execute(tx);
  return rows[0] && { ...rows[0], session_id: '' };
}

/**
 * From here on the transaction also reads what its person's other sites of the chain have, those
 * where they hold one of the roles; it goes on writing at its own. The log of each site tells once a
 * day who read its rows of a kind (`entity`). Answers the sites.
 */
export async function openSites(
  tx: Tx,
  options: { roles: readonly string[]; entity: string; requestId: string; address: string },
): Promise<number[]> {
  const { rows } = await sql<{ sites: number[] }>`
    select open_sites(${[...options.roles]}, ${options.entity}, ${options.requestId}, ${options.address}) as sites,
      set_config('role', 'wheelhouse_reader', true)`.execute(tx);
  return rows[0]!.sites;
}
