import { sql } from 'kysely';
import { emailKey } from '#contract/kit/rules/same-text.ts';
import type { Tx } from '#server/db/open.ts';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly fullname: string;
  readonly passwordHash: string;
  readonly active: boolean;
  readonly isSuperuser: boolean;
  readonly language: string | null;
  /** The path below a site that the person wants to see first; empty for the first page. */
  readonly startPage: string;
}

const account = [
  'id',
  'email',
  sql<string>`trim(first_name || ' ' || last_name)`.as('fullname'),
  'password_hash as passwordHash',
  'active',
  'is_superuser as isSuperuser',
  'language',
  sql<string>`coalesce(preferences ->> 'startPage', '')`.as('startPage'),
] as const;

/** The account with this e-mail in any case of letters. */
export function accountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  return tx
    .selectFrom('users')
    .select(account)
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst();
}

/**
 * Keeps a person's account as it is until the transaction ends. False when the password is another
 * by now than the one whose hash was checked, or the account is closed.
 */
export async function holdAccount(
  tx: Tx,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  how: 'to read' | 'to change',
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select(['password_hash', 'active'])
    .where('id', '=', id)
    .$if(how === 'to read', (query) => query.forShare())
    .$if(how === 'to change', (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.active === true && row.password_hash === passwordHash;
}

export function accountById(tx: Tx, id: number): Promise<Account> {
  return tx.selectFrom('users').select(account).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The active sites a person may log in at: those of their memberships, for a superuser all. */
export async function sitesOf(
  tx: Tx,
  person: Account,
): Promise<{ id: number; chainId: number; name: string }[]> {
  return tx
    .selectFrom('sites')
    .select(['id', 'chain_id as chainId', 'name'])
    .where('active', '=', true)
    .$if(!person.isSuperuser, (query) =>
      query.where((e) =>
        e.exists(
          e
            .selectFrom('memberships')
            .select('user_id')
            .where('user_id', '=', person.id)
            .whereRef('memberships.chain_id', '=', 'sites.chain_id')
            .whereRef('memberships.site_id', '=', 'sites.id'),
        ),
      ),
    )
    .orderBy('name')
    .execute();
}

/** What the browsers of a person's logins of late said of themselves; nothing for who logs in for the first time. */
export async function userAgentsOf(tx: Tx, userId: number): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select('user_agent')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.user_agent);
}

export async function insertSession(
  tx: Tx,
  session: { id: string; userId: number; userAgent: string | undefined; address: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      user_agent: session.userAgent ?? null,
      address: session.address,
      created_at: session.at,
    })
    .execute();
}

export interface NewToken {
  readonly id: string;
  readonly sessionId: string;
  readonly chainId: number;
  readonly siteId: number;
  readonly expiresAt: Date;
  /** The token that it is given in place of: from the first use of the new one on, the old one is dead. */
  readonly replaces?: string;
}

export async function insertTokens(tx: Tx, tokens: readonly NewToken[]): Promise<void> {
  await tx
    .insertInto('session_tokens')
    .values(
      tokens.map((token) => ({
        id: token.id,
        session_id: token.sessionId,
        chain_id: token.chainId,
        site_id: token.siteId,
        expires_at: token.expiresAt,
        replaces: token.replaces ?? null,
        // Its first use matters to the one that it replaces; else none has to be written, as it could not be on a full disk.
        ...(token.replaces === undefined && { first_used_at: sql<Date>`now()` }),
      })),
    )
    .execute();
}

/**
 * Holds a login until the transaction ends, so that no token is made of it while it ends; false when
 * it has ended, or this token of it.
 */
export async function holdSession(
  tx: Tx,
  { sessionId, tokenId }: { sessionId: string; tokenId: string },
): Promise<boolean> {
  const session = await tx
    .selectFrom('sessions')
    .select('revoked_at')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  const token = await tx
    .selectFrom('session_tokens')
    .select('revoked_at')
    .where('id', '=', tokenId)
    .executeTakeFirst();
  return session?.revoked_at === null && token?.revoked_at === null;
}

/** Ends every token of one login at one site; the login has to be held. */
export async function revokeSite(
  tx: Tx,
  sessionId: string,
  siteId: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('session_tokens')
    .set({ revoked_at: at })
    .where('session_id', '=', sessionId)
    .where('site_id', '=', siteId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends logins of a person: one, or all but one, or all. Returns the ids of those that ended. */
export async function revokeSessions(
  tx: Tx,
  userId: number,
  which: { only?: string; allBut?: string },
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only!))
    .$if(which.allBut !== undefined, (query) => query.where('id', '!=', which.allBut!))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Where a person is logged in with a token that still lasts, newest first. */
export async function openSessions(
  tx: Tx,
  userId: number,
  at: Date,
): Promise<{ id: string; userAgent: string | null; createdAt: Date }[]> {
  return tx
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((e) =>
      e.exists(
        e
          .selectFrom('session_tokens')
          .select('session_tokens.id')
          .whereRef('session_id', '=', 'sessions.id')
          .where('session_tokens.revoked_at', 'is', null)
          .where('expires_at', '>', at),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}

/** Deletes tokens, logins, reset links and tries that ended before. */
export async function forgetEnded(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('attempts').where('at', '<', before).execute();
  await tx.deleteFrom('password_resets').where('expires_at', '<', before).execute();
  await tx.deleteFrom('sessions').where('revoked_at', '<', before).execute();
  // A token goes after the one that replaced it, which lasts longer: hence not token by token.
  await tx
    .deleteFrom('sessions')
    .where('created_at', '<', before)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('session_tokens')
            .select('session_tokens.id')
            .whereRef('session_id', '=', 'sessions.id')
            .where('expires_at', '>=', before),
        ),
      ),
    )
    .execute();
}
