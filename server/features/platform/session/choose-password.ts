import { chooseLanguage, type Language } from '#contract/platform/languages.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { hashOf, newCode } from '#server/kit/keys/secret-code.ts';
import { writeSecretMail } from '#server/kit/mail/messages-repo.ts';
import { say } from '#server/kit/words.ts';
import { mostAttempts, mostForgotten } from './attempt-rules.ts';
import { countTry, subjectsOf } from '#server/kit/attempts/attempts.ts';
import { forgetAttempt } from '#server/kit/attempts/attempts-repo.ts';
import { oldPasswordWrong, personWithPassword, type RequestOrigin } from './own-password.ts';
import { hashPassword } from './password.ts';
import { forgetOtherDevices, isKnownDevice, rememberDevice } from './known-devices-repo.ts';
import { isEasyToGuess } from './password-strength.ts';
import { insertReset, personOfReset, setPassword, takeReset, wordsAbout } from './reset-repo.ts';
import { accountByEmail, holdAccount, revokeSessions } from './session-repo.ts';

const passwordEasy = (field: 'password' | 'newPassword') =>
  new AppError('session.password_easy', {}, { [field]: 'fields.password_easy' });

const linkMinutes = 60;
const keptOf = (token: string): string => hashOf(token).toString('base64url');

interface PasswordRequest extends RequestOrigin {
  readonly language: Language;
  readonly deviceId: string;
}

/**
 * Mails a link, good for an hour and once, to the account with this e-mail if there is one. The
 * caller learns nothing about that, not by the time it takes either: what is left to be done once the
 * answer is on its way is returned. Throws `session.too_many_attempts` for a network that asks on.
 */
export async function forgotPassword(
  app: AppContext,
  email: string,
  request: PasswordRequest,
): Promise<() => Promise<void>> {
  const { deviceId } = request;
  const subjects = subjectsOf('forgot', email, request.address, deviceId);
  const isKnown = await app.db.transaction('system', (tx) => isKnownDevice(tx, email, deviceId));
  const exceeded = await countTry(
    app,
    isKnown
      ? { [subjects.device]: mostForgotten.knownDevice }
      : { [subjects.account]: mostForgotten.account, [subjects.network]: mostForgotten.network },
    request.now,
  );
  if (exceeded.has(subjects.network)) throw new AppError('session.too_many_attempts');
  return () => mailLink(app, email, request, exceeded.size > 0);
}

async function mailLink(
  app: AppContext,
  email: string,
  request: PasswordRequest,
  tooOften: boolean,
): Promise<void> {
  const token = newCode(32);
  const written = await app.db.transaction('system', async (tx) => {
    const person = await accountByEmail(tx, email);
    if (!person?.active || tooOften) return false;
    const language = person.language === null ? request.language : chooseLanguage(person.language);
    const expiresAt = new Date(request.now.getTime() + linkMinutes * 60_000);
    await insertReset(tx, { tokenHash: keptOf(token), userId: person.id, expiresAt });
    await writeSecretMail(tx, app.keys, {
      recipient: person.email,
      subject: say(language, 'session-letters', 'reset_mail.subject'),
      body: say(language, 'session-letters', 'reset_mail.body', {
        link: `${app.publicUrl}/forgot/${token}`,
        minutes: linkMinutes,
      }),
      expiresAt,
    });
    return true;
  });
  if (written) await app.jobs.soon('messages');
}

/** Sets the password by a mailed link and ends every login of the person. The device that it is set on is known from now on, no other. Throws `session.reset_link_expired`, `session.password_easy`. */
export async function resetPassword(
  app: AppContext,
  input: { token: string; password: string },
  request: PasswordRequest,
): Promise<void> {
  const { network } = subjectsOf('reset', '', request.address);
  const exceeded = await countTry(app, { [network]: mostAttempts.network }, request.now);
  if (exceeded.size > 0) throw new AppError('session.too_many_attempts');
  const token = keptOf(input.token);
  const known = await app.db.transaction('system', async (tx) => {
    const userId = await personOfReset(tx, token, request.now);
    if (userId === undefined) throw new AppError('session.reset_link_expired');
    return wordsAbout(tx, userId);
  });
  if (await isEasyToGuess(input.password, known)) throw passwordEasy('password');
  const passwordHash = await hashPassword(input.password);
  const ended = await app.db.transaction('system', async (tx) => {
    const userId = await takeReset(tx, token, request.now);
    if (userId === undefined) throw new AppError('session.reset_link_expired');
    await forgetAttempt(tx, network, request.now);
    await setPassword(tx, userId, passwordHash, request.now);
    await forgetOtherDevices(tx, userId, request.deviceId);
    // Who reads the person's mail is the person: strangers shall not stop the login that follows.
    await rememberDevice(tx, userId, request.deviceId, request.now);
    await audit(tx, {
      action: 'password.reset',
      userId,
      requestId: request.requestId,
      address: request.address,
    });
    return revokeSessions(tx, userId, {}, request.now);
  });
  for (const session of ended) app.live.dropSession(session);
}

/** Sets a new password for who knows the old one and ends their other logins. Throws `session.old_password_wrong`, `session.password_easy`. */
export async function changePassword(
  app: AppContext,
  caller: Caller,
  input: { password: string; newPassword: string },
  request: PasswordRequest,
): Promise<void> {
  const person = await personWithPassword(app, caller, input.password, request);
  const known = await app.db.transaction('system', (tx) => wordsAbout(tx, person.id));
  // The old one is known too: some who should not know it may be why it is changed.
  if (await isEasyToGuess(input.newPassword, [...known, input.password])) {
    throw passwordEasy('newPassword');
  }
  const passwordHash = await hashPassword(input.newPassword);
  const ended = await app.db.transaction('system', async (tx) => {
    // Whoever set one meanwhile, by a link say, knew better.
    if (!(await holdAccount(tx, person, 'to change'))) throw oldPasswordWrong();
    await setPassword(tx, caller.userId, passwordHash, request.now);
    await forgetOtherDevices(tx, caller.userId, request.deviceId);
    await audit(tx, {
      action: 'password.change',
      chainId: caller.chainId,
      siteId: caller.siteId,
      userId: caller.userId,
      requestId: request.requestId,
      address: request.address,
    });
    return revokeSessions(tx, caller.userId, { allBut: caller.sessionId }, request.now);
  });
  for (const session of ended) app.live.dropSession(session);
}
