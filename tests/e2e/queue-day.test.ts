import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import {
  queueCalls,
  type QueueDump,
  type QueueId,
  type QueuePerson,
} from '#contract/workshop/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { listsOf } from '#src/features/workshop/queue/lists/queue-lists.ts';
import { openCutProxy, type CutProxy } from '#tests/support/network/cut-proxy.ts';
import { ask, openPanel, type Panel } from '../../bench/queue/panel.ts';
import { desktop, keepingDevice, openAs, phone } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

// Both browsers come back after each cut when the socket's own pause is over.
const sockets = 5;
const noWatch = { came: () => undefined, onRefresh: () => undefined };

const app = startApp();
let line: CutProxy;
let throughLine: string;
beforeAll(async () => {
  line = await openCutProxy(app.server.url);
  throughLine = new URL(line.url).origin;
});
afterAll(() => line.cut());

const list = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const waiting = (page: Page) => list(page, 'Venter');
const expediting = (page: Page) => list(page, 'Ekspederes');
const row = (within: Locator, plate: string) =>
  within.getByRole('listitem').filter({ hasText: plate });

async function atTheQueue(email: string, viewport: typeof desktop): Promise<Page> {
  const page = await (await keepingDevice(app.browser, viewport)).newPage();
  page.setDefaultTimeout(60_000);
  await openAs(page, `${throughLine}/1/queue`, email);
  await expect(waiting(page)).toBeVisible();
  // Who has chosen nothing yet is asked.
  await expect(page.locator('.queue-controls[data-open=true]')).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  return page;
}

async function checkIn(page: Page, plate: string): Promise<void> {
  await expect(waiting(page)).toBeVisible();
  const field = page.getByLabel('Registreringsnummer');
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Ny i køen' }).click();
  await field.fill(plate);
  await page.getByRole('button', { name: 'Legg i køen' }).click();
  await expect(waiting(page).getByText(plate)).toBeVisible();
}

/** One tap at the side of a row does the next right thing. */
const process = (within: Locator, plate: string) =>
  row(within, plate).locator('.person-next').click();

async function press(within: Locator, plate: string, act: string): Promise<void> {
  const person = row(within, plate);
  const head = person.locator('.person-head');
  await expect(head).toBeVisible();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await person.getByRole('button', { name: act, exact: true }).click();
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await expect(waiting(page)).toBeVisible();
  // On a phone what was chosen is one line, which opens.
  const line = page.locator('.queue-where');
  const isClosed = (await line.getAttribute('aria-expanded')) === 'false';
  if (isClosed && (await line.isVisible())) await line.click();
  const radio = page.getByRole('radio', { name });
  await page.locator('label', { has: radio }).click();
  await expect(radio).toBeChecked();
}

const offline = (page: Page) => page.getByText('Du er frakoblet.');
const unsent = (page: Page) => page.getByText('ikke sendt ennå');

async function settled(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await expect(offline(page)).toBeHidden();
    await expect(unsent(page)).toHaveCount(0);
  }
}

/** A colleague with another program, who is never cut off. */
async function colleague() {
  const { url } = app.server;
  const post = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  const login = await post(sessionCalls.login.path, {
    email: 'manager@demo.test',
    password: demoPassword,
  });
  const { data } = sessionCalls.login.result.parse(login.body);
  const token = data.tokens['1']!;
  const truth = async () => (await ask(url, queueCalls.refresh.path, token)) as QueueDump;
  const personWith = async (plate: string) =>
    (await truth()).people.find(({ licenseplate }) => licenseplate === plate)!;
  return {
    token,
    truth,
    checkIn: (licenseplate: string) => post(queueCalls.add.path, { licenseplate, name: '' }, token),
    async does(act: 'expedite' | 'call' | 'done' | 'no-show', plate: string) {
      const { id } = await personWith(plate);
      return (await post(`/v3/queue/${id}/${act}`, { target: 'Skranke 2' }, token)).status;
    },
  };
}

/** What a browser's panel shows of a queue: each list's plates, in order, and where to they are called. */
async function shownBy(page: Page, queue: QueueId) {
  await choose(page, queue === 'garage' ? /^Verksted/ : /^Resepsjon/);
  const more = page.getByRole('button', { name: /^Vis alle/ });
  // It may belong to the list that was there before: then it is looked at once more.
  if (await more.isVisible()) await more.click({ timeout: 5_000 });
  const plates = (name: string) => list(page, name).locator('.plate').allTextContents();
  const served = row(expediting(page), 'Betjenes nå').locator('.plate');
  return {
    served: await served.allTextContents(),
    expediting: await plates('Ekspederes'),
    waiting: await plates('Venter'),
    completed: await plates('Fullført'),
  };
}

