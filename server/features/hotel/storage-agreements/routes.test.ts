import { describe, expect, test } from 'vitest';
import {
  storageAgreements,
  storageAgreementTypes,
} from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(storageAgreementTypes, {
  valid: () => ({ name: unique('Season'), billed_per: 'season', price: 899_00, months: 12 }),
  changed: { with_wash: true, price: 949_00 },
  wrong: { months: 0, billed_per: 'week' },
});
crudSuite(storageAgreements, {
  valid: () => ({ licenseplate: 'EL12345', begins_on: '2026-01-01', price: 899_00 }),
  changed: { note: 'Pays by invoice', renews: true },
  wrong: { paid_until: 'soon' },
  stepInputs: { terminate: { end_reason: 'Sold the car' } },
});

/** Somebody who makes agreements, with Kari and her car. */
async function withKari() {
  const staff = await hotelStaff(server);
  const { call, me } = staff;
  const { chain_id } = me.site;
  const kari = await makeCustomer(server.db, { chain_id });
  const car = { chain_id, customer_id: kari.id, licenseplate: 'EL55555' };
  const { id: car_id } = await makeCar(server.db, car);
  const kind = async (overrides: object = {}) => {
    const body = { name: unique('Season'), price: 899_00, months: 6, ...overrides };
    return (await call(storageAgreementTypes.calls.add, { body })).body.data;
  };
  const add = async (overrides: object = {}) => {
    const body = { customer_id: kari.id, type_id: (await kind()).id, ...overrides };
    return (await call(storageAgreements.calls.add, { body })).body.data;
  };
  const step = async (word: 'activate' | 'end', { id, version }: { id: number; version: number }) =>
    (await call(storageAgreements.calls[word], { params: { id }, body: { version } })).body.data;
  const inForce = async (overrides: object = {}) => step('activate', await add(overrides));
  const agreementOf = async (id: number) =>
    (await call(wheelSets.calls.one, { params: { id } })).body.data.agreement_id;
  const wheels = [blankWheel('FL')];
  const intake = (overrides: object) =>
    call(wheelSetCalls.intake, { body: { place_id: null, wheels, ...overrides } });
  return { ...staff, kari, car_id, kind, add, step, inForce, agreementOf, intake };
}

describe('an agreement', () => {
  test('costs and lasts as its kind does, and is of the car that bears its plate', async () => {
    const { add, car_id } = await withKari();
    const overrides = { licenseplate: 'el 55555', begins_on: '2026-10-15' };
    expect(await add(overrides)).toMatchObject({
      car_id,
      price: 899_00,
      ends_on: '2027-04-14',
      state: 'draft',
    });
    const own = { begins_on: '2026-10-15', ends_on: '2026-12-31', price: 100_00 };
    expect(await add(own)).toMatchObject(own);
  });

  test('counts its sets that are in the house', async () => {
    const { call, inForce, takeIn, send } = await withKari();
    const { id } = await inForce({ licenseplate: 'EL55555' });
    await takeIn({ licenseplate: 'EL55555' });
    await send(intentOf(await takeIn({ licenseplate: 'EL55555' }), 'mount'));
    const { body } = await call(storageAgreements.calls.one, { params: { id } });
    expect(body.data.sets).toBe(1);
  });

  test('takes in the sets of its car that stood under none when it comes into force', async () => {
    const { inForce, takeIn, agreementOf } = await withKari();
    const [own, other] = [await takeIn({ licenseplate: 'EL55555' }), await takeIn()];
    const { id } = await inForce({ licenseplate: 'EL55555' });
    expect([await agreementOf(own.id), await agreementOf(other.id)]).toEqual([id, null]);
  });

  test('is ended for a reason where it is before its time', async () => {
    const { call, inForce } = await withKari();
    const { id, version } = await inForce();
    const terminate = (input: object) =>
      call(storageAgreements.calls.terminate, {
        params: { id },
        body: { version, ...input },
      });
    expect((await terminate({ end_reason: ' ' })).body.error?.fields).toHaveProperty('end_reason');
    expect((await terminate({ end_reason: 'Sold the car' })).body.data).toMatchObject({
      state: 'terminated',
      end_reason: 'Sold the car',
    });
  });
});

describe('a set that comes in', () => {
  test('stands under the agreement in force for its car', async () => {
    const { inForce, step, takeIn, agreementOf } = await withKari();
    const old = await inForce({ licenseplate: 'EL55555' });
    const set = await takeIn({ licenseplate: 'EL55555' });
    expect(await agreementOf(set.id)).toBe(old.id);
    await step('end', old);
    expect(await agreementOf((await takeIn({ licenseplate: 'EL55555' })).id)).toBeNull();
  });

  test('stands under the agreement of its owner where that names no car', async () => {
    const { inForce, intake, kari } = await withKari();
    const { id } = await inForce();
    const { body } = await intake({ licenseplate: 'EL1', customer_id: kari.id });
    expect(body.data.agreement_id).toBe(id);
  });

  test('begins an agreement of the kind that is asked for, where none is in force', async () => {
    const { call, intake, kind, kari } = await withKari();
    const { id: agreement_type_id } = await kind();
    const overrides = { licenseplate: 'EL55555', customer_id: kari.id, agreement_type_id };
    const [one, other] = [(await intake(overrides)).body.data, (await intake(overrides)).body.data];
    expect(one.agreement_id).toBe(other.agreement_id);
    const params = { id: one.agreement_id! };
    const { body } = await call(storageAgreements.calls.one, { params });
    expect(body.data).toMatchObject({ state: 'active', price: 899_00, customer_id: kari.id });
  });

  test.each([
    ['nobody whose it is', 'manager', {}, 'common.wrong_input'],
    ['somebody who makes none', 'mechanic', {}, 'common.no_right'],
  ] as const)('begins none for %s', async (_, role, overrides, code) => {
    const { kind, me } = await withKari();
    const { call } = await hotelStaff(server, { role, site: me.site });
    const agreement_type_id = (await kind()).id;
    const body = { place_id: null, wheels: [blankWheel('FL')], agreement_type_id, ...overrides };
    expect((await call(wheelSetCalls.intake, { body })).body.error?.code).toBe(code);
  });

  test('at a change of season stands under the agreement of the one that leaves', async () => {
    const { call, inForce, takeIn, place, agreementOf } = await withKari();
    const shelf = await place();
    const { id } = await inForce({ licenseplate: 'EL9' });
    const winter = await takeIn({ licenseplate: 'EL9', season: 'studded', place_id: shelf.id });
    const off = { licenseplate: 'EL9X', place_id: null, wheels: [blankWheel('FL')] };
    const body = { licenseplate: 'EL9', number: winter.number, override: [], off };
    const swapped = await call(wheelSetCalls.swap, { params: { id: winter.id }, body });
    expect(await agreementOf(swapped.body.data.off!.id)).toBe(id);
  });
});
