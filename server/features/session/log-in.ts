import { randomUUID } from 'node:crypto';
import { audit } from '#server/kit/audit-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mostAttempts } from './attempt-rules.ts';
import { countTry, subjectsOf } from './attempts.ts';
import { isPassword } from './password.ts';
import {
  accountByEmail,
  forgetAttempts,
  insertSession,
  insertTokens,
  sitesOf,
} from './session-repo.ts';
import { newToken } from './tokens.ts';

export interface LoginTry {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * One token for each site the person works at, by site id. Unknown person, wrong password, locked
 * or closed account, nowhere to work: all take the same steps and end in `session.wrong_password`.
 * A network that tries too many accounts gets `session.too_many_attempts`.
 */
export async function logIn(house: House, given: LoginTry): Promise<Record<string, string>> {
  const subjects = subjectsOf('login', given.email, given.address);
  const exceeded = await countTry(
    house,
    {
      [subjects.accountFromNetwork]: mostAttempts.accountFromNetwork,
      [subjects.account]: mostAttempts.account,
      [subjects.network]: mostAttempts.network,
    },
    given.at,
  );
  if (exceeded.has(subjects.network)) throw new AppError('session.too_many_attempts');

  const person = await house.db.transaction('system', (tx) => accountByEmail(tx, given.email));
  const right = await isPassword(person?.passwordHash, given.password);
  const locked = exceeded.size > 0;
  const tokens =
    person && right && !locked && person.active
      ? await openSession(house, person, given)
      : undefined;
  if (tokens) return tokens;

  await house.db.transaction('system', (tx) =>
    audit(tx, {
      action: locked ? 'login.locked' : 'login.refused',
      ...(person && { userId: person.id }),
      detail: { email: given.email },
      requestId: given.requestId,
      address: given.address,
    }),
  );
  throw new AppError('session.wrong_password');
}

async function openSession(
  house: House,
  person: NonNullable<Awaited<ReturnType<typeof accountByEmail>>>,
  given: LoginTry,
): Promise<Record<string, string> | undefined> {
  const subjects = subjectsOf('login', given.email, given.address);
  return house.db.transaction('system', async (tx) => {
    const sites = await sitesOf(tx, person);
    if (sites.length === 0) return undefined;
    const sessionId = randomUUID();
    const made = await Promise.all(
      sites.map((site) =>
        newToken(house.keys, {
          sessionId,
          userId: person.id,
          chainId: site.chainId,
          siteId: site.id,
          siteName: site.name,
          at: given.at,
        }),
      ),
    );
    await insertSession(tx, { ...given, id: sessionId, userId: person.id });
    await insertTokens(
      tx,
      made.map((token) => token.row),
    );
    await forgetAttempts(tx, [subjects.accountFromNetwork, subjects.account]);
    await audit(tx, {
      action: 'login',
      userId: person.id,
      requestId: given.requestId,
      address: given.address,
    });
    return Object.fromEntries(made.map((token) => [String(token.row.siteId), token.text]));
  });
}
