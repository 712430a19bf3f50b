import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { shellCalls } from '#contract/platform/shell.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { resourcesLive } from './live.ts';
import { useReadAgain } from './live-changes.ts';

interface Query {
  readonly refetch: () => Promise<unknown>;
  readonly isLoading: boolean;
}

/** A button that counts the changes of what is read. */
function Changing({ query, before = 0 }: { query: Query; before?: number }) {
  const [changes, setChanges] = useState(before);
  useReadAgain(query, changes);
  return (
    <button type="button" onClick={() => setChanges(changes + 1)}>
      {changes}
    </button>
  );
}

test('however much changes while it is read, it is read once more after that', async () => {
  const answers: (() => void)[] = [];
  const refetch = () => new Promise<void>((resolve) => answers.push(resolve));
  await render(<Changing query={{ refetch, isLoading: false }} />);
  const button = page.getByRole('button');
  for (let nth = 0; nth < 3; nth += 1) await button.click();
  await expect.element(button).toHaveTextContent('3');
  expect(answers).toHaveLength(1);
  answers[0]!();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!();
  await button.click();
  await expect.poll(() => answers.length).toBe(3);
});

test('what changes while something is read for the first time is read after that', async () => {
  const site = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const answers: (() => void)[] = [];
  function Loading({ before }: { before: number }) {
    const query = useQuery({
      queryKey: [site, before],
      queryFn: () => new Promise<null>((resolve) => answers.push(() => resolve(null))),
    });
    return <Changing query={query} before={before} />;
  }
  const shown = (before: number) => (
    <QueryClientProvider client={queryClient}>
      <Loading before={before} />
    </QueryClientProvider>
  );
  const { unmount } = await render(shown(0));
  await page.getByRole('button').click();
  expect(answers).toHaveLength(1);
  answers[0]!();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!();
  await unmount();
  // What had changed before it was shown is in what is read then.
  await render(shown(2));
  await expect.poll(() => answers.length).toBe(3);
  answers[2]!();
  await expect.poll(() => queryClient.isFetching({ queryKey: [site] })).toBe(0);
  expect(answers).toHaveLength(3);
});

test('what a page has just loaded holds when it goes live; looked at again, or live again, it may be old', async () => {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const question = questionOf(siteId, shellCalls.vehicleBrands, undefined);
  const isOld = () => queryClient.getQueryState(question)?.isInvalidated;
  const load = () => queryClient.setQueryData(question, { data: [] });
  load();
  await resourcesLive.refresh?.(siteId, true);
  expect(isOld()).toBe(false);
  await resourcesLive.refresh?.(siteId, false);
  expect(isOld()).toBe(true);
  load();
  // The site was left and is opened again: what is known of it is of before.
  await resourcesLive.refresh?.(siteId, true);
  expect(isOld()).toBe(true);
});
