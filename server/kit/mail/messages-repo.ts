import type { MailList } from '#contract/preferences.ts';
import type { Tx } from '#server/db/open.ts';

export interface Mail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The kind of mail that its reader may refuse; null for what concerns their account. */
  readonly list: MailList | null;
  readonly createdAt: Date;
}

/** Writes a mail in the transaction that it tells of; the job `messages` sends it once that has committed. */
export async function writeMail(
  tx: Tx,
  mail: Pick<Mail, 'recipient' | 'subject' | 'body'> & { readonly list?: MailList },
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ transport: 'mail', ...mail })
    .execute();
}

/** The mails that wait, at most 20: those that have not failed yet first, then the oldest. */
export async function waitingMails(tx: Tx): Promise<Mail[]> {
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
    .where('transport', '=', 'mail')
    .orderBy((e) => e('error', 'is not', null))
    .orderBy('id')
    .limit(20)
    .execute();
}

/** Notes that a mail stays, because its reader refused its kind. */
export async function noteNotWanted(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('messages').set({ status: 'not_wanted' }).where('id', '=', id).execute();
}

/** Notes that a message left. */
export async function noteSent(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status: 'sent', sent_at: at, error: null })
    .where('id', '=', id)
    .execute();
}

/** Notes why a message could not leave, and whether it goes on waiting. */
export async function noteFailure(
  tx: Tx,
  id: number,
  error: string,
  status: 'waiting' | 'failed',
): Promise<void> {
  await tx.updateTable('messages').set({ status, error }).where('id', '=', id).execute();
}
