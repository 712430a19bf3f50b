import { now } from './clock.ts';
import { fetchOutside } from './outside/fetch-outside.ts';

/** A program of somebody else's could not be asked, or answered what cannot be read. The message is for the log and holds no key. */
export class ExternalError extends Error {
  /** What it was refused with, where it was answered at all. */
  readonly status: number | undefined;
  /** In how many seconds it may be asked again, where it says so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status?: number, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Where somebody else's program is, and how long to wait for it. */
export interface ExternalAddress {
  /** Its key stands in it as the password: `https://:key@host`. */
  readonly address: string;
  readonly withinMs?: number;
  /** Set by the operator, and may be a machine of their own network. Without it, a person set it. */
  readonly trusted?: boolean;
}

const mostBytes = 2_000_000;
const someonesPatienceMs = 6_000;

/**
 * Gets JSON from somebody else's program, or its answer to what is `sent` by `method`; `headers` are
 * made from its key. Null when it answers 404, an empty object when it has nothing to say. Throws
 * `ExternalError` when it is too slow, refuses, or answers something else.
 */
export async function askExternal(
  { address, withinMs = someonesPatienceMs, trusted = false }: ExternalAddress,
  path: string,
  headers: (key: string) => Record<string, string>,
  sent?: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<unknown> {
  const url = new URL(address);
  const key = decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  try {
    const { status, bytes, retryAfter } = await fetchOutside(
      `${url.href.replace(/\/+$/, '')}${path}`,
      {
        ...(sent && { body: JSON.stringify(sent), method }),
        headers: {
          Accept: 'application/json',
          ...(sent && { 'Content-Type': 'application/json' }),
          ...headers(key),
        },
        withinMs,
        mostBytes,
        ...(trusted && { refuses: () => false }),
      },
    );
    if (status === 404) return null;
    if (status === 204) return {};
    if (status < 200 || status > 299) {
      throw new ExternalError(`it answered ${status}`, status, secondsOf(retryAfter));
    }
    const body = JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
    if (body === null) throw new ExternalError('it answered nothing');
    return body;
  } catch (cause) {
    if (cause instanceof ExternalError) throw cause;
    throw new ExternalError(cause instanceof Error ? cause.message : 'it could not be asked');
  }
}

/** Seconds, or the time of a clock. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now().getTime()) / 1000));
}
