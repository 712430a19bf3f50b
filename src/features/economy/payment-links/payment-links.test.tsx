import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creditCalls, invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { onlinePayments } from '#contract/economy/payment-links/online-payments.ts';
import { payCalls, providerKeyCalls } from '#contract/economy/payment-links/pay-calls.ts';
import { askedPaymentCalls } from '#contract/economy/payment-links/asked-calls.ts';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { invoicesScreens } from '#src/features/economy/invoices/screens.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { companyLogoCalls } from '#contract/economy/company-logo.ts';
import { base64 } from '#src/data/outbox/base64.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { picture } from '#tests/support/in-browser/picture.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import OutcomeScreen from './page/outcome-screen.tsx';
import PageScreen from './page/page-screen.tsx';
import { paymentLinksScreens } from './screens.ts';

startScreens(['invoices', 'orders', 'order-deposits', 'vat-codes', 'payment-links', 'crud'], {
  width: 390,
  height: 844,
});

/** An issued invoice of 500 kroner, and what is done with it. */
async function issued(at?: SiteId) {
  const siteId = at ?? (await atWork());
  const order = await doneOrder(siteId);
  const draft = { params: { id: order.id }, body: {} };
  const { id } = (await write(invoiceCalls.fromOrder, draft, { siteId })).data;
  const issue = async (of: number) => {
    const { version } = (await send(invoices.calls.one, { params: { id: of } }, { siteId })).data;
    const input = { params: { id: of }, body: { version } };
    return (await write(invoices.calls.issue, input, { siteId })).data;
  };
  const invoice = await issue(id);
  const link = { params: { id }, body: {} };
  const { path } = (await write(paymentLinkCalls.makeLink, link, { siteId })).data;
  const credit = async () => {
    const made = await write(creditCalls.credit, { params: { id }, body: {} }, { siteId });
    await issue(made.data.id);
  };
  return { siteId, id, invoice, code: path.split('token=')[1]!, credit };
}

