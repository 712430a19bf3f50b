import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mostAttempts } from './attempt-rules.ts';
import { countTry, subjectsOf } from '#server/kit/attempts/attempts.ts';
import { isPassword } from './password.ts';
import { accountById, type Account } from './session-repo.ts';

/** When, from where and by which request something is asked for. */
export interface RequestOrigin {
  readonly now: Date;
  readonly address: string;
  readonly requestId: string;
}

/** The caller's account, when this is its password; tries are counted as those to change it are. */
export async function personWithPassword(
  app: AppContext,
  caller: Caller,
  password: string,
  request: RequestOrigin,
): Promise<Account> {
  const person = await app.db.transaction('system', (tx) => accountById(tx, caller.userId));
  const { account } = subjectsOf('password', person.email, request.address);
  const exceeded = await countTry(app, { [account]: mostAttempts.accountFromNetwork }, request.now);
  if (exceeded.size > 0) throw new AppError('session.too_many_attempts');
  if (await isPassword(person.passwordHash, password)) return person;
  throw oldPasswordWrong();
}

export const oldPasswordWrong = () =>
  new AppError('session.old_password_wrong', {}, { password: 'fields.wrong_password' });
