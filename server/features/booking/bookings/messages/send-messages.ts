import {
  callHolds,
  isCall,
  isMarketing,
  isOfWave,
  whenDue,
  type MessageRule,
} from '#contract/booking/messages/message-rules.ts';
import { needsOptOut, withOptOut } from '#contract/booking/messages/opt-out.ts';
import { customerLanguage, templateFor, textOf } from '#contract/booking/messages/message-text.ts';
import type { MailList } from '#contract/platform/preferences.ts';
import { phoneOf } from '#server/features/car/tread-depth/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { writeSealed } from '#server/kit/mail/messages-repo.ts';
import { unsubscribeLink } from '#server/kit/mail/unsubscribe-link.ts';
import type { Context } from '#server/kit/context.ts';
import { bookingPath, hiddenPath, hiddenStop } from '../link/booking-address.ts';
import { dueMessages, noteOutcome, type DueMessage } from './send-repo.ts';

const atOnce = 50;
const dayMs = 86_400_000;

type At = Pick<Context, 'db' | 'caller' | 'now' | 'afterCommit'>;

/** Hands to the sender what is due at the site, and writes down what became of it: both or neither. Answers whether there may be more. */
export async function sendMessages(app: AppContext, context: At): Promise<boolean> {
  const due = await dueMessages(context.db, context.now, atOnce);
  const phone = due.length === 0 ? '' : await phoneOf(context.db, context.caller);
  const reminded = new Set<string>();
  for (const message of due) {
    const of = `${message.bookingId} ${message.begins?.getTime()}`;
    const isReminded = message.isReminded || reminded.has(of);
    const isSent = await sendOne(app, context, { ...message, isReminded }, phone);
    if (isSent && message.rule.type === 'reminder') reminded.add(of);
  }
  if (due.length > 0) {
    context.afterCommit(async () => {
      await app.jobs.soon('messages');
      await app.jobs.soon('sms');
    });
  }
  return due.length >= atOnce;
}

async function sendOne(
  app: AppContext,
  { db, caller, now }: At,
  message: DueMessage,
  phone: string,
): Promise<boolean> {
  const { id, rule, begins } = message;
  const booking = { ...message, begins: begins?.getTime() ?? null };
  const becomes = whenDue(rule, message.dueAt.getTime(), booking, now.getTime(), caller.timezone);
  if (becomes !== 'send') {
    const outcome =
      'skip' in becomes
        ? ({ state: 'skipped', reason: becomes.skip } as const)
        : { due_at: new Date(becomes.wait) };
    await noteOutcome(db, id, outcome, now);
    return false;
  }
  const recipient = rule.transport === 'sms' ? message.mobile : message.email;
  const found = templateFor(rule.templates, customerLanguage(message.language, message.country));
  if (recipient === '' || !found) {
    const reason = found ? 'no_recipient' : 'no_text';
    await noteOutcome(db, id, { state: 'skipped', reason }, now);
    return false;
  }
  const [language, template] = found;
  const named = { ...booking, zone: caller.timezone, address: message.town, phone };
  const isMail = rule.transport === 'email';
  const isNamed = template.text.includes('{link}') || (needsOptOut(rule) && !isMail);
  const path = isNamed ? await bookingPath(app, db, caller, message.bookingId) : hiddenPath;
  const list = isMail ? listOf(rule.type) : null;
  const by = (link: string, stop = link) => {
    const { subject, text } = textOf(template, language, { ...named, link });
    return { subject, text: withOptOut(text, rule, language, stop) };
  };
  const link = app.publicUrl + path;
  const { subject, text } = by(
    link,
    list ? await unsubscribeLink(app, { email: recipient, list }) : link,
  );
  const messageId = await writeSealed(db, app.keys, {
    transport: isMail ? 'mail' : 'sms',
    chainId: caller.chainId,
    siteId: caller.siteId,
    recipient,
    subject: isMail ? subject || message.site : '',
    body: text,
    ...(list && { list }),
    ...(isCall(rule.type) && { urgent: true }),
    // Nobody is told yesterday's news, or of a call that is over.
    expiresAt: new Date(now.getTime() + (isCall(rule.type) ? callHolds : dayMs)),
  });
  await noteOutcome(
    db,
    id,
    {
      state: 'sent',
      message_id: messageId,
      recipient,
      said: by(app.publicUrl + hiddenPath, app.publicUrl + hiddenStop(rule)).text,
    },
    now,
  );
  return true;
}

// What a mail can be unsubscribed from; what the booking itself needs is of no list.
function listOf(type: MessageRule['type']): MailList | null {
  if (isMarketing(type)) return 'news';
  return isOfWave(type) ? 'reminders' : null;
}
