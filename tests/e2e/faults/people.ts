import type { Page } from 'playwright';
import common from '#locales/nb/common.json' with { type: 'json' };
import words from '#locales/nb/hotel/scanner.json' with { type: 'json' };
import { result, site, wedge } from '../at-the-scanner.ts';
import { expect } from '../expect-soon.ts';

/** Something a person does, and how its screen says that it is saved. */
export interface Act {
  /** What it is done with, and what the database calls it: see judge.ts. */
  readonly thing: string;
  readonly what: readonly string[];
  /** The screen below the site that it is done at. */
  readonly at: string;
  /** Does it and waits until the screen says that it is saved, that the device has no room: 'full', or that it is not known without network: 'away'. */
  run(page: Page): Promise<'saved' | 'full' | 'away'>;
  /** Has the screen ready for it, where there is something to do before. */
  prepare?(page: Page): Promise<unknown>;
  /** Whether the screen, opened again, says so of itself. */
  isSaved(page: Page): Promise<boolean>;
}

const { signs, modes } = words;
const quick = 'barcode-reader/hotel-quick';

/** Has it choose what is done; false where the device has no room to keep that, and says so. */
async function inMode(page: Page, mode: keyof typeof modes): Promise<boolean> {
  const where = page.locator('.quick-where > span');
  await expect(where).toBeVisible();
  if ((await where.textContent()) === modes[mode]) return true;
  const open = page.getByRole('button', { name: words.quick.mode });
  if ((await open.getAttribute('aria-pressed')) === 'false') await open.click();
  // Over the modes, not over the keys.
  const later = page.getByRole('button', { name: common.newBuild.later });
  if (await later.isVisible()) await later.click();
  await page.getByRole('button', { name: modes[mode], exact: true }).click();
  const chosen = where.filter({ hasText: modes[mode] });
  const full = page.getByText(common.deviceFull.title);
  await expect(chosen.or(full).first()).toBeVisible();
  return chosen.isVisible();
}

/** What is said, once it is one of these and about a thing; 'full' where the device has no room to keep it. */
async function resultOf(
  page: Page,
  thing: string,
  texts: readonly string[],
): Promise<'saved' | 'full'> {
  const words = new RegExp([...texts, signs.mistakes.not_kept].join('|'));
  const shown = result(page).filter({ hasText: thing }).filter({ hasText: words });
  await expect(shown).toBeVisible();
  return ((await shown.textContent()) ?? '').includes(signs.mistakes.not_kept) ? 'full' : 'saved';
}

async function shows(page: Page, ...all: readonly string[]): Promise<boolean> {
  await expect(result(page)).toBeVisible();
  const text = (await result(page).textContent()) ?? '';
  return all.every((one) => text.includes(one));
}

/** A set is put at a place by hotel-quick. */
export function store(hall: number, set: string, place: string): Act {
  const done = [signs.done.store, signs.done.moved, signs.again];
  return {
    thing: `set ${set}`,
    what: [`store ${place}`],
    at: quick,
    prepare: (page) => inMode(page, 'put_away'),
    async run(page) {
      if (!(await inMode(page, 'put_away'))) return 'full';
      await wedge(page, `LO:${hall}:${place}`);
      const there = page.locator('.quick-where > b', { hasText: place });
      const lost = page.locator('.quick-word', { hasText: signs.mistakes.not_kept });
      await expect(there.or(lost).first()).toBeVisible();
      if (!(await there.isVisible())) return 'full';
      await wedge(page, `TH:${set}`);
      return resultOf(page, set, done);
    },
    async isSaved(page) {
      for (const word of done) if (await shows(page, word, set, place)) return true;
      return false;
    },
  };
}

/** What was done last with a set is taken back. */
export const undo = (set: string): Act => ({
  thing: `set ${set}`,
  what: ['undo'],
  at: quick,
  async run(page) {
    await wedge(page, 'CM:UNDO');
    return resultOf(page, '', [signs.undone, signs.mistakes.not_for_this]);
  },
  isSaved: (page) => shows(page, signs.undone, set),
});

/** A set is made ready for its lift. */
export const stage = (set: string): Act => ({
  thing: `set ${set}`,
  what: ['stage'],
  at: quick,
  async run(page) {
    if (!(await inMode(page, 'stage'))) return 'full';
    await wedge(page, `TH:${set}`);
    return resultOf(page, set, [signs.done.stage, signs.mistakes.wrong_state]);
  },
  isSaved: (page) => shows(page, signs.done.stage, set),
});

/** A place of a stock take is counted. */
export function count(take: number, hall: number, place: string, codes: readonly string[]): Act {
  const inHand = (page: Page) => page.locator('.count-place');
  const counted = `${place}: ${codes.length} sett`;
  return {
    thing: `count ${place}`,
    what: codes,
    at: `barcode-reader/hotel-inventory/${take}?tab=count`,
    async run(page) {
      const away = page.getByText(common.offline.none);
      await expect(inHand(page).or(away)).toBeVisible();
      if (await away.isVisible()) return 'away';
      await wedge(page, `LO:${hall}:${place}`);
      await expect(inHand(page).locator('b')).toHaveText(place);
      for (const code of codes) {
        await wedge(page, code);
        await expect(inHand(page)).toContainText(code);
      }
      await wedge(page, 'CM:OK');
      await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(counted);
      return 'saved';
    },
    // Counted again, the last count holds.
    isSaved: async () => false,
  };
}

/** Somebody comes into the queue. */
export function checkIn(plate: string): Act {
  const waiting = (page: Page) => page.getByRole('region', { name: /^Venter/ });
  return {
    thing: `plate ${plate}`,
    what: ['in'],
    at: 'queue',
    async run(page) {
      await expect(waiting(page)).toBeVisible();
      const form = page.getByLabel('Registreringsnummer');
      if (!(await form.isVisible())) {
        await page.getByRole('button', { name: 'Ny i køen' }).click();
      }
      await form.fill(plate);
      await page.getByRole('button', { name: 'Legg i køen' }).click();
      await expect(waiting(page).getByText(plate)).toBeVisible();
      return 'saved';
    },
    async isSaved(page) {
      // All that the device keeps comes at once.
      await expect(waiting(page).getByRole('listitem').first()).toBeVisible();
      return (await waiting(page).getByText(plate).count()) > 0;
    },
  };
}

/** The address of what is done. */
export const addressOf = (origin: string, { at }: Pick<Act, 'at'>): string =>
  `${origin}/${site}/${at}`;
