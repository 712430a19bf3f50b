import { expect, test } from 'vitest';
import { bookingPageCalls } from '#contract/booking/booking-links/page.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { makePortal } from '#tests/support/factories/booking/portal.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import { atCompany, doneOrderOf, invoiceOrder } from '#tests/support/economy/issue-invoice.ts';
import { testServer } from '#tests/support/server.ts';
import { linkPreview } from './link-preview.ts';

const server = await testServer();
const previewed = async (address: string) => {
  const found = await linkPreview(server.app, address);
  return found && [found.site, found.country, found.feature, found.key];
};

test('a link to a booking or a portal is titled as its workshop’s, and shows nothing of the person', async () => {
  const shop = await workshop(server);
  const day = daysAfter(dayOf(now().getTime(), 'Europe/Oslo'), 7);
  const begins_at = new Date(instantAt(Date.parse(`${day}T10:00Z`), 'Europe/Oslo')).toISOString();
  const booked = await shop.book({ begins_at, contact_name: 'Kari', licenseplate: 'EL12345' });
  const params = { id: booked.body.data.id };
  const { path } = (await shop.call(bookingPageCalls.link, { params })).body.data;
  const of = [shop.site.name, 'NO'];
  expect(await previewed(path)).toEqual([...of, 'booking-links', 'page.title']);
  expect(await previewed(`/1${path}?from=sms`)).toEqual([...of, 'booking-links', 'page.title']);
  // To look at a preview is not to open it.
  const { openedAt } = (await shop.call(bookingPageCalls.link, { params })).body.data;
  expect(openedAt).toBeNull();
  const { slug } = await makePortal(shop);
  expect(await previewed(`/book/${slug}`)).toEqual([...of, 'online-booking', 'title']);
  await shop.call(bookingPageCalls.revokeLink, { params });
  expect(await previewed(path)).toBeUndefined();
});

test('an address that leads nowhere, or to no customer’s page, has no title of its own', async () => {
  const shop = await workshop(server);
  const { slug } = await makePortal(shop, {}, 'draft');
  for (const address of [`/book/${slug}`, '/b/guessed', '/quote/guessed', '/1/queue', '/', '/b/'])
    expect(await previewed(address)).toBeUndefined();
});

test('a link to an invoice is titled as its workshop’s, and shows nothing of the amount', async () => {
  const me = await atCompany(server);
  const { id } = await invoiceOrder(server, me, (await doneOrderOf(server, me)).id);
  const input = { params: { id }, body: {} };
  const { path } = (await server.call(paymentLinkCalls.makeLink, input, me)).body.data;
  const of = [me.site.name, 'NO', 'payment-links', 'page.title'];
  expect(await previewed(path)).toEqual(of);
  expect(await previewed(`/1${path}&from=sms`)).toEqual(of);
  expect(await previewed('/payment/invoice?token=guessed')).toBeUndefined();
  expect(await previewed('/payment/invoice')).toBeUndefined();
});
