import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter, useLocation } from 'react-router';
import { queueCalls } from '#contract/workshop/queue.ts';
import { UnsentBanner } from '#src/app/notices/unsent-banner.tsx';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { enqueue } from '#src/data/outbox/outbox.ts';
import { keepTokens } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { OutboxPanel } from './outbox-panel.tsx';

const { between: server } = startBetween();
beforeAll(() => startWords(['common', 'outbox']));
afterEach(() => database.outbox.clear());

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (aud: string, siteName: string) =>
  `${encode({})}.${encode({ aud, sub: 'kari', jti: 'j', exp: 4e9, siteName })}.x`;

/** Somebody at two sites, who has called a person at the first and is done with one at the second. */
async function withUnsent(answer: () => Response) {
  const [one = '', two = ''] = [...crypto.getRandomValues(new Uint32Array(2))].map(String);
  server.use(http.post('*/api/v3/queue/*', answer));
  keepTokens({ [one]: tokenOf(one, 'Alnabru'), [two]: tokenOf(two, 'Drammen') });
  const input = { params: { id: 7 } };
  await enqueue({
    siteId: one,
    call: queueCalls.expedite,
    input: { ...input, body: { target: 'Desk 2' } },
    objectKey: 'queue/person/7',
    act: { words: 'queue:acts.expedite.to', values: { who: 'Ola <b>', target: 'Desk 2' } },
  });
  const act = { words: 'queue:acts.done', values: { who: 'Per' } } as const;
  await enqueue({ siteId: two, call: queueCalls.done, input, act, objectKey: 'queue/person/7' });
  await Promise.all([drain(one, 'now'), drain(two, 'now')]);
}

const place = { now: '' };
function Place() {
  place.now = useLocation().search;
  return null;
}
const show = (what: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/1?panel=outbox']}>
      <Place />
      {what}
    </MemoryRouter>,
  );

const no = () =>
  HttpResponse.json(
    {
      error: {
        code: 'queue.not_waiting',
        message: 'Can only expedite when waiting',
        requestId: 'r',
      },
    },
    { status: 409 },
  );
const act = (what: string) => page.getByRole('listitem').filter({ hasText: what });

test('the list says in words what is not sent, when and at which site', async () => {
  await withUnsent(() => HttpResponse.error());
  await show(<OutboxPanel />);
  await expect.element(act('Call Ola <b> to Desk 2')).toMatchTextContent('Alnabru');
  await expect.element(act('Per is done')).toMatchTextContent('Drammen');
  await expect.element(act('Per is done')).toMatchTextContent('Waiting');
});

test("a refused act stays with the server's reason until its person tries again", async () => {
  await withUnsent(no);
  await show(<OutboxPanel />);
  await expect.element(act('Call Ola')).toMatchTextContent('Can only expedite when waiting');
  server.resetHandlers();
  server.use(http.post('*/api/v3/queue/*', () => HttpResponse.json({ data: null })));
  await act('Call Ola').getByRole('button', { name: 'Try again' }).click();
  await expect.element(act('Call Ola')).not.toBeInTheDocument();
  await expect.element(act('Per is done')).toBeVisible();
});

test('what is discarded is gone, but not before it was said what is lost', async () => {
  await withUnsent(() => HttpResponse.error());
  await show(<OutboxPanel />);
  await act('Call Ola')
    .getByRole('button', { name: /^Discard/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Discard this?' });
  await expect.element(dialog).toMatchTextContent('“Call Ola <b> to Desk 2”');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(act('Call Ola')).toBeVisible();
  await act('Call Ola')
    .getByRole('button', { name: /^Discard/ })
    .click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(act('Call Ola')).not.toBeInTheDocument();
  await expect.element(act('Per is done')).toBeVisible();
});

test('send now sends from all sites, and an empty list says that all is well', async () => {
  await withUnsent(() => HttpResponse.error());
  await show(<OutboxPanel />);
  await expect.element(act('Per is done')).toBeVisible();
  server.resetHandlers();
  server.use(http.post('*/api/v3/queue/*', () => HttpResponse.json({ data: null })));
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.element(page.getByText('Everything you did is sent.')).toBeVisible();
});

test('what has waited for a day is warned of, with the way to the list, and can be hidden until tomorrow', async () => {
  await withUnsent(() => HttpResponse.error());
  const shown = await show(<UnsentBanner />);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await database.outbox.toCollection().modify({ madeAt: Date.now() - 25 * 3_600_000 });
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('2 things you did have not been sent for over 24 hours.');
  await page.getByRole('button', { name: 'See what' }).click();
  await expect.poll(() => place.now).toBe('?panel=outbox');
  await page.getByRole('button', { name: 'Hide until tomorrow' }).click();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await shown.unmount();
  localStorage.removeItem('wheelhouse.unsent');
});
