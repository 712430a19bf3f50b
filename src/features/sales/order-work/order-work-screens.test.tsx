import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { orderChecks } from '#contract/sales/order-work/order-checks.ts';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { orders } from '#contract/sales/orders.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { request, send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { queryClient } from '#src/data/query.ts';
import { readKept } from '#src/device/storage.ts';
import { wallText } from '#src/i18n/zoned-field.ts';
import { write } from '#src/data/writing/write.ts';
import { snackNow } from '#src/ui/snackbar.ts';
import { pressAt } from '#tests/support/in-browser/press-at.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { picture } from '#tests/support/in-browser/picture.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { awaitOrderWorkAnswers } from './await-answers.ts';
import { orderWorkScreens } from './screens.ts';

startScreens(['orders', 'order-work', 'stock-levels', 'wheel-sets'], { width: 360, height: 640 });
const { between, loseAnswer } = startBetween();
awaitOrderWorkAnswers();
beforeEach(async () => {
  await database.orderPhotos.clear();
  await database.answers.clear();
});
afterEach(async () => {
  await database.outbox.clear();
  queryClient.clear();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A workshop, and orders that somebody works at there. */
async function workshop() {
  const siteId = await atWork();
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' };
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  const who = { body: { name: 'Kari Nordmann' } };
  const { id: customer_id } = (await write(customers.calls.add, who, { siteId })).data;
  const work = async (id: number) =>
    (await send(orderWorkCalls.one, { params: { id } }, { siteId })).data;
  const step = async (word: 'accept' | 'start', id: number) => {
    const { version } = await work(id);
    await write(orders.calls[word], { params: { id }, body: { version } }, { siteId });
  };
  const order = async (description: string, more: object = {}) => {
    const key = crypto.randomUUID();
    const costs = { quantity: 1000, unit_price: 100_00_00, vat_code: '3' };
    const line = { key, position: 0, kind: 'work' as const, description, ...costs, ...more };
    const body = { customer_id, lines: { put: [line] } };
    const { id } = (await write(orders.calls.add, { body }, { siteId })).data;
    await step('accept', id);
    return id;
  };
  const begun = async (description: string, more?: object) => {
    const id = await order(description, more);
    await step('start', id);
    return id;
  };
  const open = (id: number) => showScreens(orderWorkScreens, siteId, `${id}/order2/main`);
  const sent = async () => {
    await expect.poll(() => outboxRows(siteId)).toEqual([]);
  };
  return { siteId, order, begun, work, open, sent };
}

/** The server is not reached until this is undone. */
const cut = () => between.use(http.post('*/api/*', () => HttpResponse.error()));

test('what is done without network waits with its time, is shown as done, and arrives once', async () => {
  const { siteId, begun, work, open } = await workshop();
  const id = await begun('Wheel change');
  await open(id);
  await expect.element(button('Start clock')).toBeVisible();
  cut();
  await button('Start clock').click();
  await expect.element(button('Stop clock')).toBeVisible();
  await button('Done').last().click();
  await expect.element(button(/^Wheel change/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Start clock')).toBeVisible();
  await expect.element(page.getByText(/2 things not sent yet/)).toBeVisible();
  expect((await work(id)).lines_done).toBe(0);
  between.resetHandlers();
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toEqual([]);
  const seen = await work(id);
  expect([seen.lines_done, seen.times.length, seen.working]).toEqual([1, 1, []]);
  await expect.element(button(/^Wheel change/)).toHaveAttribute('aria-pressed', 'true');
});

test('a clock that is pressed twice by a glove runs, also when its answer is lost', async () => {
  const { siteId, begun, work, open, sent } = await workshop();
  const id = await begun('Wheel change');
  await open(id);
  await expect.element(button('Start clock')).toBeVisible();
  loseAnswer('post', '/v4/site/order-work/:id/clock');
  await button('Start clock').dblClick();
  await expect.element(button('Stop clock')).toBeVisible();
  await drain(siteId, 'now');
  await sent();
  const { times } = await work(id);
  expect(times.map(({ ended_at: ended }) => ended)).toEqual([null]);
});

/** Presses once more, as soon after its last press (300 ms) as a glove does. */
async function pressAgain(one: Locator, press: () => Promise<void>): Promise<void> {
  let at = 0;
  const note = (event: Event) => (at = event.timeStamp);
  addEventListener('click', note, { capture: true, once: true });
  await press();
  pressAt(one, at + 300);
}

test('a line that is pressed twice by a glove is done, and its order is not ended by it', async () => {
  const { siteId, begun, work, open, sent } = await workshop();
  const [id, other] = [await begun('Wheel change'), await begun('Oil')];
  const router = await open(id);
  await pressAgain(button(/^Wheel change/), async () => {
    await button(/^Wheel change/).click();
    await expect.element(button(/^Wheel change/)).toHaveAttribute('aria-pressed', 'true');
  });
  await sent();
  expect((await work(id)).lines_done).toBe(1);

  await router.navigate(`/${siteId}/${other}/order2/main`);
  await expect.element(button(/^Oil/)).toBeVisible();
  const end = button(/^Finish the order/);
  await pressAgain(end, async () => {
    await button('Done').last().click();
    await expect.element(end).toBeVisible();
  });
  await sent();
  const { lines_done: done, state } = await work(other);
  expect([done, state]).toEqual([1, 'in_progress']);
});

test('a clock that goes to another order stops at the first, and says so; the first says where it is', async () => {
  const { siteId, begun, work, open, sent } = await workshop();
  const [one, other] = [await begun('Wheel change'), await begun('Oil')];
  const router = await open(one);
  await button('Start clock').click();
  await expect.element(button('Stop clock')).toBeVisible();
  await sent();
  await router.navigate(`/${siteId}/${other}/order2/main`);
  await expect.element(page.getByText(/Your clock runs at/)).toBeVisible();
  await button('Start clock').click();
  await expect.poll(() => snackNow()?.text).toMatch(/has stopped at .* and runs at/);
  await sent();
  expect((await work(one)).times[0]?.ended_at).not.toBeNull();
  expect((await work(other)).working).toHaveLength(1);
});

test('an order that was opened is read without network, and says nothing of what it costs', async () => {
  const { begun, open } = await workshop();
  const id = await begun('Wheel change');
  await open(id);
  await expect.element(button(/^Wheel change/)).toBeVisible();
  const kept = async () =>
    (await database.answers.toArray()).filter(({ key }) => key.includes('order-work/{id}'));
  await expect.poll(kept).toHaveLength(1);
  queryClient.clear();
  between.use(http.get('*/api/v4/site/order-work/*', () => HttpResponse.error()));
  await open(id);
  await expect.element(button(/^Wheel change/).last()).toBeVisible();
  expect(JSON.stringify(await kept())).not.toMatch(/price|amount|gross|vat/);
});

test('the checks are next when the lines are done, and the order is ended when nothing remains', async () => {
  const { siteId, begun, work, open, sent } = await workshop();
  const body = { title: 'Torque', photo: true };
  await write(orderChecks.calls.add, { body }, { siteId });
  await write(
    orderChecks.calls.add,
    { body: { title: 'Washed', needed: false, position: 2 } },
    { siteId },
  );
  const id = await begun('Wheel change');
  await open(id);
  await button('Done then 2 checks').click();
  const end = button('Finish the order Everything is done');
  await button('Next check 2 left').click();
  await expect.element(end).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Torque/);
  await button('Torque: Remark').click();
  const said = page.getByLabelText('What is there to say?');
  await said.fill('One bolt is worn');
  await userEvent.keyboard('{Escape}');
  await expect.element(said).not.toBeInTheDocument();
  await button('Torque: Remark').click();
  await expect.element(said).toHaveValue('One bolt is worn');
  await button('Write it down').click();
  await expect.element(page.getByText(/One bolt is worn/)).toBeVisible();
  const photo = new File([await picture(400, 300)], 'one.jpg', { type: 'image/jpeg' });
  await userEvent.upload(page.getByLabelText('Take a photo: Torque'), photo);
  await expect.poll(async () => (await work(id)).photos).toHaveLength(1);
  await sent();
  await expect.element(button('Finish the order 1 left')).toBeVisible();
  await button('Washed: Fine').click();
  await expect.element(end).toHaveAttribute('aria-disabled', 'false');
  // Nobody ends an order as soon as that.
  pressAt(end, performance.now() + 1000);
  await expect.poll(async () => (await work(id)).state).toBe('done');
});

test('an order that lacks parts asks whoever may go on', async () => {
  const { siteId, begun, work, open, sent } = await workshop();
  await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  const type = { name: 'Tyres', kind: 'tyre', position: 0 } as const;
  const { id: type_id } = (await write(productTypes.calls.add, { body: type }, { siteId })).data;
  const tyre = { body: { name: 'Hakka 10', type_id } };
  const { id: product_id } = (await write(products.calls.add, tyre, { siteId })).data;
  const id = await begun('Hakka 10', { kind: 'goods', product_id });
  await open(id);
  await expect.element(page.getByText('Hakka 10: 1 missing')).toBeVisible();
  await button('Done').last().click();
  await sent();
  await expect.element(button(/^Finish the order/)).toBeVisible();
  pressAt(button(/^Finish the order/), performance.now() + 1000);
  await expect.element(page.getByText(/Hakka 10: only 0 are there/)).toBeVisible();
  await button('Go on all the same').click();
  await expect.poll(async () => (await work(id)).state).toBe('done');
});

test('what is pressed under a car is large enough for gloves', async () => {
  const { begun, open } = await workshop();
  await open(await begun('Wheel change'));
  await expect.element(button('Start clock')).toBeVisible();
  const small = [...document.querySelectorAll<HTMLElement>('.work button, .work-bar button')]
    .filter(({ offsetHeight }) => offsetHeight < 48)
    .map(({ textContent }) => textContent);
  expect(small).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('on the board a card goes on by a press, and by keys with the reasons why it does not elsewhere', async () => {
  const { siteId, order, work } = await workshop();
  const id = await order('Wheel change');
  await showScreens(orderWorkScreens, siteId, 'order/list2?state=accepted');
  await button(/^Move… /).click();
  const planned = button(/^Planned/);
  await expect.element(planned).toHaveAttribute('aria-disabled', 'true');
  await expect.element(planned).toHaveTextContent('PlannedSay when it is promised.');
  await userEvent.keyboard('{Escape}');
  await button(/In progress/).click();
  await expect.poll(async () => (await work(id)).state).toBe('in_progress');
});

test('on the board a card is dragged to where it may stand', async () => {
  await page.viewport(1440, 900);
  const { siteId, order, work } = await workshop();
  const id = await order('Wheel change');
  await showScreens(orderWorkScreens, siteId, 'order/list2');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const spills = [...document.querySelectorAll('.board-card')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(spills).toEqual([]);
  const card = page.getByRole('article');
  const column = page.getByRole('region', { name: 'In progress', exact: true });
  await userEvent.dragAndDrop(card, column);
  await expect.poll(async () => (await work(id)).state).toBe('in_progress');
  await expect.element(column.getByRole('article')).toBeVisible();
});

test('a clock that was forgotten is corrected without network, with why, and what it said stays', async () => {
  const { siteId, begun, work, open, sent } = await workshop();
  const id = await begun('Wheel change');
  const doneAt = Date.now() - 8 * 3_600_000;
  const on = { params: { id }, body: { on: true, line_key: null } };
  await request(orderWorkCalls.clock, on, { siteId, key: crypto.randomUUID(), doneAt });
  await open(id);
  await expect.element(page.getByText(/Your clock has run since/)).toBeVisible();
  cut();
  await button('Correct').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect.element(page.getByText(/Fill this in/).first()).toBeVisible();
  const until = wallText(new Date(doneAt + 3_600_000).toISOString());
  await dialog.getByLabelText('Ended').fill(until.replace('T', ' '));
  await dialog.getByLabelText('Why').fill('Forgot it');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect.element(button('Start clock')).toBeVisible();
  between.resetHandlers();
  await drain(siteId, 'now');
  await sent();
  expect((await work(id)).times).toMatchObject([{ corrections: [{ was_ended_at: null }] }]);
  await page.getByText('1 time', { exact: true }).click();
  await expect.element(page.getByText(/Forgot it/)).toBeVisible();
});

test('a photo is taken away before it was sent, and taken back', async () => {
  const { siteId, begun, work, open, sent } = await workshop();
  const id = await begun('Wheel change');
  await open(id);
  await expect.element(button('Start clock')).toBeVisible();
  cut();
  const photo = new File([await picture(400, 300)], 'one.jpg', { type: 'image/jpeg' });
  await userEvent.upload(page.getByLabelText('Take a photo'), photo);
  const shown = button(/^Order /);
  await shown.click();
  await button('Take the photo away').click();
  await expect.element(shown).not.toBeInTheDocument();
  snackNow()?.action?.act();
  await expect.element(shown).toBeVisible();
  await shown.click();
  await button('Take the photo away').click();
  between.resetHandlers();
  await drain(siteId, 'now');
  await sent();
  expect((await work(id)).photos).toEqual([]);
  await expect.element(shown).not.toBeInTheDocument();
});

test('on a phone the board begins where something is to be done, says what is not there, and comes back to it', async () => {
  const { siteId, order } = await workshop();
  await order('Wheel change');
  await showScreens(orderWorkScreens, siteId, 'order/list2');
  await expect.element(page.getByRole('article')).toBeVisible();
  await page.getByText('Planned', { exact: true }).click();
  await expect.element(page.getByText('Nothing is planned.')).toBeVisible();
  expect(readKept(`wheelhouse.board.${siteId}`)).toBe('planned');
});
