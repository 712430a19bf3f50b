import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { transferCalls, transfers } from '#contract/hotel/transfers.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { labelsScreens } from '#src/features/hotel/labels/screens.ts';
import { keepScannerChain } from '#src/device/scan/scanned-code.ts';
import { startWords } from '#src/i18n/words.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { transfersScreens } from './screens.ts';

const { between } = startBetween();

beforeAll(async () => {
  await startWords(['common', 'crud', 'labels', 'transfers', 'wheel-sets']);
  await atWork();
}, 120_000);
beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(390, 844);
});

const elsewhere = (siteId: string) => commands.readElsewhere(tokenFor(siteId)!.token, 'EL10004');

/** A transfer to another site on which nothing stands yet. */
async function newTransfer(siteId: string) {
  const body = { to_site: (await elsewhere(siteId)).siteName };
  return (await write(transfers.calls.add, { body }, { siteId })).data.id;
}

test('a transfer begins with where it goes, and leaves for there', async () => {
  const siteId = await atWork();
  const { siteName } = await elsewhere(siteId);
  const body = { licenseplate: 'EL10001', place_id: null, wheels: [blankWheel('FL')] };
  const { data: set } = await write(wheelSetCalls.intake, { body }, { siteId });
  await showScreens(transfersScreens, siteId, 'logistics/transfers/new');
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabelText(/^To/).selectOptions(siteName);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabelText('Scan the sets that go along').fill(set.number);
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.getByLabelText(/^Driver or carrier/).fill('Ola');
  await page.getByLabelText(/^Name of who takes/).fill('Ola Nordmann');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const list = async () => (await send(transfers.calls.list, {}, { siteId })).data;
  await expect.poll(list).toMatchObject([{ state: 'sent', to_site: siteName, sets: 1 }]);
});

test('sets are read onto a transfer, and what cannot go along is said', async () => {
  const siteId = await atWork();
  const body = { licenseplate: 'EL10001', place_id: null, wheels: [blankWheel('FL')] };
  const { data: set } = await write(wheelSetCalls.intake, { body }, { siteId });
  const id = await newTransfer(siteId);
  await showScreens(transfersScreens, siteId, `logistics/transfers/${id}`);
  await expect.element(page.getByText('No set goes along yet.')).toBeVisible();
  const code = page.getByLabelText('Scan the sets that go along');
  const take = page.getByRole('button', { name: 'Take it' });
  keepScannerChain('12');
  await code.fill(`TW12:${set.number}:FL`);
  await take.click();
  await expect
    .element(page.getByLabelText('Sets', { exact: true }).getByText(set.number, { exact: true }))
    .toBeVisible();
  await code.fill('999999');
  await take.click();
  await expect.element(page.getByText(/^999999 does not come/)).toBeVisible();
  const sets = (await send(transferCalls.sets, { params: { id } }, { siteId })).data;
  expect(sets).toEqual([{ number: set.number, licenseplate: 'EL10001', outcome: '' }]);
  await expect.element(page.getByLabelText(/^Driver or carrier/)).toBeVisible();
});

test('where nothing is on its way it is said', async () => {
  const siteId = await atWork();
  await showScreens(transfersScreens, siteId, 'logistics/incoming');
  await expect.element(page.getByText('Nothing is on its way here.')).toBeVisible();
});

test('what has left has a manifest to print', async () => {
  const siteId = await atWork();
  const there = await commands.readElsewhere(tokenFor(siteId)!.token, 'EL10002');
  const body = { licenseplate: 'EL10002', place_id: null, wheels: [blankWheel('FL')] };
  const { data: set } = await write(wheelSetCalls.intake, { body }, { siteId });
  const to = { body: { to_site: there.siteName } };
  const { id } = (await write(transfers.calls.add, to, { siteId })).data;
  const params = { id };
  await write(transferCalls.load, { params, body: { number: set.number } }, { siteId });
  const sent = { to_site_id: Number(there.siteId), driver: 'Ola', signed_by: 'Ola Nordmann' };
  await write(transferCalls.send, { params, body: sent }, { siteId });
  await showScreens([...transfersScreens, ...labelsScreens], siteId, `logistics/transfers/${id}`);
  await page.getByRole('link', { name: 'Print the manifest' }).click();
  await expect.element(page.getByText('1 page', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /EL10002/ })).toBeVisible();
});

