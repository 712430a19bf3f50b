import { sql } from 'kysely';
import type { MailList } from '#contract/platform/preferences.ts';
import type { Tx } from '#server/db/open.ts';
import type { Keys } from '../keys/keys.ts';
import { seal, unseal } from '../keys/seal.ts';

/** By what a message leaves. */
export type Transport = 'mail' | 'sms';

/** How soon somebody has to have a message, the soonest first: they wait for it, their time was changed or cancelled, they have just booked or asked, it is about today, or it is any other. */
export const priorities = ['waited_for', 'changed', 'confirmation', 'today', 'usual'] as const;
export type Priority = (typeof priorities)[number];

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
  /** `usual` where none is said. */
  readonly priority?: Priority;
}

/** Writes a mail in the transaction that it is about; the job `messages` sends it once that has committed. */
export async function writeMail(tx: Tx, { chainId, priority, ...columns }: Mail): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ transport: 'mail', chain_id: chainId ?? null, ...columns, ...placeOf(priority) })
    .execute();
}

const placeOf = (priority: Priority = 'usual') => ({ priority: priorities.indexOf(priority) });

const purpose = 'messages';

/** What goes with a mail besides its text. */
export interface Attached {
  /** The same as a page, for programs that show one. */
  readonly html: string;
  /** Who it is from, as its reader knows them; the product where nobody is named. */
  readonly from?: string;
  readonly file?: AttachedFile;
  /** What lies beside that one. */
  readonly more?: readonly AttachedFile[];
}

/** A file that goes with a mail. */
export interface AttachedFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

interface Sealed extends Mail {
  readonly transport: Transport;
  readonly siteId?: number;
  readonly expiresAt: Date;
  readonly attached?: Attached;
}

/** Writes a message that holds a secret, or what else is nobody's to read here: it is kept sealed, and no longer than it takes to send; after `expiresAt` it does not leave. Answers its id. */
export async function writeSealed(
  tx: Tx,
  keys: Keys,
  { chainId, siteId, body, expiresAt, attached, priority, ...columns }: Sealed,
): Promise<number> {
  const { id } = await tx
    .insertInto('messages')
    .values({
      ...columns,
      ...placeOf(priority),
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

/** Writes a mail whose body holds a secret that somebody waits for. */
export async function writeSecretMail(
  tx: Tx,
  keys: Keys,
  mail: Mail & { readonly expiresAt: Date },
): Promise<void> {
  await writeSealed(tx, keys, { ...mail, transport: 'mail', priority: 'waited_for' });
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

/** Writes an SMS in the transaction that it is about; the job `sms` sends it once that has committed. */
export async function writeSms(
  tx: Tx,
  { recipient, body, chainId, priority }: Pick<Mail, 'recipient' | 'body' | 'chainId' | 'priority'>,
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({
      transport: 'sms',
      chain_id: chainId ?? null,
      recipient,
      body,
      ...placeOf(priority),
    })
    .execute();
}

const atOnce = 10;

/**
 * The next messages to be sent: by their priority, and of those alike each site's in turn, so that
 * many of one hold up no other. No more than may leave in a minute, which only those that somebody
 * waits for exceed.
 */
export async function nextMessages(
  tx: Tx,
  transport: Transport,
  { at, perMinute }: { at: Date; perMinute: number },
): Promise<Message[]> {
  const minuteAgo = new Date(at.getTime() - minute);
  const { tried } = await tx
    .selectFrom('messages')
    .select((e) => e.fn.countAll<number>().as('tried'))
    .where('transport', '=', transport)
    .where('tried_at', '>', minuteAgo)
    .executeTakeFirstOrThrow();
  const left = Math.min(perMinute - tried, atOnce);
  // By the clock that wrote it, which counts finer than ours: what was written just now is due.
  const { rows } = await sql<Message>`
    with tried as (
      select coalesce(chain_id, 0) as chain, coalesce(site_id, 0) as site, count(*) as count
      from messages where transport = ${transport} and tried_at > ${minuteAgo} group by 1, 2
    ), next as (
      select w.id, w.priority, coalesce(tried.count, 0)
        + row_number() over (partition by w.priority, w.chain_id, w.site_id order by w.id) as turn
      from messages w
      left join tried on chain = coalesce(w.chain_id, 0) and site = coalesce(w.site_id, 0)
      where w.status = 'waiting' and w.transport = ${transport} and w.next_try_at <= now()
        ${left <= 0 ? sql`and w.priority = 0` : sql``}
      order by w.priority, turn, w.id limit ${left <= 0 ? atOnce : left}
    )
    select m.id, m.recipient, coalesce(m.subject, '') as subject, m.body, m.sealed, m.attached,
      m.list, m.created_at as "createdAt", m.expires_at as "expiresAt", m.tries
    from messages m join next on next.id = m.id
    order by next.priority, next.turn, next.id`.execute(tx);
  return rows;
}

/**
 * Takes a message for as long as it may take to send, so that no other server sends it meanwhile;
 * false where one has. One whose server dies with it in hand is tried again after that.
 */
export async function takeMessage(tx: Tx, id: number): Promise<boolean> {
  const taken = await tx
    .updateTable('messages')
    .set({ next_try_at: sql`now() + interval '1 minute'` })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', sql<Date>`now()`)
    .returning('id')
    .execute();
  return taken.length > 0;
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
