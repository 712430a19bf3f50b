import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { alertsNow, closeAlert } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { siteTokens } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { speak, startWords } from '#src/i18n/words.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { refreshHotel } from '../local-store/refresh-hotel.ts';
import { scannerScreens } from '../screens.ts';
import { awaitScannerAnswers } from '../work/await-answers.ts';

let stop = () => {};
beforeAll(async () => {
  await startWords(['common', 'scanner', 'wheel-sets']);
  awaitScannerAnswers();
  // The server behind the screens starts with the first who asks for it.
  await atWork();
}, 120_000);
beforeEach(async () => {
  await page.viewport(360, 640);
  // As the frame does for all screens.
  stop = listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false });
});
afterEach(async () => {
  stop();
  await database.outbox.clear();
});

/** A site with a place and a set that has just come in, and the screen there. */
async function atTheShelf(rest = 'barcode-reader/hotel-quick') {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  const body = { code: 'A.01-1', room: 1, warehouse_id: hall.id };
  await write(storagePlaces.calls.add, { body }, { siteId });
  const wheels = [blankWheel('FL'), blankWheel('FR')];
  const { data: set } = await write(
    wheelSetCalls.intake,
    { body: { licenseplate: 'EL10001', place_id: null, wheels } },
    { siteId },
  );
  await showScreens(scannerScreens, siteId, rest);
  const known = () => database.hotelSets.get([siteId, set.id]);
  await expect.poll(known).toBeDefined();
  return { siteId, set };
}

const read = (code: string) => playKeys([...code, 'Enter'], 5);
const expectText = async (text: string | RegExp) => {
  await expect.element(page.getByText(text).first()).toBeVisible();
};

/** The keys that gloves would miss. */
const tooSmall = () =>
  [...document.querySelectorAll<HTMLElement>('.hotel-quick :is(button, a)')]
    .filter(({ offsetHeight, offsetWidth }) => offsetHeight < 72 || offsetWidth < 72)
    .map(({ textContent }) => textContent);

