import { lookup as resolve } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInner } from './inner-networks.ts';

/** An address was not asked, or its answer not read to the end. The message names no address and no key. */
class OutsideError extends Error {}

/** What is asked, and how long and how large the answer may be. */
export interface OutsideRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent follows no redirect. */
  readonly body?: string;
  /** By what it is sent. */
  readonly method?: 'POST' | 'PUT';
  readonly withinMs: number;
  readonly mostBytes: number;
  /** Which IP addresses are not connected to: by default all that are not of the open internet. */
  readonly refuses?: (address: string) => boolean;
}

/** What was answered, whole. */
export interface OutsideAnswer {
  readonly status: number;
  readonly bytes: Uint8Array;
  /** When it may be asked again, as its `Retry-After` says. */
  readonly retryAfter: string | undefined;
}

const mostRedirects = 3;

/**
 * Asks an address that a person set, which must never lead to machines of our own network: each
 * name is resolved once and connected to as it was checked, redirects are followed by the same rule.
 * Throws `OutsideError`, or what the connection failed with.
 */
export async function fetchOutside(address: string, asked: OutsideRequest): Promise<OutsideAnswer> {
  const deadline = AbortSignal.timeout(asked.withinMs);
  try {
    return await followed(address, asked, deadline);
  } catch (cause) {
    // How a connection ends that is cut depends on how far it had come.
    throw deadline.aborted ? new OutsideError('it does not answer in time', { cause }) : cause;
  }
}

async function followed(
  address: string,
  asked: OutsideRequest,
  deadline: AbortSignal,
): Promise<OutsideAnswer> {
  let url = webAddress(address);
  let headers = asked.headers ?? {};
  for (let hops = 0; ; hops += 1) {
    const answer = await send(url, { ...asked, headers }, deadline);
    const { location } = answer.headers;
    const status = answer.statusCode ?? 0;
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined) {
      const bytes = await readAll(answer, asked.mostBytes);
      return { status, bytes, retryAfter: answer.headers['retry-after'] };
    }
    answer.destroy();
    if (asked.body !== undefined || hops === mostRedirects) {
      throw new OutsideError('it leads elsewhere');
    }
    const next = webAddress(location, url);
    if (url.protocol === 'https:' && next.protocol !== 'https:') {
      throw new OutsideError('it leads to where others can listen');
    }
    // A key is for whom it was given for.
    if (next.origin !== url.origin) headers = {};
    url = next;
  }
}

function webAddress(text: string, from?: URL): URL {
  const url = URL.parse(text, from);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new OutsideError('it is no address of the web');
  }
  if (url.username !== '' || url.password !== '') throw new OutsideError('it holds a key');
  return url;
}

async function send(
  url: URL,
  { headers, body, method = 'POST', refuses = isInner }: OutsideRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup = await checkedLookup(url, refuses, signal);
  return new Promise((answered, failed) => {
    const open = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = open(url, {
      method: body === undefined ? 'GET' : method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
      },
      // One connection for one request: another could be to an address that was not checked.
      agent: false,
      lookup,
      signal,
    });
    request.on('response', answered);
    request.on('error', failed);
    request.end(body);
  });
}

/** Resolves a host, and answers the connection with what was checked. Throws where one of its addresses is refused. */
async function checkedLookup(
  { hostname }: URL,
  refuses: (address: string) => boolean,
  signal: AbortSignal,
): Promise<LookupFunction> {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  const found = family ? [{ address: bare, family }] : await resolvedIn(bare, signal);
  const [first] = found;
  if (!first) throw new OutsideError('nobody knows its name');
  if (found.some((one) => refuses(one.address))) {
    throw new OutsideError('it is in a network of our own');
  }
  return (_, options, answer) =>
    options.all ? answer(null, found) : answer(null, first.address, first.family);
}

/** A name server that does not answer is waited for no longer than the rest. */
function resolvedIn(name: string, signal: AbortSignal) {
  return new Promise<{ address: string; family: number }[]>((resolved, failed) => {
    const late = () => failed(signal.reason as Error);
    if (signal.aborted) return late();
    signal.addEventListener('abort', late, { once: true });
    void resolve(name, { all: true })
      .catch(() => [])
      .then((found) => {
        signal.removeEventListener('abort', late);
        resolved(found);
      });
  });
}

async function readAll(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new OutsideError('its answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
