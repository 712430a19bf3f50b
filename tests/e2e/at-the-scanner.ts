import type { CDPSession, Page } from 'playwright';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import type { KeptPlace, KeptSet } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { Ask } from './colleague.ts';

/** The demo's first site. */
export const site = '1';

/** What is shown of a set, or of a place. */
export interface Kept {
  readonly id: number;
  readonly number: string;
  readonly code: string;
  readonly state: string;
  readonly place_id: number | null;
}

interface Known {
  readonly next: string | null;
  readonly sets: readonly KeptSet[];
  readonly places: readonly KeptPlace[];
}

/** All sets and places of the site, as a device would read them. */
export async function known(ask: Ask) {
  const sets: KeptSet[] = [];
  const places: KeptPlace[] = [];
  let after = '';
  do {
    const page: Known = await ask('GET', `wheel-sets/changes?since=0${after}`);
    sets.push(...page.sets);
    places.push(...page.places);
    after = page.next === null ? '' : `&after=${page.next}`;
  } while (after !== '');
  return { sets, places };
}

/** A hall with places for one set each, `Z.1-1` and so on, and as many sets that have come in. */
export async function hall(ask: Ask, count: number, sets = count) {
  const { id } = await ask<Kept>('POST', 'warehouses', { name: 'Container' });
  await ask('POST', 'storage-places/pattern', {
    warehouse_id: id,
    pattern: `Z.{1..${count}}-1`,
    zone: '',
    room: 1,
    rack: '',
  });
  const taken: Kept[] = [];
  const next = Array.from({ length: sets }, (_, nth) => nth).values();
  const takeIn = async () => {
    for (const nth of next) {
      const body = {
        licenseplate: `ZZ${10_001 + nth}`,
        place_id: null,
        wheels: [blankWheel('FL')],
      };
      taken[nth] = await ask('POST', 'wheel-sets/intake', body);
    }
  };
  await Promise.all(Array.from({ length: 6 }, takeIn));
  const { places } = await known(ask);
  return { id, sets: taken, places: places.filter((place) => place.warehouse_id === id) };
}

const special: Record<string, object> = {
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
};
let clock = 0;
let read = 0;

/** How many codes have been read by all wedges so far. */
export const codesRead = (): number => read;

/** A wedge scanner: each code key by key, 5 ms apart by the clock of its events, three codes in a second. */
export async function wedge(page: Page, ...codes: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const code of codes) {
    read += 1;
    clock = Math.max(clock + 333, Date.now());
    // One after the other on the line, which keeps their order.
    await Promise.all([...code, 'Enter'].map((key) => press(session, key)));
  }
  await session.detach();
}

async function press(session: CDPSession, key: string): Promise<void> {
  const event = { key, timestamp: (clock += 5) / 1000, ...(special[key] ?? { text: key }) };
  await Promise.all([
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event, text: '' }),
  ]);
}

/** How many things are not sent yet. */
export const unsent = (page: Page) => page.locator('.quick-unsent');
/** What came of the last code. */
export const result = (page: Page) => page.locator('.quick-result');
