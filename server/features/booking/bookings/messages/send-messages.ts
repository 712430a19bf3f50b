import { isCall, isMarketing, isOfWave } from '#contract/booking/messages/message-rules.ts';
import { whenDue } from '#contract/booking/messages/when-due.ts';
import { needsOptOut } from '#contract/booking/messages/opt-out.ts';
import { customerLanguage, templateFor } from '#contract/booking/messages/message-text.ts';
import type { MailList } from '#contract/platform/preferences.ts';
import { phoneOf } from '#server/features/workshop/tread-depth/exports.ts';
import { whiteLabelOf } from '#server/features/platform/white-label/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { countPortalMessage } from './portal-messages-repo.ts';
import { dueMessages, noteOutcome, type DueMessage } from './send-repo.ts';
import { writeTogether, type Due } from './write-together.ts';

const atOnce = 50;

type At = Pick<Context, 'db' | 'caller' | 'now' | 'afterCommit'>;

/** Hands to the sender what is due at the site, and writes down what became of it: both or neither. What is due of a booking at once leaves as one. Answers whether there may be more. */
export async function sendMessages(app: AppContext, context: At): Promise<boolean> {
  const due = await dueMessages(context.db, context.now, atOnce);
  if (due.length === 0) return false;
  const reminded = new Set<string>();
  const leaving: Due[] = [];
  for (const message of due) {
    const of = `${message.bookingId} ${message.begins?.getTime()}`;
    const isReminded = message.isReminded || reminded.has(of);
    const one = await judge(context, { ...message, isReminded });
    if (!one) continue;
    leaving.push(one);
    if (message.rule.type === 'reminder') reminded.add(of);
  }
  if (leaving.length > 0) {
    const of = {
      phone: await phoneOf(context.db, context.caller),
      logo: (await whiteLabelOf(context.db, new URL(app.publicUrl).hostname))?.logo || null,
    };
    for (const together of Map.groupBy(leaving, sharedBy).values())
      await writeTogether(app, context, together, of);
  }
  context.afterCommit(async () => {
    await app.jobs.soon('messages');
    await app.jobs.soon('sms');
  });
  return due.length >= atOnce;
}

/** What leaves with it: all messages of a booking that are due at once by the same way. What can be refused, and a call, stands alone. */
const sharedBy = ({ message, rule, list }: Due): string =>
  needsOptOut(rule) || isCall(rule.type) || list !== null
    ? `one ${message.id}`
    : `${message.bookingId} ${rule.transport}`;

/** Whether and how a message that is due leaves; null once it is noted why it does not. */
async function judge({ db, caller, now }: At, message: DueMessage): Promise<Due | null> {
  const { id, begins } = message;
  const booking = { ...message, begins: begins?.getTime() ?? null };
  const zone = caller.timezone;
  const becomes = whenDue(message.rule, message.dueAt.getTime(), booking, now.getTime(), zone);
  if (becomes !== 'send') {
    const outcome =
      'skip' in becomes
        ? ({ state: 'skipped', reason: becomes.skip } as const)
        : { due_at: new Date(becomes.wait) };
    await noteOutcome(db, id, outcome, now);
    return null;
  }
  const rule = { ...message.rule, transport: wayOf(message) };
  const isMail = rule.transport === 'email';
  const recipient = isMail ? message.email : message.mobile;
  const found = templateFor(rule.templates, customerLanguage(message.language, message.country));
  if (recipient === '' || !found) {
    const reason = found ? 'no_recipient' : 'no_text';
    await noteOutcome(db, id, { state: 'skipped', reason }, now);
    return null;
  }
  const reached = isMail ? message.emailHash : message.mobileHash;
  if (!(await isToBeSent(db, caller, message, reached, now))) {
    await noteOutcome(db, id, { state: 'skipped', reason: 'told_enough' }, now);
    return null;
  }
  const [language, template] = found;
  const list = isMail ? listOf(rule.type) : null;
  return { message, rule, recipient, reached, language, template, list };
}

/** By SMS, or by mail to who has only that and gets no mail about the same; what needs consent stays with the way that it was given for. */
function wayOf({ rule, mobile, email, hasMail }: DueMessage): 'sms' | 'email' {
  const isForMail = rule.transport === 'sms' && mobile === '' && email !== '' && !hasMail;
  return isForMail && !needsOptOut(rule) ? 'email' : rule.transport;
}

/** Strangers may book with anybody's telephone and mail: who is reached so is not told without end. Whoever is called stands here. */
async function isToBeSent(
  db: Context['db'],
  { chainId }: Context['caller'],
  { rule, portalId, provedContact }: DueMessage,
  hash: Buffer | null,
  now: Date,
): Promise<boolean> {
  if (portalId === null || hash === null || isCall(rule.type)) return true;
  const isProved = provedContact?.equals(hash) ?? false;
  return countPortalMessage(db, { chainId, portalId, hash, isProved, now });
}

// What a mail can be unsubscribed from; what the booking itself needs is of no list.
function listOf(type: DueMessage['rule']['type']): MailList | null {
  if (isMarketing(type)) return 'news';
  return isOfWave(type) ? 'reminders' : null;
}
