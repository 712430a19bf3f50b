import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { startWords } from '#src/i18n/words.ts';
import { Loaded, together, type ShownQuery } from './loaded.tsx';

await startWords(['common']);

const errorParts = {
  code: 'common.server',
  message: 'The server could not be asked.',
  requestId: 'r9',
};
const requests: string[] = [];
const shown = <A,>(data: A | undefined, error: Error | null = null): ShownQuery<A> => ({
  data,
  error,
  dataUpdatedAt: data === undefined ? 0 : Date.parse('2026-01-01T12:00:00Z'),
  refetch: () => requests.push('again'),
});
const show = (query: ShownQuery<{ data: string[] }>) =>
  render(
    <Loaded query={query} empty="No rows yet">
      {({ data }) => <p>{data.join(', ')}</p>}
    </Loaded>,
  );
const retry = page.getByRole('button', { name: 'Try again' });

test('what is on its way has a place until it is there', async () => {
  const { rerender } = await show(shown<{ data: string[] }>(undefined));
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await rerender(<Loaded query={shown('4711')}>{(answer) => <p>{answer}</p>}</Loaded>);
  await expect.element(page.getByText('4711')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('a list without rows says so', async () => {
  await show(shown({ data: [] }));
  await expect.element(page.getByText('No rows yet')).toBeVisible();
});

test('what failed says why and what support finds it by, and is asked for again', async () => {
  await show(shown<{ data: string[] }>(undefined, new ApiError(500, errorParts)));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be asked.*r9/);
  await userEvent.click(retry);
  expect(requests).toEqual(['again']);
});

test.each([
  [403, 'You may not see this'],
  [404, 'This is not here any more'],
  [410, 'This is not here any more'],
])('what is answered with %i is not asked for again', async (status, title) => {
  await show(shown<{ data: string[] }>(undefined, new ApiError(status, errorParts)));
  await expect.element(page.getByRole('alert')).toMatchTextContent(title);
  await expect.element(retry).not.toBeInTheDocument();
});

test('without network what was there stays, and says of when it is', async () => {
  await show(shown({ data: ['4711'] }, new OfflineError()));
  await expect.element(page.getByText(/^You are offline. This is from/)).toBeVisible();
  await expect.element(page.getByText('4711')).toBeVisible();
});

test('without network what was never there says so', async () => {
  await show(shown<{ data: string[] }>(undefined, new OfflineError()));
  await expect.element(page.getByText(/has not been opened on this device/)).toBeVisible();
});

test('two that are shown together are there when both are', () => {
  expect(together(shown('a'), shown(undefined)).data).toBeUndefined();
  expect(together(shown('a'), shown('b')).data).toEqual(['a', 'b']);
  const error = new OfflineError();
  expect(together(shown('a'), shown('b', error)).error).toBe(error);
});
