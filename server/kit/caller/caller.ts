import * as z from 'zod/mini';
import { chooseLanguage, type Language } from '#contract/platform/languages.ts';
import { allRights, rightsOf, type Right } from '#contract/rights.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '../errors.ts';
import { readToken, type Keys } from '../keys/keys.ts';
import { enterSite, enterSites, type Entered } from './caller-repo.ts';

/** Who does something, and at which site: whoever makes a call, or is acted for (`actAs`). */
export interface Actor {
  /** Null where no person does it, but a job. */
  readonly userId: number | null;
  readonly siteId: number;
  readonly siteName: string;
  readonly chainId: number;
  /** The site's. */
  readonly companyId: number;
  /** '' where no login is behind it (`actAs`); so is the token. */
  readonly sessionId: string;
  /** The id of the token in use. */
  readonly tokenId: string;
  readonly rights: ReadonlySet<Right>;
  readonly isSuperuser: boolean;
  readonly language: Language | undefined;
  /** The site's, an IANA name. */
  readonly timezone: string;
}

/** Who makes a call. */
export interface Caller extends Actor {
  readonly userId: number;
}

const claims = z.object({
  jti: z.uuid(),
  sub: z.string().check(z.regex(/^\d{1,15}$/)),
  aud: z.string().check(z.regex(/^\d{1,15}$/)),
});

/** What a well-signed site token claims; the database has the last word (`authenticate`). */
export interface TokenClaims {
  readonly tokenId: string;
  readonly userId: number;
  readonly siteId: number;
}

/** Reads an Authorization header: `Bearer <token>` or the bare token. Throws `common.not_logged_in`. */
export async function claimsOf(
  keys: Keys,
  authorization: string | undefined,
): Promise<TokenClaims> {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  if (!token) throw new AppError('common.not_logged_in');
  const read = tokenClaims(await readToken(keys, token));
  if (!read) throw new AppError('common.not_logged_in');
  return read;
}

/** The claims of a payload, or undefined when it is not that of a site token. */
export function tokenClaims(payload: unknown): TokenClaims | undefined {
  const read = claims.safeParse(payload);
  if (!read.success) return undefined;
  return { tokenId: read.data.jti, userId: Number(read.data.sub), siteId: Number(read.data.aud) };
}

/** Opens the transaction for the token's site: from here on row-level security lets its rows through. Throws `common.not_logged_in`. */
export async function authenticate(tx: Tx, token: TokenClaims): Promise<Caller> {
  const row = await enterSite(tx, token);
  if (!row) throw new AppError('common.not_logged_in');
  return callerFrom(token, row);
}

/**
 * Who holds each of these tokens, in their order; undefined for one that is not good. In a
 * transaction of its own: it ends standing at the site of one of them.
 */
export async function callersOf(
  tx: Tx,
  tokens: readonly TokenClaims[],
): Promise<(Caller | undefined)[]> {
  const rows = await enterSites(tx, tokens);
  return tokens.map((token, at) => {
    const row = rows.get(at);
    return row && callerFrom(token, row);
  });
}

/** Who holds a token, by what the database says of them. */
export const callerFrom = (token: TokenClaims, row: Entered): Caller => ({
  ...actorFrom(token, row),
  ...token,
});

/** Who acts, by what the database says of them. A job may do whatever can be done at its site. */
export function actorFrom(
  { userId, ...own }: Pick<Actor, 'userId' | 'siteId' | 'tokenId'>,
  row: Entered,
): Actor {
  const hasAll = row.is_superuser || userId === null;
  return {
    ...own,
    userId,
    siteName: row.site_name,
    chainId: row.chain_id,
    companyId: row.company_id,
    sessionId: row.session_id,
    rights: new Set(hasAll ? allRights : rightsOf(row.roles)),
    isSuperuser: row.is_superuser,
    language: row.language === null ? undefined : chooseLanguage(row.language),
    timezone: row.timezone,
  };
}
