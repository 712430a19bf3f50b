import type { reminderCalls } from '#contract/booking/booking-settings/reminders.ts';
import { calendars } from '#contract/booking/booking-settings/calendars.ts';
import { withOptOut } from '#contract/booking/messages/opt-out.ts';
import { textOf } from '#contract/booking/messages/message-text.ts';
import type { Answer } from '#contract/kit/call.ts';
import { phoneOf } from '#server/features/workshop/tread-depth/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { writeSealed } from '#server/kit/mail/messages-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { hiddenPath, hiddenStop } from '../link/booking-address.ts';
import { bookingToRead } from './send-repo.ts';

const hourMs = 3_600_000;

type Try = (typeof reminderCalls)['try'];

/**
 * A message as it would read for a booking that there is, without its address, which is for nobody
 * else; sent to whoever tries it, where they want that. Throws `bookings.none_to_read` and, for an
 * SMS to somebody without a telephone, `bookings.no_own_phone`.
 */
export async function tryMessage(
  app: AppContext,
  { db, caller, now, body, afterCommit }: Context<Try>,
  /** Where whoever tries it is reached. */
  reached: { readonly email: string; readonly phone: string },
): Promise<Answer<Try>['data']> {
  const { id: calendarId } = await rowWithId(db, calendars, body.calendar_id);
  const booking = await bookingToRead(db, { calendarId, ticket: body.ticket, now });
  if (!booking) throw new AppError('bookings.none_to_read');
  const { language, type, transport } = body;
  const ofSite = await phoneOf(db, caller);
  const { subject, text: own } = textOf(body.template, language, {
    ...booking,
    begins: booking.begins?.getTime() ?? null,
    zone: caller.timezone,
    address: booking.town,
    phone: ofSite,
    link: app.publicUrl + hiddenPath,
  });
  const rule = { type, transport };
  const text = withOptOut(own, rule, language, app.publicUrl + hiddenStop(rule));
  const preview = { ticket: booking.ticket, licenseplate: booking.plate, subject, text };
  if (!body.send) return { ...preview, sent_to: null };

  const { email, phone } = reached;
  const isMail = transport === 'email';
  const recipient = isMail ? email : phone;
  if (recipient === '') throw new AppError('bookings.no_own_phone');
  await writeSealed(db, app.keys, {
    transport: isMail ? 'mail' : 'sms',
    chainId: caller.chainId,
    siteId: caller.siteId,
    recipient,
    subject: isMail ? subject || booking.site : '',
    body: text,
    priority: 'confirmation',
    expiresAt: new Date(now.getTime() + hourMs),
  });
  afterCommit(() => app.jobs.soon(isMail ? 'messages' : 'sms'));
  return { ...preview, sent_to: recipient };
}
