import { expect, test } from 'vitest';
import { reminderCalls } from '#contract/booking/booking-settings/reminders.ts';
import type { Input } from '#contract/kit/call.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const at = (days: number, clock: string) => {
  const day = daysAfter(dayOf(now().getTime(), zone), days);
  return new Date(instantAt(Date.parse(`${day}T${clock}Z`), zone)).toISOString();
};

async function writing() {
  const shop = await workshop(server);
  const book = async (begins_at: string, contact_name: string) =>
    (await shop.book({ begins_at, contact_name, licenseplate: 'EL12345' })).body.data;
  const tryIt = (overrides: Partial<Input<typeof reminderCalls.try>['body']> = {}) =>
    shop.set(reminderCalls.try, {
      body: {
        calendar_id: shop.calendar,
        type: 'review',
        transport: 'email',
        language: 'en',
        template: { subject: 'Welcome, {customer}', text: '{plate} at {time}. See {link}' },
        send: false,
        ...overrides,
      },
    });
  const sent = () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('messages')
        .select(['transport', 'recipient', 'subject'])
        .where('site_id', '=', shop.site.id)
        .execute(),
    );
  return { ...shop, book, tryIt, sent };
}

test('a message is read with the next booking of its calendar, or with the one of a ticket, and nobody is sent it', async () => {
  const { book, tryIt, sent } = await writing();
  const later = await book(at(9, '11:00'), 'Ola');
  const next = await book(at(8, '10:00'), 'Kari');
  expect((await tryIt()).body.data).toEqual({
    ticket: next.ticket,
    licenseplate: 'EL12345',
    subject: 'Welcome, Kari',
    // Its real address is for nobody but its customer.
    text: expect.stringMatching(
      /^EL12345 at 10:00\. See http\S+\/b\/…\n\nNo more mails like this\? \S+token=…$/,
    ) as string,
    sent_to: null,
  });
  const other = await tryIt({ ticket: later.ticket.toLowerCase() });
  expect(other.body.data).toMatchObject({ ticket: later.ticket, subject: 'Welcome, Ola' });
  expect(await sent()).toEqual([]);
});

test('who tries a message is sent it, and the customer is not', async () => {
  const { book, tryIt, sent, manager } = await writing();
  await book(at(8, '10:00'), 'Kari');
  const to = manager.user.email;
  expect((await tryIt({ send: true })).body.data.sent_to).toBe(to);
  expect(await sent()).toEqual([{ transport: 'mail', recipient: to, subject: 'Welcome, Kari' }]);
});

test('what cannot be tried says why', async () => {
  const { book, tryIt } = await writing();
  expect((await tryIt()).body.error?.code).toBe('bookings.none_to_read');
  await book(at(8, '10:00'), 'Kari');
  expect((await tryIt({ ticket: 'ZZZZ' })).body.error?.code).toBe('bookings.none_to_read');
  const read = await tryIt({ transport: 'sms' });
  expect(read.body.data.text).toMatch(/\nNo more SMS like this\? \S/);
  const bySms = await tryIt({ transport: 'sms', send: true });
  expect([bySms.status, bySms.body.error?.code]).toEqual([409, 'bookings.no_own_phone']);
});
