import { sessionCalls } from '#contract/platform/session.ts';
import { demoPassword } from '#server/db/seed/accounts.ts';

/** Asks the server for something: of the site's hotel, or by a whole path. */
export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** What a colleague at a site does at another device, by the API. */
export async function colleague(url: string, site: string): Promise<Ask> {
  const answer = await fetch(`${url}/api${sessionCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'manager@demo.test', password: demoPassword }),
  });
  const { tokens } = sessionCalls.login.result.parse(await answer.json()).data;
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/api${path.startsWith('/') ? path : `/v4/site/${path}`}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${tokens[site]}`,
        'idempotency-key': crypto.randomUUID(),
        'device-id': 'colleague',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
}
