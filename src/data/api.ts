import type { Answer, Call, Input } from '#contract/kit/call.ts';
import type { ErrorBody } from '#contract/kit/errors.ts';
import { runningBuild } from '../device/build.ts';
import { deviceId } from '../device/device-id.ts';
import { ApiError, foreignPage, OfflineError } from './api-errors.ts';
import { takeFirstAnswer, type Received } from './line/first-answer.ts';
import { noteNotReached, noteReceived } from './line/line.ts';
import { isJson, isNamed, learnNames } from './line/names.ts';
import { learnServerTime } from './server-time.ts';
import { currentSite, dropToken, tokenFor } from './tokens.ts';
import type { SiteId } from './tokens.ts';

const timeout = 30_000;

/** `siteId`: whose token goes along, else the current site's. */
export interface SendOptions {
  readonly siteId?: SiteId;
  readonly signal?: AbortSignal;
}

/** The three parts of what is given with a call. */
export interface InputParts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

type Sendable = Pick<Call, 'method' | 'path' | 'access'>;

/** A call that needs no idempotency key; whatever changes something is sent by `write`. */
export type Keyless = Call &
  ({ readonly method: 'GET' } | { readonly access: 'public' } | { readonly keyless: true });

/** What has to be given with a call; nothing when every part may be left out. */
export type InputWith<C extends Call> =
  Record<never, never> extends Input<C> ? Input<C> | undefined : Input<C>;

/** Sends one of the contract's calls and returns its answer. Throws `ApiError`, `OfflineError`, or the signal's reason. */
export function send<C extends Keyless>(
  call: C,
  parts: InputWith<C>,
  options: SendOptions = {},
): Promise<Answer<C>> {
  const input = (parts ?? {}) as InputParts;
  return request(call, input, { ...options, key: null }) as Promise<Answer<C>>;
}

/** Sends a call whose types are not known here, with the idempotency key of a write. Throws like `send`. */
export async function request(
  call: Sendable,
  parts: InputParts,
  {
    siteId = currentSite() ?? undefined,
    key,
    doneAt,
    doneAgo,
    signal,
  }: SendOptions & { key: string | null; doneAt?: number; doneAgo?: number },
): Promise<unknown> {
  const token = call.access === 'public' || !siteId ? undefined : tokenFor(siteId);
  const headers = headersOf(token?.token);
  if (key !== null) headers.set('idempotency-key', key);
  if (doneAt !== undefined) headers.set('done-at', new Date(doneAt).toISOString());
  if (doneAgo !== undefined) headers.set('done-ago', String(doneAgo));
  if (parts.body) headers.set('content-type', 'application/json');

  const response = await reach(`/api${addressOf(call.path, parts)}`, {
    method: call.method,
    headers,
    body: parts.body ? JSON.stringify(parts.body) : null,
    ...(signal && { signal }),
  });
  if (!response.ok) throw refusedBy(response, token);
  // The user who asked has signed out, or somebody else is here by now: it is for nobody any more.
  if (token && tokenFor(token.siteId)?.userId !== token.userId) throw new OfflineError('heard');
  return response.json;
}

/** What every request says of who sends it. */
export function headersOf(token: string | undefined): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': document.documentElement.lang || 'en',
    'device-id': deviceId(),
    'x-build': runningBuild(),
  });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/**
 * The error of an answer that is not 2xx; a token that was refused is dropped. What is not in our
 * shape is the answer of somebody between us and the server, who was not reached then: a proxy, a
 * firewall, the page of a Wi-Fi. A back end that is not ours may leave out why it wants a login, or
 * failed.
 */
export function refusedBy(
  response: Pick<Reached, 'status' | 'json'>,
  token: ReturnType<typeof tokenFor>,
): ApiError | OfflineError {
  const error = errorIn(response.json);
  const { status, json } = response;
  // What is too large for a proxy (413) is refused as it would be by the server: it never gets there.
  const isBare =
    status === 401
      ? isObject(json)
      : status === 413 || (status >= 500 && ![502, 503, 504].includes(status));
  if (!error && !isBare) return new OfflineError(status);
  // Another tab may have renewed the token since: only the one that was refused is dropped. Who
  // watches the tokens then leads to the login.
  if (status === 401 && token && tokenFor(token.siteId)?.token === token.token) {
    dropToken(token.siteId);
  }
  return new ApiError(status, error ?? {});
}

/** What an answer in our error shape says; null for an answer of somebody else. */
function errorIn(json: unknown): Partial<ErrorBody['error']> | null {
  const error = (json as Partial<ErrorBody> | null)?.error;
  return typeof error?.message === 'string' ? error : null;
}

const isObject = (json: unknown): boolean => typeof json === 'object' && json !== null;

interface Reached {
  readonly ok: boolean;
  readonly status: number;
  readonly json: unknown;
}

async function reach(address: string, init: RequestInit): Promise<Reached> {
  const early = init.method === 'GET' ? takeFirstAnswer(address) : undefined;
  try {
    const { response, sent, received } = await (early ?? receive(address, init));
    const { ok, status } = response;
    const body = await response.text();
    const json = jsonIn(response, body);
    const isAnswer = ok ? json !== undefined || (body === '' && isNamed(response)) : errorIn(json);
    if (ok && !isAnswer) throw new OfflineError(foreignPage);
    if (ok && json !== undefined) learnNames(response);
    if (isAnswer) {
      learnServerTime(response.headers.get('date'), sent, received);
      noteReceived();
    }
    return { ok, status, json: json ?? null };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    noteNotReached();
    throw cause instanceof OfflineError ? cause : new OfflineError(cause);
  }
}

async function receive(address: string, init: RequestInit): Promise<Received> {
  const sent = Date.now();
  const limit = AbortSignal.timeout(timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(address, { ...init, signal });
  return { response, sent, received: Date.now() };
}

/** The JSON of an answer that says it is JSON; undefined for anything else, such as the page of a Wi-Fi, and for what was cut short. */
function jsonIn(response: Response, body: string): unknown {
  if (!isJson(response)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : String(value));

/** A call's address: each `{name}` of its path filled in, and the query that is given appended. Throws when a parameter is missing. */
export function addressOf(path: string, { params = {}, query = {} }: InputParts): string {
  const values = new Map(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = values.get(name);
    if (value == null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(text(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (value == null) continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      search.append(name, text(one));
    }
  }
  return search.size ? `${filled}?${search}` : filled;
}
