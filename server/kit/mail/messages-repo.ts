import type { MailList } from '#contract/preferences.ts';
import type { Tx } from '#server/db/open.ts';

/** A mail or SMS that waits to leave. */
export interface Message {
  readonly id: number;
  readonly recipient: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly body: string;
  /** The kind of mail that its reader may refuse; null for what concerns their account. */
  readonly list: MailList | null;
  readonly createdAt: Date;
}

/** Writes a mail in the transaction that it tells of; the job `messages` sends it once that has committed. */
export async function writeMail(
  tx: Tx,
  mail: Pick<Message, 'recipient' | 'subject' | 'body'> & OfChain & { readonly list?: MailList },
): Promise<void> {
  const { chainId, ...columns } = mail;
  await tx
    .insertInto('messages')
    .values({ transport: 'mail', chain_id: chainId ?? null, ...columns })
    .execute();
}

/** The chain that a message is of; none when it is about somebody's account. */
interface OfChain {
  readonly chainId?: number;
}

/** Writes an SMS in the transaction that it tells of; the job `sms` sends it once that has committed. */
export async function writeSms(
  tx: Tx,
  { recipient, body, chainId }: Pick<Message, 'recipient' | 'body'> & OfChain,
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ transport: 'sms', chain_id: chainId ?? null, recipient, body })
    .execute();
}

/** The mails or SMS that wait, at most 20: those that have not failed yet first, then the oldest. */
export async function waitingMessages(tx: Tx, transport: 'mail' | 'sms'): Promise<Message[]> {
  return tx
    .selectFrom('messages')
    .select([
      'id',
      'recipient',
      (e) => e.fn.coalesce('subject', e.val('')).as('subject'),
      'body',
      (e) => e.ref('list').$castTo<MailList | null>().as('list'),
      'created_at as createdAt',
    ])
    .where('status', '=', 'waiting')
    .where('transport', '=', transport)
    .orderBy((e) => e('error', 'is not', null))
    .orderBy('id')
    .limit(20)
    .execute();
}

/** Notes that a mail stays, because its reader refused its kind. */
export async function noteNotWanted(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('messages').set({ status: 'not_wanted' }).where('id', '=', id).execute();
}

const tryForMinutes = 60;

/** Notes that a message left, or why not. It is tried again for an hour: by then it is no longer expected. */
export function noteOutcome(
  tx: Tx,
  { id, createdAt }: Pick<Message, 'id' | 'createdAt'>,
  error: string | undefined,
  at: Date,
): Promise<void> {
  if (error === undefined) return noteSent(tx, id, at);
  const waited = at.getTime() - createdAt.getTime();
  return noteFailure(tx, id, error, waited < tryForMinutes * 60_000 ? 'waiting' : 'failed');
}

async function noteSent(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status: 'sent', sent_at: at, error: null })
    .where('id', '=', id)
    .execute();
}

async function noteFailure(
  tx: Tx,
  id: number,
  error: string,
  status: 'waiting' | 'failed',
): Promise<void> {
  await tx.updateTable('messages').set({ status, error }).where('id', '=', id).execute();
}