test('mode, place, wheels: what is next is said, the last wheel stores the set, and undo takes it back', async () => {
  const { siteId, set } = await atTheShelf();
  await page.getByRole('button', { name: 'Store' }).click();
  await expectText('Read a place');
  await read('A.01-1');
  await expectText('Read a set');
  await read(`TW:${set.number}:FL`);
  await expectText('Read its other wheels');
  await expectText(/● Front left/);
  await expectText(/○ Front right/);
  await read(`TW:${set.number}:FR`);
  await expectText('Stored');
  await expect.poll(() => outboxRows(siteId)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectText('Undone');
});

test('a set that is read first is told where it goes best', async () => {
  const { set } = await atTheShelf();
  await page.getByRole('button', { name: 'Store' }).click();
  await read(`TH:${set.number}`);
  await expectText('Read a place');
  await expectText('A.01-1 is free and suits');
  await read('A.01-1');
  await expectText('Stored');
});

test('at the gate wheels of another car stop in red, with whose they are; their own leave', async () => {
  const { siteId, set } = await atTheShelf();
  const body = { licenseplate: 'EL20002', place_id: null, wheels: [blankWheel('FL')] };
  const { data: other } = await write(wheelSetCalls.intake, { body }, { siteId });
  await refreshHotel(siteId);
  await page.getByRole('button', { name: 'Onto the car' }).click();
  await expectText('Read the plate');
  await read('EL10001');
  await expectText(`Its wheels: ${set.number}`);
  await read(`TH:${other.number}`);
  await expectText('Stop: wrong wheels');
  await expectText(`${other.number} belongs to EL20002`);
  await expectText(`EL10001 has ${set.number}`);
  expect(tooSmall()).toEqual([]);
  await read(`TH:${set.number}`);
  await expectText('On the car');
  await expect.poll(() => outboxRows(siteId)).toEqual([]);
  // Who may lets them go all the same, and says why.
  await read(`TH:${other.number}`);
  await page.getByRole('button', { name: 'Let go all the same' }).click();
  expect(tooSmall()).toEqual([]);
  await page.getByRole('button', { name: 'Same owner' }).click();
  await expectText('On the car');
  const params = { id: other.id };
  const last = async () =>
    (await send(wheelSetCalls.movements, { params }, { siteId })).data[0]?.because;
  await expect.poll(last).toBe('same_owner');
});

test('a plate that is too dirty to be read is typed, or the wheels are let go by who may, who says so', async () => {
  const { siteId, set } = await atTheShelf();
  await page.getByRole('button', { name: 'Onto the car' }).click();
  await read(`TH:${set.number}`);
  await expectText('Read the plate first');
  // Also in the longest of words.
  await speak('nb');
  await expectText('Les registreringsnummeret først');
  const panel = document.querySelector('.quick-result')!;
  expect([panel.scrollWidth, panel.scrollHeight]).toEqual([panel.clientWidth, panel.clientHeight]);
  expect(panel.clientWidth).toBe(360);
  await speak('en');
  // Whose they are is read off the car, and not off the screen.
  expect(document.querySelector('.quick-result')!.textContent).not.toContain('EL10001');
  expect(tooSmall()).toEqual([]);
  await page.getByRole('button', { name: 'Type the plate' }).click();
  await expect.element(page.getByRole('region', { name: 'Keypad' })).toBeVisible();
  await page.getByRole('button', { name: 'Keypad' }).click();
  await page.getByRole('button', { name: 'Let go all the same' }).click();
  await expectText('Why without a plate?');
  expect(tooSmall()).toEqual([]);
  await page.getByRole('button', { name: 'It cannot be read' }).click();
  await expectText('On the car');
  const params = { id: set.id };
  const last = async () => (await send(wheelSetCalls.movements, { params }, { siteId })).data[0];
  await expect.poll(last).toMatchObject({ because: 'no_plate', read_plate: '' });
});

test('a device that has no room for what is chosen says so', async () => {
  await atTheShelf();
  const full = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  database.scanning.hook('creating', full);
  await page.getByRole('button', { name: 'Store' }).click();
  await expect.poll(() => alertsNow().at(-1)?.title).toBe('This device is full');
  database.scanning.hook('creating').unsubscribe(full);
  for (const { id } of alertsNow()) closeAlert(id);
});

test('nothing scrolls on a small phone, every key is large enough for gloves, and no keyboard is asked for', async () => {
  await atTheShelf();
  for (const open of ['Mode', 'Keypad', 'A–P', 'Q–Ö']) {
    if (open === 'Keypad') await page.getByRole('button', { name: 'Store' }).click();
    await page.getByRole('button', { name: open }).click();
    await expect.poll(tooSmall).toEqual([]);
    const { scrollHeight, clientHeight, scrollWidth } = document.querySelector('.hotel-quick')!;
    expect([scrollHeight <= clientHeight, scrollWidth]).toEqual([true, 360]);
  }
  expect(document.querySelector('.hotel-quick input, .hotel-quick textarea')).toBeNull();
});

test.each([
  ['barcode-reader', 'link'],
  ['barcode-reader/hotel-quick', 'button'],
] as const)(
  'at %s what is done every hour is larger than the rest, and stands whole on a small phone',
  async (path, role) => {
    await atTheShelf(path);
    for (const word of ['Store', 'Fetch', 'Trolley', 'Hand out', 'Take in']) {
      await expect.element(page.getByRole(role, { name: word })).toBeInViewport({ ratio: 1 });
    }
    const drawn = (of: string) => [...document.querySelectorAll<HTMLElement>(`${of} > *`)];
    const [hourly, others] = [drawn('.modes-hourly'), drawn('.modes-others')];
    const heights = (of: HTMLElement[]) => of.map(({ offsetHeight }) => offsetHeight);
    expect([hourly.length, others.length]).toEqual([3, 5]);
    expect(Math.min(...heights(hourly))).toBeGreaterThan(1.5 * Math.max(...heights(others)));
    const isCut = (one: HTMLElement) => one.scrollWidth > one.clientWidth;
    expect([...hourly, ...others].filter(isCut)).toEqual([]);
  },
);

test('what is not sent is never said to be nothing before it is known', async () => {
  const siteId = await atWork();
  const { userId } = siteTokens().find((token) => token.siteId === siteId)!;
  await database.outbox.add({
    key: crypto.randomUUID(),
    siteId,
    siteName: '',
    userId,
    method: 'POST',
    path: wheelSetCalls.batch.path,
    given: { body: { intents: [] } },
    objectKey: 'set/1',
    act: { words: 'scanner:acts.store' },
    madeAt: Date.now(),
    state: 'waiting',
    tries: 1,
    nextAt: Date.now() + 3_600_000,
    actionError: null,
  });
  const counts: (string | null)[] = [];
  const watched = new MutationObserver(() => {
    const count = document.querySelector('.quick-unsent > b');
    if (count) counts.push(count.textContent);
  });
  watched.observe(document, { childList: true, characterData: true, subtree: true });
  await showScreens(scannerScreens, siteId, 'barcode-reader/hotel-quick');
  await expect.poll(() => counts).toContain('1');
  watched.disconnect();
  expect(counts[0]).toBe('1');
});

test('a set can be read by hand, and what is unknown is said', async () => {
  const { set } = await atTheShelf();
  await page.getByRole('button', { name: 'Look up' }).click();
  const type = async (code: string) => {
    await page.getByRole('button', { name: 'Keypad' }).click();
    for (const key of code) {
      await page.getByRole('button', { name: key, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Use it' }).click();
  };
  await type(set.number);
  await expectText('Received');
  await type('999999');
  await expectText('Unknown set');
  await expectText('Read it again, or set it aside and ask');
});

test('what comes of a code is seen though the keypad was left open', async () => {
  const { set } = await atTheShelf();
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('button', { name: 'Keypad' }).click();
  await read(`TH:${set.number}`);
  await expectText('Received');
  await page.getByRole('button', { name: 'Keypad' }).click();
  await expect.element(page.getByRole('button', { name: 'Use it' })).toBeVisible();
});

test('the scanner’s home says what a code is, where it stands, and what was read before', async () => {
  const { set } = await atTheShelf('barcode-reader');
  await read(`TH:${set.number}`);
  await expect.element(page.getByRole('link', { name: set.number, exact: true })).toBeVisible();
  await read('4006381333931');
  await expectText('Goods');
  await expect.element(page.getByRole('list').getByText(`TH:${set.number}`)).toBeVisible();
});

test.each(['barcode-reader/hotel-quick', 'barcode-reader'])(
  'of a car whose sets stand apart %s says of each where',
  async (screen) => {
    const siteId = await atWork();
    const { data: hall } = await write(
      warehouses.calls.add,
      { body: { name: 'Hall' } },
      { siteId },
    );
    for (const code of ['B.01-1', 'B.07-3']) {
      const place = { code, room: 1, warehouse_id: hall.id };
      const { data } = await write(storagePlaces.calls.add, { body: place }, { siteId });
      const set = {
        licenseplate: 'EL30003',
        place_id: data.id,
        wheels: [blankWheel('FL')],
      };
      await write(wheelSetCalls.intake, { body: set }, { siteId });
    }
    await refreshHotel(siteId);
    await showScreens(scannerScreens, siteId, screen);
    await page.getByRole('button', { name: 'Look up' }).click();
    await read('EL30003');
    for (const place of ['B.01-1', 'B.07-3']) {
      await expect.element(page.getByRole('listitem').filter({ hasText: place })).toBeVisible();
    }
    await expectText(/Several places/);
  },
);