test('a customer sees what is left to pay, and copies to where and by which reference', async () => {
  const { invoice, code } = await issued();
  await render(<PageScreen code={code} />);
  const heading = `Invoice ${invoice.number}`;
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.element(page.getByText(/To be paid/)).toBeVisible();
  await expect.element(page.getByText(/500\.00/).first()).toBeVisible();
  await expect.element(page.getByText('86011117947')).toBeVisible();
  await expect.element(page.getByText(invoice.payment_reference)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy: KID' })).toBeVisible();
  const paper = page.getByRole('link', { name: 'Open the invoice (PDF)' });
  await expect.element(paper).toHaveAttribute('href', `/api/v3/payments/${code}/invoice.pdf`);
});

test('the logo that the company had stands above its invoice', async () => {
  const siteId = await atWork();
  const size = async (width: number) => base64((await picture(width, width / 2)).buffer);
  const logo = { whole: await size(300), small: await size(60) };
  await write(companyLogoCalls.keep, { body: logo }, { siteId });
  const { code } = await issued(siteId);
  await render(<PageScreen code={code} />);
  const image = page.getByRole('img', { name: /Company/ });
  await expect.element(image).toBeVisible();
  await (image.element() as HTMLImageElement).decode();
  expect((image.element() as HTMLImageElement).naturalWidth).toBe(60);
});

test('who has nothing to pay reads that, and not where to pay', async () => {
  const { code, credit } = await issued();
  await credit();
  await render(<PageScreen code={code} />);
  await expect.element(page.getByText(/You have nothing to pay/)).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Pay from your bank' }))
    .not.toBeInTheDocument();
});

test('an address that nobody knows says what to do', async () => {
  await atWork();
  await render(<PageScreen code={'x'.repeat(32)} />);
  await expect.element(page.getByText('This address opens nothing')).toBeVisible();
});

test('the address is copied from the invoice, and opens it', async () => {
  const { siteId, id } = await issued();
  await showScreens(invoicesScreens, siteId, `invoices/${id}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = page.getByRole('link', { name: 'See what the customer sees' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining('/payment/invoice?token='));
});

test('staff close the link of an invoice, and its customer reads whom to call', async () => {
  const { siteId, id, code } = await issued();
  await showScreens(invoicesScreens, siteId, `invoices/${id}`);
  await page.getByRole('button', { name: 'Close link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close link' }).click();
  const shown = () => send(paymentLinkCalls.paymentPage, { params: { code } });
  await expect.poll(async () => (await shown()).data.of).toBe('closed');
  await render(<PageScreen code={code} />);
  await expect.element(page.getByRole('heading', { name: 'This link is closed' })).toBeVisible();
});

test('a customer says what is wrong, and the site reads it with the invoice and settles it', async () => {
  const { siteId, id, code } = await issued();
  const { unmount } = await render(<PageScreen code={code} />);
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  await page.getByLabelText('What is wrong?').selectOptions('I have paid already');
  await userEvent.fill(page.getByLabelText('Tell us more (optional)'), 'On Monday');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(page.getByText(/We look at it and get in touch/)).toBeVisible();
  await unmount();
  await showScreens(invoicesScreens, siteId, `invoices/${id}`);
  await expect.element(page.getByText('I have paid already')).toBeVisible();
  await expect.element(page.getByText('On Monday')).toBeVisible();
  await page.getByRole('button', { name: 'It is settled' }).click();
  await expect.element(page.getByText('On Monday')).not.toBeInTheDocument();
});

/** Has invoices of the company paid by card at a provider that is played. */
async function takesCards(siteId: Awaited<ReturnType<typeof issued>>['siteId']) {
  const card = { name: 'Card online', kind: 'card' } as const;
  await write(paymentMethods.calls.add, { body: card }, { siteId });
  const { data } = await send(onlinePayments.calls.company.read, undefined, { siteId });
  const body = { ...data, environment: 'demo' as const };
  await write(onlinePayments.calls.company.save, { body }, { siteId });
}

test('the keys of a provider are tried and kept, and then customers can pay by it', async () => {
  const { siteId, code } = await issued();
  await takesCards(siteId);
  await showScreens(paymentLinksScreens, siteId, 'settings/economy/online-payments');
  const card = page.getByRole('region', { name: 'Nets Easy (card)' });
  await userEvent.fill(card.getByLabelText('Secret key'), 'wrong');
  await card.getByRole('button', { name: 'Try and keep' }).click();
  await expect.element(card.getByText('The provider refuses these keys.')).toBeVisible();
  await userEvent.fill(card.getByLabelText('Secret key'), 'good');
  await card.getByRole('button', { name: 'Try and keep' }).click();
  await expect.element(card.getByText('The keys work and are kept.')).toBeVisible();
  await render(<PageScreen code={code} />);
  await expect.element(page.getByRole('button', { name: 'Card', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Vipps / MobilePay' }))
    .not.toBeInTheDocument();
});

test('who comes back waits until it is known that they have paid', async () => {
  const { siteId, code } = await issued();
  await takesCards(siteId);
  const by = { provider: 'easy' } as const;
  await write(providerKeyCalls.keepKeys, { body: { ...by, secret_key: 'good' } }, { siteId });
  const { url } = (await send(payCalls.pay, { params: { code }, body: by })).data;
  const at = `/demo/easy/pages/${new URL(url).searchParams.get('id')!}`;
  const shown = (await (await fetch(at)).json()) as { returnUrl: string };
  const reference = new URL(shown.returnUrl).searchParams.get('payment')!;
  await render(<OutcomeScreen code={code} reference={reference} />);
  await expect.element(page.getByRole('heading', { name: 'One moment …' })).toBeVisible();
  const headers = { 'content-type': 'application/json' };
  await fetch(at, { method: 'POST', headers, body: JSON.stringify({ do: 'pay', calls: false }) });
  await expect.element(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
});

test('the customer of an order is asked for a deposit, pays at the link, and it can be withdrawn', async () => {
  const siteId = await atWork();
  await takesCards(siteId);
  const keys = { provider: 'easy', secret_key: 'good' } as const;
  await write(providerKeyCalls.keepKeys, { body: keys }, { siteId });
  const { id } = await doneOrder(siteId);
  await showScreens(ordersScreens, siteId, `order/details/${id}?tab=deposits`);
  await page.getByRole('button', { name: 'Ask for payment' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Left to pay: .*500/)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText(/Amount/), '200');
  await dialog.getByRole('button', { name: 'Ask for payment' }).click();
  const link = dialog.getByRole('link', { name: 'See what the customer sees' });
  await expect.element(link).toBeVisible();
  const code = new URL(link.element().getAttribute('href')!).searchParams.get('token')!;
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(page.getByText(/200.00 asked for/)).toBeVisible();

  const customer = await render(<PageScreen code={code} />);
  await expect
    .element(page.getByRole('heading', { level: 1, name: /^Payment on order/ }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: /Pay .*200.00 now/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Card', exact: true })).toBeVisible();
  await customer.unmount();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText(/Withdrawn/)).toBeVisible();
  const input = { params: { id } };
  const { asked } = (await send(askedPaymentCalls.askedPayment, input, { siteId })).data;
  expect(asked?.state).toBe('withdrawn');
  await render(<PageScreen code={code} />);
  await expect.element(page.getByText(/We do not ask for this payment any more/)).toBeVisible();
});

test('what was paid online on an order is given back to where it came from', async () => {
  const siteId = await atWork();
  await takesCards(siteId);
  const keys = { provider: 'easy', secret_key: 'good' } as const;
  await write(providerKeyCalls.keepKeys, { body: keys }, { siteId });
  const { id } = await doneOrder(siteId);
  const asked = { params: { id }, body: { amount: 200_00, transport: 'none' } } as const;
  const { path } = (await write(askedPaymentCalls.askPayment, asked, { siteId })).data;
  const paying = {
    params: { code: path.split('token=')[1]! },
    body: { provider: 'easy' },
  } as const;
  const { url } = (await send(payCalls.pay, paying)).data;
  const at = `/demo/easy/pages/${new URL(url).searchParams.get('id')!}`;
  const headers = { 'content-type': 'application/json' };
  await fetch(at, { method: 'POST', headers, body: JSON.stringify({ do: 'pay' }) });
  await showScreens(ordersScreens, siteId, `order/details/${id}?tab=deposits`);
  await page.getByRole('button', { name: 'Pay back', exact: true }).click();
  const card = page.getByRole('dialog').getByRole('region', { name: 'Card', exact: true });
  await expect.element(card.getByText(/200.00 of it can be given back/)).toBeVisible();
  await userEvent.fill(card.getByLabelText(/Amount/), '50');
  await card.getByRole('button', { name: 'Give back' }).click();
  const back = page.getByRole('region', { name: 'Given back online' });
  await expect.element(back.getByText(/50.00/)).toBeVisible();
});
