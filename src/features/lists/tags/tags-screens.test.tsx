import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { tags } from '#contract/lists/tags.ts';
import { ListScreen } from '#src/crud/list/list-screen.tsx';
import { alertsNow } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { queryClient } from '#src/data/query.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { tagsScreens } from './screens.ts';

const { between } = startBetween();
startScreens(['customers', 'tags'], { width: 1280, height: 800 });
beforeEach(() => queryClient.clear());

/** The real screens over the real server: the tags, and a list of what carries some. */
async function working(rest: string, carried: readonly string[][], role = 'manager' as const) {
  const siteId = await atWork(role);
  const ids: number[] = [];
  for (const [nth, words] of carried.entries()) {
    const body = { name: `Customer ${nth + 1}`, tags: words };
    ids.push((await write(customers.calls.add, { body }, { siteId })).data.id);
  }
  const known = (await send(tags.calls.list, {}, { siteId })).data;
  const first = known.find(({ name }) => name === carried[0]?.[0]);
  const list: Screen = {
    ...tagsScreens[0]!,
    path: 'list',
    load: async () => ({ default: () => <ListScreen resource={customers} /> }),
  };
  const router = await showScreens(
    [...tagsScreens, list],
    siteId,
    rest.replace('{first}', String(first?.id)),
  );
  const tagsOf = async (nth: number) =>
    (await send(customers.calls.one, { params: { id: ids[nth]! } }, { siteId })).data.tags;
  return { siteId, router, tagsOf };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click();

test('the tags of one row are shown as they are, changed and saved at once', async () => {
  const { tagsOf } = await working('list', [['VIP', 'Fleet'], []]);
  await select('Customer 1');
  await press('Tags');
  const vip = page.getByRole('button', { name: 'VIP' });
  await expect.element(vip).toHaveAttribute('aria-pressed', 'true');
  await vip.click();
  await userEvent.fill(page.getByLabelText('New tag'), 'Key missing');
  await userEvent.keyboard('{Enter}');
  await press('Save');
  await expect.poll(() => tagsOf(0)).toEqual(['Fleet', 'Key missing']);
  await expect.element(page.getByRole('gridcell', { name: 'Fleet Key missing' })).toBeVisible();
});

test('many rows are tagged at once, and what else they carry stays', async () => {
  const { tagsOf } = await working('list', [['VIP'], ['Fleet']]);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await press('Tags');
  await page.getByRole('button', { name: 'Fleet' }).click();
  await press('Do it in 2 rows');
  await expect.poll(() => tagsOf(0)).toEqual(['VIP', 'Fleet']);
  expect(await tagsOf(1)).toEqual(['Fleet']);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await press('Tags');
  await page.getByText('Remove', { exact: true }).click();
  await page.getByRole('button', { name: 'Fleet' }).click();
  await press('Do it in 2 rows');
  await expect.poll(() => tagsOf(1)).toEqual([]);
  expect(await tagsOf(0)).toEqual(['VIP']);
});

test('tags that could not be loaded are only logged, and the dialog says so', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const error = { code: 'common.server', message: 'Broken', requestId: 'r1' };
  await working('list', [['VIP']]);
  await select('Customer 1');
  between.use(
    http.get('*/api/v4/site/tags/from-item', () => HttpResponse.json({ error }, { status: 500 })),
  );
  await press('Tags');
  await expect.element(page.getByText('The tags could not be loaded.')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(
    'The tags were not loaded',
    expect.objectContaining({ status: 500 }),
  );
  expect(alertsNow()).toEqual([]);
  logged.mockRestore();
});

test('a tag is merged with another one, and its page leads there', async () => {
  const { tagsOf } = await working('tags/{first}', [['Vip kunde'], ['VIP']]);
  await page.getByRole('tab', { name: 'Use' }).click();
  await expect.element(page.getByRole('heading', { name: 'On 1 thing' })).toBeVisible();
  await userEvent.fill(page.getByLabelText('The tag that stays'), 'VIP');
  await page.getByRole('option', { name: /^VIP$/ }).click();
  await press('Merge');
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await expect.element(page.getByRole('heading', { name: 'VIP', level: 1 })).toBeVisible();
  expect(await tagsOf(0)).toEqual(['VIP']);
});

test('a tag has a colour, and says on how many things it is', async () => {
  const { siteId } = await working('tags/{first}?edit=1', [['VIP'], ['VIP']]);
  await page.getByLabelText('Colour').selectOptions('Red');
  await press('Save');
  await expect.element(page.getByText('Red')).toBeVisible();
  const [vip] = (await send(tags.calls.list, {}, { siteId })).data;
  expect(vip).toMatchObject({ color: 'red', uses: 2 });
});
