import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { customers } from '#contract/customer/customers.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { autoProducts } from '#contract/sales/auto-products/auto-products.ts';
import { orders } from '#contract/sales/orders.ts';
import { quoteCalls } from '#contract/sales/quotes/quotes.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { showDate } from '#src/i18n/time.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import PageScreen from './page/page-screen.tsx';

startScreens(['orders', 'vat-codes', 'quotes', 'crud'], { width: 390, height: 844 });

/** An order of two lines that is offered, with a fee by rule for the first or without, and what is done with it. */
async function offered({ withFee = false } = {}) {
  const siteId = await atWork();
  const code = { code: '3', name: '25', kind: 'standard', rate: 25_00, valid_from: '2005-01-01' };
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  const who = { name: 'Kari Nilsen', phone: '90012345' };
  const { data: customer } = await write(customers.calls.add, { body: who }, { siteId });
  const line = (description: string, position: number) => ({
    key: crypto.randomUUID(),
    position,
    description,
    quantity: 1000,
    unit_price: 100_00_00,
    vat_code: '3',
  });
  const tyres = line('Winter tyres', 1);
  const fees = withFee
    ? [{ ...line('Recycling fee', 3), added_by: await byRule(siteId, tyres.key) }]
    : [];
  const put = [tyres, line('Wash of the rims', 2), ...fees];
  const body = { customer_id: customer.id, lines: { put } };
  const { id } = (await write(orders.calls.add, { body }, { siteId })).data;
  const params = { id };
  await write(orders.calls.offer, { params, body: { version: 1 } }, { siteId });
  const now = async () => (await send(orders.calls.one, { params }, { siteId })).data;
  const sendIt = async () => {
    const { version } = await now();
    const until = daysAfter(showDate(serverNow()), 7);
    const sent = { version, transport: 'none', until } as const;
    const { data } = await write(quoteCalls.sendQuote, { params, body: sent }, { siteId });
    return data.path.split('/').at(-1)!;
  };
  const change = async () => {
    const { version } = await now();
    const more = { version, lines: { put: [line('Valves', 3)] } };
    await write(orders.calls.save, { params, body: more }, { siteId });
  };
  return { siteId, id, now, sendIt, change };
}

/** What says of a line that a rule of the chain added it for another. */
async function byRule(siteId: string, key: string) {
  const type = { name: 'All works', kind: 'work', position: 0 } as const;
  const type_id = (await write(productTypes.calls.add, { body: type }, { siteId })).data.id;
  const fee = { name: 'Recycling fee', kind: 'work', type_id, price: 100_00 } as const;
  const product_id = (await write(products.calls.add, { body: fee }, { siteId })).data.id;
  const body = { kind: 'tyre', name: 'Fee', product_id } as const;
  const rule = (await write(autoProducts.calls.add, { body }, { siteId })).data.id;
  return { from: [key], hand: false, name: 'Fee', rule, quantity: 1000 };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a customer does without a line, signs with their name and has ordered the others', async () => {
  const { now, sendIt } = await offered();
  await render(<PageScreen code={await sendIt()} />);
  await expect.element(page.getByRole('heading', { level: 1, name: /^Quote / })).toBeVisible();
  await expect.element(button(/^Accept all for .*250/)).toBeVisible();
  await expect.element(page.getByText('1 × 125.00').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /Wash of the rims/ }).click();
  const accept = button(/^Accept the chosen lines for .*125/);
  await accept.click();
  await expect.element(page.getByText(/Write your name to accept/)).toBeVisible();
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
  await userEvent.keyboard('Kari');
  await accept.click();
  await expect.element(page.getByText(/Thank you! We do what you have chosen/)).toBeVisible();
  expect(await now()).toMatchObject({ state: 'accepted', line_count: 1, quote_signed_by: 'Kari' });
});

