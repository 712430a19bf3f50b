import { expect, test } from 'vitest';
import { bookingPageCalls } from '#contract/booking/booking-links/page.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { onlineBookingCalls } from '#contract/booking/online-booking.ts';
import type { Input } from '#contract/kit/call.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { sendBookingMessages } from '#server/features/booking/bookings/messages/jobs.ts';
import { now } from '#server/kit/clock.ts';
import { bodyOf } from '#server/kit/mail/messages-repo.ts';
import { makePortal } from '#tests/support/factories/booking/portal.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const { book, hold, sendCode } = onlineBookingCalls;
const server = await testServer();

const zone = 'Europe/Oslo';
const at = (days: number, clock: string) =>
  new Date(
    instantAt(Date.parse(`${daysAfter(dayOf(now().getTime(), zone), days)}T${clock}Z`), zone),
  ).toISOString();
let networks = 0;
const network = () => ({ address: `198.51.100.${(networks += 1)}` });
let numbers = 0;
const number = () => `9${String(Date.now() % 100_000).padStart(5, '0')}${10 + (numbers += 1)}`;

/** A portal, and strangers who book there, each from a network of their own and with a car of their own. */
async function atPortal(overrides: object = {}) {
  const shop = await workshop(server, { lifts: 6, people: 6 });
  const { slug } = await makePortal(shop, overrides);
  const params = { slug };
  const order = (
    mobile: string,
    more: Partial<Input<typeof book>['body']> = {},
    sender: object = network(),
  ) =>
    server.call(
      book,
      {
        params,
        body: {
          services: [shop.wheels],
          form: crypto.randomUUID(),
          begins_at: at(7, '10:00'),
          licenseplate: `EL${(numbers += 1) + 10_000}`,
          name: 'Kari Nordmann',
          mobile,
          email: '',
          comment: '',
          ...more,
        },
      },
      sender,
    );
  const ask = (form: string, by: 'mobile' | 'email', to: string) =>
    server.call(sendCode, { params, body: { form, by, to } }, network());
  const messagesTo = (recipient: string) =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('messages')
        .selectAll()
        .where('recipient', '=', recipient)
        .where('site_id', '=', shop.site.id)
        .orderBy('id')
        .execute(),
    );
  const codeIn = async (to: string) => {
    const last = (await messagesTo(to)).at(-1)!;
    return /\d{6}/.exec(bodyOf(server.app.keys, last))![0];
  };
  /** Books with a code that was read on the telephone or in the mail. */
  const prove = async (
    mobile: string,
    more: Partial<Input<typeof book>['body']> = {},
    by: 'mobile' | 'email' = 'mobile',
  ) => {
    const form = crypto.randomUUID();
    const to = by === 'mobile' ? mobile : more.email!;
    await ask(form, by, to);
    return order(mobile, { ...more, form, code: await codeIn(to) });
  };
  const all = async () => (await shop.call(bookings.calls.list)).body.data;
  const page = async (path: string) =>
    (await server.call(bookingPageCalls.page, { params: { code: path.slice('/b/'.length) } })).body
      .data;
  return { ...shop, params, order, ask, prove, codeIn, messagesTo, all, page };
}

/** A car whose wheels are in store, and its owner. */
async function withWheels(shop: Awaited<ReturnType<typeof atPortal>>, phone: string) {
  const owner = {
    name: 'Eva Eier',
    phone,
    email: `eva${phone.replaceAll(/\D/g, '')}@example.test`,
  };
  const { id: customer_id } = (await shop.call(customers.calls.add, { body: owner })).body.data;
  const licenseplate = `EK${(numbers += 1) + 20_000}`;
  await shop.call(cars.calls.add, { body: { licenseplate, customer_id } });
  const hotel = await hotelStaff(server, { site: shop.site });
  const { id: place_id } = await hotel.place({ room: 4 });
  const set = await hotel.takeIn({ licenseplate, place_id });
  const stored = await shop.service({ needs_set: true });
  const moves = () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('moves')
        .select('state')
        .where('set_id', '=', set.id)
        .where('kind', '=', 'stage')
        .execute(),
    );
  return { licenseplate, services: [stored], set, owner, moves, customer_id };
}

test('whose wheels are in store is told nobody who only knows their plate and number, and nothing is fetched for them', async () => {
  const shop = await atPortal();
  const phone = number();
  const { licenseplate, services, set, moves } = await withWheels(shop, phone);
  for (const mobile of [phone, number()]) {
    const { path } = (await shop.order(mobile, { licenseplate, services })).body.data;
    expect((await shop.page(path)).wheels).toBeNull();
  }
  expect(await moves()).toEqual([]);
  // Nor when the workshop has put them down meanwhile.
  const [one] = await shop.all();
  const params = { id: one!.id };
  await shop.set(bookings.calls.save, { params, body: { version: one!.version, set_id: set.id } });
  const { path } = (await shop.call(bookingPageCalls.link, { params })).body.data;
  expect((await shop.page(path)).wheels).toBeNull();
});

