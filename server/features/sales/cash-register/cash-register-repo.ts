import type { Tx } from '#server/db/open.ts';

/** Where the site's cash register is; null when it has none. */
export async function registerUrl(tx: Tx): Promise<string | null> {
  const row = await tx.selectFrom('cash_register_settings').select('url').executeTakeFirst();
  return row?.url ?? null;
}

/** Where all registers are that the transaction sees, each address once. */
export async function registerUrls(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('cash_register_settings').select('url').distinct().execute();
  return rows.map(({ url }) => url);
}
