import { beforeAll, expect, test } from 'vitest';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { attachedOf, bodyOf, takeMessage } from '#server/kit/mail/messages-repo.ts';
import { inDays, messagesOf, shopWithMessages } from '#tests/support/factories/booking/messages.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { sendBookingMessages } from './jobs.ts';

let server: TestServer;
let messages: ReturnType<typeof messagesOf>;
beforeAll(async () => {
  server = await testServer();
  messages = messagesOf(server);
});

const confirmation = { type: 'confirmation', minutes_after: 0 };
const changed = { type: 'changed', minutes_after: 0 };
const cancelled = { type: 'cancelled', minutes_after: 0 };
const mailOnly = { contact_mobile: '', contact_email: 'kari@example.test' };

/** The mails and SMS of a site, as they were handed to the sender. */
const written = (siteId: number) =>
  server.db.transaction('system', (tx) =>
    tx.selectFrom('messages').selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
  );

test('what is changed several times within a minute is sent once, as it is then', async () => {
  const { bookedBy, move, step, site } = await shopWithMessages(server, changed, cancelled);
  const { id } = await bookedBy();
  await messages.send();
  for (const time of ['11:00', '12:00', '13:00']) {
    expect((await move(id, inDays(8, time))).status).toBe(200);
    await sendBookingMessages(server.app);
  }
  expect(await messages.handed(site.id)).toEqual([]);
  await messages.send();
  expect((await messages.handed(site.id)).map(({ said }) => said)).toEqual([
    'changed: Kari kl. 13:00',
  ]);
  await move(id, inDays(8, '14:00'));
  await sendBookingMessages(server.app);
  await step(id, 'cancel', { cancel_reason: 'workshop' });
  await messages.send();
  expect((await messages.handed(site.id)).slice(1).map(({ said }) => said)).toEqual([
    'cancelled: Kari kl. 14:00',
  ]);
});

test('who books and moves before the confirmation has left gets one, of the time that holds', async () => {
  const { bookedBy, move, site } = await shopWithMessages(server, confirmation, changed);
  const { id } = await bookedBy();
  await messages.send();
  expect((await move(id, inDays(8, '11:00'))).status).toBe(200);
  await messages.send();
  const waiting = async () =>
    (await messages.handed(site.id)).flatMap(({ status, said }) =>
      status === 'waiting' ? said : [],
    );
  expect(await waiting()).toEqual(['confirmation: Kari kl. 11:00']);
  expect(await messages.logOf(id)).toEqual(['confirmation cancelled moved', 'confirmation sent']);
  await messages.leave(site.id);
  await move(id, inDays(8, '12:00'));
  await messages.send();
  await move(id, inDays(8, '13:00'));
  await messages.send();
  expect(await waiting()).toEqual(['changed: Kari kl. 13:00']);
});

test('a message that is being sent, or was tried, is not withdrawn', async () => {
  const { bookedBy, move, site } = await shopWithMessages(server, confirmation, changed);
  const { id } = await bookedBy();
  await messages.send();
  const [waiting] = await written(site.id);
  await server.db.transaction('system', (tx) => takeMessage(tx, waiting!.id));
  await move(id, inDays(8, '11:00'));
  await messages.send();
  expect(await messages.logOf(id)).toEqual(['confirmation sent', 'changed sent']);
});

test('who cancels before the confirmation has left gets that it is off, and no confirmation', async () => {
  const { bookedBy, step, site } = await shopWithMessages(server, confirmation, cancelled);
  const { id } = await bookedBy();
  await messages.send();
  await step(id, 'cancel', { cancel_reason: 'workshop' });
  await messages.send();
  expect(await messages.handed(site.id)).toMatchObject([
    { status: 'expired', said: '' },
    { status: 'waiting', said: 'cancelled: Kari kl. 10:00' },
  ]);
});

test('what is due of a booking at the same minute is one SMS, and what is due of another is its own', async () => {
  const day = -1440;
  const { bookedBy, site } = await shopWithMessages(
    server,
    { type: 'reminder', minutes_after: day },
    { type: 'arrival', minutes_after: day },
  );
  const [one, other] = [await bookedBy(), await bookedBy({ begins_at: inDays(7, '12:00') })];
  await messages.send();
  for (const { id } of [one, other]) await messages.later(id);
  await messages.send();
  expect((await messages.handed(site.id)).map(({ said }) => said)).toEqual([
    'reminder: Kari kl. 10:00\narrival: Kari kl. 10:00',
    'reminder: Kari kl. 12:00\narrival: Kari kl. 12:00',
  ]);
  expect(await messages.logOf(one.id)).toEqual(['reminder sent', 'arrival sent']);
});

test('who has only a mail gets by it what others get by SMS, once', async () => {
  const byMail = { ...confirmation, transport: 'email' };
  const one = await shopWithMessages(server, confirmation);
  await one.bookedBy(mailOnly);
  await messages.send();
  expect(await written(one.site.id)).toMatchObject([
    { transport: 'mail', recipient: 'kari@example.test' },
  ]);
  const both = await shopWithMessages(server, confirmation, byMail);
  const { id } = await both.bookedBy(mailOnly);
  await messages.send();
  expect(await written(both.site.id)).toHaveLength(1);
  expect(await messages.logOf(id)).toContain('confirmation skipped no_recipient');
  const marketing = await shopWithMessages(server, { type: 'review', minutes_after: 0 });
  const asked = await marketing.bookedBy(mailOnly);
  await messages.send();
  await marketing.step(asked.id, 'complete');
  await messages.send();
  expect(await written(marketing.site.id)).toEqual([]);
});

test('a mail comes from the workshop, with its logo, the ticket, where it is, and the time for a calendar', async () => {
  const shop = await shopWithMessages(server, { ...confirmation, transport: 'email' });
  const portal = {
    name: 'Web',
    calendar_id: shop.calendar,
    slug: `mail-${shop.calendar}`,
    logo: 'https://cdn.example/logo.svg',
  };
  expect((await shop.set(bookingPortals.calls.add, { body: portal })).status).toBe(200);
  const { ticket } = await shop.bookedBy({ ...mailOnly, licenseplate: 'EL12345' });
  await messages.send();
  const [mail] = await written(shop.site.id);
  const body = bodyOf(server.app.keys, mail!);
  const { html, from, file } = attachedOf(server.app.keys, mail!)!;
  expect(from).toBe(shop.site.name);
  for (const text of [body, html]) {
    expect(text).toContain(ticket);
    expect(text).toContain(shop.site.name);
    expect(text).toContain('EL12345');
  }
  expect(html).toContain('src="https://cdn.example/logo.svg"');
  expect(html).toMatch(/href="http[^"]+\/b\/[\w-]{32}"/);
  expect(file).toMatchObject({ name: `${ticket}.ics` });
  const ics = Buffer.from(file!.base64, 'base64').toString();
  expect(ics).toContain('BEGIN:VEVENT');
  const begins = inDays(7, '10:00').slice(0, 19).replaceAll(/[-:]/g, '');
  expect(ics).toContain(`DTSTART:${begins}Z`);
});
