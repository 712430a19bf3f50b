import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumPath } from '../support/chromium.ts';
import { demoPassword } from '#server/db/seed/accounts.ts';

/** The Chromium that people use here; closed by the test that opened it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
}

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1440, height: 900 };

/** A device of one person: a profile of its own, without the worker that keeps the app, which costs seconds each time. */
export function newDevice(browser: Browser, viewport = desktop): Promise<BrowserContext> {
  return browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
}

/** A device that keeps the app, for who works without network. */
export function keepingDevice(browser: Browser, viewport = desktop): Promise<BrowserContext> {
  return browser.newContext({ viewport, locale: 'en-GB' });
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
