import { expect, test } from 'vitest';
import { replacementCalls, tyreOffers } from '#contract/hotel/replacements.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { inHouse } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { blankWheel, wheelCalls } from '#contract/hotel/wheel-sets/wheels.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(tyreOffers, {
  valid: () => ({ size: '205/55 R16' }),
  changed: { note: 'Rings back on Friday' },
  wrong: { size: 'x'.repeat(41) },
});

const worn = [{ ...blankWheel('FL'), depths: [14] }];
const good = [{ ...blankWheel('FL'), depths: [80] }];

/** Somebody who calls customers, with a worn set of Kari's. */
async function atThePhone() {
  const staff = await hotelStaff(server);
  const { call, me } = staff;
  const { chain_id } = me.site;
  const kari = await makeCustomer(server.db, { chain_id, name: 'Kari', phone: '+47 900 00 001' });
  const body = { licenseplate: 'EL1', customer_id: kari.id, size: '2055516', place_id: null };
  const set = (await call(wheelSetCalls.intake, { body: { ...body, wheels: worn } })).body.data;
  const due = async (query: object = {}) => (await call(replacementCalls.due, { query })).body.data;
  const offer = async (overrides: object = {}) =>
    (await call(tyreOffers.calls.add, { body: { set_id: set.id, ...overrides } })).body.data;
  const answer = async (
    word: 'accept' | 'decline' | 'undo',
    { id, version }: { id: number; version: number },
  ) => (await call(tyreOffers.calls[word], { params: { id }, body: { version } })).body.data;
  const setNow = async () =>
    (await call(wheelSets.calls.one, { params: { id: set.id } })).body.data;
  return { ...staff, kari, set, due, offer, answer, setNow };
}

test('sets that ask for new tyres are due, with whom to call', async () => {
  const { call, due, set, takeIn } = await atThePhone();
  await takeIn({ wheels: good });
  expect(await due()).toMatchObject({
    counts: { due: 1, offered: 0, accepted: 0, declined: 0 },
    sets: [{ id: set.id, owner: { name: 'Kari', phone: '+47 900 00 001' }, offer: null }],
  });
  const { body } = await call(replacementCalls.replacements, {});
  expect(body.data).toEqual([
    { season: 'summer', size: '205/55 R16', sets: 1, tyres: 1, illegal: 1 },
  ]);
});

test('what was offered is kept with the set: when, by whom, of which size; then what was said', async () => {
  const { me, due, offer, answer, setNow, set } = await atThePhone();
  const offered = await offer({ note: 'Rings back' });
  expect(offered).toMatchObject({ number: set.number, size: '205/55 R16', state: 'offered' });
  const [one] = (await due({ offer: 'offered' })).sets;
  expect(one?.offer).toMatchObject({ size: '205/55 R16', note: 'Rings back' });
  expect(one?.offer?.by).toContain(me.user.last_name);
  expect(one?.offer?.on).toBe(offered.offered_on);
  expect((await due({ offer: 'due' })).sets).toEqual([]);
  const accepted = await answer('accept', offered);
  expect((await setNow()).offer).toBe('accepted');
  await answer('undo', accepted);
  expect((await setNow()).offer).toBe('offered');
});

test('the last offer counts', async () => {
  const { offer, answer, setNow } = await atThePhone();
  const first = await offer();
  await offer({ size: '195/65 R15' });
  await answer('decline', first);
  expect((await setNow()).offer).toBe('offered');
});

test.each([
  ['its tyres are good', true],
  ['it comes back after a season', false],
])('an offer is over once %s', async (_, areNew) => {
  const { call, offer, set, setNow, send, takeIn } = await atThePhone();
  await offer();
  if (areNew) {
    const body = { version: (await setNow()).version, wheels: good };
    await call(wheelCalls.saveWheels, { params: { id: set.id }, body });
  } else {
    await send(intentOf(await setNow(), 'mount'));
    await takeIn({ licenseplate: 'EL1', again: set.id, wheels: worn });
  }
  expect((await setNow()).offer).toBe('');
});

test('a set is discarded for a reason, on a day', async () => {
  const { call, set, setNow } = await atThePhone();
  const discard = async (input: object) =>
    call(wheelSets.calls.discard, {
      params: { id: set.id },
      body: { version: (await setNow()).version, ...input },
    });
  expect((await discard({})).body.error?.fields).toHaveProperty('discarded_because');
  expect((await discard({ discarded_because: '' })).status).toBe(422);
  expect((await discard({ discarded_because: 'unclaimed' })).body.data).toMatchObject({
    state: 'discarded',
    discarded_because: 'unclaimed',
    discarded_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('the file of replacements has those that are due, and no others', async () => {
  const { me, takeIn } = await atThePhone();
  await takeIn({ licenseplate: 'XX77777', wheels: worn });
  await takeIn({ licenseplate: 'XX88888', wheels: good });
  const query = new URLSearchParams({
    format: 'csv',
    verdict: 'illegal,replace',
    state: inHouse.join(','),
  });
  const { body, statusCode } = await server.app.http.inject({
    url: `/api${wheelSets.calls.export.path}?${query}`,
    headers: { authorization: `Bearer ${me.token}` },
  });
  expect(statusCode).toBe(200);
  expect([body.includes('XX77777'), body.includes('XX88888')]).toEqual([true, false]);
});
