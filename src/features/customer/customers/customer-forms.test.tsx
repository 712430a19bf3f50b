import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customerContacts } from '#contract/customer/customer-people.ts';
import { customers } from '#contract/customer/customers.ts';
import { viewsCalls } from '#contract/lists/views.ts';
import { alertsNow, closeAlert } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { carsScreens } from '#src/features/car/cars/screens.ts';
import { customerDeskScreens } from '#src/features/desk/customer-desk/screens.ts';
import { snackNow } from '#src/ui/snackbar.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customersScreens } from './screens.ts';

const { between, loseAnswer, holdAnswer } = startBetween();
const all = '/v4/site/customers';

startScreens(['customers', 'cars', 'customer-desk', 'queue'], { width: 1280, height: 800 });
beforeEach(() => alertsNow().forEach(({ id }) => closeAlert(id)));

/** The pages of customers, at one of these or where a new one is made. */
async function working(names: readonly string[], rest = 'customer/edit/{0}?edit=1') {
  const siteId = await atWork();
  const ids: number[] = [];
  for (const name of names) {
    ids.push((await write(customers.calls.add, { body: { name } }, { siteId })).data.id);
  }
  const pathOf = (of: string) => of.replaceAll(/\{(\d)\}/g, (_, at: string) => String(ids[+at]));
  const screens = [...customersScreens, ...carsScreens, ...customerDeskScreens];
  const router = await showScreens(screens, siteId, pathOf(rest));
  return {
    siteId,
    ids,
    go: (to: string) => router.navigate(`/${siteId}/${pathOf(to)}`),
    at: () => router.state.location.pathname,
    one: async (id: number) =>
      (await send(customers.calls.one, { params: { id } }, { siteId })).data,
    list: async () => (await send(customers.calls.list, {}, { siteId })).data,
  };
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name });
const notReached = page.getByText('You are offline. What you typed', { exact: false });

test('what was changed of one customer is never shown or saved at another', async () => {
  const { go, ids, one } = await working(['Anne', 'Berit']);
  await field('City').fill('Oslo');
  await go('customer/edit/{1}?edit=1');
  await expect.element(heading('Berit')).toBeVisible();
  await expect.element(field('City')).toHaveValue('');
  await go('customer/edit/{0}');
  await expect.element(heading('Anne')).toBeVisible();
  await expect.element(field('City')).toHaveValue('Oslo');
  await button('Save').click();
  await expect.poll(async () => (await one(ids[0]!)).city).toBe('Oslo');
  expect(await one(ids[1]!)).toMatchObject({ city: '', version: 1 });
});

test('changes that were discarded by a slip come back, and are saved as they were', async () => {
  const { ids, one } = await working(['Anne']);
  await field('City').fill('Oslo');
  await button('Discard changes').click();
  await expect.element(field('City')).toHaveValue('');
  snackNow()!.action!.act();
  await expect.element(field('City')).toHaveValue('Oslo');
  await button('Save').click();
  await expect.poll(async () => (await one(ids[0]!)).city).toBe('Oslo');
});

test('an answer that comes when another customer is open changes nothing there', async () => {
  const { go, at, ids, one } = await working(['Anne', 'Berit']);
  const letGo = holdAnswer('patch', `${all}/:id`);
  await field('City').fill('Oslo');
  await button('Save').click();
  await go('customer/edit/{1}?edit=1');
  await field('City').fill('Moss');
  letGo();
  await expect.poll(async () => (await one(ids[0]!)).city).toBe('Oslo');
  await expect.element(button('Discard changes')).toBeVisible();
  await expect.element(field('City')).toHaveValue('Moss');
  expect(at()).toContain(`/edit/${ids[1]}`);
});

test('a contact that was begun at one customer is not made at another', async () => {
  const { go, siteId, ids } = await working(
    ['Anne', 'Berit'],
    'customer/edit/{0}?tab=contacts&open=new',
  );
  await field('Name *').fill('Carl');
  await go('customer/edit/{1}?tab=contacts&open=new');
  await expect.element(heading('Berit')).toBeInTheDocument();
  await expect.element(field('Name *')).toHaveValue('');
  await field('Name *').fill('Dina');
  await button('Save').click();
  const contacts = async () =>
    (await send(customerContacts.calls.list, {}, { siteId })).data.map((one) => one.customer_id);
  await expect.poll(contacts).toEqual([ids[1]]);
  await expect.element(field('Name *')).not.toBeInTheDocument();
  await go('customer/edit/{0}?tab=contacts&open=new');
  await expect.element(field('Name *')).toHaveValue('Carl');
});

test('a new car of one customer is another than that of the next', async () => {
  const { go } = await working(['Anne', 'Berit'], 'cars/new?form=1&customer_id={0}');
  await field('Brand').fill('Volvo');
  await go('cars/new?form=1&customer_id={1}');
  await expect.element(page.getByRole('combobox', { name: 'Customer' })).toBeVisible();
  await expect.element(field('Brand')).toHaveValue('');
});

test('a new one whose answer was lost is there once, however often it is saved', async () => {
  const { list } = await working([], 'customers/new');
  loseAnswer('post', all);
  await field('Name *').fill('Anne');
  await button('Save').click();
  await expect.element(notReached).toBeVisible();
  await button('Save').click();
  await expect.element(heading('Anne')).toBeVisible();
  expect((await list()).map(({ name }) => name)).toEqual(['Anne']);
});

