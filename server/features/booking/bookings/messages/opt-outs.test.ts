import { beforeAll, expect, test } from 'vitest';
import { bookingPageCalls } from '#contract/booking/booking-links/page.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { consentCalls } from '#contract/customer/consents.ts';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { now } from '#server/kit/clock.ts';
import { inDays, shopWithMessages, messagesOf } from '#tests/support/factories/booking/messages.ts';
import { makeConsentDefinition, makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let messages: ReturnType<typeof messagesOf>;
beforeAll(async () => {
  server = await testServer();
  messages = messagesOf(server);
});

const needed = [
  { type: 'confirmation', minutes_after: 0 },
  { type: 'ready', minutes_after: 0 },
];
const review = { type: 'review', minutes_after: 0 };
const retorque = { type: 'retorque', minutes_after: 4 * 1440 };
const nobody = { contact_name: '', contact_mobile: '', contact_email: '' };
const reach = { phone: '91234567', email: 'kari@example.test' };

/** A workshop that notifies customers of these things, and a customer of it who can be asked for consents. */
async function asking(...rules: Record<string, unknown>[]) {
  const shop = await shopWithMessages(server, ...rules);
  const { chain_id } = shop.site;
  const customer = await makeCustomer(server.db, { chain_id, name: 'Kari', ...reach });
  const saying = async (kind: 'marketing-sms' | 'marketing-email') => {
    const { id: definition_id } = await makeConsentDefinition(server.db, { chain_id, kind });
    return (given: boolean, id = customer.id) =>
      shop.set(consentCalls.consent, {
        params: { id },
        body: { definition_id, given, source: 'phone' },
      });
  };
  const served = async (overrides: object = {}) => {
    const booking = await shop.bookedBy({ ...nobody, customer_id: customer.id, ...overrides });
    await messages.send();
    await shop.step(booking.id, 'complete');
    await messages.send();
    return booking.id;
  };
  const versionOf = async (id: number) =>
    (await shop.set(customers.calls.one, { params: { id } })).body.data;
  const forget = async (id: number) => {
    const { number, version } = await versionOf(id);
    const input = { params: { id }, body: { number, version } };
    expect((await shop.set(mergeAndPrivacyCalls.forget, input)).status).toBe(200);
  };
  const merge = async (kept: number, gone: number) => {
    const body = {
      version: (await versionOf(kept)).version,
      other_id: gone,
      other_version: (await versionOf(gone)).version,
    };
    const { status } = await shop.set(mergeAndPrivacyCalls.merge, { params: { id: kept }, body });
    expect(status).toBe(200);
  };
  const sentTo = async () =>
    (await messages.handed(shop.site.id)).map(({ recipient, said }) => `${recipient}: ${said}`);
  return { ...shop, chain_id, customer, saying, served, forget, merge, sentTo };
}

test('who wants no marketing by SMS is sent none, but all that their booking needs; taken back, it comes again', async () => {
  const { saying, served } = await asking(...needed, review);
  const say = await saying('marketing-sms');
  await say(true);
  await say(false);
  const refused = await served();
  expect(await messages.logOf(refused)).toEqual([
    'confirmation sent',
    'ready sent',
    'review skipped opted_out',
  ]);
  await say(true);
  const willing = await served({ begins_at: inDays(7, '12:00') });
  expect((await messages.logOf(willing)).at(-1)).toBe('review sent');
});

test('who wants no marketing by SMS may still be written to, and the other way round', async () => {
  const mail = { ...review, transport: 'email' };
  const { saying, served } = await asking(review, mail);
  const [bySms, byMail] = [await saying('marketing-sms'), await saying('marketing-email')];
  await bySms(false);
  expect(await messages.logOf(await served())).toEqual(['review skipped opted_out', 'review sent']);
  await bySms(true);
  await byMail(false);
  const later = await served({ begins_at: inDays(7, '12:00') });
  expect(await messages.logOf(later)).toEqual(['review sent', 'review skipped opted_out']);
});

test('by the link in an SMS that they did not ask for they are spared more of them, whoever the telephone is entered as, until they say otherwise', async () => {
  const { saying, served, site, chain_id, call, bookedBy, step } = await asking(...needed, review);
  const id = await served();
  const text = (await messages.handed(site.id)).at(-1)!.said;
  const [, code = ''] = /\/b\/(\S+)#sms$/.exec(text) ?? [];
  const take = (wanted: boolean) =>
    server.call(bookingPageCalls.takeSms, { params: { code }, body: { wanted } });
  for (const again of [1, 2]) {
    const { body } = await take(false);
    expect([again, body.data.takesSms]).toEqual([again, false]);
  }
  const history = (await call(bookings.calls.history, { params: { id } })).body.data;
  expect(history.filter(({ action }) => action === 'refuse_sms')).toHaveLength(1);

  const willing = await served({ begins_at: inDays(7, '12:00') });
  expect(await messages.logOf(willing)).toEqual([
    'confirmation sent',
    'ready sent',
    'review skipped opted_out',
  ]);
  await makeCustomer(server.db, { chain_id, name: 'Kari once more', ...reach });
  const unknown = await bookedBy({
    contact_mobile: '+47 912 34 567',
    begins_at: inDays(7, '14:00'),
  });
  await step(unknown.id, 'complete');
  await messages.send();
  expect((await messages.logOf(unknown.id)).at(-1)).toBe('review skipped opted_out');

  const say = await saying('marketing-sms');
  await say(true);
  expect((await take(true)).body.data.takesSms).toBe(true);
  expect((await messages.logOf(await served({ begins_at: inDays(8, '12:00') }))).at(-1)).toBe(
    'review sent',
  );
});

test('a mail that they did not ask for says in its text how to be spared more of them', async () => {
  const { served, site } = await asking({ ...review, transport: 'email' });
  await served();
  const [mail] = await messages.handed(site.id);
  expect(mail?.said).toMatch(/\n\nNo more mails like this\? \S+\/email\/unsubscribe\?token=\S+$/);
});

test('a mail can be unsubscribed from as what it is; what a booking needs is of no list', async () => {
  const byMail = (type: string) => ({ type, transport: 'email', minutes_after: 0 });
  const { served, bookedBy, customer, site } = await asking(
    byMail('ready'),
    byMail('review'),
    byMail('auto_invite'),
  );
  await served();
  const invited = await bookedBy({
    ...nobody,
    customer_id: customer.id,
    is_confirmed: false,
    begins_at: inDays(8, '10:00'),
  });
  await server.db.transaction('system', (tx) =>
    tx
      .insertInto('booking_events')
      .values({
        chain_id: site.chain_id,
        site_id: site.id,
        booking_id: invited.id,
        what: 'invited',
      })
      .execute(),
  );
  await messages.send();
  const lists = await server.db.transaction('system', (tx) =>
    tx.selectFrom('messages').select('list').where('site_id', '=', site.id).orderBy('id').execute(),
  );
  expect(lists.map(({ list }) => list)).toEqual([null, 'news', 'reminders']);
});

test('who refused under an entry that was merged since has refused', async () => {
  const { saying, served, chain_id, customer, merge } = await asking(review);
  const gone = await makeCustomer(server.db, { chain_id, name: 'Kari N', ...reach });
  const say = await saying('marketing-sms');
  await say(false, gone.id);
  await merge(customer.id, gone.id);
  expect(await messages.logOf(await served())).toEqual(['review skipped opted_out']);
});

test('what waited for somebody who is forgotten reaches nobody, and their address opens nothing', async () => {
  const { served, forget, customer, call, site } = await asking(...needed, retorque);
  const begins_at = new Date(now().getTime() - 3_600_000).toISOString();
  const id = await served({ begins_at, overbook: 'Noted afterwards' });
  expect(await messages.logOf(id)).toContain('retorque planned');
  const waited = (await messages.handed(site.id)).length;
  expect(waited).toBeGreaterThan(0);
  const { path } = (await call(bookingPageCalls.link, { params: { id } })).body.data;
  const own = { params: { code: path.split('/').at(-1)! } };
  expect((await server.call(bookingPageCalls.page, own)).status).toBe(200);

  await forget(customer.id);
  await messages.later(id);
  await messages.send();
  expect(await messages.logOf(id)).toContain('retorque cancelled forgotten');
  const left = await messages.handed(site.id);
  expect(left).toHaveLength(waited);
  expect(new Set(left.map(({ status, recipient }) => `${status} ${recipient}`))).toEqual(
    new Set(['expired ']),
  );
  expect((await server.call(bookingPageCalls.page, own)).status).toBe(404);
});

test('what waits for one who turns out to be another is sent once, to the one that is kept', async () => {
  const { chain_id, customer, bookedBy, merge, sentTo } = await asking({
    type: 'reminder',
    minutes_after: -1440,
  });
  const gone = await makeCustomer(server.db, { chain_id, name: 'K. Nilsen', phone: '40000000' });
  const { id } = await bookedBy({ ...nobody, customer_id: gone.id });
  await messages.send();
  await merge(customer.id, gone.id);
  await messages.later(id);
  await Promise.all([messages.send(), messages.send()]);
  await messages.send();
  expect(await messages.logOf(id)).toEqual(['reminder sent']);
  expect(await sentTo()).toEqual(['91234567: reminder Kari 10:00']);
});

test('what happened to a booking just before its customer was merged is told once, to the one that is kept', async () => {
  const { chain_id, customer, bookedBy, merge, sentTo } = await asking(...needed);
  const gone = await makeCustomer(server.db, { chain_id, name: 'K. Nilsen', phone: '40000000' });
  await bookedBy({ ...nobody, customer_id: gone.id });
  await merge(customer.id, gone.id);
  await messages.send();
  await messages.send();
  expect(await sentTo()).toEqual(['91234567: confirmation Kari 10:00']);
});