test('what a rule added for a line goes with it, so that the order comes to what was accepted', async () => {
  const { now, sendIt } = await offered({ withFee: true });
  await render(<PageScreen code={await sendIt()} />);
  await page.getByRole('checkbox', { name: /Winter tyres/ }).click();
  await expect.element(page.getByRole('checkbox', { name: /Recycling fee/ })).not.toBeChecked();
  await userEvent.fill(page.getByLabelText('Your name'), 'Kari');
  await button(/^Accept the chosen lines for .*125/).click();
  await expect.element(page.getByText(/Thank you! We do what you have chosen/)).toBeVisible();
  expect(await now()).toMatchObject({ state: 'accepted', line_count: 1, gross: 125_00 });
});

test('a customer declines and says why', async () => {
  const { now, sendIt } = await offered();
  await render(<PageScreen code={await sendIt()} />);
  await button('Decline the quote').click();
  await expect.element(button('Back to the quote')).toHaveFocus();
  await userEvent.fill(page.getByLabelText('Why? (optional)'), 'Too dear');
  await button('Decline the quote').click();
  await expect.element(page.getByText(/Thank you for telling us/)).toBeVisible();
  expect(await now()).toMatchObject({ quote_answer: 'declined', quote_reason: 'Too dear' });
});

test('what the workshop changed meanwhile is shown before it is answered', async () => {
  const { now, sendIt, change } = await offered();
  await render(<PageScreen code={await sendIt()} />);
  await userEvent.fill(page.getByLabelText('Your name'), 'Kari');
  await change();
  await button(/^Accept all/).click();
  await expect.element(page.getByText(/The quote has changed meanwhile/)).toBeVisible();
  await expect.element(page.getByText('Valves')).toBeVisible();
  expect(await now()).toMatchObject({ state: 'quote', quote_answer: '' });
});

test('an address that opens nothing says so, and no more', async () => {
  await atWork();
  await render(<PageScreen code="guessed" />);
  const nothing = page.getByRole('heading', { name: 'This address opens nothing' });
  await expect.element(nothing).toBeVisible();
});

test('staff send a quote, and are told its address', async () => {
  const { siteId, id } = await offered();
  await showScreens(ordersScreens, siteId, `order/details/${id}?tab=quote`);
  await page.getByLabelText('Send by').selectOptions('SMS');
  await button('Send the quote').click();
  await expect.element(page.getByText(/\/quote\/[\w-]{32}$/)).toBeVisible();
  await expect.element(page.getByText(/^Sent to 90012345/)).toBeVisible();
  // A keyboard goes on where the address stands, not at the top of the page.
  await expect
    .element(page.getByRole('region', { name: 'The address of the quote' }))
    .toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Copy the address')).toHaveFocus();
});

test('what a customer answered to each line stands with the order, by whom', async () => {
  const { siteId, id, now, sendIt } = await offered();
  const code = await sendIt();
  const [line] = (await now()).lines;
  const answer = {
    key: crypto.randomUUID(),
    version: (await now()).version,
    accepted: [line!.key],
    signed_by: 'Kari',
    signature: 'M10 10L60 60',
    reason: '',
  };
  await send(quoteCalls.answerQuote, { params: { code }, body: answer });
  await showScreens(ordersScreens, siteId, `order/details/${id}?tab=quote`);
  await expect.element(page.getByText(/^Signed by Kari/)).toBeVisible();
  const wash = page.getByRole('listitem').filter({ hasText: 'Wash' });
  await expect.element(wash.getByText(/Not.wanted/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Signature of Kari' })).toBeVisible();
});

test('the papers of an order are looked at as they will be printed', async () => {
  const { siteId, id } = await offered();
  await showScreens(ordersScreens, siteId, `order/details/${id}?tab=papers`);
  const sheet = page.getByRole('img', { name: /Quote 1/ });
  await expect.element(sheet).toBeVisible();
  await page.getByText('Svenska').click();
  await expect.element(page.getByRole('img', { name: /Offert 1/ })).toBeVisible();
});
