import { beforeAll, expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { bodyOf } from '#server/kit/mail/messages-repo.ts';
import { inDays, shopWithMessages, messagesOf } from '#tests/support/factories/booking/messages.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { sendMessages } from './send-messages.ts';

let server: TestServer;
let messages: ReturnType<typeof messagesOf>;
beforeAll(async () => {
  server = await testServer();
  messages = messagesOf(server);
});

const zone = 'Europe/Oslo';
const hour = 3_600_000;
const day = 1440;
const at = inDays;

const confirmation = { type: 'confirmation', minutes_after: 0 };
const reminder = { type: 'reminder', minutes_after: -day };

test('who books is notified at once in the language of the country, and reminded the day before', async () => {
  const { bookedBy, site } = await shopWithMessages(server, confirmation, reminder);
  const { id } = await bookedBy();
  await messages.send();
  const [first, planned] = await messages.rowsOf(id);
  expect(first).toMatchObject({
    state: 'sent',
    recipient: '90012345',
    said: 'confirmation: Kari kl. 10:00',
  });
  expect(planned).toMatchObject({ state: 'planned', due_at: new Date(at(6, '10:00')) });
  const message = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', first!.message_id)
      .executeTakeFirstOrThrow(),
  );
  expect(message).toMatchObject({ transport: 'sms', recipient: '90012345', site_id: site.id });
  expect(message.body).not.toContain('Kari');
  expect(bodyOf(server.app.keys, message)).toBe('confirmation: Kari kl. 10:00');
});

test('a customer is written to in their language, at the address the register has', async () => {
  const { book, site } = await shopWithMessages(server, {
    ...confirmation,
    transport: 'email',
    templates: { sv: { subject: 'Tid {time}', text: 'Hej' }, nb: { subject: '', text: 'Hei' } },
  });
  const { chain_id } = site;
  const email = 'kari@example.test';
  const kari = await makeCustomer(server.db, { chain_id, name: 'Kari', email, language: 'sv' });
  const { id } = (await book({ begins_at: at(7, '10:00'), customer_id: kari.id })).body.data;
  await messages.send();
  const [row] = await messages.rowsOf(id);
  expect(row).toMatchObject({ state: 'sent', recipient: email, said: 'Hej' });
});

test('two servers at once, and again after that, send each message once', async () => {
  const { bookedBy, site } = await shopWithMessages(server, confirmation, reminder);
  const { id } = await bookedBy();
  await Promise.all([messages.send(), messages.send(), messages.send()]);
  await messages.later(id);
  await Promise.all([messages.send(), messages.send(), messages.send()]);
  await messages.send();
  expect(await messages.logOf(id)).toEqual(['confirmation sent', 'reminder sent']);
  expect((await messages.handed(site.id)).length).toBe(2);
});

test('a server that is killed between has sent nothing, and the next one sends it once', async () => {
  const { bookedBy, site } = await shopWithMessages(server, confirmation, reminder);
  const { id } = await bookedBy();
  await messages.send();
  await messages.later(id);
  const { chain_id: chainId, id: siteId } = site;
  const killed = actAs(
    server.app,
    { chainId, siteId, job: 'j' },
    { requestId: 'j' },
    async (context) => {
      await sendMessages(server.app, context);
      throw new Error('killed');
    },
  );
  await expect(killed).rejects.toThrow('killed');
  expect([await messages.logOf(id), (await messages.handed(site.id)).length]).toEqual([
    ['confirmation sent', 'reminder planned'],
    1,
  ]);
  await messages.send();
  expect([await messages.logOf(id), (await messages.handed(site.id)).length]).toEqual([
    ['confirmation sent', 'reminder sent'],
    2,
  ]);
});

test('who is moved is told, and reminded of the new time instead of the old', async () => {
  const { bookedBy, move, site } = await shopWithMessages(server, confirmation, reminder, {
    type: 'changed',
    minutes_after: 0,
  });
  const { id } = await bookedBy();
  await messages.send();
  await messages.leave(site.id);
  expect((await move(id, at(9, '12:00'))).status).toBe(200);
  // In the same transaction, before any job ran.
  expect(await messages.logOf(id)).toEqual(['confirmation sent', 'reminder cancelled moved']);
  await messages.send();
  expect(await messages.logOf(id)).toEqual([
    'confirmation sent',
    'reminder cancelled moved',
    'reminder planned',
    'changed sent',
  ]);
  // And back again: the first reminder holds once more.
  expect((await move(id, at(7, '10:00'))).status).toBe(200);
  await messages.send();
  const planned = (await messages.rowsOf(id)).filter(({ state }) => state === 'planned');
  expect(planned.map(({ due_at: due }) => due)).toEqual([new Date(at(6, '10:00'))]);
});

test('who is moved before anybody was told is told once, of the time that holds', async () => {
  const { bookedBy, move } = await shopWithMessages(server, confirmation, {
    type: 'changed',
    minutes_after: 0,
  });
  const { id } = await bookedBy();
  await move(id, at(9, '12:00'));
  await messages.send();
  expect((await messages.rowsOf(id)).map(({ said }) => said)).toEqual([
    'confirmation: Kari kl. 12:00',
  ]);
});

