import type { Tx } from '#server/db/open.ts';

/** Where the site's legacy application is, else that of its chain; null when there is none. */
export async function legacyUrl(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('legacy_settings')
    .select('url')
    .orderBy('site_id', (order) => order.asc().nullsLast())
    .executeTakeFirst();
  return row?.url ?? null;
}

/** Where all legacy applications are that the transaction sees, each address once. */
export async function legacyUrls(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('legacy_settings').select('url').distinct().execute();
  return rows.map(({ url }) => url);
}
