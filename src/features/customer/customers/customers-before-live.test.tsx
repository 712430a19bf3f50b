import { http, passthrough } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { resourcesLive } from '#src/crud/live.ts';
import { startLive } from '#src/data/live.ts';
import { write } from '#src/data/writing/write.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customersScreens } from './screens.ts';

startScreens(['customers', 'cars', 'customer-desk', 'queue']);
const { between } = startBetween();

/** A list of customers that is in sight before there is a live connection. */
async function listInSight() {
  let read = 0;
  between.use(
    http.get('*/api/v4/site/customers', () => {
      read += 1;
      return passthrough();
    }),
  );
  const siteId = await atWork();
  const began = Date.now();
  const add = (name: string) => write(customers.calls.add, { body: { name } }, { siteId });
  await showScreens(customersScreens, siteId, 'customers/list');
  await expect.element(page.getByText('No customers yet')).toBeVisible();
  const connect = async () => {
    const connected = Promise.withResolvers<void>();
    const refresh = () => Promise.resolve(connected.resolve());
    const stop = startLive(siteId, [resourcesLive, { events: {}, refresh }], began);
    await connected.promise;
    return stop;
  };
  const link = (name: string) => page.getByRole('link', { name });
  return { add, connect, link, read: () => read };
}

test('what changed between the loading of a list and the first connection is shown', async () => {
  const { add, connect, link } = await listInSight();
  await add('Before the line');
  const stop = await connect();
  await expect.element(link('Before the line')).toBeVisible();
  stop();
});

test('a list of which nothing changed is not read twice', async () => {
  const { add, connect, link, read } = await listInSight();
  const stop = await connect();
  await add('Live');
  await expect.element(link('Live')).toBeVisible();
  expect(read()).toBe(2);
  stop();
});
