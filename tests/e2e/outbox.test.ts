import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { desktop, keepingDevice, openAs, phone } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

const waiting = (page: Page) => page.getByRole('region', { name: /^Venter/ });
const pill = (page: Page) => page.getByRole('banner').locator('.pill');
// Whether the socket has noticed yet or not.
const three = /^(3 ikke sendt ennå|Frakoblet · 3 venter)$/;
const list = (page: Page) => page.getByRole('dialog', { name: 'Ikke sendt ennå' });
const act = (page: Page, what: string) =>
  list(page).getByRole('listitem').filter({ hasText: what });

/** The manager of the demo's Nordhjul sites at the queue of the first, on a device of their own. */
async function atTheQueue(viewport = desktop) {
  const device = await keepingDevice(app.browser, viewport);
  const page = await device.newPage();
  await openAs(page, `${app.server.url}/1/queue`, 'manager@demo.test');
  await expect(waiting(page)).toBeVisible();
  return { device, page };
}

async function checkIn(page: Page, plate: string): Promise<void> {
  const form = page.getByLabel('Registreringsnummer');
  if (!(await form.isVisible())) await page.getByRole('button', { name: 'Ny i køen' }).click();
  await form.fill(plate);
  await page.getByRole('button', { name: 'Legg i køen' }).click();
  await expect(waiting(page).getByText(plate)).toBeVisible();
}

async function finish(page: Page, plate: string): Promise<void> {
  await waiting(page).getByText(plate).click();
  await waiting(page).getByRole('button', { name: 'Ferdig' }).click();
}

test('what was done without the network is listed at every site, saved as a file, given up or sent, and a refusal waits for its person', async () => {
  const { page: colleague } = await atTheQueue();
  await checkIn(colleague, 'EL10031');
  const { device, page } = await atTheQueue(phone);
  await expect(waiting(page).getByText('EL10031')).toBeVisible();
  await expect(pill(page)).toHaveCount(0);
  // What was not opened yet has to be on the device.
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');

  await device.setOffline(true);
  await finish(page, 'EL10031');
  await checkIn(page, 'EL10032');
  await checkIn(page, 'EL10033');
  await expect(pill(page)).toHaveText(three);
  await finish(colleague, 'EL10031');
  await expect(waiting(colleague).getByText('EL10031')).toBeHidden();

  // The list is of all sites, and so is the number that leads to it.
  const menu = page
    .getByRole('navigation', { name: 'Mest brukt' })
    .getByRole('button', { name: 'Meny' });
  await menu.click();
  await page.getByRole('link', { name: 'Bytt avdeling' }).click();
  await page.getByRole('link', { name: /Nordhjul Lade/ }).click();
  await expect(pill(page)).toHaveText(three);
  await pill(page).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(act(page, 'EL10031 er ferdig')).toContainText('Nordhjul Alnabru');

  const download = page.waitForEvent('download');
  await list(page).getByRole('button', { name: 'Lagre i en fil' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ikke-sendt-\d{4}-\d{2}-\d{2}\.json$/);
  const saved = JSON.parse(await readFile(await file.path(), 'utf8')) as { acts: unknown[] };
  expect(saved.acts).toMatchObject([
    { what: 'EL10031 er ferdig', site: 'Nordhjul Alnabru', state: 'waiting' },
    { what: 'Legg EL10032 i køen' },
    { what: 'Legg EL10033 i køen' },
  ]);

  await act(page, 'EL10033')
    .getByRole('button', { name: /^Forkast/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Forkaste dette?' });
  await expect(dialog).toContainText('«Legg EL10033 i køen»');
  await dialog.getByRole('button', { name: 'Forkast' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);

  await device.setOffline(false);
  await expect(waiting(colleague).getByText('EL10032')).toHaveCount(1);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  const refused = act(page, 'EL10031 er ferdig');
  await expect(refused).toContainText('Avvist');
  await expect(refused).toContainText('Personen er allerede ferdig.');
  await list(page).press('Escape');
  await expect(pill(page)).toHaveText('1 må sjekkes');
  await pill(page).click();
  // Nothing has changed since: it is refused once more, and given up.
  await refused.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(refused).toContainText('Personen er allerede ferdig.');
  await refused.getByRole('button', { name: /^Forkast/ }).click();
  await dialog.getByRole('button', { name: 'Forkast' }).click();
  await expect(list(page).getByText('Alt du har gjort, er sendt.')).toBeVisible();
  await list(page).press('Escape');
  await expect(pill(page)).toHaveCount(0);
  await expect(waiting(colleague).getByText('EL10033')).toHaveCount(0);
});