test('who proves to be reached as the owner is has the wheels fetched, and sees when they are ready', async () => {
  const shop = await atPortal();
  const phone = number();
  const { licenseplate, services, set, owner, moves } = await withWheels(shop, `+47 ${phone}`);
  const stranger = await shop.prove(number(), { licenseplate, services });
  expect((await shop.page(stranger.body.data.path)).wheels).toBeNull();
  // The same digits in another country are another telephone.
  const abroad = await shop.prove(`+45 ${phone}`, { licenseplate, services });
  expect((await shop.page(abroad.body.data.path)).wheels).toBeNull();
  expect(await moves()).toEqual([]);
  const bySms = await shop.prove(phone, { licenseplate, services, begins_at: at(7, '11:00') });
  expect((await shop.page(bySms.body.data.path)).wheels).toMatchObject({
    readyBy: expect.any(String),
  });
  const mine = (await shop.all()).filter(({ set_id: of }) => of === set.id);
  expect(mine).toHaveLength(1);
  expect(await moves()).toHaveLength(1);
  const other = await withWheels(shop, number());
  const byMail = await shop.prove(
    number(),
    { ...other, licenseplate: other.licenseplate, email: other.owner.email.toUpperCase() },
    'email',
  );
  expect((await shop.page(byMail.body.data.path)).wheels).not.toBeNull();
  expect(owner.email).not.toBe(other.owner.email);
});

test('a code is good for its form and its telephone alone, and cannot be guessed', async () => {
  const shop = await atPortal({ needs_proof: true });
  const [mine, other] = [number(), number()];
  const form = crypto.randomUUID();
  await shop.ask(form, 'mobile', mine);
  const code = await shop.codeIn(mine);
  const wrong = code === '000000' ? '000001' : '000000';
  const refusal = async (answer: ReturnType<typeof shop.order>) => (await answer).body.error?.code;
  expect(await refusal(shop.order(other, { form, code }))).toBe('online-booking.wrong_code');
  expect(await refusal(shop.order(mine, { code }))).toBe('online-booking.wrong_code');
  for (const nth of [1, 2, 3, 4]) {
    expect([nth, await refusal(shop.order(mine, { form, code: wrong }))]).toEqual([
      nth,
      'online-booking.wrong_code',
    ]);
  }
  expect((await shop.order(mine, { form, code: ` ${code} ` })).status).toBe(200);
  const again = await shop.order(mine, { form, code: wrong });
  expect(again.status).toBe(200);
  const next = crypto.randomUUID();
  await shop.ask(next, 'mobile', mine);
  expect(await refusal(shop.order(mine, { form: next, code: await shop.codeIn(mine) }))).toBe(
    'online-booking.too_many_codes',
  );
});

test('who only saw the address of a booking, made with whose number ever, switches nobody’s SMS off or on', async () => {
  const shop = await atPortal();
  const mobile = number();
  const { path } = (await shop.order(mobile)).body.data;
  const params = { id: (await shop.all())[0]!.id };
  const byHand = (await shop.call(bookingPageCalls.link, { params })).body.data.path;
  const refusals = () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('sms_refusals')
        .select('chain_id')
        .where('chain_id', '=', shop.site.chain_id)
        .execute(),
    );
  const take = (code: string, wanted: boolean) =>
    server.call(bookingPageCalls.takeSms, { params: { code: code.slice(3) }, body: { wanted } });
  for (const address of [path, byHand]) {
    expect((await take(address, false)).body.data.takesSms).toBeNull();
  }
  expect(await refusals()).toHaveLength(0);
  const proved = (await shop.prove(mobile, { begins_at: at(8, '10:00') })).body.data.path;
  expect((await take(proved, false)).body.data.takesSms).toBe(false);
  expect(await refusals()).toHaveLength(1);
  expect((await take(path, true)).body.data.takesSms).toBeNull();
  expect(await refusals()).toHaveLength(1);
  expect((await take(proved, true)).body.data.takesSms).toBe(true);
});

