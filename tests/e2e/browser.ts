import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { chromiumPath, lightChromium } from '../support/chromium.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { demoAccounts, demoPassword } from '#server/db/seed/accounts.ts';

/** The Chromium that tests run in; closed by the test that opened it. */
export function openBrowser(
  executablePath = chromiumPath(),
  more: readonly string[] = [],
): Promise<Browser> {
  // Benches open it, too.
  const light = process.env['VITEST'] ? lightChromium : [];
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...light, ...more] });
}

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1440, height: 900 };

/** A device of one person: a profile of its own, without the worker that keeps the app and never idle enough to fetch screens ahead, which costs seconds each time. */
export async function newDevice(
  browser: Browser,
  viewport = desktop,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const options = { viewport, locale: 'en-GB', serviceWorkers: 'block', ...more } as const;
  const device = await browser.newContext(options);
  await device.addInitScript('globalThis.requestIdleCallback = () => 0');
  return device;
}

/** A device that keeps the app, for who works without network. */
export function keepingDevice(browser: Browser, viewport = desktop): Promise<BrowserContext> {
  return browser.newContext({ viewport, locale: 'en-GB' });
}

/**
 * Opens an address as a demo person who has logged in on this device before and speaks their own
 * language there: one page is loaded instead of the login's, the first one's and this.
 */
export async function openAs(page: Page, address: string, email: string): Promise<void> {
  const { origin } = new URL(address);
  const kept = await loggedIn(origin, email);
  // What is kept belongs to an origin; of all its pages this one is no app.
  await page.goto(`${origin}/build.txt`);
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(kept));
  await page.goto(address);
}

/** The number of somebody's account: the demo's are numbered as they are listed. */
export const accountOf = (email: string): number =>
  demoAccounts.findIndex((account) => account.email === email) + 1;

/** What a device keeps of somebody who has logged in. */
export async function loggedIn(origin: string, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api${sessionCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { tokens } = sessionCalls.login.result.parse(await answer.json()).data;
  const { language } = demoAccounts[accountOf(email) - 1]!;
  return {
    'wheelhouse.tokens': JSON.stringify(tokens),
    'wheelhouse.language': language,
  };
}

/** Logs a demo person in by the login screen, at the page given. */
export async function logIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel(/^(E-mail|E-post)/).fill(email);
  await page
    .getByLabel(/^(Password|Passord|Lösenord)/)
    .first()
    .fill(demoPassword);
  await page.getByRole('button', { name: /^(Log in|Logg inn|Logga in)$/ }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
}
