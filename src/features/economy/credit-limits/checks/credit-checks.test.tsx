import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { creditCheckCalls } from '#contract/economy/credit-limits/check-calls.ts';
import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { customersScreens } from '#src/features/customer/customers/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { creditLimitsScreens } from '../screens.ts';

startScreens(['credit-limits', 'customers']);

const screens = [...creditLimitsScreens, ...customersScreens];
// Each is asked about by one test: the bureau that is played does not know whose test asks.
const numbers = ['970000011', '970000038', '970000046', '970000054'];

/** A company that has the bureau of the demo, with a customer for whom a limit is asked. */
async function checking() {
  const siteId = await atWork('economy');
  const settings = (await send(creditSettings.calls.company.read, undefined, { siteId })).data;
  const bureau = { checks: true, bureau_address: '/demo/credit-bureau' };
  await write(creditSettings.calls.company.save, { body: { ...settings, ...bureau } }, { siteId });
  const org_number = numbers.pop()!;
  const firm = { name: 'Fleet AS', type: 'company' as const, org_number };
  const id = (await write(customers.calls.add, { body: firm }, { siteId })).data.id;
  const body = { customer_id: id, wanted_limit: 5000_00, reason: 'New contract' };
  const request = (await write(creditRequests.calls.add, { body }, { siteId })).data.id;
  const play = (fault: string) =>
    fetch('/demo/credit-bureau/faults', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ org_number, fault }),
    });
  const checks = async () =>
    (await send(creditCheckCalls.checks, { params: { id } }, { siteId })).data;
  return { siteId, id, request, play, checks };
}

const dialog = page.getByRole('dialog');

/** In how many places a rating is seen; it is parted from its day for those who hear it. */
const seen = (rating: string): number =>
  page
    .getByText(`${rating},`, { exact: true })
    .elements()
    .filter((one) => one.checkVisibility()).length;

async function check(again = false) {
  await page.getByRole('button', { name: 'Check', exact: true }).first().click();
  await dialog.getByLabelText('Reason *', { exact: true }).fill('Wants more credit');
  await dialog.getByRole('button', { name: again ? 'Check again' : 'Check', exact: true }).click();
}

test.each([390, 1440])(
  'at %i points a customer is checked from the list, which says the rating; once more only after it was said that they were',
  async (width) => {
    await page.viewport(width, 844);
    const { siteId, checks } = await checking();
    await showScreens(screens, siteId, 'credit-limit');
    await check();
    await expect.poll(async () => (await checks()).length).toBe(1);
    const [{ rating } = { rating: '' }] = await checks();
    await expect.poll(() => seen(rating)).toBe(1);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect.element(dialog.getByText('Checked today. Check again?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await check(true);
    await expect.poll(async () => (await checks()).length).toBe(2);
  },
);

test('what the bureau does not do is said in words, and the check is tried again where it stands', async () => {
  const { siteId, play, checks } = await checking();
  await play('busy');
  await showScreens(screens, siteId, 'credit-limit');
  await check();
  await expect.element(dialog.getByText(/Try again in 3 minutes/)).toBeVisible();
  await play('lose');
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(dialog.getByText(/The credit bureau does not answer/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.poll(async () => (await checks()).length).toBe(1);
});

test('what was said stands with the credit of the customer, which their account leads to, and beside a limit that is asked for or decided', async () => {
  const { siteId, id, request, checks } = await checking();
  const router = await showScreens(screens, siteId, `customer/edit/${id}?tab=account`);
  await page.getByRole('link', { name: 'Credit limit and credit checks', exact: true }).click();
  await check();
  await expect.element(page.getByText(/Wants more credit/)).toBeVisible();
  const [{ rating } = { rating: '' }] = await checks();
  for (const path of [`requests/${request}`, `requests/new?customer_id=${id}`]) {
    await router.navigate(`/${siteId}/credit-limit/${path}`);
    await expect.poll(() => seen(rating)).toBe(1);
    await expect.element(page.getByText(/The bureau recommends up to/)).toBeVisible();
  }
});

test('who minds the money gives the key of the bureau, which nobody reads', async () => {
  const siteId = await atWork('economy');
  await showScreens(screens, siteId, 'credit-limit?usual=1');
  await expect.element(page.getByText('Save the address first, then the key.')).toBeVisible();
  await page.getByLabelText('Address of the credit bureau').fill('https://bureau.example.test');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabelText('Key', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Keep the key', exact: true }).click();
  await expect.element(page.getByText(/Nobody can read it/)).toBeVisible();
});

test('where there is no bureau, and of a private person, nothing offers a check', async () => {
  const siteId = await atWork();
  const { data } = await write(customers.calls.add, { body: { name: 'Kari Berg' } }, { siteId });
  const body = { customer_id: data.id, wanted_limit: 5000_00, reason: 'New contract' };
  await write(creditRequests.calls.add, { body }, { siteId });
  await showScreens(screens, siteId, 'credit-limit');
  await expect.element(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Check', exact: true }).elements()).toEqual([]);
});
