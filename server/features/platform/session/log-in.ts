import { randomUUID } from 'node:crypto';
import { deviceName } from '#contract/kit/device-name.ts';
import type { Tx } from '#server/db/open.ts';
import { writesLittle } from '#server/db/writes-little.ts';
import { announce, notify } from '#server/features/platform/notifications/exports.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mostAttempts } from './attempt-rules.ts';
import { countTry, subjectsOf } from '#server/kit/attempts/attempts.ts';
import { forgetAttempt, forgetAttempts } from '#server/kit/attempts/attempts-repo.ts';
import { isKnownDevice, rememberDevice } from './known-devices-repo.ts';
import { isPassword } from './password.ts';
import { takeCode } from './second-factor.ts';
import {
  accountByEmail,
  holdAccount,
  insertSession,
  insertTokens,
  sitesOf,
  userAgentsOf,
  type Account,
} from './session-repo.ts';
import { newToken } from './tokens.ts';

export interface LoginTry {
  readonly email: string;
  readonly password: string;
  /** Of an authenticator app, or a recovery code. */
  readonly code?: string | undefined;
  readonly address: string;
  readonly deviceId: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
  readonly at: Date;
}

/** What a login opens: one token for each site, by site id, and the path that the person wants to see first. */
interface Opened {
  readonly tokens: Record<string, string>;
  readonly startPage: string;
}

/**
 * One token for each site the person works at. Unknown person, wrong password, locked or closed
 * account, nowhere to work: all take the same steps and end in `session.wrong_password`. Only who
 * knows the password learns that a code is needed (`session.second_factor_needed`) or wrong
 * (`session.second_factor_wrong`); such tries are counted like the others.
 * A network that tries too many accounts gets `session.too_many_attempts`. A device on which the
 * account was opened before is stopped by its own failures alone.
 */
export async function logIn(app: AppContext, input: LoginTry): Promise<Opened> {
  const { email, address, deviceId } = input;
  const subjects = subjectsOf('login', email, address, deviceId);
  const isKnown = await app.db.transaction('system', (tx) => isKnownDevice(tx, email, deviceId));
  const exceeded = await countTry(
    app,
    isKnown
      ? { [subjects.device]: mostAttempts.knownDevice }
      : {
          [subjects.accountFromNetwork]: mostAttempts.accountFromNetwork,
          [subjects.account]: mostAttempts.account,
          [subjects.network]: mostAttempts.network,
        },
    input.at,
  );
  if (exceeded.has(subjects.network)) throw new AppError('session.too_many_attempts');

  const person = await app.db.transaction('system', (tx) => accountByEmail(tx, input.email));
  const right = await isPassword(person?.passwordHash, input.password);
  const locked = exceeded.size > 0;
  const opened =
    person && right && !locked && person.active
      ? await openSession(app, person, input, isKnown)
      : 'wrong_password';
  if (typeof opened === 'object') {
    const { isNewDevice, ...answer } = opened;
    if (isNewDevice) await announceSafely(app);
    return answer;
  }
  if (opened === 'second_factor_needed') throw new AppError(`session.${opened}`);

  await app.db.transaction('system', async (tx) => {
    await writesLittle(tx);
    await audit(tx, {
      action: auditActions[locked ? 'locked' : opened],
      ...(person && { userId: person.id }),
      detail: { email: input.email },
      requestId: input.requestId,
      address: input.address,
    });
  });
  throw new AppError(`session.${opened}`);
}

const auditActions = {
  locked: 'login.locked',
  wrong_password: 'login.refused',
  second_factor_wrong: 'login.code_refused',
} as const;

type Refused = 'wrong_password' | 'second_factor_needed' | 'second_factor_wrong';

async function openSession(
  app: AppContext,
  person: Account,
  input: LoginTry,
  isKnown: boolean,
): Promise<(Opened & { isNewDevice: boolean }) | Refused> {
  const subjects = subjectsOf('login', input.email, input.address, input.deviceId);
  return app.db.transaction('system', async (tx) => {
    await writesLittle(tx);
    // Whoever changes the password waits for this login and ends it, or has changed it by now.
    if (!(await holdAccount(tx, person, 'to read'))) return 'wrong_password';
    const sites = await sitesOf(tx, person);
    if (sites.length === 0) return 'wrong_password';
    const code = await takeCode(tx, app.keys, person.id, input);
    if (code === 'missing') return 'second_factor_needed';
    if (code === 'wrong') return 'second_factor_wrong';
    const sessionId = randomUUID();
    const made = await Promise.all(
      sites.map((site) =>
        newToken(app.keys, {
          sessionId,
          userId: person.id,
          chainId: site.chainId,
          siteId: site.id,
          siteName: site.name,
          at: input.at,
        }),
      ),
    );
    const isNewDevice = await notifyOfNewDevice(tx, person, sites[0]!.chainId, input);
    await insertSession(tx, { ...input, id: sessionId, userId: person.id });
    await insertTokens(
      tx,
      made.map((token) => token.row),
    );
    await rememberDevice(tx, person.id, input.deviceId, input.at);
    // What strangers tried meanwhile goes on counting against them when a known device logs in.
    await forgetAttempts(
      tx,
      isKnown ? [subjects.device] : [subjects.accountFromNetwork, subjects.account],
    );
    // A workshop of a hundred people is no guesser.
    if (!isKnown) await forgetAttempt(tx, subjects.network, input.at);
    await audit(tx, {
      action: 'login',
      userId: person.id,
      ...(code !== 'notNeeded' && { detail: { code } }),
      requestId: input.requestId,
      address: input.address,
    });
    const tokens = made.map((token) => [String(token.row.siteId), token.text] as const);
    return { tokens: Object.fromEntries(tokens), startPage: person.startPage, isNewDevice };
  });
}

/**
 * Notifies a person that their account was opened on a device that they have not used of late, so that
 * a stolen password is noticed. Browsers go by their name: their numbers change every month.
 */
async function notifyOfNewDevice(
  tx: Tx,
  person: Account,
  chainId: number,
  {
    userAgent = null,
    address,
  }: Pick<LoginTry, 'address'> & { userAgent: string | null | undefined },
): Promise<boolean> {
  const before = await userAgentsOf(tx, person.id);
  const device = deviceName(userAgent);
  if (before.length === 0 || before.some((agent) => deviceName(agent) === device)) return false;
  await notify(tx, {
    chainId,
    to: { userId: person.id },
    kind: 'account',
    words:
      device === null
        ? { key: (part) => `session-letters:told.new_login.${part}`, values: { address } }
        : {
            key: (part) => `session-letters:told.new_login_named.${part}`,
            values: { device, address },
          },
  });
  return true;
}

// The login is saved by now: who logs in must not hear of it when the news cannot leave yet.
async function announceSafely(app: AppContext): Promise<void> {
  try {
    await announce(app);
  } catch (error) {
    app.http.log.error({ err: error }, 'a new login was not announced at once');
  }
}
