import type { Tx } from '#server/db/open.ts';

interface Place {
  readonly chainId: number;
  readonly siteId: number;
}

/** A public address of a reading. */
export interface ReadingLink {
  readonly id: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly openedAt: string | null;
}

/** The reading that a code's hash opens, and where; a note that it was opened. Undefined when it opens nothing any more. For the system alone. */
export async function openReading(
  tx: Tx,
  hash: Buffer,
  now: Date,
): Promise<(Place & { readingId: number }) | undefined> {
  const row = await tx
    .updateTable('tread_links as l')
    .set((e) => ({ opened_at: e.fn.coalesce('l.opened_at', e.val(now)) }))
    .from('tread_readings as r')
    .whereRef('r.chain_id', '=', 'l.chain_id')
    .whereRef('r.id', '=', 'l.reading_id')
    .where('r.archived_at', 'is', null)
    .where('l.code_hash', '=', hash)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', now)
    .returning(['l.chain_id', 'l.site_id', 'l.reading_id'])
    .executeTakeFirst();
  return row && { chainId: row.chain_id, siteId: row.site_id, readingId: row.reading_id };
}

const shown = ['id', 'created_at', 'expires_at', 'opened_at'] as const;

/** The addresses of a reading that still open, the newest first. */
export async function linksOf(tx: Tx, readingId: number, now: Date): Promise<ReadingLink[]> {
  const rows = await tx
    .selectFrom('tread_links')
    .select(shown)
    .where('reading_id', '=', readingId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(linkOf);
}

/** Adds an address that the code with this hash opens. */
export async function insertLink(
  tx: Tx,
  at: Place,
  link: { readingId: number; hash: Buffer; now: Date; expiresAt: Date },
): Promise<ReadingLink> {
  const row = await tx
    .insertInto('tread_links')
    .values({
      chain_id: at.chainId,
      site_id: at.siteId,
      reading_id: link.readingId,
      code_hash: link.hash,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return linkOf(row);
}

/** Closes every address of a reading. */
export async function revokeLinks(tx: Tx, readingId: number, now: Date): Promise<void> {
  await tx
    .updateTable('tread_links')
    .set({ revoked_at: now })
    .where('reading_id', '=', readingId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Deletes the addresses that have opened nothing since. For the system alone. */
export async function deleteOldLinks(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('tread_links').where('expires_at', '<', before).execute();
}

type Row = { id: number; created_at: Date; expires_at: Date; opened_at: Date | null };

const linkOf = (row: Row): ReadingLink => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  openedAt: row.opened_at?.toISOString() ?? null,
});
