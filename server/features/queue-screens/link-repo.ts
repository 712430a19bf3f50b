import type { QueueLink, ScreenKind } from '#contract/queue-screens.ts';
import type { Language } from '#contract/languages.ts';
import type { Tx } from '#server/db/open.ts';

/** A link that lets in now, and where. */
export interface OpenLink {
  readonly id: number;
  readonly chainId: number;
  readonly siteId: number;
  readonly siteName: string;
  readonly timezone: string;
  readonly kind: ScreenKind | 'visit';
  readonly language: Language | null;
  readonly personId: number | null;
  readonly expiresAt: Date | null;
}

const seenEvery = 60_000;

/** The link of a code's hash, and a note that it was seen; undefined when there is none, or it lets nobody in any more. For the system alone. */
export async function openLink(tx: Tx, hash: Buffer, now: Date): Promise<OpenLink | undefined> {
  const row = await tx
    .selectFrom('queue_links as l')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'l.chain_id').onRef('s.id', '=', 'l.site_id'),
    )
    .select(['l.id', 'l.chain_id', 'l.site_id', 's.name', 's.timezone', 'l.kind', 'l.language'])
    .select(['l.person_id', 'l.expires_at', 'l.last_seen_at'])
    .where('l.code_hash', '=', hash)
    .where('l.revoked_at', 'is', null)
    .where((is) => is.or([is('l.expires_at', 'is', null), is('l.expires_at', '>', now)]))
    .where('s.active', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  // A screen asks all day: not every time is worth a write.
  if (!row.last_seen_at || now.getTime() - row.last_seen_at.getTime() > seenEvery) {
    await tx
      .updateTable('queue_links')
      .set({ last_seen_at: now })
      .where('chain_id', '=', row.chain_id)
      .where('id', '=', row.id)
      .execute();
  }
  return {
    id: row.id,
    chainId: row.chain_id,
    siteId: row.site_id,
    siteName: row.name,
    timezone: row.timezone,
    kind: row.kind as OpenLink['kind'],
    language: row.language as Language | null,
    personId: row.person_id,
    expiresAt: row.expires_at,
  };
}

type Place = Pick<OpenLink, 'chainId' | 'siteId'>;

/** Adds a link that the code with this hash opens; returns it. */
export async function insertLink(
  tx: Tx,
  at: Place,
  link: {
    kind: OpenLink['kind'];
    hash: Buffer;
    name?: string;
    language?: Language | null;
    personId?: number;
    expiresAt?: Date;
  },
): Promise<QueueLink> {
  const row = await tx
    .insertInto('queue_links')
    .values({
      chain_id: at.chainId,
      site_id: at.siteId,
      kind: link.kind,
      code_hash: link.hash,
      name: link.name ?? '',
      language: link.language ?? null,
      person_id: link.personId ?? null,
      expires_at: link.expiresAt ?? null,
    })
    .returning(['id', 'kind', 'name', 'language', 'created_at', 'last_seen_at'])
    .executeTakeFirstOrThrow();
  return linkOf(row);
}

/** The site's lobby screens and kiosks that are let in, the oldest first. */
export async function screenLinks(tx: Tx): Promise<QueueLink[]> {
  const rows = await tx
    .selectFrom('queue_links')
    .select(['id', 'kind', 'name', 'language', 'created_at', 'last_seen_at'])
    .where('kind', '<>', 'visit')
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(linkOf);
}

/** Lets a lobby screen or a kiosk in no more; false when the site has none with this id. */
export async function revokeLink(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('queue_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('kind', '<>', 'visit')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An open site, and who can be looking at its queue now: the languages of its lobby screens, and the people with a page of their own. */
export interface Lookers {
  readonly site: Pick<OpenLink, 'chainId' | 'siteId' | 'siteName' | 'timezone'>;
  readonly lobbies: readonly (Language | null)[];
  readonly people: readonly number[];
}

/** Who looks at a site's queue; undefined for nobody. For the system alone. */
export async function lookersAt(tx: Tx, siteId: number, now: Date): Promise<Lookers | undefined> {
  const rows = await tx
    .selectFrom('sites as s')
    .innerJoin('queue_links as l', (join) =>
      join.onRef('l.chain_id', '=', 's.chain_id').onRef('l.site_id', '=', 's.id'),
    )
    .select(['s.chain_id as chainId', 's.id as siteId', 's.name as siteName', 's.timezone'])
    .select(['l.language', 'l.person_id'])
    .distinct()
    .where('s.id', '=', siteId)
    .where('s.active', '=', true)
    .where('l.kind', '<>', 'kiosk')
    .where('l.revoked_at', 'is', null)
    .where((is) => is.or([is('l.expires_at', 'is', null), is('l.expires_at', '>', now)]))
    .execute();
  const [site] = rows;
  return (
    site && {
      site,
      lobbies: rows.flatMap((row) => (row.person_id ? [] : [row.language as Language | null])),
      people: rows.flatMap(({ person_id }) => person_id ?? []),
    }
  );
}

/** Who was checked in by a kiosk with this key, if anybody was. */
export async function checkedInBy(
  tx: Tx,
  linkId: number,
  key: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('queue_check_ins')
    .select('person_id')
    .where('link_id', '=', linkId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.person_id;
}

export async function noteCheckIn(
  tx: Tx,
  link: OpenLink,
  key: string,
  personId: number,
): Promise<void> {
  await tx
    .insertInto('queue_check_ins')
    .values({
      chain_id: link.chainId,
      site_id: link.siteId,
      link_id: link.id,
      key,
      person_id: personId,
    })
    .execute();
}

/** Deletes what has let nobody in since, of all chains. For the system alone. */
export async function deleteOldLinks(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('queue_links').where('expires_at', '<', before).execute();
}

type Row = {
  id: number;
  kind: string;
  name: string;
  language: string | null;
  created_at: Date;
  last_seen_at: Date | null;
};

const linkOf = (row: Row): QueueLink => ({
  id: row.id,
  kind: row.kind as ScreenKind,
  name: row.name,
  language: row.language as Language | null,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});
