import { randomUUID } from 'node:crypto';
import { hash as hashOf } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { Role } from '#contract/rights.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertTokens } from '#server/features/platform/session/session-repo.ts';
import { newToken } from '#server/features/platform/session/tokens.ts';
import { now } from '#server/kit/clock.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { testKeys } from '../keys.ts';
import { makeSite, type Site } from './organisation.ts';
import { unique } from './unique.ts';

type Input<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

/** Everybody's password unless another hash is given. */
export const testPassword = 'correct horse battery';
// A hash names what it cost, so a login with this one costs next to nothing, too.
const hash = hashOf(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A person with an account who works nowhere yet. */
export async function makeUser(db: Database, overrides: Input<'users'> = {}) {
  const password_hash = overrides.password_hash ?? (await hash);
  return insertOne(db, 'users', {
    email: `${unique('person')}@example.test`,
    first_name: 'Kari',
    last_name: unique('Nilsen'),
    ...overrides,
    password_hash,
  });
}
export type User = Awaited<ReturnType<typeof makeUser>>;

/** Lets a person work at a site, as reception unless other roles are given. */
export async function makeMembership(
  db: Database,
  options: { user?: User; site?: Site; roles?: readonly Role[] } = {},
) {
  const user = options.user ?? (await makeUser(db));
  const site = options.site ?? (await makeSite(db));
  const roles = [...(options.roles ?? ['reception'])];
  await db.transaction('system', (tx) =>
    tx
      .insertInto('memberships')
      .values({ chain_id: site.chain_id, site_id: site.id, user_id: user.id, roles })
      .execute(),
  );
  return { user, site, roles };
}

/** A login of a person on one device. */
export async function makeSession(db: Database, overrides: Input<'sessions'> = {}) {
  const user_id = overrides.user_id ?? (await makeUser(db)).id;
  return insertOne(db, 'sessions', {
    id: randomUUID(),
    user_agent: 'Test',
    address: '192.0.2.1',
    ...overrides,
    user_id,
  });
}

/** A token of a login for a site, made as the server makes it; `at` is when it was made. */
export async function makeToken(
  db: Database,
  options: { user: User; site: Site; sessionId?: string; at?: Date },
) {
  const { user, site, at = now() } = options;
  const sessionId = options.sessionId ?? (await makeSession(db, { user_id: user.id })).id;
  const { row, text } = await newToken(testKeys, {
    sessionId,
    userId: user.id,
    chainId: site.chain_id,
    siteId: site.id,
    siteName: site.name,
    at,
  });
  await db.transaction('system', (tx) => insertTokens(tx, [row]));
  return { token: text, tokenId: row.id, sessionId, user, site };
}
export type LoggedIn = Awaited<ReturnType<typeof makeToken>>;

/** A person who works at the site (one of its own when none is given) in these roles, logged in there. */
export async function logInAs(
  db: Database,
  options: { user?: User; site?: Site; roles?: readonly Role[] } = {},
): Promise<LoggedIn> {
  return makeToken(db, await makeMembership(db, options));
}
