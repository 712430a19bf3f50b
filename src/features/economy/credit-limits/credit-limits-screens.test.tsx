import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import { send } from '#src/data/api.ts';
import { queryClient } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { creditLimitsScreens } from './screens.ts';

startScreens(['credit-limits', 'customers']);

async function asked(siteId: string, wanted_limit: number, name = 'Fleet AS') {
  const { data } = await write(customers.calls.add, { body: { name } }, { siteId });
  const body = { customer_id: data.id, wanted_limit, reason: 'New contract' };
  await write(creditRequests.calls.add, { body }, { siteId });
  return data.id;
}

test('where nobody owes anything, it says so', async () => {
  const siteId = await atWork();
  await showScreens(creditLimitsScreens, siteId, 'credit-limit');
  await expect.element(page.getByText('No customers here.')).toBeVisible();
});

test.each([390, 1440])(
  'at %i points, a limit is asked for from whom it is of, and the list says what is left and that it waits',
  async (width) => {
    await page.viewport(width, 844);
    const siteId = await atWork();
    const { customer } = await doneOrder(siteId);
    const router = await showScreens(creditLimitsScreens, siteId, 'credit-limit');
    await expect.element(page.getByText('NOK 500.00', { exact: true })).toBeVisible();
    await page.getByText('Over the limit', { exact: true }).click();
    await expect.poll(() => router.state.location.search).toBe('?view=over');
    await expect.element(page.getByText('No customers here.')).toBeVisible();
    await page.getByText('All', { exact: true }).click();
    await page.getByRole('link', { name: 'Ask for a limit', exact: true }).click();
    await expect.poll(() => router.state.location.search).toBe(`?customer_id=${customer}`);
    await page.getByLabelText('Limit asked for *', { exact: true }).fill('5000');
    await page.getByLabelText('Reason *', { exact: true }).fill('Buys winter tyres');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    await queryClient.invalidateQueries();
    await router.navigate(`/${siteId}/credit-limit`);
    await expect.element(page.getByRole('link', { name: 'Asked for: answer' })).toBeVisible();
  },
);

test('who asked for a limit reads that somebody else approves it', async () => {
  const siteId = await atWork();
  await asked(siteId, 1000_00);
  await showScreens(creditLimitsScreens, siteId, 'credit-limit?view=asked');
  await page.getByRole('link', { name: 'Asked for: answer', exact: true }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect
    .element(page.getByText('Somebody else has to approve it: you asked for it yourself.'))
    .toBeVisible();
});

test('an amount narrows the requests by its bounds, written with a comma', async () => {
  const siteId = await atWork();
  await asked(siteId, 100_00, 'Anne Berg');
  await asked(siteId, 5000_00, 'Bil og Dekk AS');
  const router = await showScreens(creditLimitsScreens, siteId, 'credit-limit/requests');
  await page.getByRole('button', { name: '+ Filter' }).click();
  await page.getByRole('button', { name: 'Limit asked for' }).first().click();
  await page.getByLabelText('From').fill('1 000,50');
  await expect.poll(() => router.state.location.search).toBe('?wanted_limit_from=100050');
  await expect.element(page.getByText('Bil og Dekk AS')).toBeVisible();
  await expect.poll(() => page.getByText('Anne Berg').elements()).toEqual([]);
});

test('what is usual is read by who asks, and set by who minds the money', async () => {
  const siteId = await atWork('economy');
  const router = await showScreens(creditLimitsScreens, siteId, 'credit-limit');
  await page
    .getByRole('link', { name: 'What is usual, who approves, and the credit bureau' })
    .click();
  await page.getByLabelText('Companies', { exact: true }).fill('20 000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const read = () => send(creditSettings.calls.company.read, undefined, { siteId });
  await expect.poll(async () => (await read()).data.company_limit).toBe(20_000_00);
  expect(router.state.location.search).toBe('?usual=1');
});

test('a customer is blocked from the list for a reason, and it is taken back', async () => {
  const siteId = await atWork();
  const { customer } = await doneOrder(siteId);
  await showScreens(creditLimitsScreens, siteId, 'credit-limit');
  const read = async () => {
    const params = { id: customer };
    return (await send(customers.calls.one, { params }, { siteId })).data;
  };
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByLabelText('Reason', { exact: true }).fill('Unpaid since spring');
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(page.getByText(/Blocked: Unpaid since spring/)).toBeVisible();
  expect(await read()).toMatchObject({ blocked: true, block_reason: 'Unpaid since spring' });
  await page.getByRole('button', { name: 'Lift the block', exact: true }).click();
  await expect.poll(async () => (await read()).blocked).toBe(false);
  await expect.element(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  const { data } = await send(customers.calls.history, { params: { id: customer } }, { siteId });
  expect(data.length).toBeGreaterThan(2);
});
