import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { customersScreens } from '#src/features/customer/customers/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { mergeAndPrivacyScreens } from './screens.ts';

startScreens(['customers', 'merge-and-privacy'], { width: 1280, height: 800 });

/** The screens of a chain whose register has Kari twice. */
async function kariTwice() {
  const siteId = await atWork();
  const open = async (rest: string) => {
    const router = await showScreens(
      [...customersScreens, ...mergeAndPrivacyScreens],
      siteId,
      rest,
    );
    return () => router.state.location;
  };
  const add = async (body: Parameters<typeof write<typeof customers.calls.add>>[1]['body']) =>
    (await write(customers.calls.add, { body }, { siteId })).data;
  const kari = await add({ name: 'Kari Nilsen', phone: '99887766', counter_note: 'Calls first' });
  const double = await add({ name: 'Kari Nielsen', phone: '99 88 77 66', counter_note: 'A dog' });
  const one = async (id: number) =>
    (await send(customers.calls.one, { params: { id } }, { siteId })).data;
  return { siteId, open, kari, double, one };
}

test('two who share a telephone are found, compared field by field, made one, and taken apart again', async () => {
  const { open, kari, double, one } = await kariTwice();
  const place = await open('customers/duplicates');
  await page.getByRole('link', { name: `Compare with ${kari.number}` }).click();
  await expect.poll(() => place().pathname).toMatch(/customers\/merge\/\d+\/\d+$/);
  await page.getByRole('group', { name: 'Name' }).getByRole('radio').nth(1).click();
  await page.getByRole('button', { name: `Merge into ${kari.number}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Merge into ${kari.number}` })
    .click();
  await expect.element(page.getByRole('heading', { name: 'Kari Nielsen' })).toBeVisible();
  expect(await one(kari.id)).toMatchObject({
    name: 'Kari Nielsen',
    counter_note: 'Calls first\nA dog',
  });
  expect(await one(double.id)).toMatchObject({ merged_into_id: kari.id });

  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect.element(page.getByRole('heading', { name: 'Kari Nilsen' })).toBeVisible();
  expect(await one(double.id)).toMatchObject({ merged_into_id: null, archived_at: null });
});

test('the first tab shown is one with somebody in it', async () => {
  const siteId = await atWork();
  for (const name of ['Kari Nilsen', 'Kari Nielsen']) {
    await write(customers.calls.add, { body: { name, email: 'kari@post.example' } }, { siteId });
  }
  await showScreens(mergeAndPrivacyScreens, siteId, 'customers/duplicates');
  await expect.element(page.getByRole('heading', { name: 'kari@post.example' })).toBeVisible();
  await expect
    .element(page.getByRole('tab', { name: 'E-mail' }))
    .toHaveAttribute('aria-selected', 'true');
});

test('two who are two are told of no more', async () => {
  const { open } = await kariTwice();
  await open('customers/duplicates');
  await page.getByRole('button', { name: 'Kari Nielsen and Kari Nilsen are not the same' }).click();
  await expect.element(page.getByText('Nobody has this in common')).toBeVisible();
});

test('somebody is anonymised only once their number was typed', async () => {
  const { open, kari, one } = await kariTwice();
  await open(`customer/edit/${kari.id}?tab=merge-and-privacy`);
  await page.getByRole('button', { name: 'Anonymise the customer' }).click();
  const dialog = page.getByRole('dialog');
  const operation = dialog.getByRole('button', { name: 'Anonymise the customer' });
  await expect.element(operation).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox').fill(kari.number);
  await operation.click();
  await expect.element(page.getByRole('heading', { name: kari.number })).toBeVisible();
  expect(await one(kari.id)).toMatchObject({ name: kari.number, phone: '' });
});

test('on a phone each value says whose it is, and is large enough for a thumb', async () => {
  await page.viewport(360, 640);
  const { open, kari, double } = await kariTwice();
  await open(`customers/merge/${kari.id}/${double.id}`);
  const name = page.getByRole('group', { name: 'Name' });
  await expect.element(name.getByText(`Keep ${kari.number}`)).toBeVisible();
  for (const label of name.element().querySelectorAll('label')) {
    expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  }
});