test('moved to within the hour, it is told and no longer reminded of', async () => {
  const { bookedBy, move } = await shopWithMessages(server, reminder, {
    type: 'changed',
    minutes_after: 0,
  });
  const { id } = await bookedBy();
  await messages.send();
  const quarter = 900_000;
  const soon = Math.ceil((now().getTime() + hour) / quarter) * quarter;
  expect((await move(id, new Date(soon).toISOString())).status).toBe(200);
  await messages.send();
  expect(await messages.logOf(id)).toEqual([
    'reminder cancelled moved',
    'reminder skipped too_late',
    'changed sent',
  ]);
});

test('what is cancelled is told, with nothing else to come; what is taken up again is reminded of', async () => {
  const { bookedBy, step } = await shopWithMessages(server, reminder, {
    type: 'cancelled',
    minutes_after: 0,
  });
  const { id } = await bookedBy();
  await messages.send();
  await step(id, 'cancel', { cancel_reason: 'workshop' });
  await messages.send();
  expect(await messages.logOf(id)).toEqual(['reminder cancelled cancelled', 'cancelled sent']);
  await step(id, 'reopen');
  await messages.send();
  expect(await messages.logOf(id)).toEqual(['reminder planned', 'cancelled sent']);
});

test('what follows the work is planned when it is done, and not where it was not', async () => {
  const { bookedBy, step } = await shopWithMessages(
    server,
    reminder,
    { type: 'ready', minutes_after: 0 },
    { type: 'retorque', minutes_after: 4 * day },
  );
  const { id } = await bookedBy();
  await messages.send();
  await step(id, 'complete');
  await messages.send();
  expect(await messages.logOf(id)).toEqual([
    'reminder cancelled over',
    'ready sent',
    'retorque planned',
  ]);
  await step(id, 'reopen');
  await messages.send();
  expect(await messages.logOf(id)).toEqual([
    'reminder planned',
    'ready sent',
    'retorque cancelled reopened',
  ]);
});

test('who is here needs no reminder', async () => {
  const { bookedBy, step } = await shopWithMessages(server, reminder);
  const { id } = await bookedBy();
  await messages.send();
  await step(id, 'check_in');
  expect(await messages.logOf(id)).toEqual(['reminder cancelled arrived']);
});

test('an unconfirmed booking is confirmed to somebody once it is', async () => {
  const { bookedBy, step } = await shopWithMessages(server, {
    ...confirmation,
    skip: ['unconfirmed'],
  });
  const { id } = await bookedBy({ is_confirmed: false });
  await messages.send();
  expect(await messages.logOf(id)).toEqual(['confirmation skipped unconfirmed']);
  await step(id, 'confirm');
  await messages.send();
  expect(await messages.logOf(id)).toEqual([
    'confirmation skipped unconfirmed',
    'confirmation sent',
  ]);
});

test('in the quiet hours of the site nothing leaves, however late a server comes to it', async () => {
  const wall = new Date(wallTime(now().getTime(), zone));
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const quiet = { send_from: (minute + 120) % day, send_to: (minute + 240) % day };
  const { bookedBy } = await shopWithMessages(server, { ...confirmation, ...quiet });
  const { id } = await bookedBy();
  await messages.send();
  await messages.later(id);
  await messages.send();
  const [row] = await messages.rowsOf(id);
  expect(row!.state).toBe('planned');
  expect(row!.due_at.getTime()).toBeGreaterThan(now().getTime() + hour);
});

test('a rule that was turned off, and nobody to send to, are said', async () => {
  const { bookedBy, set } = await shopWithMessages(server, reminder, confirmation);
  const { id } = await bookedBy({ contact_mobile: '' });
  await messages.send();
  const rule = (await set(bookingReminders.calls.list)).body.data.find(
    ({ type }) => type === 'reminder',
  )!;
  const body = { version: rule.version, active: false };
  await set(bookingReminders.calls.save, { params: { id: rule.id }, body });
  await messages.later(id);
  await messages.send();
  expect(await messages.logOf(id)).toEqual([
    'reminder skipped off',
    'confirmation skipped no_recipient',
  ]);
});

test('the log of a booking says what was sent, what is due, and what was not and why', async () => {
  const { bookedBy, call } = await shopWithMessages(server, reminder, confirmation, {
    ...confirmation,
    name: 'by mail',
    transport: 'email',
  });
  const { id } = await bookedBy();
  await messages.send();
  const params = { id };
  const { data } = (await call(bookingCalls.messages, { params })).body;
  const line = ({ name, state, reason, said, delivery }: (typeof data)[number]) =>
    [name, state, reason, said, delivery].filter(Boolean).join(' | ');
  expect(data.map(line).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'by mail | skipped | no_recipient',
    'confirmation | sent | confirmation: Kari kl. 10:00 | waiting',
    'reminder | planned',
  ]);
  const shown = (await call(bookingCalls.shown, { params })).body.data;
  expect(shown.reminderStatus).toBe('planned');
  const stranger = await workshop(server);
  expect((await stranger.call(bookingCalls.messages, { params })).status).toBe(404);
});
