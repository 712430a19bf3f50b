import { timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import { email, phone } from '#contract/kit/fields.ts';
import { onlineBookingCalls, provable } from '#contract/booking/online-booking.ts';
import type { Answer } from '#contract/kit/call.ts';
import type { Language } from '#contract/platform/languages.ts';
import { countPortalMessage } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { countAttempts, noteAttempts } from '#server/kit/attempts/attempts-repo.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { AppError } from '#server/kit/errors.ts';
import { digitsOf } from '#server/kit/keys/secret-code.ts';
import { writeSealed } from '#server/kit/mail/messages-repo.ts';
import { say } from '#server/kit/words.ts';
import { atPortal, type PortalRequest } from './at-portal.ts';
import { contactHashes, type OpenPortal } from './portal-repo.ts';

const { sendCode: sending } = onlineBookingCalls;
type Sending = z.output<(typeof sending)['body']>;

const goodFor = 15 * 60_000;
// Of one telephone or mail, in a quarter of an hour, wherever and by whom they are asked for.
const mostSent = 3;
const mostGuesses = 5;

const subjectsOf = (portal: OpenPortal, form: string, hash: Buffer) => {
  const contact = hash.toString('base64url');
  return {
    secret: `portal-code:${portal.id}:${form}:${contact}`,
    sent: `portal-code:sent:${portal.id}:${form}:${contact}`,
    to: `portal-code:to:${contact}`,
    guessed: `portal-code:guessed:${contact}`,
  };
};

/**
 * Sends six digits to a mobile or an e-mail. They are good for a quarter of an hour, for this form and
 * this address alone, and stand nowhere. Throws `online-booking.too_many_codes`.
 */
export async function sendCode(
  app: AppContext,
  request: PortalRequest & { readonly body: Sending; readonly language: Language },
  portal: OpenPortal,
): Promise<Answer<typeof sending>['data']> {
  const { body, now, language } = request;
  const { by, form } = body;
  const read = (by === 'mobile' ? phone({}) : email({})).schema.safeParse(body.to);
  const to = read.data ?? '';
  const hash =
    to === '' ? null : (await hashesOf(app, portal, { mobile: '', email: '', [by]: to }))[by];
  if (!hash) throw new AppError('common.wrong_input', {}, { to: 'fields.required' });
  const { secret, sent, to: sentTo } = subjectsOf(portal, form, hash);
  const over = await countTry(app, { [sentTo]: mostSent }, now);
  if (over.size > 0) throw new AppError('online-booking.too_many_codes');
  await app.db.transaction('system', (tx) => noteAttempts(tx, [sent], now));
  const expires = new Date(now.getTime() + goodFor);
  return atPortal(app, request, async ({ db, caller, afterCommit }) => {
    const told = { chainId: caller.chainId, portalId: portal.id, hash, isProved: false, now };
    if (!(await countPortalMessage(db, told))) {
      throw new AppError('online-booking.too_many_codes');
    }
    const words = { site: caller.siteName, code: digitsOf(app.keys, secret) };
    await writeSealed(db, app.keys, {
      transport: by === 'mobile' ? 'sms' : 'mail',
      chainId: caller.chainId,
      siteId: caller.siteId,
      recipient: to,
      subject: by === 'mobile' ? '' : say(language, 'online-booking', 'code.subject', words),
      body: say(language, 'online-booking', 'code.text', words),
      priority: 'waited_for',
      expiresAt: expires,
    });
    afterCommit(() => app.jobs.soon(by === 'mobile' ? 'sms' : 'messages'));
    return { expires_at: expires.toISOString() };
  });
}

/** What was proved of a booking that somebody wants to make: by which, and its hash; or why not. Nothing where no code was given. */
export type Proof =
  | { readonly by: (typeof provable)[number]; readonly hash: Buffer }
  | { readonly refused: 'online-booking.wrong_code' | 'online-booking.too_many_codes' }
  | null;

/** What the digits prove that came with a booking. Guesses are counted by what they are about, before it is known whether they are right. */
export async function provedBy(
  app: AppContext,
  portal: OpenPortal,
  given: Readonly<Record<'form' | 'mobile' | 'email' | 'code', string>>,
  now: Date,
): Promise<Proof> {
  if (given.code === '') return null;
  const hashes = await hashesOf(app, portal, given);
  const typed = Buffer.from(given.code.replaceAll(/\D/g, ''));
  let isOver = false;
  for (const by of provable) {
    const hash = hashes[by];
    if (!hash) continue;
    const { secret, sent, guessed } = subjectsOf(portal, given.form, hash);
    const since = new Date(now.getTime() - goodFor);
    const wasSent = await app.db.transaction('system', (tx) => countAttempts(tx, [sent], since));
    if (!wasSent.has(sent)) continue;
    if ((await countTry(app, { [guessed]: mostGuesses }, now)).size > 0) {
      isOver = true;
      continue;
    }
    const right = Buffer.from(digitsOf(app.keys, secret));
    if (typed.length === right.length && timingSafeEqual(typed, right)) return { by, hash };
  }
  return { refused: isOver ? 'online-booking.too_many_codes' : 'online-booking.wrong_code' };
}

const hashesOf = (
  app: AppContext,
  { country }: OpenPortal,
  given: { readonly mobile: string; readonly email: string },
) => app.db.transaction('system', (tx) => contactHashes(tx, country, given));
