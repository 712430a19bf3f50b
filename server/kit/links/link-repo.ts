import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';

/** What a link opens. */
export type LinkKind =
  | 'lobby'
  | 'kiosk'
  | 'visit'
  | 'tread_reading'
  | 'wheel'
  | 'booking'
  | 'calendar'
  | 'quote'
  | 'payment'
  | 'receipt';

/** A link that lets in now, and where. */
export interface OpenLink {
  readonly id: number;
  readonly chainId: number;
  readonly siteId: number;
  readonly siteName: string;
  readonly timezone: string;
  readonly kind: LinkKind;
  readonly language: Language | null;
  readonly personId: number | null;
  readonly readingId: number | null;
  /** Of a wheel: the set, and which of it. */
  readonly setId: number | null;
  readonly position: string | null;
  readonly bookingId: number | null;
  readonly calendarId: number | null;
  readonly orderId: number | null;
  readonly invoiceId: number | null;
  /** Of a receipt: the cash register, and its number there. */
  readonly registerId: number | null;
  readonly receiptNr: number | null;
  /** Of a calendar: whose bookings alone, and what is shown of them. */
  readonly resourceId: number | null;
  readonly shows: readonly string[];
  readonly expiresAt: Date | null;
  /** Of a booking: what the link was sent to or was proved by, which whoever opens it has; null of one that was handed over. */
  readonly contactHash: Buffer | null;
}

const seenEvery = 60_000;

/** The link of a code's hash, and a note that it was seen; undefined when there is none, or it lets nobody in any more. For the system alone. */
export async function openLink(tx: Tx, hash: Buffer, now: Date): Promise<OpenLink | undefined> {
  const row = await tx
    .selectFrom('links as l')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'l.chain_id').onRef('s.id', '=', 'l.site_id'),
    )
    .select(['l.id', 'l.chain_id as chainId', 'l.site_id as siteId', 's.name as siteName'])
    .select(['s.timezone', 'l.kind', 'l.language', 'l.person_id as personId'])
    .select(['l.reading_id as readingId', 'l.expires_at as expiresAt', 'l.last_seen_at'])
    .select(['l.set_id as setId', 'l.position', 'l.booking_id as bookingId'])
    .select(['l.calendar_id as calendarId', 'l.resource_id as resourceId', 'l.shows'])
    .select(['l.order_id as orderId', 'l.invoice_id as invoiceId', 'l.contact_hash as contactHash'])
    .select(['l.register_id as registerId', 'l.receipt_nr as receiptNr'])
    .where('l.code_hash', '=', hash)
    .where('l.revoked_at', 'is', null)
    .where((is) => is.or([is('l.expires_at', 'is', null), is('l.expires_at', '>', now)]))
    .where('s.active', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { last_seen_at: seen, ...link } = row;
  // A screen asks all day: not every time is worth a write.
  if (!seen || now.getTime() - seen.getTime() > seenEvery) {
    await tx
      .updateTable('links')
      .set((e) => ({ last_seen_at: now, opened_at: e.fn.coalesce('opened_at', e.val(now)) }))
      .where('chain_id', '=', link.chainId)
      .where('id', '=', link.id)
      .execute();
  }
  return link as OpenLink;
}