test('what was changed after the answer was lost is a change of the one that is there', async () => {
  const { list } = await working([], 'customers/new');
  loseAnswer('post', all);
  await field('Name *').fill('Anne');
  await field('City').fill('Oslo');
  await button('Save').click();
  await expect.element(notReached).toBeVisible();
  await field('Name *').fill('Anne Berg');
  await field('City').fill('');
  await button('Save').click();
  await expect.element(heading('Anne Berg')).toBeVisible();
  expect(await list()).toMatchObject([{ name: 'Anne Berg', city: '' }]);
});

test('what was changed after it had not arrived is done as it stands now', async () => {
  const { list } = await working([], 'customers/new');
  between.use(http.post(`*/api${all}`, () => HttpResponse.error(), { once: true }));
  await field('Name *').fill('Anne');
  await button('Save').click();
  await expect.element(notReached).toBeVisible();
  await field('Name *').fill('Anne Berg');
  await button('Save').click();
  await expect.element(heading('Anne Berg')).toBeVisible();
  expect(await list()).toMatchObject([{ name: 'Anne Berg', version: 1 }]);
});

test('a change whose answer was lost is no change by somebody else', async () => {
  const { ids, one } = await working(['Anne']);
  loseAnswer('patch', `${all}/:id`);
  await field('City').fill('Oslo');
  await button('Save').click();
  await expect.element(notReached).toBeVisible();
  await field('City').fill('Moss');
  await field('Postcode').fill('1530');
  await button('Save').click();
  await expect.poll(() => one(ids[0]!)).toMatchObject({ city: 'Moss', zip: '1530' });
  expect(page.getByText('Changed elsewhere meanwhile').elements()).toHaveLength(0);
});

test('what is typed while it is saved is still there to be saved', async () => {
  const { ids, one } = await working(['Anne']);
  const letGo = holdAnswer('patch', `${all}/:id`);
  await field('City').fill('Oslo');
  await button('Save').click();
  await field('City').fill('Oslo S');
  await field('Postcode').fill('0154');
  letGo();
  await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'false');
  await expect.element(field('City')).toHaveValue('Oslo S');
  await button('Save').click();
  await expect.poll(() => one(ids[0]!)).toMatchObject({ city: 'Oslo S', zip: '0154', version: 3 });
});

test('what is typed while a new one is saved is saved to that one', async () => {
  const { list } = await working([], 'customers/new');
  const letGo = holdAnswer('post', all);
  await field('Name *').fill('Anne');
  await button('Save').click();
  await field('City').fill('Oslo');
  letGo();
  await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'false');
  await button('Save').click();
  await expect.element(heading('Anne')).toBeVisible();
  expect(await list()).toMatchObject([{ name: 'Anne', city: 'Oslo' }]);
});

test('without network after somebody else saved, theirs is what the refusal told', async () => {
  const { siteId, ids } = await working(['Anne']);
  await field('City').fill('Mine');
  const input = { params: { id: ids[0]! }, body: { city: 'Theirs', version: 1 } };
  await write(customers.calls.save, input, { siteId });
  between.use(http.get(`*/api${all}/:id`, () => HttpResponse.error()));
  await button('Save').click();
  await expect.element(page.getByRole('cell', { name: 'Theirs' })).toBeVisible();
  await button('Take the other').click();
  await expect.element(field('City')).toHaveValue('Theirs');
});

test('Enter in a field that is searched takes only what was found by what stands there', async () => {
  await working(['Anne Berg', 'Berit Dahl'], 'cars/new?form=1');
  const owner = page.getByRole('combobox', { name: 'Customer' });
  await owner.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /^Anne Berg/ })).toBeVisible();
  await userEvent.keyboard('Berit{Enter}');
  await expect.element(owner).toHaveValue('Berit Dahl');
});

test('Escape in a field leaves the field, not the page', async () => {
  const { at, ids } = await working(['Anne']);
  await field('City').click();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(document.body);
  expect(at()).toContain(`/customer/edit/${ids[0]}`);
  await expect.element(field('City')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Edit')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(at).toContain('/customers/list');
});

test('a failed save says so beside its button, counts the wrong fields and leads to the first', async () => {
  await page.viewport(360, 640);
  await working(['Anne']);
  await field('E-mail').fill('no address');
  await field('Days to pay').fill('soon');
  await button('Save').click();
  const wrongFields = button('2 fields need attention');
  await expect.element(wrongFields).toBeInViewport();
  await expect.element(field('E-mail')).toHaveFocus();
  await field('External id').click();
  await wrongFields.click();
  await expect.element(field('E-mail')).toHaveFocus();
  await expect.element(field('E-mail')).toBeInViewport();
  await field('Days to pay').fill('14');
  await expect.element(button('One field needs attention')).toBeInViewport();
  await field('E-mail').fill('');
  await expect.element(button('Save')).toBeInViewport();
  expect(page.getByText('attention', { exact: false }).elements()).toHaveLength(0);
});

test('an operation whose answer was lost is done once, also when it was changed in between', async () => {
  const { siteId } = await working(['Anne'], 'customers/list?type=private');
  loseAnswer('post', '/v4/site/views');
  await button('+ Save view').click();
  await field('Name of the view').fill('People');
  await button('Save as a new view').click();
  await expect.element(notReached).toBeVisible();
  await field('Name of the view').fill('Private people');
  await button('Save as a new view').click();
  await expect.element(button('People')).toBeVisible();
  const query = { resource: 'customers' };
  const { data } = await send(viewsCalls.list, { query }, { siteId });
  expect(data.map(({ name }) => name)).toEqual(['People']);
  expect(alertsNow().map(({ content }) => content)).toEqual([
    expect.stringContaining('had gone through'),
  ]);
});
