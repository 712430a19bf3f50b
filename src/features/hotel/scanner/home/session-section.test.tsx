import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { database } from '#src/data/database.ts';
import { write } from '#src/data/writing/write.ts';
import { startWords } from '#src/i18n/words.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { refreshHotel } from '../local-store/refresh-hotel.ts';
import { scannerScreens } from '../screens.ts';
import { awaitScannerAnswers } from '../work/await-answers.ts';
import { changeMode, takeCode } from '../work/take-code.ts';

beforeAll(async () => {
  await startWords(['common', 'scanner', 'wheel-sets']);
  awaitScannerAnswers();
  await atWork();
}, 120_000);
afterEach(() => database.outbox.clear());

const fact = (name: string) =>
  page.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent;

test('what was done since they began stands on the home of the scanner; ended, it is shown once more and then gone', async () => {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  const body = { code: 'A.01-1', room: 2, warehouse_id: hall.id };
  await write(storagePlaces.calls.add, { body }, { siteId });
  const intake = { licenseplate: 'EL10001', place_id: null, wheels: [blankWheel('FL')] };
  const { data: set } = await write(wheelSetCalls.intake, { body: intake }, { siteId });
  await refreshHotel(siteId);
  await changeMode(siteId, 'put_away');

  await page.viewport(360, 640);
  await showScreens(scannerScreens, siteId, 'barcode-reader');
  await expect.element(page.getByRole('link', { name: 'Store' })).toBeVisible();
  expect(page.getByText('This session').elements()).toEqual([]);

  await takeCode(siteId, 'TH:99999');
  await takeCode(siteId, 'A.01-1');
  await takeCode(siteId, `TH:${set.number}`);
  await expect.element(page.getByText('This session')).toBeVisible();
  await expect.poll(() => fact('Stored')).toBe('1');
  expect(fact('Unknown codes')).toBe('1');
  expect(fact('Begun')).toMatch(/^\d\d:\d\d$/);

  await page.getByRole('button', { name: 'End session' }).click();
  const summary = page.getByRole('dialog', { name: 'Session ended' });
  await expect.element(summary.getByText('Unknown codes')).toBeVisible();
  await summary.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(summary).not.toBeInTheDocument();
  expect(page.getByText('This session').elements()).toEqual([]);
});