test('what is read while the one before is on its way goes along too', async () => {
  const siteId = await atWork();
  const takeIn = async (licenseplate: string) => {
    const body = { licenseplate, place_id: null, wheels: [blankWheel('FL')] };
    return (await write(wheelSetCalls.intake, { body }, { siteId })).data.number;
  };
  const numbers = [await takeIn('EL10001'), await takeIn('EL10002'), await takeIn('EL10003')];
  const id = await newTransfer(siteId);
  await showScreens(transfersScreens, siteId, `logistics/transfers/${id}`);
  await expect.element(page.getByText('No set goes along yet.')).toBeVisible();
  // As the frame does for all screens.
  const stop = listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false });
  onTestFinished(stop);
  for (const number of numbers) await playKeys([...`TH:${number}`, 'Enter'], 1);
  const loaded = async () => (await send(transferCalls.sets, { params: { id } }, { siteId })).data;
  await expect.poll(async () => (await loaded()).map(({ number }) => number)).toEqual(numbers);
});

/** A set that another site of the chain has sent here; answers its number. */
async function sentHere(siteId: string) {
  const { token } = await commands.readElsewhere(tokenFor(siteId)!.token, 'EL10003');
  const there = async (path: string, body: object) => {
    const answer = await fetch(`/api/v4/site/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: { id: number; number: string } }).data;
  };
  const wheels = [blankWheel('FL')];
  const set = await there('wheel-sets/intake', { licenseplate: 'EL10003', place_id: null, wheels });
  const transfer = await there('transfers', { to_site: tokenFor(siteId)!.siteName });
  await there(`transfers/${transfer.id}/sets`, { number: set.number });
  const sent = { to_site_id: Number(siteId), driver: 'Ola', signed_by: 'Ola Nordmann' };
  await there(`transfers/${transfer.id}/send`, sent);
  return set.number;
}

test('without network sets are received by any of their labels, once, and sent when it is back', async () => {
  const siteId = await atWork();
  const set = await sentHere(siteId);
  await showScreens(transfersScreens, siteId, 'logistics/incoming');
  await expect.element(page.getByText('0 of 1 received')).toBeVisible();
  between.use(http.all('*/api/*', () => HttpResponse.error()));
  const code = page.getByLabelText('Scan the sets that have come');
  const read = async (label: string) => {
    await code.fill(label);
    await page.getByRole('button', { name: 'Take it' }).click();
  };
  await read(`TW:${set}:FL`);
  await read(`TW:${set}:FR`);
  await expect.element(page.getByText(/has been received already$/)).toBeVisible();
  await expect.element(page.getByText('1 of 1 received')).toBeVisible();
  await expect.element(page.getByText('not sent yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'The rest is missing' })).toBeDisabled();
  expect(await outboxRows(siteId)).toHaveLength(1);
  await read('4006381333931');
  await expect.element(page.getByText(/4006381333931: not the label/)).toBeVisible();
  await read('TH:999999');
  await expect.element(page.getByText(/999999 does not come/)).toBeVisible();
  await read('TH999999:4711');
  await expect
    .element(
      page.getByText('TH999999:4711 was printed by another workshop chain', { exact: false }),
    )
    .toBeVisible();

  between.resetHandlers();
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toEqual([]);
  await expect.element(page.getByText(/1 received, 0 missing/)).toBeVisible();
  await expect.element(page.getByText('Nothing is on its way here.')).toBeVisible();
});

test('what is on its way here has its manifest, and a receipt once it has come', async () => {
  const siteId = await atWork();
  const set = await sentHere(siteId);
  await showScreens([...transfersScreens, ...labelsScreens], siteId, 'logistics/incoming');
  const manifest = page.getByRole('link', { name: 'Print the manifest' });
  await expect.element(manifest).toBeVisible();
  expect(manifest.element().getAttribute('href')).toContain('of=manifest');
  await page.getByLabelText('Scan the sets that have come').fill(set);
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect.element(page.getByText(/1 received, 0 missing/)).toBeVisible();
  await page.getByRole('link', { name: 'Print the receipt' }).click();
  await expect.element(page.getByRole('img', { name: /EL10003/ })).toBeVisible();
});
