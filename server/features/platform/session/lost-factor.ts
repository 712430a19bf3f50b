import { chooseLanguage } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { writeMail } from '#server/kit/mail/messages-repo.ts';
import { say } from '#server/kit/words.ts';
import { personWithPassword, type RequestOrigin } from './own-password.ts';
import { paymentExpirationOf } from './payment-expiration-repo.ts';
import { deleteFactor, secondFactorOf } from './second-factor-repo.ts';
import { accountByEmail } from './session-repo.ts';

/** Whose account an e-mail is, whether logging in asks them for a code, and whether they are warned of an unpaid invoice. Throws `common.not_found`. */
export async function findAccount(tx: Tx, email: string) {
  const person = await accountByEmail(tx, email);
  if (!person) throw new AppError('common.not_found');
  const factor = await secondFactorOf(tx, person.id);
  const { fullname } = person;
  const paymentExpiration = await paymentExpirationOf(tx, person.id);
  const secondFactor = factor?.confirmed ?? false;
  return { email: person.email, fullname, secondFactor, paymentExpiration };
}

/**
 * Asks somebody who lost their app for no codes any more, and tells them by mail, so that nobody is
 * opened to others unawares. Whoever does it shows again that they are themselves by their password.
 * Throws `session.old_password_wrong`, `common.not_found`, `session.second_factor_is_off`,
 * `session.second_factor_own`.
 */
export async function removeSecondFactor(
  app: AppContext,
  caller: Caller,
  input: { email: string; password: string },
  request: RequestOrigin,
): Promise<void> {
  await personWithPassword(app, caller, input.password, request);
  await app.db.transaction('system', async (tx) => {
    const person = await accountByEmail(tx, input.email);
    if (!person) throw new AppError('common.not_found');
    // One's own goes by a code: a stolen password must not be enough.
    if (person.id === caller.userId) throw new AppError('session.second_factor_own');
    if (!(await secondFactorOf(tx, person.id))?.confirmed) {
      throw new AppError('session.second_factor_is_off');
    }
    await deleteFactor(tx, person.id);
    const { userId, chainId, siteId } = caller;
    const { requestId, address } = request;
    const about = { entity: 'user', entityId: person.id };
    const action = 'second_factor.removed';
    await audit(tx, { action, userId, chainId, siteId, ...about, requestId, address });
    const language = chooseLanguage(person.language);
    await writeMail(tx, {
      recipient: person.email,
      subject: say(language, 'session-letters', 'factor_mail.subject'),
      body: say(language, 'session-letters', 'factor_mail.body', {
        link: `${app.publicUrl}/forgot`,
      }),
      priority: 'waited_for',
    });
  });
  await app.jobs.soon('messages');
}
