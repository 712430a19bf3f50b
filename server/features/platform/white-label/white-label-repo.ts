import { sql } from 'kysely';
import { brandAccent } from '#contract/platform/brand-colours.ts';
import { chooseLanguage } from '#contract/platform/languages.ts';
import { whiteLabel, type WhiteLabel } from '#contract/platform/shell.ts';
import type { HostBranding } from '#contract/platform/white-label.ts';
import type { Tx } from '#server/db/open.ts';

/** The branding of a host, or null when it has none of its own. A port or a dot at the end does not count. */
export async function whiteLabelOf(tx: Tx, host: string): Promise<WhiteLabel | null> {
  const row = await tx
    .selectFrom('white_labels')
    .select(['title', 'logo', 'colors', 'language', 'redirect_host as redirectHost'])
    .where('host', '=', host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, ''))
    .executeTakeFirst();
  if (!row) return null;
  const branding = whiteLabel.parse(row);
  return { ...branding, colors: { primary: brandAccent, ...branding.colors } };
}

type Saved = HostBranding & { readonly version: number };

/** The branding of all hosts as their form has them, by host; or of one. */
export async function hostBrandings(tx: Tx, host?: string): Promise<Saved[]> {
  const rows = await tx
    .selectFrom('white_labels')
    .selectAll()
    .$if(host !== undefined, (query) => query.where('host', '=', host!))
    .orderBy('host')
    .execute();
  return rows.map((row) => {
    const { primary = '', secondary = '' } = row.colors as Partial<Record<string, string>>;
    return {
      host: row.host,
      title: row.title,
      logo: row.logo ?? '',
      primary,
      secondary,
      language: row.language === null ? null : chooseLanguage(row.language),
      redirectHost: row.redirect_host ?? '',
      version: row.version,
    };
  });
}

/** Until the transaction ends nobody else changes where a host sends on: two changes at once could make a ring. */
export async function lockHosts(tx: Tx): Promise<void> {
  await sql`lock table white_labels in share row exclusive mode`.execute(tx);
}

export async function insertBranding(tx: Tx, branding: HostBranding): Promise<void> {
  await tx.insertInto('white_labels').values(columnsOf(branding)).execute();
}

/** Saves branding over the version it was made from; false when that is not the newest any more. */
export async function updateBranding(tx: Tx, host: string, branding: Saved): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('white_labels')
    .set({ ...columnsOf(branding), version: branding.version + 1 })
    .where('host', '=', host)
    .where('version', '=', branding.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the branding of a host; false when it has none. */
export async function deleteBranding(tx: Tx, host: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('white_labels')
    .where('host', '=', host)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function columnsOf({
  host,
  title,
  logo,
  primary,
  secondary,
  language,
  redirectHost,
}: HostBranding) {
  return {
    host,
    title,
    logo: logo || null,
    colors: JSON.stringify({ ...(primary && { primary }), ...(secondary && { secondary }) }),
    language,
    redirect_host: redirectHost || null,
  };
}
