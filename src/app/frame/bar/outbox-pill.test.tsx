import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter, useLocation } from 'react-router';
import { database } from '#src/data/database.ts';
import { setLiveState } from '#src/data/live-state.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { keepTokens } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { OutboxPill } from './outbox-pill.tsx';

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (aud: string) =>
  `${encode({})}.${encode({ aud, sub: 'kari', jti: 'j', exp: 4e9, siteName: 'Lade' })}.x`;

beforeAll(() => startWords(['common', 'shell']));
afterEach(async () => {
  vi.useRealTimers();
  setLiveState('connecting');
  await database.outbox.clear();
});

/** Kari, who works at two sites, and what is kept on this device: at which site, whose and how it stands. */
async function withKept(...kept: Pick<OutboxRow, 'siteId' | 'userId' | 'state'>[]) {
  keepTokens({ 1: tokenOf('1'), 2: tokenOf('2') });
  const rows = kept.map((one, at) => ({
    seq: at + 1,
    key: `k${at}`,
    siteName: 'Lade',
    method: 'POST' as const,
    path: '/v3/queue/{id}/done' as const,
    given: { params: { id: at } },
    objectKey: `queue/person/${at}`,
    act: { words: 'queue:acts.done', values: { who: 'Ola' } } as const,
    madeAt: 0,
    tries: 0,
    nextAt: Number.MAX_SAFE_INTEGER,
    actionError: null,
    ...one,
  }));
  await database.outbox.bulkAdd(rows);
  await render(
    <MemoryRouter initialEntries={['/1']}>
      <OutboxPill />
      <Place />
    </MemoryRouter>,
  );
}

function Place() {
  return <output>{useLocation().search}</output>;
}

const here = { siteId: '1', userId: 'kari', state: 'waiting' } as const;
const there = { ...here, siteId: '2' };
const refused = { ...there, state: 'refused' } as const;
const status = page.getByRole('status').first();

test('the pill counts what its person did at every site, as the list behind it does', async () => {
  await withKept(here, there, { ...here, userId: 'ola' });
  await expect.element(status).toHaveTextContent('2 not sent yet');
  await page.getByRole('button', { name: '2 not sent yet' }).click();
  await expect.element(page.getByText('?panel=outbox')).toBeVisible();
});

test('what the server refused comes before what only waits', async () => {
  await withKept(here, refused);
  await expect.element(status).toHaveTextContent('1 needs you');
});

test('without the server it says so, with what waits for it', async () => {
  setLiveState('offline');
  await withKept(here, there);
  await expect.element(status).toHaveTextContent('Offline · 2 waiting');
  await database.outbox.clear();
  await expect.element(status).not.toMatchTextContent('waiting');
  await expect.element(status).toHaveTextContent('Offline');
});

test('what does not leave for a minute though the server is reached is red, until something leaves', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  setLiveState('live');
  await withKept(here, there);
  const pill = page.getByRole('button');
  const later = (ms: number) => vi.advanceTimersByTime(ms);
  await expect.element(pill).toHaveTextContent('2 not sent yet');
  later(55_000);
  // What is added behind is no progress.
  await database.outbox.put({ ...(await database.outbox.get(2))!, seq: 3, key: 'k3' });
  await expect.element(pill).toHaveTextContent('3 not sent yet');
  later(10_000);
  await expect.element(pill).toHaveTextContent('3 not sent: stuck');
  await expect.element(pill).toHaveClass('bad');
  await database.outbox.delete(1);
  await expect.element(pill).toHaveTextContent('2 not sent yet');
  // Without the server it waits as it should.
  setLiveState('offline');
  later(120_000);
  await expect.element(pill).toHaveTextContent('Offline · 2 waiting');
  setLiveState('live');
  await expect.element(pill).toHaveTextContent('2 not sent yet');
});

test('when all is well nothing is said', async () => {
  setLiveState('live');
  await withKept({ ...here, userId: 'ola' });
  await expect.element(status).toBeEmptyDOMElement();
});
