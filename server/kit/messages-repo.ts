import type { Tx } from '#server/db/open.ts';

export interface Mail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Writes a mail in the transaction that it tells of; the job `messages` sends it once that has committed. */
export async function writeMail(tx: Tx, mail: Omit<Mail, 'id'>): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ transport: 'mail', ...mail })
    .execute();
}

/** The oldest mails that wait, at most 20, locked so that another server takes others. */
export async function waitingMails(tx: Tx): Promise<Mail[]> {
  return tx
    .selectFrom('messages')
    .select(['id', 'recipient', (e) => e.fn.coalesce('subject', e.val('')).as('subject'), 'body'])
    .where('status', '=', 'waiting')
    .where('transport', '=', 'mail')
    .orderBy('id')
    .limit(20)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Notes that a message left, or why it could not. */
export async function noteSent(tx: Tx, id: number, sentAt: Date, error?: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set(error === undefined ? { status: 'sent', sent_at: sentAt } : { status: 'failed', error })
    .where('id', '=', id)
    .execute();
}
