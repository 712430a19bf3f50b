import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '#locales/en/common.json';
import nb from '#locales/nb/common.json';
import sv from '#locales/sv/common.json';
import { alertsNow, closeAlert } from './alerts.ts';
import { ApiError, OfflineError } from './api-errors.ts';
import { reportFailure, reportUnsent } from './failures.ts';

await i18next.init({
  lng: 'en',
  resources: { en: { common: en }, nb: { common: nb }, sv: { common: sv } },
  interpolation: { escapeValue: false },
});
const logged = vi.spyOn(console, 'error');

beforeEach(async () => {
  await i18next.changeLanguage('en');
  vi.useFakeTimers();
  logged.mockReset().mockReturnValue();
});
afterEach(() => {
  for (const { id } of alertsNow()) closeAlert(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const refused = (message: string) =>
  new ApiError(409, { code: 'queue.not_waiting', message, requestId: 'r9' });
const shown = () => alertsNow().map(({ type, title, content }) => ({ type, title, content }));

test.each([
  ['readNotification', 'Error reading notification'],
  ['expedite', 'Failed to expedite person'],
  ['moveToQueue', 'Failed to move person to queue: Garage'],
  ['done', 'Failed to move person to done'],
  ['recall', 'Failed to recall person'],
  ['moreNotifications', 'Error loading more notifications'],
  ['loadNotification', 'Error loading notification'],
  ['resolveNotification', 'Error resolving notification'],
] as const)(
  "a failed call shows the server's message under 'Error: {context}': %s",
  (context, words) => {
    reportFailure(context, refused('Somebody else was first.'), { queue: 'Garage' });
    expect(shown()).toEqual([
      { type: 'error', title: `Error: ${words}`, content: 'Somebody else was first.' },
    ]);
  },
);

test("any other error shows its text under 'Unknown error'", () => {
  reportFailure('expedite', new TypeError('x is not a function'));
  expect(shown()).toEqual([
    { type: 'error', title: 'Unknown error', content: 'x is not a function' },
  ]);
});

test('an answer of nobody we know is an unknown error with its status', () => {
  reportFailure('expedite', new ApiError(500, {}));
  expect(shown()).toEqual([
    {
      type: 'error',
      title: 'Unknown error',
      content: 'The server answered 500 and did not say why.',
    },
  ]);
});

test('it is logged, stays until it is closed, and holds what support asks for', () => {
  reportFailure('recall', refused('No.'));
  vi.advanceTimersByTime(60_000);
  expect(alertsNow()).toMatchObject([
    { visible: true, persistent: true, details: 'queue.not_waiting · 409 · r9' },
  ]);
  expect(logged).toHaveBeenCalledOnce();
});

test.each([
  ['offline', new TypeError('Failed to fetch'), 'The server could not be reached.'],
  ['timed out', new DOMException('too long', 'TimeoutError'), 'The server did not answer in time.'],
  [
    '502 to 504',
    503,
    'Something on the way answered 503 in place of the server: a proxy or a firewall. If it lasts, tell whoever runs the network.',
  ],
])("a server that was not reached is told under 'Error: {context}', too: %s", (_, why, content) => {
  reportFailure('expedite', new OfflineError(why));
  expect(shown()).toEqual([{ type: 'error', title: 'Error: Failed to expedite person', content }]);
});

test('what was given up on purpose is not told', () => {
  reportFailure('expedite', new DOMException('left', 'AbortError'));
  expect(shown()).toEqual([]);
});

test('what waits in the outbox is told by whom it is about, once, and that it is sent by itself', () => {
  const title = 'Error: Failed to recall person';
  const failure = { title, who: 'Kari', cause: new OfflineError(), waits: true };
  reportUnsent(failure);
  reportUnsent(failure);
  const content =
    'Kari: The server could not be reached. It is kept on this device and sent by itself.';
  expect(shown()).toEqual([{ type: 'error', title, content }]);
});

test('what was refused without a word is an unknown error with its status', () => {
  reportUnsent({ title: 'Error: x', cause: new ApiError(418, { message: '' }), waits: false });
  const content = 'The server answered 418 and did not say why.';
  expect(shown()).toEqual([{ type: 'error', title: 'Unknown error', content }]);
});

test('it is said in the language of the person', async () => {
  await i18next.changeLanguage('nb');
  reportFailure('moveToQueue', refused('Nei.'), { queue: 'Verksted' });
  expect(shown()[0]?.title).toBe('Feil: Kunne ikke flytte personen til køen: Verksted');
});
