import { describe, expect, test } from 'vitest';
import { setSearchCalls, setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(setSearches, {
  valid: () => ({ note: 'Behind the gate?' }),
  changed: { note: 'Not in the hall' },
  wrong: { set_id: 0 },
  stepInputs: { give_up: { reason: 'Looked everywhere' } },
});

/** Somebody who put a set away, which then was missed. */
async function missed() {
  const staff = await hotelStaff(server);
  const { call, place, takeIn, send } = staff;
  const codes = ['A.01-1', 'A.01-2', 'A.02-1', 'A.10-1'];
  const places = [];
  for (const code of codes) places.push(await place({ code }));
  const set = await takeIn({ licenseplate: 'EL12345', place_id: places[0]!.id });
  const other = await takeIn({ licenseplate: 'EL2', place_id: places[3]!.id });
  await send(intentOf(set, 'miss'));
  const searches = async () => (await call(setSearches.calls.list, { query: {} })).body.data;
  const missing = { ...set, state: 'missing', place_id: null };
  const step = async (
    word: 'take' | 'give_back' | 'give_up',
    input: { reason: string } | object = {},
  ) => {
    const { id, version } = (await searches())[0]!;
    const body = { version, ...input };
    return (await call(setSearches.calls[word], { params: { id }, body })).body.data;
  };
  return { ...staff, places, set, missing, other, searches, step };
}

test('a set that is missing is searched for, once', async () => {
  const { searches, set, places } = await missed();
  expect(await searches()).toMatchObject([
    {
      number: set.number,
      licenseplate: 'EL12345',
      last_place_id: places[0]!.id,
      state: 'open',
      seeker: '',
    },
  ]);
});

test.each([
  ['put at a place', 'store', 'A.10-1'],
  ['received', 'receive', null],
] as const)('a set that is %s again is found', async (_, handling, at) => {
  const { send, missing, places, searches } = await missed();
  const place_id = places.find(({ code }) => code === at)?.id ?? null;
  const override = ['full' as const];
  const [outcome] = await send(intentOf(missing, handling, { place_id, override }));
  expect(outcome?.error).toBeNull();
  expect(await searches()).toMatchObject([{ state: 'found', found_place_id: place_id }]);
});

test('that it was missing taken back ends the search as well', async () => {
  const { send, takeIn, searches, place } = await missed();
  const set = await takeIn({ place_id: (await place({ code: 'B.1' })).id });
  const miss = intentOf(set, 'miss');
  await send(miss);
  const missing = { ...set, state: 'missing', place_id: null };
  await send(intentOf(missing, 'undo', { undoes: miss.intent }));
  const states = (await searches()).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['found', 'open']);
});

test('who takes it up is who looks, until they give it back', async () => {
  const { me, step } = await missed();
  const taken = await step('take');
  expect(taken).toMatchObject({ state: 'searching' });
  expect(taken.seeker).toContain(me.user.last_name);
  expect(await step('give_back')).toMatchObject({ state: 'open', seeker: '' });
});

test('a set that is discarded while it is missing is searched for no more', async () => {
  const { call, missing, searches } = await missed();
  const params = { id: missing.id };
  const { version } = (await call(wheelSets.calls.one, { params })).body.data;
  await call(wheelSets.calls.discard, {
    params,
    body: { version, discarded_because: 'not_found' } as never,
  });
  expect(await searches()).toMatchObject([{ state: 'given_up' }]);
});

describe('where to look', () => {
  test('is where it stood, near there, and where the same hand put others, in walking order', async () => {
    const { call, searches, other } = await missed();
    const params = { id: (await searches())[0]!.id };
    const { data } = (await call(setSearchCalls.clues, { params })).body;
    expect(data.last).toMatchObject({ handling: 'store', place: 'A.01-1', by: expect.any(String) });
    expect(data.places.map(({ code, because }) => [code, because])).toEqual([
      ['A.01-1', ['last']],
      ['A.01-2', ['same_column']],
      ['A.02-1', ['beside']],
      ['A.10-1', ['same_hand']],
    ]);
    expect(data.places.at(-1)!.sets).toMatchObject([{ number: other.number, licenseplate: 'EL2' }]);
  });

  test('is nowhere for a set that never stood anywhere', async () => {
    const { call, takeIn, send, searches } = await missed();
    await send(intentOf(await takeIn(), 'miss'));
    const nowhere = (await searches()).find((one) => one.last_place_id === null)!;
    const { data } = (await call(setSearchCalls.clues, { params: { id: nowhere.id } })).body;
    expect(data).toMatchObject({ last: { handling: 'receive', place: null } });
  });
});
