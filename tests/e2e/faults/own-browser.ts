import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext } from 'playwright';
import { chromiumPath } from '#tests/support/chromium.ts';

/** A browser over a profile in a folder, which outlives it: one that can be killed as by an empty battery. */
export interface OwnBrowser {
  /** What its pages belong to; another one after each start. */
  readonly device: () => BrowserContext;
  /** Starts it, where it was before. `atStart` runs in each page before all else, with what is given. */
  start(): Promise<void>;
  /** All its processes at once, without a word. */
  kill(): Promise<void>;
}

const args = [
  '--remote-debugging-port=0',
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--password-store=basic',
];

/** Starts a browser over a profile. `kept` is put into the local storage of its pages where it is not there. */
export async function openOwnBrowser(
  profile: string,
  kept: Readonly<Record<string, string>>,
): Promise<OwnBrowser> {
  let child: ChildProcess;
  let device: BrowserContext;
  const browser: OwnBrowser = {
    device: () => device,
    async start() {
      child = spawn(chromiumPath(), [...args, `--user-data-dir=${profile}`, 'about:blank'], {
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const opened = await chromium.connectOverCDP(await addressOf(child));
      device = opened.contexts()[0]!;
      await device.addInitScript((entries) => {
        for (const [name, value] of entries) {
          if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
        }
      }, Object.entries(kept));
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // All of them, not the first alone: a database that one of them still holds is taken for broken by the next browser, and emptied.
      const gone = once(child, 'close');
      process.kill(-child.pid!, 'SIGKILL');
      await gone;
    },
  };
  await browser.start();
  return browser;
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stderr! })) {
    const address = /^DevTools listening on (ws:.*)$/.exec(line)?.[1];
    if (address !== undefined) {
      // Whatever else it says is read by nobody, and must not fill the pipe.
      child.stderr!.resume();
      return address;
    }
  }
  throw new Error('The browser ended before it could be asked anything');
}
