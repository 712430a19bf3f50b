import type { Page } from 'playwright';
import { test } from 'vitest';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { codeAt, stepOf } from '#server/features/platform/session/totp.ts';
import { now } from '#server/kit/clock.ts';
import { accountOf, desktop, newDevice, openAs, phone } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

/** A page of a demo person's own account at Nordhjul Alnabru. */
async function atAccount(email: string, path: string, viewport = desktop): Promise<Page> {
  const page = await (await newDevice(app.browser, viewport)).newPage();
  await openAs(page, `${app.server.url}/1/${accountOf(email)}/${path}`, email);
  return page;
}

/** A code of the next half minute: the one before has been used. */
const codeOf = (secret: string, later: number) => codeAt(secret, stepOf(now()) + later);

test('a login asks for the code once an app is set up, keeps what was typed, and takes a code from the paper', async () => {
  const page = await atAccount('mechanic@demo.test', 'user_settings/main', phone);
  await page.getByRole('button', { name: 'Sett opp' }).click();
  await page.getByLabel('Passordet ditt').fill('not my password');
  await page.getByRole('button', { name: 'Neste' }).click();
  await expect(page.getByText('Feil passord.')).toBeVisible();
  await page.getByLabel('Passordet ditt').fill(demoPassword);
  await page.getByRole('button', { name: 'Neste' }).click();
  await expect(page.getByRole('img', { name: 'QR-kode' })).toBeVisible();
  const secret = ((await page.locator('code.code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Koden som appen viser nå').fill(codeOf(secret, 0));
  await page.getByRole('button', { name: 'Slå på' }).click();
  const paper = page.getByRole('listitem').filter({ hasText: /^[A-Z2-7]{5}-[A-Z2-7]{5}$/ });
  await expect(paper).toHaveCount(10);
  const code = (await paper.nth(4).textContent()) ?? '';
  await page.getByRole('button', { name: 'Jeg har tatt vare på dem' }).click();
  await expect(page.getByText('10 gjenopprettingskoder igjen')).toBeVisible();

  const second = await (await newDevice(app.browser, phone)).newPage();
  await second.goto(`${app.server.url}/login`);
  await second.getByLabel('E-mail').fill('mechanic@demo.test');
  await second.locator('[name=password]').fill(demoPassword);
  await second.keyboard.press('Enter');
  const field = second.getByLabel('Code');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(second.getByLabel('E-mail')).toHaveValue('mechanic@demo.test');
  await expect(second.locator('[name=password]')).toHaveValue(demoPassword);
  await field.fill('000000');
  await second.keyboard.press('Enter');
  await expect(second.getByText('This code is not right')).toBeVisible();
  await field.fill(codeOf(secret, 1));
  await second.keyboard.press('Enter');
  await second.waitForURL(`${app.server.url}/1`);

  const third = await (await newDevice(app.browser)).newPage();
  await third.goto(`${app.server.url}/login`);
  await third.getByLabel('E-mail').fill('mechanic@demo.test');
  await third.locator('[name=password]').fill(demoPassword);
  await third.keyboard.press('Enter');
  await third.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await third.getByLabel('Recovery code', { exact: true }).fill(code.toLowerCase());
  await third.keyboard.press('Enter');
  await third.waitForURL(`${app.server.url}/1`);
});

test('a new password logs out the other devices and is the one to log in with', async () => {
  const page = await atAccount('warehouse@demo.test', 'user/change_pw');
  const other = await atAccount('warehouse@demo.test', 'user_settings/main');
  const fill = async (old: string, next: string, again: string) => {
    await page.getByLabel('Nåværende passord').fill(old);
    await page.getByLabel('Nytt passord', { exact: true }).fill(next);
    await page.getByLabel('Gjenta nytt passord').fill(again);
    await page.getByRole('button', { name: 'Bytt passord' }).click();
  };
  await fill(demoPassword, 'too short', 'too short');
  await expect(page.getByText('Passordet må ha minst 12 tegn.')).toBeVisible();
  await fill(demoPassword, 'fire vinterhjul', 'fire sommerhjul');
  await expect(page.getByText('Passordene er ikke like.')).toBeVisible();
  await fill('not my password', 'fire vinterhjul', 'fire vinterhjul');
  await expect(page.getByText('Feil passord.')).toBeVisible();
  await expect(page.getByLabel('Nytt passord', { exact: true })).toHaveValue('fire vinterhjul');
  await fill(demoPassword, 'fire vinterhjul', 'fire vinterhjul');
  await expect(page.getByText('Passordet er byttet.')).toBeVisible();

  // By itself: its live socket is closed, and what it asks for next is refused.
  await other.waitForURL(/\/login/);
  await page.goto(`${app.server.url}/logout?force=1`);
  await page.waitForURL(/\/login/);
  await page.getByLabel('E-post').fill('warehouse@demo.test');
  await page.locator('[name=password]').fill('fire vinterhjul');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
});

test('two devices change the same settings: the second sees both and chooses', async () => {
  const [desk, handheld] = [
    await atAccount('economy@demo.test', 'user_settings/main'),
    await atAccount('economy@demo.test', 'user_settings/main', phone),
  ];
  const save = (page: Page) =>
    page.getByRole('region', { name: 'Du', exact: true }).getByRole('button', { name: 'Lagre' });
  for (const page of [desk, handheld]) await expect(page.getByLabel('Telefon')).toBeVisible();
  await desk.getByLabel('Telefon').fill('22 33 44 55');
  await save(desk).click();
  await expect(desk.getByText('Lagret', { exact: true })).toBeVisible();

  await handheld.getByLabel('Telefon').fill('call me');
  await save(handheld).click();
  await expect(handheld.getByLabel('Telefon')).toHaveAttribute('aria-invalid', 'true');
  await handheld.getByLabel('Telefon').fill('99 88 77 66');
  await save(handheld).click();
  const both = handheld.getByRole('alert', { name: 'Endret et annet sted i mellomtiden' });
  await expect(both.getByText('22 33 44 55')).toBeVisible();
  await expect(both.getByText('99 88 77 66')).toBeVisible();
  await both.getByRole('button', { name: 'Lagre din' }).click();
  await expect(both).toBeHidden();
  await desk.reload();
  await expect(desk.getByLabel('Telefon')).toHaveValue('99 88 77 66');
});

test('another person’s account is not there', async () => {
  const page = await atAccount('reception@demo.test', 'user/edit_all');
  await expect(page.getByLabel('Tidssone')).toBeVisible();
  await page.goto(`${app.server.url}/1/1/user/edit_all`);
  await expect(page.getByText('Denne kontoen tilhører en annen.')).toBeVisible();
  await expect(page.getByLabel('Tidssone')).toBeHidden();
});
