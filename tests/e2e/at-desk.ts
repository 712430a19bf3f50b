import { setTimeout } from 'node:timers/promises';
import type { ErrorBody } from '#contract/kit/errors.ts';
import { loggedIn } from './browser.ts';

/** Somebody at a desk of the first site. What got no answer they send again, under the same key, as a device does; undefined where it is refused. */
export async function atDesk(url: string) {
  const kept = await loggedIn(url, 'manager@demo.test');
  const token = (JSON.parse(kept['wheelhouse.tokens']!) as Record<string, string>)['1'];
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'device-id': 'desk',
  };
  async function ask<T>(path: string, init: RequestInit = {}): Promise<T | undefined> {
    for (;;) {
      const answer = await fetch(`${url}/api/v4/site/${path}`, { headers, ...init })
        .then(async (response) => ({ status: response.status, json: await response.json() }))
        // Refused or cut off.
        .catch(() => ({ status: 503, json: null }));
      if (answer.status === 200) return (answer.json as { data: T }).data;
      const { error } = (answer.json ?? {}) as Partial<ErrorBody>;
      if (answer.status < 500 && error?.code !== 'common.still_running') return undefined;
      await setTimeout(20);
    }
  }
  const write = <T>(key: string, path: string, body: object) =>
    ask<T>(path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  return { read: <T>(path: string) => ask<T>(path), write };
}
