import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { runServer, type RunningServer } from './running-server.ts';

/** The real server and a browser of a test file, once `startApp` has started them. */
export interface StartedApp {
  readonly server: RunningServer;
  readonly browser: Browser;
}

/** Starts the server and a browser, the usual one or another Chromium, before the tests of the file that calls it, and ends them after. */
export function startApp(chromium?: string): StartedApp {
  const app = {} as { server: RunningServer; browser: Browser };
  beforeAll(async () => {
    [app.server, app.browser] = await Promise.all([runServer(), openBrowser(chromium)]);
  });
  afterAll(async () => {
    await app.browser.close();
    await app.server.kill();
  });
  return app;
}
