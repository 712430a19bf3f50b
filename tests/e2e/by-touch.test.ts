import type { Page } from 'playwright';
import { test } from 'vitest';
import { accountOf, newDevice, openAs, phone } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

/** A page on somebody's phone, once what a finger does is heard there. */
async function onAPhone(path: string, email = 'reception@demo.test'): Promise<Page> {
  const touch = { hasTouch: true, isMobile: true };
  const page = await (await newDevice(app.browser, phone, touch)).newPage();
  await openAs(page, `${app.server.url}/1/${path}`, email);
  await page.locator('.pull').waitFor({ state: 'attached' });
  return page;
}

type Point = readonly [x: number, y: number];

async function drag(page: Page, [x, y]: Point, [byX, byY]: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const say = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + byX * share, y: y + byY * share }],
    });
  await say('touchStart', 0);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await say('touchMove', share);
  await say('touchEnd', 1);
}

test('the mechanic moves a row of the queue to the right, and they are called', async () => {
  const page = await onAPhone('queue');
  const row = page
    .getByRole('region', { name: /^Venter/ })
    .getByRole('listitem')
    .first();
  const plate = (await row.locator('.plate').textContent()) ?? '';
  const { x, y } = (await row.boundingBox())!;
  await drag(page, [x + 40, y + 20], [220, 4]);
  const called = page.getByRole('region', { name: /^Ekspederes/ });
  await expect(called.getByText(plate)).toBeVisible();
});

test('a list that is pulled down is read again', async () => {
  const page = await onAPhone('customers/list');
  await expect(page.locator('.list-cards li').first()).toBeVisible();
  const response = page.waitForResponse((answer) => answer.url().includes('/site/customers?'));
  await drag(page, [180, 100], [4, 240]);
  await response;
  await expect(page.locator('.pull')).toHaveAttribute('data-state', '');
});

test('a sheet that is pulled down closes, and what was typed in it is there when it is opened again', async () => {
  const page = await onAPhone('1/customer/show');
  const opener = page.getByRole('button', { name: 'Ny kontaktperson' });
  const sheet = page.getByRole('dialog', { name: 'Ny kontaktperson' });
  await opener.click();
  const name = sheet.getByLabel(/^Navn/);
  // No keyboard covers what one has opened.
  await expect(name).toBeVisible();
  await expect(name).not.toBeFocused();
  await name.fill('Kari Lunde');
  // It follows a finger once it has come up.
  await expect(sheet.locator('ion-modal[data-shown]')).toBeVisible();
  await drag(page, [180, 40], [4, 500]);
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(name).toHaveValue('Kari Lunde');
});

test('the receptionist slides from the queue of the reception to that of the workshop', async () => {
  const page = await onAPhone('queue');
  const reception = page.getByRole('radio', { name: /^Resepsjon/ });
  const workshop = page.getByRole('radio', { name: /^Verksted/ });
  await expect(reception).toBeChecked();
  const middleOf = async (name: RegExp): Promise<Point> => {
    const { x, y, width, height } = (await page
      .locator('.joined span', { hasText: name })
      .boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const [from, to] = [await middleOf(/^Resepsjon/), await middleOf(/^Verksted/)];
  // Scrolled past, or begun where nothing is chosen, nothing is.
  await drag(page, from, [0, 120]);
  await drag(page, to, [from[0] - to[0], 0]);
  await expect(reception).toBeChecked();
  await drag(page, from, [to[0] - from[0], 0]);
  await expect(workshop).toBeChecked();
});

test('a switch goes with the finger, and a press turns it back', async () => {
  const page = await onAPhone(`${accountOf('reception@demo.test')}/user/edit_all`);
  const shortcuts = page.getByRole('switch', { name: 'Hurtigtaster' });
  await expect(shortcuts).toBeChecked();
  await shortcuts.scrollIntoViewIfNeeded();
  const { x, y } = (await shortcuts.boundingBox())!;
  await drag(page, [x + 36, y + 14], [30, 0]);
  await expect(shortcuts).toBeChecked();
  await drag(page, [x + 36, y + 14], [-30, 0]);
  await expect(shortcuts).not.toBeChecked();
  await expect(page.getByRole('dialog')).toBeHidden();
  await shortcuts.tap();
  await expect(shortcuts).toBeChecked();
});

test('a search of a list is called off by a finger, and the keyboard goes', async () => {
  const page = await onAPhone('customers/list');
  const search = page.getByRole('searchbox', { name: 'Søk i listen' });
  const cancel = page.getByRole('button', { name: 'Avbryt' });
  await expect(cancel).toBeHidden();
  await search.tap();
  await search.fill('Groruddalen');
  await expect(page.locator('.list-cards li')).toHaveCount(1);
  await cancel.tap();
  await expect(search).toHaveValue('');
  await expect(search).not.toBeFocused();
  await expect(cancel).toBeHidden();
  await expect(page.locator('.list-cards li').nth(1)).toBeVisible();
});

test('the menu comes in from the right edge, under the finger', async () => {
  const page = await onAPhone('customers/list');
  await expect(page.locator('.list-cards li').first()).toBeVisible();
  await drag(page, [350, 80], [-240, 4]);
  await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible();
  await expect(page).toHaveURL(/panel=menu/);
});

test('a wheel is turned, and the day that it stands at then is in the field', async () => {
  const page = await onAPhone('customers/bonus_group/edit/1?edit=1', 'manager@demo.test');
  await page.getByRole('button', { name: 'Kalender: Fra' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Fra' });
  const year = sheet.getByRole('slider', { name: 'År' });
  await expect(year).toHaveAttribute('aria-valuetext', '2026');
  // The sheet has stopped where it is.
  await year.tap({ trial: true });
  const { x, y, width, height } = (await year.boundingBox())!;
  await drag(page, [x + width / 2, y + height / 2], [0, -60]);
  await expect(year).not.toHaveAttribute('aria-valuetext', '2026');
  await sheet.getByRole('button', { name: 'Ferdig' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel('Fra', { exact: true })).toHaveValue(/^20(2[7-9]|[34]\d)-01-01$/);
});

test('a station is moved up by its grip', async () => {
  const page = await onAPhone('settings/queue', 'manager@demo.test');
  const first = page.getByLabel('Navn på stasjon 1').first();
  const third = page.getByLabel('Navn på stasjon 3').first();
  await expect(third).toHaveValue(/./);
  const name = await third.inputValue();
  // Ionic fetches its gesture after it has drawn.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.reorder-enabled')].every((group) =>
      Boolean((group as Element & { gesture?: object }).gesture),
    ),
  );
  const { x, y } = (await page.locator('.grip').nth(2).boundingBox())!;
  await drag(page, [x + 22, y + 22], [0, -130]);
  await expect(first).toHaveValue(name);
});