test('the third booking of a season with one telephone, mail or plate waits until it is proved, from whatever network and at whatever portal of the chain', async () => {
  const shop = await atPortal({ share: 50 });
  const mobile = number();
  expect((await shop.order(mobile)).status).toBe(200);
  expect((await shop.order(`+47 ${mobile}`)).status).toBe(200);
  const third = await shop.order(`0047${mobile}`);
  expect([third.status, third.body.error]).toMatchObject([
    409,
    { code: 'online-booking.needs_code', current: { by: ['mobile'] } },
  ]);
  const other = await makePortal(shop, { share: 50 });
  const elsewhere = await server.call(
    book,
    {
      params: { slug: other.slug },
      body: {
        services: [shop.wheels],
        form: crypto.randomUUID(),
        begins_at: at(8, '10:00'),
        licenseplate: 'EL77001',
        name: 'Kari',
        mobile,
        email: '',
        comment: '',
      },
    },
    network(),
  );
  expect(elsewhere.body.error?.code).toBe('online-booking.needs_code');
  expect((await shop.prove(mobile)).status).toBe(200);

  const email = `k${number()}@example.test`;
  const licenseplate = 'EL55555';
  for (const same of [{ email }, { licenseplate }]) {
    const answers = [];
    for (const clock of ['12:00', '13:00', '14:00']) {
      answers.push((await shop.order(number(), { ...same, begins_at: at(8, clock) })).status);
    }
    expect(answers).toEqual([200, 200, 409]);
  }
});

test('12 at once with one telephone are two bookings', async () => {
  const shop = await atPortal();
  const mobile = number();
  const clocks = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00'];
  const answers = await Promise.all(
    [...clocks, ...clocks].map((clock, nth) =>
      shop.order(mobile, { begins_at: at(7 + (nth % 2), clock) }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await shop.all()).toHaveLength(2);
});

test('one network that books for everybody has to prove the sixth of a day, and no other network has', async () => {
  const shop = await atPortal();
  const sender = network();
  const answers = [];
  for (const clock of ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00']) {
    answers.push(
      (await shop.order(number(), { begins_at: at(7, clock) }, sender)).body.error?.code,
    );
  }
  expect(answers.slice(0, 5)).toEqual(Array(5).fill(undefined));
  expect(answers[5]).toBe('online-booking.needs_code');
  expect((await shop.order(number())).status).toBe(200);
});

test('a portal may want each booking proved; without a telephone or mail it asks for one', async () => {
  const shop = await atPortal({ needs_proof: true, required_fields: [] });
  const bare = await shop.order('');
  expect(bare.body.error).toMatchObject({
    code: 'online-booking.needs_code',
    fields: { mobile: expect.any(String) },
  });
  expect((await shop.order(number())).body.error?.code).toBe('online-booking.needs_code');
  expect((await shop.prove(number())).status).toBe(200);
  expect(await shop.all()).toHaveLength(1);
});

test('of one network few times are kept at once, one for each form; who is kept none may book all the same', async () => {
  const shop = await atPortal();
  const sender = network();
  const keep = (form: string, clock: string, from: object = sender) =>
    server.call(
      hold,
      {
        params: shop.params,
        body: { services: [shop.wheels], form, begins_at: at(7, clock) },
      },
      from,
    );
  const forms = Array.from({ length: 5 }, () => crypto.randomUUID());
  const answers = [];
  for (const form of forms) answers.push((await keep(form, '10:00')).status);
  expect(answers).toEqual([200, 200, 200, 200, 429]);
  expect((await keep(forms[0]!, '11:00')).status).toBe(200);
  expect((await keep(forms[4]!, '11:00', network())).status).toBe(200);
  expect((await shop.order(number(), { form: forms[4]! }, sender)).status).toBe(200);
});

test('a stranger who is booked for again and again is sent four messages a day, codes among them', async () => {
  const shop = await atPortal();
  await shop.set(bookingReminders.calls.add, {
    body: {
      name: 'Confirmation',
      calendar_id: shop.calendar,
      type: 'confirmation',
      transport: 'sms',
      active: true,
      minutes_after: 0,
      send_from: 0,
      send_to: 1440,
      templates: { nb: { subject: '', text: 'Booked' }, en: { subject: '', text: 'Booked' } },
    },
  });
  const mobile = number();
  await shop.ask(crypto.randomUUID(), 'mobile', mobile);
  await shop.ask(crypto.randomUUID(), 'mobile', mobile);
  await shop.ask(crypto.randomUUID(), 'mobile', mobile);
  const fourth = await shop.ask(crypto.randomUUID(), 'mobile', mobile);
  expect([fourth.status, fourth.body.error?.code]).toEqual([429, 'online-booking.too_many_codes']);
  await shop.order(mobile);
  await shop.order(mobile, { begins_at: at(8, '10:00') });
  await sendBookingMessages(server.app);
  await sendBookingMessages(server.app);
  expect(await shop.messagesTo(mobile)).toHaveLength(4);
});
