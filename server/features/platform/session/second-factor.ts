import type { Tx } from '#server/db/open.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Keys } from '#server/kit/keys/keys.ts';
import { keyedHash, seal, unseal } from '#server/kit/keys/seal.ts';
import { mostAttempts } from './attempt-rules.ts';
import { countTry, subjectsOf } from '#server/kit/attempts/attempts.ts';
import { personWithPassword, type RequestOrigin } from './own-password.ts';
import {
  confirmFactor,
  deleteFactor,
  recoveryCodesLeft,
  secondFactorOf,
  startFactor,
  takeRecoveryCode,
  noteStep,
} from './second-factor-repo.ts';
import { newRecoveryCode, newSecret, otpAddress, stepOfCode } from './totp.ts';

const purpose = 'second-factor';
const codesOnPaper = 10;
const issuer = 'Wheelhouse';

/** Whether logging in asks the person for a code, and what they have left on paper. */
export async function readSecondFactor(tx: Tx, userId: number) {
  const factor = await secondFactorOf(tx, userId);
  if (!factor?.confirmed) return { on: false, recoveryCodesLeft: 0 };
  return { on: true, recoveryCodesLeft: await recoveryCodesLeft(tx, userId) };
}

/**
 * What a code is worth to a person who has confirmed an authenticator app: each one, of the app or
 * from the paper, counts once. `notNeeded` for somebody without one.
 */
export async function takeCode(
  tx: Tx,
  keys: Keys,
  userId: number,
  input: { code?: string | undefined; at: Date },
): Promise<'notNeeded' | 'missing' | 'wrong' | 'app' | 'paper'> {
  const factor = await secondFactorOf(tx, userId);
  if (!factor?.confirmed) return 'notNeeded';
  if (input.code === undefined) return 'missing';
  const code = plainCode(input.code);
  if (!/^\d{6}$/.test(code)) {
    const hash = hashOf(keys, userId, code);
    return (await takeRecoveryCode(tx, userId, hash, input.at)) ? 'paper' : 'wrong';
  }
  const secret = secretOf(keys, userId, factor);
  const step = secret && stepOfCode(secret, code, { at: input.at, lastStep: factor.lastStep });
  if (!step) return 'wrong';
  await noteStep(tx, userId, step);
  return 'app';
}

// What another SECRET_KEY sealed opens no more: then no code is right, those on paper neither.
function secretOf(
  keys: Keys,
  userId: number,
  factor: { readonly sealedSecret: string },
): string | undefined {
  try {
    return unseal(keys, purpose, String(userId), factor.sealedSecret);
  } catch {
    return undefined;
  }
}

/** A new secret for who knows the password. Throws `session.second_factor_is_on`, `session.old_password_wrong`. */
export async function startSecondFactor(
  app: AppContext,
  caller: Caller,
  password: string,
  request: RequestOrigin,
): Promise<{ secret: string; address: string }> {
  const person = await personWithPassword(app, caller, password, request);
  const secret = newSecret();
  await app.db.transaction('system', async (tx) => {
    if ((await secondFactorOf(tx, person.id))?.confirmed) {
      throw new AppError('session.second_factor_is_on');
    }
    await startFactor(tx, person.id, seal(app.keys, purpose, String(person.id), secret));
  });
  return { secret, address: otpAddress(secret, issuer, person.email) };
}

/** Asks for codes from now on, once one of them proves that the app has the secret. Returns the recovery codes, which are kept nowhere. */
export async function confirmSecondFactor(
  app: AppContext,
  caller: Caller,
  code: string,
  request: RequestOrigin,
): Promise<string[]> {
  await countCodeTry(app, caller, request);
  const recoveryCodes = Array.from({ length: codesOnPaper }, newRecoveryCode);
  await app.db.transaction('system', async (tx) => {
    const factor = await secondFactorOf(tx, caller.userId);
    if (!factor) throw new AppError('session.second_factor_not_started');
    if (factor.confirmed) throw new AppError('session.second_factor_is_on');
    const secret = secretOf(app.keys, caller.userId, factor);
    const { now: at } = request;
    const step = secret && stepOfCode(secret, plainCode(code), { at, lastStep: factor.lastStep });
    if (!step) throw wrongCode();
    const codeHashes = recoveryCodes.map((one) => hashOf(app.keys, caller.userId, one));
    await confirmFactor(tx, caller.userId, { at, step, codeHashes });
    await auditFor(tx, 'second_factor.on', caller, request);
  });
  return recoveryCodes;
}

/** Asks for no codes any more. Throws `session.old_password_wrong`, `session.code_wrong`. */
export async function endSecondFactor(
  app: AppContext,
  caller: Caller,
  input: { password: string; code: string },
  request: RequestOrigin,
): Promise<void> {
  await personWithPassword(app, caller, input.password, request);
  await countCodeTry(app, caller, request);
  await app.db.transaction('system', async (tx) => {
    const { code } = input;
    const worth = await takeCode(tx, app.keys, caller.userId, { code, at: request.now });
    if (worth === 'wrong') throw wrongCode();
    await deleteFactor(tx, caller.userId);
    await auditFor(tx, 'second_factor.off', caller, request);
  });
}

async function countCodeTry(
  app: AppContext,
  caller: Caller,
  request: RequestOrigin,
): Promise<void> {
  const { account } = subjectsOf('code', String(caller.userId), request.address);
  const exceeded = await countTry(app, { [account]: mostAttempts.accountFromNetwork }, request.now);
  if (exceeded.size > 0) throw new AppError('session.too_many_attempts');
}

function auditFor(tx: Tx, action: string, caller: Caller, request: RequestOrigin): Promise<void> {
  const { userId, chainId, siteId } = caller;
  const { requestId, address } = request;
  return audit(tx, { action, userId, chainId, siteId, requestId, address });
}

const wrongCode = () => new AppError('session.code_wrong', {}, { code: 'fields.wrong_code' });

const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

const hashOf = (keys: Keys, userId: number, code: string): string =>
  keyedHash(keys, purpose, `${userId}:${plainCode(code)}`);
