import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consentDefinitions } from '#contract/customer/consents.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { consentsScreens } from '../screens.ts';

startScreens(['customers']);

const link = (name: string) => page.getByRole('link', { name, exact: true });

/** A manager whose chain asks for two consents. */
async function asking(rest: string) {
  const siteId = await atWork();
  for (const body of [
    { name: 'Offers by e-mail', kind: 'marketing-email' },
    { name: 'Storage', kind: 'terms-storage', valid_from: '2199-01-01' },
  ] as const)
    await write(consentDefinitions.calls.add, { body }, { siteId });
  const router = await showScreens(consentsScreens, siteId, `settings/customer/consent/${rest}`);
  const all = async () =>
    (await send(consentDefinitions.calls.list, {}, { siteId })).data.map(({ name, kind }) => ({
      name,
      kind,
    }));
  return { router, all };
}

test('all that is asked for stands in one list, with what is not asked for yet', async () => {
  await asking('list');
  await expect.element(link('Offers by e-mail')).toBeVisible();
  await expect
    .element(
      page.getByRole('row', { name: /Storage/ }).getByText('Not asked for yet', { exact: false }),
    )
    .toBeVisible();
});

test('an address of a kind shows the consents of that kind', async () => {
  const { router } = await asking('list/terms-storage');
  await expect.element(link('Storage')).toBeVisible();
  expect(link('Offers by e-mail').elements()).toHaveLength(0);
  expect(router.state.location.search).toBe('?kind=terms-storage');
});

test('a new one of a kind is written with its words, and has a page of its own', async () => {
  const { router, all } = await asking('new/marketing-sms');
  await page.getByLabelText('Name *').fill('Offers by SMS');
  await expect.element(page.getByLabelText('Kind')).toHaveValue('marketing-sms');
  await page.getByLabelText('Words in English').fill('May we send you offers by SMS?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: 'Offers by SMS' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/\/settings\/customer\/consent\/edit\/all\/\d+$/);
  expect(await all()).toContainEqual({ name: 'Offers by SMS', kind: 'marketing-sms' });
});