/** Whether a code's hash is that of a link of a kind that let somebody in until its time was over. For the system alone. */
export async function hasEnded(tx: Tx, hash: Buffer, kind: LinkKind, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('links')
    .select('id')
    .where('code_hash', '=', hash)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

const shown = [
  'id',
  'kind',
  'name',
  'position',
  'resource_id',
  'shows',
  'language',
  'created_at',
  'expires_at',
  'opened_at',
  'last_seen_at',
] as const;

interface NewLink {
  kind: LinkKind;
  hash: Buffer;
  name?: string;
  language?: Language | null;
  personId?: number;
  readingId?: number;
  setId?: number;
  position?: string;
  bookingId?: number;
  calendarId?: number;
  orderId?: number;
  invoiceId?: number;
  registerId?: number;
  receiptNr?: number;
  resourceId?: number | null;
  shows?: readonly string[];
  expiresAt?: Date;
  contactHash?: Buffer | null;
}

/** Has the address with this code let in until then: the one that is there, or a new one. */
export async function keepLink(
  tx: Tx,
  at: Pick<OpenLink, 'chainId' | 'siteId'>,
  link: NewLink & { expiresAt: Date },
): Promise<void> {
  const { numUpdatedRows: kept } = await tx
    .updateTable('links')
    .set({ expires_at: link.expiresAt })
    .where('code_hash', '=', link.hash)
    .executeTakeFirstOrThrow();
  if (kept === 0n) await insertLink(tx, at, link);
}

/** Adds a link that the code with this hash opens; returns it. */
export const insertLink = (tx: Tx, at: Pick<OpenLink, 'chainId' | 'siteId'>, link: NewLink) =>
  tx
    .insertInto('links')
    .values({
      chain_id: at.chainId,
      site_id: at.siteId,
      kind: link.kind,
      code_hash: link.hash,
      name: link.name ?? '',
      language: link.language ?? null,
      person_id: link.personId ?? null,
      reading_id: link.readingId ?? null,
      set_id: link.setId ?? null,
      position: link.position ?? null,
      booking_id: link.bookingId ?? null,
      calendar_id: link.calendarId ?? null,
      order_id: link.orderId ?? null,
      invoice_id: link.invoiceId ?? null,
      register_id: link.registerId ?? null,
      receipt_nr: link.receiptNr ?? null,
      resource_id: link.resourceId ?? null,
      shows: [...(link.shows ?? [])],
      expires_at: link.expiresAt ?? null,
      contact_hash: link.contactHash ?? null,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();

/** Which links are meant: of these kinds, and one or those to one thing where that is said. */
export interface WhichLinks {
  readonly kinds: readonly LinkKind[];
  readonly id?: number;
  readonly readingId?: number;
  readonly setId?: number;
  readonly bookingId?: number;
  readonly calendarId?: number;
  readonly orderId?: number;
}

/** The site's links that let in, the oldest first. */
export const linksOf = (tx: Tx, { kinds, ...of }: WhichLinks, now: Date) =>
  tx
    .selectFrom('links')
    .select(shown)
    .where('kind', 'in', kinds)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .$if(of.id !== undefined, (all) => all.where('id', '=', of.id!))
    .$if(of.readingId !== undefined, (all) => all.where('reading_id', '=', of.readingId!))
    .$if(of.setId !== undefined, (all) => all.where('set_id', '=', of.setId!))
    .$if(of.bookingId !== undefined, (all) => all.where('booking_id', '=', of.bookingId!))
    .$if(of.orderId !== undefined, (all) => all.where('order_id', '=', of.orderId!))
    .$if(of.calendarId !== undefined, (all) => all.where('calendar_id', '=', of.calendarId!))
    .orderBy('id')
    .execute();

/** Lets nobody in any more by the site's links; which these were. */
export async function revokeLinks(tx: Tx, which: WhichLinks, now: Date): Promise<number[]> {
  const ids = (await linksOf(tx, which, now)).map(({ id }) => id);
  if (ids.length === 0) return ids;
  await tx.updateTable('links').set({ revoked_at: now }).where('id', 'in', ids).execute();
  return ids;
}

/**
 * Claims the key of what is done by a link, in the transaction that does it; false where it was done
 * before. A second one sent at the same time waits here until the first has committed.
 */
export async function claimLinkKey(tx: Tx, id: number, key: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('links')
    .set({ last_key: key })
    .where('id', '=', id)
    .where('last_key', 'is distinct from', key)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes what has let nobody in since, of all chains; those of bookings only when nobody will look for what they were. For the system alone. */
export async function deleteOldLinks(tx: Tx, before: Date, bookingsBefore: Date): Promise<void> {
  await tx
    .deleteFrom('links')
    .where((is) =>
      is.or([
        is.and([is('kind', '!=', 'booking'), is('expires_at', '<', before)]),
        is('expires_at', '<', bookingsBefore),
      ]),
    )
    .execute();
}
