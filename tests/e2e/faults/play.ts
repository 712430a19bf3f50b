import type { Page } from 'playwright';
import common from '#locales/nb/common.json' with { type: 'json' };
import type { Random } from '#server/db/seed/random.ts';
import { openCutProxy } from '#tests/support/network/cut-proxy.ts';
import { codesRead } from '../at-the-scanner.ts';
import { loggedIn } from '../browser.ts';
import type { CopiedBuild } from '../copied-build.ts';
import { expect } from '../expect-soon.ts';
import type { RunningServer } from '../running-server.ts';
import { fates, openFaultProxy, type Fate } from './fault-proxy.ts';
import type { Done } from './judge.ts';
import { openOwnBrowser } from './own-browser.ts';
import { addressOf, type Act } from './people.ts';

/** What happens while something is done: to the person's browser, the line or the server. */
export type Fault =
  | 'none'
  | 'browser killed'
  | 'tab closed'
  | 'tab opened'
  | 'reload'
  | 'line cut'
  | 'server killed'
  | 'new build'
  | 'device full';

interface PlayOptions {
  readonly copy: CopiedBuild;
  readonly server: RunningServer;
  readonly profile: string;
  readonly random: Random;
}

/** Somebody at work with faults all around. */
export interface Play {
  /** What they have seen as saved. */
  readonly seen: Done;
  readonly happened: Readonly<Record<string, number>>;
  /** How many codes the scanner has read. */
  readonly scans: number;
  /** Does something while something happens. */
  act(act: Act, fault: Fault): Promise<void>;
  /** From now on each request that changes something ends like this, and at least one has when it resolves and all is sent. */
  end(fate: Fate, during: () => Promise<void>): Promise<void>;
  /** Takes all faults away, and waits until everything is sent. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

const cutFor = 6;

export async function openPlay({ copy, server, profile, random }: PlayOptions): Promise<Play> {
  const proxy = await openFaultProxy(server.url);
  const line = await openCutProxy(proxy.url);
  const { origin } = new URL(line.url);
  const kept = await loggedIn(server.url, 'manager@demo.test');
  const browser = await openOwnBrowser(profile, kept);
  const seen = new Map<string, string[]>();
  const happened: Record<string, number> = {};
  let tabs: Page[] = [];
  let cutUntil = 0;
  let nth = 0;
  let builds = 0;

  const count = (what: string) => void (happened[what] = (happened[what] ?? 0) + 1);
  const lousy = () => (random.chance(0.5) ? 'pass' : random.pick(fates));

  async function openTab(): Promise<Page> {
    const page = await browser.device().newPage();
    await page.setViewportSize({ width: 360, height: 640 });
    tabs.push(page);
    return page;
  }

  async function open(act: Pick<Act, 'at'>): Promise<Page> {
    const page = await openTab();
    await page.goto(addressOf(origin, act));
    return page;
  }

  /** A tab at the screen of an act. */
  async function tabAt(act: Act): Promise<Page> {
    const page = tabs.length > 0 ? random.pick(tabs as [Page, ...Page[]]) : await open(act);
    if (page.url() !== addressOf(origin, act)) await page.goto(addressOf(origin, act));
    await page.bringToFront();
    return page;
  }

  async function restart(): Promise<void> {
    await browser.kill();
    tabs = [];
    await browser.start();
  }

  /** Breaks off what is being done at some moment of it, and does it again unless the screen says that it is saved. */
  async function broken(act: Act, by: (page: Page) => Promise<void>): Promise<void> {
    const page = await tabAt(act);
    const done = act.run(page).catch(() => 'cut off' as const);
    await new Promise((resolve) => {
      setTimeout(resolve, random.int(0, 400));
    });
    await by(page);
    if ((await done) === 'saved') return;
    const again = await tabAt(act);
    if (!(await withPageShown(act, again, act.isSaved(again)))) await doAct(act, again);
  }

  /** What comes of something; where it fails the error says what the page shows. */
  async function withPageShown<T>(act: Act, page: Page, doing: Promise<T>): Promise<T> {
    return doing.catch(async (cause: unknown) => {
      const shown = await page.locator('body').innerText();
      throw new Error(`${act.thing}, ${act.what.join()}: ${page.url()} shows ${shown}`, { cause });
    });
  }

