import { callHolds, isCall } from '#contract/booking/messages/message-rules.ts';
import { textOf } from '#contract/booking/messages/message-text.ts';
import { needsOptOut, withOptOut } from '#contract/booking/messages/opt-out.ts';
import type { Template } from '#contract/booking/booking-settings/reminders.ts';
import { shownAt } from '#contract/booking/schedules/day-clock.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { MailList } from '#contract/platform/preferences.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { priorities, writeSealed } from '#server/kit/mail/messages-repo.ts';
import { unsubscribeLink } from '#server/kit/mail/unsubscribe-link.ts';
import { say } from '#server/kit/words.ts';
import { bookingPath, hiddenPath, hiddenStop } from '../link/booking-address.ts';
import { eventUid } from '../link/event-uid.ts';
import { mailPage, mailText } from './mail-page.ts';
import { priorityOf } from './message-priority.ts';
import { noteOutcome, type DueMessage } from './send-repo.ts';

const dayMs = 86_400_000;

/** A message that leaves now, and by which way. */
export interface Due {
  readonly message: DueMessage;
  readonly rule: DueMessage['rule'];
  readonly recipient: string;
  /** What a link that is sent there proves. */
  readonly reached: Buffer | null;
  readonly language: Language;
  readonly template: Template;
  readonly list: MailList | null;
}

/** How a site is reached, and what its mails carry. */
interface Sender {
  readonly phone: string;
  readonly logo: string | null;
}

/** Hands messages of one booking, by one way, to the sender as one, and notes each as sent. */
export async function writeTogether(
  app: AppContext,
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  together: readonly Due[],
  sender: Sender,
): Promise<void> {
  const [{ message, rule, recipient, reached, language, list }] = together as [Due];
  const { bookingId, begins } = message;
  const isMail = rule.transport === 'email';
  const isLinked =
    isMail || together.some((one) => one.template.text.includes('{link}') || needsOptOut(one.rule));
  const path = isLinked ? await bookingPath(app, db, caller, bookingId, reached) : hiddenPath;
  const link = app.publicUrl + path;
  const stop = list ? await unsubscribeLink(app, { email: recipient, list }) : link;
  const words = together.map((one) => wordsOf(one, sender, caller.timezone, link));
  const subject = words[0]!.subject || subjectOf(together[0]!);
  const text = words.map((one) => one.text).join('\n');
  const uid = eventUid(app, { chainId: caller.chainId, bookingId });
  const logo = message.logo || sender.logo;
  const ending = isMail ? withOptOut('', rule, language, stop).trim() : '';
  const mail = { message, language, text, ending, link, logo, uid };
  const today = isToday(begins, now, caller.timezone);
  const ranks = together.map((one) => priorities.indexOf(priorityOf(one.rule.type, today)));
  const messageId = await writeSealed(db, app.keys, {
    transport: isMail ? 'mail' : 'sms',
    chainId: caller.chainId,
    siteId: caller.siteId,
    recipient,
    subject: isMail ? subject : '',
    body: isMail ? mailText(mail) : withOptOut(text, rule, language, stop),
    ...(isMail && { attached: mailPage(mail) }),
    ...(list && { list }),
    priority: priorities[Math.min(...ranks)]!,
    // Neither yesterday's news nor a call that is over is sent.
    expiresAt: new Date(now.getTime() + (isCall(rule.type) ? callHolds : dayMs)),
  });
  for (const one of together) {
    const own = wordsOf(one, sender, caller.timezone, app.publicUrl + hiddenPath).text;
    const said = withOptOut(own, one.rule, language, app.publicUrl + hiddenStop(one.rule));
    const outcome = { state: 'sent', message_id: messageId, recipient, said } as const;
    await noteOutcome(db, one.message.id, outcome, now);
  }
}

function wordsOf(
  { message, language, template }: Due,
  { phone }: Sender,
  zone: string,
  link: string,
) {
  const begins = message.begins?.getTime() ?? null;
  return textOf(template, language, {
    ...message,
    begins,
    zone,
    address: message.town,
    phone,
    link,
  });
}

/** What a mail is about whose rule says nothing of it: one that was written as an SMS. */
const subjectOf = ({ message, rule, language }: Due): string =>
  [say(language, 'booking-settings', `booking-reminders.choices.type.${rule.type}`), message.site]
    .filter(Boolean)
    .join(' – ');

const isToday = (begins: Date | null, now: Date, zone: string): boolean =>
  begins !== null && shownAt(begins.getTime(), zone).day === shownAt(now.getTime(), zone).day;