/** The same by what the database says; whoever is served at a panel stands on top there. */
function shouldShow(
  people: readonly QueuePerson[],
  queue: QueueId,
  served: readonly (string | null)[],
) {
  const lists = listsOf(people, queue);
  const plates = (of: readonly QueuePerson[]) => of.map(({ licenseplate }) => licenseplate ?? '-');
  return {
    served,
    expediting: [...served, ...plates(lists.expediting).filter((plate) => !served.includes(plate))],
    waiting: plates(lists.waiting),
    completed: plates(lists.completed),
  };
}

const byId = (people: Iterable<QueuePerson>) => [...people].toSorted((a, b) => a.id - b.id);

test('after a day of cuts, kills, reloads and work without network every panel says what the database says', async () => {
  const boss = await colleague();
  const panels: Panel[] = [];
  // Three of the five hang on the same line as the browsers.
  for (let at = 0; at < sockets; at += 1) {
    const url = at < 3 ? throughLine : app.server.url;
    panels.push(await openPanel(url, 1, boss.token, noWatch));
  }
  const [desk, lift] = [
    await atTheQueue('reception@demo.test', desktop),
    await atTheQueue('mechanic@demo.test', phone),
  ];
  await choose(desk, /^Skranke 1$/);
  await choose(lift, /^Verksted/);
  await choose(lift, /^Løft 4$/);
  await lift.getByText('Automatisk').click();

  // The morning: reception and garage hand people on.
  for (const plate of ['EL30001', 'EL30002', 'EL30003']) await checkIn(desk, plate);
  await settled(desk);
  await process(waiting(desk), 'EL30001');
  await press(expediting(desk), 'EL30001', 'Til verksted');
  await expect(waiting(lift).getByText('EL30001')).toBeVisible();
  await process(waiting(lift), 'EL30001');
  await expect(expediting(lift).getByText('EL30001')).toBeVisible();

  // The line is cut: both work on, and so does somebody who is not cut off.
  await line.cut();
  await expect(offline(desk)).toBeVisible();
  await checkIn(desk, 'EL30004');
  await process(waiting(desk), 'EL30002');
  await press(expediting(desk), 'EL30002', 'Kall opp igjen');
  await press(expediting(lift), 'EL30001', 'Ferdig');
  await boss.checkIn('EL30005');
  expect(await boss.does('expedite', 'EL30003')).toBe(200);
  await line.mend();
  await settled(desk, lift);
  await expect(expediting(desk).getByText('EL30003')).toBeVisible();
  await expect(waiting(desk).getByText('EL30005')).toBeVisible();

  // Power cuts of the server while somebody is let in.
  for (const plate of ['EL30006', 'EL30007']) {
    await Promise.all([app.server.kill(), checkIn(desk, plate)]);
    await app.server.start();
    await settled(desk, lift);
  }

  // Two do the same, one of them without network: the second is notified, and sees the truth.
  await line.cut();
  await expect(offline(desk)).toBeVisible();
  await press(expediting(desk), 'EL30002', 'Ferdig');
  expect(await boss.does('done', 'EL30002')).toBe(200);
  await line.mend();
  const alert = desk.getByRole('alert').filter({ hasText: 'EL30002' });
  await alert.getByRole('button', { name: 'Forstått' }).click();
  await settled(desk, lift);

  // A phone that is opened again without network has everything, and sends what is done then.
  await line.cut();
  await lift.reload();
  await choose(lift, /^Resepsjon/);
  await process(waiting(lift), 'EL30004');
  await desk.reload();
  await checkIn(desk, 'EL30008');
  expect(await boss.does('call', 'EL30003')).toBe(200);
  expect(await boss.does('no-show', 'EL30003')).toBe(200);
  await line.mend();
  await settled(desk, lift);

  // Two press at once: one wins.
  const both = await Promise.all([
    boss.does('expedite', 'EL30005'),
    boss.does('expedite', 'EL30005'),
  ]);
  expect(both.toSorted((a, b) => a - b)).toEqual([200, 409]);
  await expect(expediting(desk).getByText('EL30005')).toBeVisible();

  // The evening: a cut in the middle of a kill, and home.
  await line.cut();
  await app.server.kill();
  await press(waiting(lift), 'EL30006', 'Ferdig');
  await app.server.start();
  await line.mend();
  await settled(desk, lift);

  const { revision, people } = await boss.truth();
  const ours = people.filter(({ licenseplate }) => /^EL3000\d$/.test(licenseplate ?? ''));
  expect(ours).toHaveLength(8);
  expect(new Set(ours.map(({ licenseplate }) => licenseplate)).size).toBe(8);
  for (const panel of panels) {
    await expect.poll(() => panel.revision()).toBe(revision);
    expect(byId(panel.people().values())).toEqual(byId(people));
    panel.close();
  }
  for (const page of [desk, lift]) {
    for (const queue of ['expedite', 'garage'] as const) {
      await expect(async () => {
        const shown = await shownBy(page, queue);
        expect(shown).toEqual(shouldShow(people, queue, shown.served));
      }).toPass({ timeout: 120_000 });
    }
  }
  expect((await boss.truth()).revision).toBe(revision);
}, 600_000);
