import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

interface Entered {
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

/** From here on the transaction sees everything: for accounts and tokens, which no site owns. */
export async function becomeSystem(tx: Tx): Promise<void> {
  await sql`set local role wheelhouse_system`.execute(tx);
}

/** From here on the transaction sees one site and nothing else: for who has no login and was let in there by other means. */
export async function becomeGuest(
  tx: Tx,
  site: { readonly chainId: number; readonly siteId: number },
): Promise<void> {
  await sql`select set_config('role', 'wheelhouse_app', true),
    set_config('app.chain_id', ${String(site.chainId)}, true),
    set_config('app.site_id', ${String(site.siteId)}, true)`.execute(tx);
}
