import type { TokenPayload } from '#contract/platform/session.ts';
import { keep, keepInstead, readKept, watchKept } from '../device/storage.ts';
import { serverNow } from './server-time.ts';

/** A site's id as paths and tokens write it: digits. */
export type SiteId = string;

/** A token that this device holds. `expires` is in ms since 1970. */
export interface SiteToken {
  readonly siteId: SiteId;
  readonly siteName: string;
  readonly userId: string;
  readonly expires: number;
  readonly token: string;
}

const tokensKey = 'wheelhouse.tokens';
const siteKey = 'wheelhouse.currentSite';

// By hand and not by the contract's zod: the login has to be light, and this is all it needs of it.
function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Stands for whose a token is where a back end that is not ours does not say it (specification §3). */
export const nobodyKnown = '-';

type PayloadParts = Pick<TokenPayload, 'sub' | 'exp' | 'siteName'>;

/** What a token says, unverified (the server verifies it); null when it cannot be read. */
function readToken(token: string): PayloadParts | null {
  const part = token.split('.')[1] ?? '';
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const { sub, exp, siteName } = parseObject(new TextDecoder().decode(bytes));
    if (typeof exp !== 'number' || typeof siteName !== 'string') return null;
    return { sub: typeof sub === 'string' ? sub : nobodyKnown, exp, siteName };
  } catch {
    return null;
  }
}

function readAll(text: string | null): readonly SiteToken[] {
  return Object.entries(parseObject(text ?? '{}')).flatMap(([siteId, token]) => {
    if (typeof token !== 'string' || !/^\d+$/.test(siteId)) return [];
    const payload = readToken(token);
    if (!payload) return [];
    const { siteName, sub, exp } = payload;
    return [{ siteId, siteName, userId: sub, expires: exp * 1000, token }];
  });
}

let lastText: string | null = null;
let last: readonly SiteToken[] = [];

/** Every token this device holds, expired ones too; the same array until one changes. */
export function siteTokens(): readonly SiteToken[] {
  const text = readKept(tokensKey);
  if (text !== lastText) {
    last = readAll(text);
    lastText = text;
  }
  return last;
}

/** The token held for a site, or undefined. */
export const tokenFor = (siteId: SiteId): SiteToken | undefined =>
  siteTokens().find((held) => held.siteId === siteId);

/** Whether a token's time is over by the server's clock. */
export const hasExpired = (token: SiteToken): boolean => token.expires <= serverNow();

/** The tokens whose time is not over. */
export const goodTokens = (): readonly SiteToken[] =>
  siteTokens().filter((token) => !hasExpired(token));

/** Who is logged in on this device, by their account's id; null for nobody. */
export const personHere = (): string | null => siteTokens()[0]?.userId ?? null;

function write(tokens: readonly (readonly [SiteId, string])[]): void {
  keep(tokensKey, tokens.length ? JSON.stringify(Object.fromEntries(tokens)) : null);
}

/** Keeps the tokens of a login (by site id), instead of any held before. */
export function keepTokens(tokens: Readonly<Record<SiteId, string>>): void {
  const text = JSON.stringify(tokens);
  if (readAll(text)[0]?.userId === personHere()) keep(tokensKey, text);
  else keepInstead(tokensKey, text);
}

const others = (siteId: SiteId) =>
  siteTokens()
    .filter((held) => held.siteId !== siteId)
    .map((held) => [held.siteId, held.token] as const);

/** Keeps a renewed token of one site. */
export function keepToken(siteId: SiteId, token: string): void {
  write([...others(siteId), [siteId, token]]);
}

/** Forgets the token of one site. */
export function dropToken(siteId: SiteId): void {
  write(others(siteId));
}

/** Forgets every token. */
export function clearTokens(): void {
  write([]);
}

/** Calls back when the tokens change, in any tab; returns what ends it. */
export const watchTokens = (listener: () => void): (() => void) => watchKept(tokensKey, listener);

// Each tab is at a site of its own; the kept one is where the next tab starts.
let here: SiteId | null = null;

/** The site this tab is at, else the one last visited on this device. */
export const currentSite = (): SiteId | null => here ?? readKept(siteKey);

/** Makes a site this tab's current one. */
export function switchSite(siteId: SiteId): void {
  if (here === siteId) return;
  here = siteId;
  keep(siteKey, siteId);
}
