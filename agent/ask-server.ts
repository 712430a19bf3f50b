import type * as z from 'zod/mini';
import type { Call } from '#contract/kit/call.ts';

/** What the server refused, by the code of its contract. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Makes a call of the contract, until `until` ends the wait. Throws what the server refused, or why it cannot be reached. */
export async function ask<C extends Call>(
  server: string,
  call: C,
  body: z.input<C['body']>,
  until: AbortSignal = AbortSignal.timeout(20_000),
): Promise<z.output<C['result']>> {
  const answer = await fetch(`${server}/api${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: until,
  });
  const said = (await answer.json()) as { error?: { code: string; message: string } };
  if (!answer.ok) {
    const { code = '', message = answer.statusText } = said.error ?? {};
    throw new Refused(answer.status, code, message);
  }
  return call.result.parse(said) as z.output<C['result']>;
}

/**
 * The address of a server as it is kept. Throws where it is none, or one at which everybody on the way
 * would read the token: only this computer itself may be asked without encryption.
 */
export function serverAddress(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${typed} is no address of a server, such as https://app.example.com`);
  }
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isHere) {
    throw new Error('The server has to be asked by https: else anybody could read the token.');
  }
  return url.origin;
}