  async function doAct(act: Act, page: Page): Promise<void> {
    const doing = async () => {
      let done = await act.run(page);
      // What was never read here is opened once the line is back.
      if (done === 'away' && cutUntil > 0) {
        await mend();
        await page.reload();
        done = await act.run(page);
      }
      expect(done).toBe('saved');
    };
    await withPageShown(act, page, doing());
  }

  /** Nothing can be kept. The browser asks how much room there is when it starts, and then seldom. */
  async function onFullDevice(act: Act): Promise<void> {
    await act.prepare?.(await tabAt(act));
    await restart();
    const page = await openTab();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.goto(addressOf(origin, act));
    expect(await act.run(page)).toBe('full');
    await cdp.send('Storage.overrideQuotaForOrigin', { origin });
    await cdp.detach();
    // What was said of it before is not what is said of it now.
    await page.reload();
    await doAct(act, page);
  }

  /** Another build comes, and is taken with what is not sent. */
  async function onNewBuild(act: Act): Promise<void> {
    builds += 1;
    const build = String(10_000_000 + builds);
    await mend();
    copy.rename(build);
    await server.kill();
    await server.start();
    const page = await tabAt(act);
    await doAct(act, page);
    await page.reload();
    await page.getByRole('button', { name: common.newBuild.take }).click();
    await expect(page.locator('meta[name=build]')).toHaveAttribute('content', build);
  }

  async function mend(): Promise<void> {
    if (cutUntil > 0) await line.mend();
    cutUntil = 0;
  }

  async function play(act: Act, fault: Fault): Promise<void> {
    switch (fault) {
      case 'browser killed':
        return broken(act, restart);
      case 'tab closed':
        return broken(act, async (page) => {
          await page.close();
          tabs = tabs.filter((one) => one !== page);
        });
      case 'server killed':
        await Promise.all([tabAt(act).then((page) => doAct(act, page)), server.kill()]);
        return server.start();
      case 'device full':
        return onFullDevice(act);
      case 'new build':
        return onNewBuild(act);
      case 'tab opened':
        if (tabs.length < 3) await open(act);
        break;
      case 'reload':
        await (await tabAt(act)).reload();
        break;
      case 'line cut':
        if (cutUntil === 0) await line.cut();
        cutUntil = nth + cutFor;
        break;
      case 'none':
    }
    await doAct(act, await tabAt(act));
  }

  /** Waits until everything is sent, in one tab. */
  async function send(): Promise<void> {
    for (const page of tabs.splice(1)) await page.close();
    const page = tabs[0] ?? (await open({ at: 'barcode-reader/hotel-quick' }));
    await page.goto(addressOf(origin, { at: 'barcode-reader/hotel-quick' }));
    await expect(page.locator('.quick-unsent > b')).toHaveText('0', { timeout: 120_000 });
  }

  proxy.fate = lousy;
  const first = await open({ at: 'barcode-reader/hotel-quick' });
  await expect(first.locator('.hotel-quick')).toBeVisible();
  await first.evaluate('navigator.serviceWorker.ready.then(() => true)');

  return {
    seen,
    happened,
    get scans() {
      return codesRead();
    },
    async act(act, fault) {
      nth += 1;
      if (nth > cutUntil) await mend();
      // Of a count that is not kept nothing is shown that could be waited for.
      const now = fault === 'device full' && !act.prepare ? 'none' : fault;
      count(now);
      await play(act, now);
      seen.set(act.thing, [...(seen.get(act.thing) ?? []), ...act.what]);
    },
    async end(fate, during) {
      proxy.fate = () => fate;
      await during();
      // What is under way when a page is left is sent once more.
      await send();
      expect(proxy.done[fate]).toBeGreaterThan(0);
    },
    async heal() {
      proxy.fate = () => 'pass';
      await mend();
      await send();
      for (const fate of fates) happened[`request ${fate}`] = proxy.done[fate];
    },
    async close() {
      await browser.kill();
      await line.cut();
      await proxy.close();
    },
  };
}
