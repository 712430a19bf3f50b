import { test } from 'vitest';
import { hall, result, site, unsent, wedge, type Kept } from './at-the-scanner.ts';
import { keepingDevice, openAs, phone } from './browser.ts';
import { colleague } from './colleague.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();
test('a container without network: sets put away at speed, the app closed in the middle, and all of it once and in place when the network is back; what a colleague did meanwhile is asked', async () => {
  const call = await colleague(app.server.url, site);
  const { id, places, sets } = await hall(call, 8);
  const device = await keepingDevice(app.browser, phone);
  const page = await device.newPage();
  await openAs(page, `${app.server.url}/${site}/barcode-reader/hotel-quick`, 'warehouse@demo.test');
  await page.getByRole('button', { name: 'Sett på plass' }).click();
  await expect(result(page)).toContainText('Les en plass');
  await expect(result(page)).not.toContainText('lastes ned til enheten');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');

  await device.setOffline(true);
  const codes = sets.flatMap((set, nth) => [`LO:${id}:${places[nth]!.code}`, `TH:${set.number}`]);
  await wedge(page, ...codes.slice(0, 9));
  await expect(unsent(page)).toContainText('4');
  await expect(page.locator('.quick-where')).toContainText(places[4]!.code);
  await page.reload();
  // The place that was read before is still the place.
  await expect(page.locator('.quick-where')).toContainText(places[4]!.code);
  await wedge(page, ...codes.slice(9));
  await expect(result(page)).toContainText('Satt på plass');
  await expect(unsent(page)).toContainText('8');

  // Meanwhile a colleague has put the last one at the first place's neighbour.
  const last = sets.at(-1)!;
  const elsewhere = await call<Kept>('POST', 'storage-places', {
    code: 'Z.99-1',
    room: 1,
    warehouse_id: id,
  });
  await call('POST', 'wheel-sets/batch', {
    intents: [
      {
        intent: crypto.randomUUID(),
        set_id: last.id,
        handling: 'store',
        place_id: elsewhere.id,
        seen: { state: 'received', place_id: null },
        happened_at: new Date().toISOString(),
        unseen: [],
        override: [],
      },
    ],
  });

  await device.setOffline(false);
  await expect(unsent(page)).toContainText('spør deg', { timeout: 20_000 });
  for (const [nth, set] of sets.slice(0, -1).entries()) {
    const now = await call<Kept>('GET', `wheel-sets/${set.id}`);
    expect([now.state, now.place_id]).toEqual(['stored', places[nth]!.id]);
    const lines = await call<{ handling: string }[]>('GET', `wheel-sets/${set.id}/movements`);
    expect(lines.map(({ handling }) => handling)).toEqual(['store', 'receive']);
  }
  expect(await call<Kept>('GET', `wheel-sets/${last.id}`)).toMatchObject({
    place_id: elsewhere.id,
  });

  await unsent(page).click();
  await expect(result(page)).toContainText('Noen andre har flyttet settet');
  await page.getByRole('button', { name: 'Det står her: bruk min flytting' }).click();
  await expect(unsent(page)).toContainText('0');
  await expect
    .poll(async () => (await call<Kept>('GET', `wheel-sets/${last.id}`)).place_id)
    .toBe(places.at(-1)!.id);
});
