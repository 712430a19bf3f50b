import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { tyreOffers } from '#contract/hotel/replacements.ts';
import { storageAgreementTypes } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { wheelSetsScreens } from '#src/features/hotel/wheel-sets/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { replacementsScreens } from './screens.ts';

startScreens(
  ['cars', 'customers', 'replacements', 'storage-agreements', 'tread-depth', 'wheel-sets'],
  { width: 390, height: 844 },
);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const worn = [{ ...blankWheel('FL'), depths: [14] }];

/** A desk where Kari is known, and a kind of agreement is offered. */
async function desk() {
  const siteId = await atWork();
  const customer = { name: 'Kari Nordmann', phone: '+47 900 00 001' };
  const { data: kari } = await write(customers.calls.add, { body: customer }, { siteId });
  const body = { name: 'Storage with change', price: 899_00, months: 12 };
  await write(storageAgreementTypes.calls.add, { body }, { siteId });
  const sets = async () => (await send(wheelSets.calls.list, { query: {} }, { siteId })).data;
  const offers = async () => (await send(tyreOffers.calls.list, { query: {} }, { siteId })).data;
  return { siteId, kari, sets, offers };
}

test('a set comes in step by step under an agreement, is changed for a worn one, and new tyres are offered', async () => {
  const { siteId, kari, sets, offers } = await desk();
  const router = await showScreens(
    [...wheelSetsScreens, ...replacementsScreens],
    siteId,
    `tyre-hotel/new?customer_id=${kari.id}`,
  );
  await page.getByLabelText('Plate').fill('EL12345');
  for (const step of ['Owner', 'Set', 'Wheels', 'What it means', 'Agreement']) {
    await button(`On: ${step}`).click();
  }
  await page.getByText('Storage with change', { exact: true }).click();
  await button('On: Place').click();
  await button('Take the set in').click();
  await expect.poll(async () => (await sets()).length).toBe(1);

  const [on] = (await sets()) as [Awaited<ReturnType<typeof sets>>[number]];
  expect(on.agreement_id).not.toBeNull();
  const off = { licenseplate: 'EL12345', customer_id: kari.id, place_id: null, wheels: worn };
  await write(
    wheelSetCalls.swap,
    {
      params: { id: on.id },
      body: { licenseplate: 'EL12345', number: on.number, override: [], off },
    },
    { siteId },
  );
  const came = (await sets()).find(({ id }) => id !== on.id)!;
  expect(came.agreement_id).toBe(on.agreement_id);

  await router.navigate(`/${siteId}/reports/tyre-hotel/replacements`);
  await expect.element(page.getByText('Kari Nordmann')).toBeVisible();
  const call = page.getByRole('link', { name: 'Call +47 900 00 001' });
  await expect.element(call).toHaveAttribute('href', 'tel:+4790000001');
  await button('Offered …').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/^Size/).fill('205/55 R16');
  await dialog.getByRole('button', { name: 'Keep the offer' }).click();
  await page.getByText('Offered (1)', { exact: true }).click();
  await expect.element(page.getByText(/Offered \d{4}-\d\d-\d\d: 205\/55 R16/)).toBeVisible();
  await button('Accepted').click();
  await expect.poll(async () => (await offers())[0]?.state).toBe('accepted');
  await page.getByText('Accepted (1)', { exact: true }).click();
  await expect.element(page.getByText('Kari Nordmann')).toBeVisible();
});

test('what has to be bought stands by size', async () => {
  const { siteId } = await desk();
  const body = { licenseplate: 'EL1', size: '2055516', wheels: worn, place_id: null };
  await write(wheelSetCalls.intake, { body }, { siteId });
  await showScreens(replacementsScreens, siteId, 'reports/tyre-hotel/replacements');
  const row = page.getByRole('row', { name: /205\/55 R16/ });
  await expect.element(row).toHaveTextContent('205/55 R16Summer111');
});

test('where there is room a set takes one line, its facts below those of the one above', async () => {
  const { siteId } = await desk();
  await page.viewport(1440, 900);
  for (const [licenseplate, size] of [
    ['EL10001', '2055516'],
    ['EL2', ''],
  ] as const) {
    const body = { licenseplate, size, wheels: worn, place_id: null };
    await write(wheelSetCalls.intake, { body }, { siteId });
  }
  await showScreens(replacementsScreens, siteId, 'reports/tyre-hotel/replacements');
  const sets = page.getByRole('listitem').filter({ has: button('Offered …') });
  await expect.poll(() => sets.elements()).toHaveLength(2);
  const [one, other] = sets.elements() as [HTMLElement, HTMLElement];
  // As high as its button and a little, whether that is for a mouse or a finger.
  const inOneLine = (set: HTMLElement) =>
    set.offsetHeight - set.querySelector('button')!.offsetHeight <= 10;
  await expect.poll(() => [one, other].every(inOneLine)).toBe(true);
  const seasonOf = (set: HTMLElement) =>
    [...set.querySelectorAll('span')].find(({ textContent }) => textContent === 'Summer')!;
  const start = (set: HTMLElement) => seasonOf(set).getBoundingClientRect().left;
  expect(start(one)).toBe(start(other));
});
