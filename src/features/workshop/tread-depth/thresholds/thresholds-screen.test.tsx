import { afterEach, beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { boot } from '#src/app/boot.ts';
import { send } from '#src/data/api.ts';
import { queryClient } from '#src/data/query.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { treadDepthScreens } from '../screens.ts';

let left = new AbortController();
beforeAll(async () => {
  await startWords(['common', 'crud', 'tread-depth']);
  // The server starts with the first who is let in.
  await commands.workAs('mechanic');
});
afterEach(() => {
  left.abort();
  left = new AbortController();
  sessionStorage.clear();
  queryClient.clear();
});

const chain = page.getByRole('region', { name: 'For the whole chain' });
const site = page.getByRole('region', { name: 'For this site' });

/** The screen at a site of one's own, which hears what others do. */
async function atTheLimits() {
  await page.viewport(1280, 900);
  const siteId = await atWork();
  void boot(siteId, left.signal);
  const { token = '' } = tokenFor(siteId) ?? {};
  await showScreens(treadDepthScreens, siteId, 'settings/tyre/tread_depth_thresholds');
  return { siteId, token };
}

test('two people set the same limits: nothing that either typed is lost, and both are named', async () => {
  const { siteId, token } = await atTheLimits();
  const winter = chain.getByLabelText('Advise new winter tyres below *');
  await expect.element(winter).toHaveValue('4');

  // While one of them types, the other sets another limit: what is not being changed follows at once.
  await winter.fill('4.5');
  const set = await commands.setAsColleague(token, ['tread-thresholds', 'chain'], {
    summerRecommended: 35,
  });
  expect(set.status).toBe(200);
  await expect.element(site.getByText('3.5 mm')).toBeVisible();
  await expect.element(winter).toHaveValue('4.5');

  // It is said what the other set; whoever saves theirs takes nothing of that back.
  await chain.getByRole('button', { name: 'Save' }).click();
  const both = page.getByRole('alert', { name: 'Changed elsewhere meanwhile' });
  const theirs = 'The other changed this too, and it stays: Advise new summer tyres below.';
  await expect.element(both.getByText(theirs)).toBeVisible();
  expect(both.getByRole('table').elements()).toHaveLength(0);
  await both.getByRole('button', { name: 'Save yours' }).click();
  const saved = async () =>
    (await send(treadThresholds.calls.chain.read, undefined, { siteId })).data;
  await expect
    .poll(saved)
    .toMatchObject({ summerRecommended: 35, winterRecommended: 45, version: 3 });

  await chain.getByText('History').click();
  await expect.element(chain.getByText(set.name)).toBeVisible();
  await expect
    .element(chain.getByText('Advise new winter tyres below: 4.0 mm → 4.5 mm'))
    .toBeVisible();
});

test('two people take different limits over at a site: both are its own', async () => {
  const { siteId, token } = await atTheLimits();
  await site.getByRole('button', { name: 'Set it here: Advise new winter tyres below' }).click();
  await expect
    .element(site.getByRole('textbox', { name: /^Advise new winter tyres below/ }))
    .toHaveFocus();
  await commands.setAsColleague(token, ['tread-thresholds', 'site'], {
    own: ['summerRecommended'],
    summerRecommended: 32,
  });
  await site.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Save yours' }).click();
  const saved = async () =>
    (await send(treadThresholds.calls.site.read, undefined, { siteId })).data;
  await expect.poll(saved).toMatchObject({
    own: ['summerRecommended', 'winterRecommended'],
    summerRecommended: 32,
    winterRecommended: 40,
  });
});
