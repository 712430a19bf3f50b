import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { labelCalls } from '#contract/hotel/labels/labels.ts';
import { printers } from '#contract/hotel/labels/printers.ts';
import { customers } from '#contract/customer/customers.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { startWords } from '#src/i18n/words.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { labelsScreens } from './screens.ts';

beforeAll(async () => {
  await startWords(['common', 'crud', 'labels']);
  await commands.workAs('manager');
}, 120_000);
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(390, 844);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const log = () => page.getByRole('region', { name: 'Printed last' }).getByRole('listitem');

/** A set of two wheels, and the page of its labels. */
async function hotel() {
  const siteId = await atWork();
  const body = {
    licenseplate: 'EL12345',
    place_id: null,
    wheels: [blankWheel('FL'), blankWheel('FR')],
  };
  const { data: set } = await write(wheelSetCalls.intake, { body }, { siteId });
  const open = (of: string) =>
    showScreens(labelsScreens, siteId, `logistics/labels?of=${of}&ids=${set.id}`);
  const prints = async () => (await send(labelCalls.prints, undefined, { siteId })).data;
  const addPrinter = async (overrides: object) =>
    (await write(printers.calls.add, { body: { name: 'Counter', ...overrides } }, { siteId })).data;
  return { siteId, set, open, prints, addPrinter };
}

test('what is shown is printed, and stands among what was printed last', async () => {
  const { open, prints } = await hotel();
  await open('wheel');
  await expect.element(page.getByText('2 labels')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^EL12345, FL/ })).toBeVisible();
  await button('Print (PDF)').click();
  await expect.poll(() => log().elements().length).toBe(1);
  await expect.element(log().getByText('Each wheel × 1', { exact: true })).toBeVisible();
  expect(await prints()).toMatchObject([{ of: 'wheel', format: 'pdf', state: 'given' }]);
});

test('it is printed once more from there, which is an act of its own', async () => {
  const { open, prints } = await hotel();
  await open('set');
  await button('For a label printer (ZPL)').click();
  await button('Print again').click();
  await expect.poll(async () => (await prints()).length).toBe(2);
  expect(await prints()).toMatchObject([
    { of: 'set', format: 'zpl' },
    { of: 'set', format: 'zpl' },
  ]);
});

test('a printer takes the labels that are its own, and its size; the device may choose another', async () => {
  const { open, addPrinter } = await hotel();
  await addPrinter({ size: '100x150', set_labels: true });
  const router = await open('set');
  const chosen = () => page.getByLabelText('Printer');
  await expect.element(chosen()).toHaveDisplayValue('Counter');
  await expect.element(page.getByLabelText('100 × 150 mm')).toBeChecked();
  await chosen().selectOptions('This device (PDF)');
  await router.navigate('.');
  await expect.element(chosen()).toHaveDisplayValue('This device (PDF)');
});

test('a receipt is a whole sheet: it has no size, and no printer of labels', async () => {
  const { open, addPrinter } = await hotel();
  await addPrinter({ set_labels: true });
  await open('receipt');
  await expect.element(page.getByText('1 page', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /Receipt for stored wheels/ })).toBeVisible();
  expect(page.getByLabelText('Printer').elements()).toEqual([]);
  expect(button('For a label printer (ZPL)').elements()).toEqual([]);
});

test('what there is nothing of says so, and offers nothing to print', async () => {
  const { siteId } = await hotel();
  await showScreens(labelsScreens, siteId, 'logistics/labels?of=wheel&ids=999999');
  await expect.element(page.getByText('Nothing is here to print a label of.')).toBeVisible();
  expect(button('Print (PDF)').elements()).toEqual([]);
});

test('letters that cannot be printed are named before anything is', async () => {
  const { siteId, set, open } = await hotel();
  const { data: owner } = await write(
    customers.calls.add,
    { body: { name: 'Łukasz \u{3FFFD}' } },
    { siteId },
  );
  const params = { id: set.id };
  const { data: now } = await send(wheelSets.calls.one, { params }, { siteId });
  const body = { version: now.version, customer_id: owner.id };
  await write(wheelSets.calls.save, { params, body }, { siteId });
  await open('receipt');
  const said = /^No printer has these letters.*: \u{3FFFD}$/u;
  await expect.element(page.getByText(said)).toBeVisible();
});
