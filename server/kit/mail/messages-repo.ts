import { sql } from 'kysely';
import type { MailList } from '#contract/platform/preferences.ts';
import type { Tx } from '#server/db/open.ts';
import type { Keys } from '../keys/keys.ts';
import { seal, unseal } from '../keys/seal.ts';

/** By what a message leaves. */
export type Transport = 'mail' | 'sms';

/** A mail or SMS that waits to leave. */
export interface Message {
  readonly id: number;
  readonly recipient: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly body: string;
  /** The body has to be opened first: `bodyOf`. */
  readonly sealed: boolean;
  /** The kind of mail that its reader may refuse; null for what concerns their account. */
  readonly list: MailList | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  /** What goes with it, sealed: `attachedOf`. */
  readonly attached: string | null;
  /** How often it was tried before. */
  readonly tries: number;
}

interface Mail extends Pick<Message, 'recipient' | 'subject' | 'body'> {
  /** The chain that a message is of; none when it is about somebody's account. */
  readonly chainId?: number;
  readonly list?: MailList;
  /** Somebody waits for it: it leaves before all others. */
  readonly urgent?: true;
}

/** Writes a mail in the transaction that it tells of; the job `messages` sends it once that has committed. */
export async function writeMail(tx: Tx, { chainId, ...columns }: Mail): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ transport: 'mail', chain_id: chainId ?? null, ...columns })
    .execute();
}

const purpose = 'messages';

/** What goes with a mail besides its text. */
export interface Attached {
  /** The same as a page, for programs that show one. */
  readonly html: string;
  readonly file: { readonly name: string; readonly type: string; readonly base64: string };
}

interface Sealed extends Mail {
  readonly transport: Transport;
  readonly siteId?: number;
  readonly expiresAt: Date;
  readonly attached?: Attached;
}

/** Writes a message that tells a secret, or what else is nobody's to read here: it is kept sealed, and no longer than it takes to send; after `expiresAt` it does not leave. Answers its id. */
export async function writeSealed(
  tx: Tx,
  keys: Keys,
  { chainId, siteId, body, expiresAt, attached, ...columns }: Sealed,
): Promise<number> {
  const { id } = await tx
    .insertInto('messages')
    .values({
      ...columns,
      chain_id: chainId ?? null,
      site_id: siteId ?? null,
      body: seal(keys, purpose, columns.recipient, body),
      attached: attached ? seal(keys, purpose, columns.recipient, JSON.stringify(attached)) : null,
      sealed: true,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a mail whose body tells a secret that somebody waits for. */
export async function writeSecretMail(
  tx: Tx,
  keys: Keys,
  mail: Mail & { readonly expiresAt: Date },
): Promise<void> {
  await writeSealed(tx, keys, { ...mail, transport: 'mail', urgent: true });
}

/** What a message says. Throws when another key has sealed it. */
export const bodyOf = (
  keys: Keys,
  { recipient, body, sealed }: Pick<Message, 'recipient' | 'body' | 'sealed'>,
): string => (sealed ? unseal(keys, purpose, recipient, body) : body);

/** What goes with a message, if anything does. Throws when another key has sealed it. */
export const attachedOf = (
  keys: Keys,
  { recipient, attached }: Pick<Message, 'recipient' | 'attached'>,
): Attached | undefined =>
  attached === null
    ? undefined
    : (JSON.parse(unseal(keys, purpose, recipient, attached)) as Attached);

/** Writes an SMS in the transaction that it tells of; the job `sms` sends it once that has committed. */
export async function writeSms(
  tx: Tx,
  { recipient, body, chainId }: Pick<Mail, 'recipient' | 'body' | 'chainId'>,
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ transport: 'sms', chain_id: chainId ?? null, recipient, body })
    .execute();
}

const atOnce = 10;

/**
 * The next messages to be sent: those that somebody waits for first, then the oldest. No more than
 * may leave in a minute, which only those that somebody waits for exceed.
 */
export async function nextMessages(
  tx: Tx,
  transport: Transport,
  { at, perMinute }: { at: Date; perMinute: number },
): Promise<Message[]> {
  const { tried } = await tx
    .selectFrom('messages')
    .select((e) => e.fn.countAll<number>().as('tried'))
    .where('transport', '=', transport)
    .where('tried_at', '>', new Date(at.getTime() - 60_000))
    .executeTakeFirstOrThrow();
  const left = Math.min(perMinute - tried, atOnce);
  // By the clock that wrote it, which counts finer than ours: what was written just now is due.
  const due = sql<Date>`now()`;
  return tx
    .selectFrom('messages')
    .select([
      'id',
      'recipient',
      (e) => e.fn.coalesce('subject', e.val('')).as('subject'),
      'body',
      'sealed',
      'attached',
      (e) => e.ref('list').$castTo<MailList | null>().as('list'),
      'created_at as createdAt',
      'expires_at as expiresAt',
      'tries',
    ])
    .where('status', '=', 'waiting')
    .where('transport', '=', transport)
    .where('next_try_at', '<=', due)
    .$if(left <= 0, (query) => query.where('urgent', '=', true))
    .orderBy('urgent', 'desc')
    .orderBy('id')
    .limit(left <= 0 ? atOnce : left)
    .execute();
}

/** Notes which messages nobody expects any more. */
export async function expireMessages(tx: Tx, at: Date): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status: 'expired', ...withoutSecret })
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', at)
    .execute();
}

/** Notes that a mail stays, because its reader refused its kind. */
export async function noteNotWanted(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status: 'not_wanted', ...withoutSecret })
    .where('id', '=', id)
    .execute();
}

const minute = 60_000;
const longestPause = 60 * minute;
const givenUpAfter = 24 * 60 * minute;

/** Notes that a message left, or why not. Then it is tried again, later each time, for a day. */
export async function noteOutcome(
  tx: Tx,
  { id, createdAt, tries }: Pick<Message, 'id' | 'createdAt' | 'tries'>,
  error: string | undefined,
  at: Date,
): Promise<void> {
  const next = new Date(at.getTime() + Math.min(minute * 2 ** tries, longestPause));
  const failed = next.getTime() - createdAt.getTime() > givenUpAfter;
  const outcome =
    error === undefined
      ? { status: 'sent', sent_at: at, error: null, ...withoutSecret }
      : failed
        ? { status: 'failed', error, ...withoutSecret }
        : { next_try_at: next, error };
  await tx
    .updateTable('messages')
    .set({ ...outcome, tries: tries + 1, tried_at: at })
    .where('id', '=', id)
    .execute();
}

const withoutSecret = { body: sql<string>`case when sealed then '' else body end`, attached: null };
