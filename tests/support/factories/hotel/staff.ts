import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import type { SentIntent } from '#contract/hotel/wheel-sets/wheel-set-intents.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel, type Wheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { wheelPositions } from '#contract/workshop/tread-depth/readings.ts';
import type { RackClass } from '#contract/hotel/tyre-size-rules.ts';
import type { WheelPlace } from '#contract/hotel/label-codes.ts';
import type { Role } from '#contract/rights.ts';
import type { TestServer } from '../../server.ts';
import { logInAs, type LoggedIn } from '../accounts.ts';
import { unique } from '../unique.ts';

export { intentOf } from './intent-of.ts';

const fourWheels = wheelPositions.map((name) => blankWheel(name.toUpperCase() as WheelPlace));

/** Somebody at a site that keeps wheels, with what they do there. */
export async function hotelStaff(
  server: TestServer,
  { role = 'manager', site }: { role?: Role; site?: LoggedIn['site'] } = {},
) {
  const me = await logInAs(server.db, { roles: [role], ...(site && { site }) });
  const call: TestServer['call'] = (one, input) => server.call(one, input, me);
  const warehouse = async () =>
    (await call(warehouses.calls.add, { body: { name: unique('Hall') } })).body.data;
  let hall: { id: number } | undefined;
  let places = 0;
  return {
    me,
    call,
    place: async (
      overrides: {
        room?: number;
        blocked?: string;
        code?: string;
        rack?: RackClass;
        use?: 'stage';
        station?: string;
      } = {},
    ) => {
      hall ??= await warehouse();
      const body = { code: `A.${(places += 1)}`, room: 1, ...overrides, warehouse_id: hall.id };
      return (await call(storagePlaces.calls.add, { body })).body.data;
    },
    placeNow: async (id: number) =>
      (await call(storagePlaces.calls.one, { params: { id } })).body.data,
    takeIn: async (
      overrides: {
        licenseplate?: string;
        car_id?: number;
        customer_id?: number;
        place_id?: number | null;
        wheels?: Wheel[];
        season?: 'summer' | 'studded';
        again?: number;
      } = {},
    ) => {
      const body = { licenseplate: '', place_id: null, wheels: fourWheels, ...overrides };
      return (await call(wheelSetCalls.intake, { body })).body.data;
    },
    send: async (...intents: SentIntent[]) =>
      (await call(wheelSetCalls.batch, { body: { intents } })).body.data,
    movements: async (id: number) =>
      (await call(wheelSetCalls.movements, { params: { id } })).body.data,
  };
}
