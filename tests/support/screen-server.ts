import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Role } from '#contract/rights.ts';
import type { Plugin } from 'vite';
import type { BrowserCommands } from 'vitest/browser';
import { freePort } from '../../scripts/free-port.ts';
import type { TestServer } from './server.ts';

const port = await freePort();

let started: Promise<TestServer> | undefined;

async function start(): Promise<TestServer> {
  // Not at once: whoever runs no screen's test waits for no server.
  const { serverOver } = await import('./server.ts');
  const db = await openDatabase({});
  await migrate(db);
  const server = await serverOver(db);
  await server.house.http.listen({ host: '127.0.0.1', port });
  return server;
}

const server = () => (started ??= start());

/** Passes the calls of screens in the browser on to the real server, and closes it with Vite's. */
export function screenServer(): Plugin {
  const target = `http://127.0.0.1:${port}`;
  return {
    name: 'screen-server',
    config: () => ({
      server: { proxy: { '/api': target, '/socket.io': { target, ws: true } } },
    }),
    async buildEnd() {
      if (!started) return;
      const { house, db } = await started;
      started = undefined;
      await house.http.close();
      await db.close();
    },
  };
}

/** What a test in the browser lets happen on the server: see browser-commands.d.ts. */
export const screenCommands = {
  async workAs(_: unknown, role: Role, { garage = true } = {}) {
    const { db } = await server();
    const { logInAs } = await import('./factories/accounts.ts');
    const { makeQueueOptions } = await import('./factories/queue.ts');
    const { site, token } = await logInAs(db, { roles: [role] });
    await makeQueueOptions(db, { site, enable_garage_queue: garage });
    return { siteId: String(site.id), token };
  },
  async letIn(_: unknown, token: string, licenseplate: string) {
    const { queueCalls } = await import('#contract/queue.ts');
    const { call } = await server();
    const { body } = await call(queueCalls.add, { body: { licenseplate, name: '' } }, { token });
    return body.data.id;
  },
  async finish(_: unknown, token: string, licenseplate: string) {
    const { queueCalls } = await import('#contract/queue.ts');
    const { call } = await server();
    const { body } = await call(queueCalls.refresh, undefined, { token });
    const { id = 0 } = body.data.people.find((one) => one.licenseplate === licenseplate) ?? {};
    await call(queueCalls.done, { params: { id } }, { token });
  },
  async queueOf(_: unknown, token: string) {
    const { queueCalls } = await import('#contract/queue.ts');
    const { call } = await server();
    const { body } = await call(queueCalls.refresh, undefined, { token });
    return body.data.people.map((person) => {
      const { status, target } = person[person.queue];
      return { licenseplate: person.licenseplate, status, target };
    });
  },
} satisfies Commands;

type Commands = {
  [Name in keyof BrowserCommands & ('workAs' | 'letIn' | 'finish' | 'queueOf')]: (
    context: unknown,
    ...given: Parameters<BrowserCommands[Name]>
  ) => ReturnType<BrowserCommands[Name]>;
};
