import { carCalls } from '#contract/car/car-calls.ts';
import { cars } from '#contract/car/cars.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { mergeRows } from '#server/kit/resource/merging/merge-rows.ts';
import type { AskedOf } from '#server/kit/resource/resource-table.ts';
import { archiveRow, saveRow } from '#server/kit/resource/write.ts';
import { giveReason, mergeInto, pastOf } from './car-past-repo.ts';
import { takeCar } from './driver-cars-repo.ts';
import { gainedFrom } from './merge-rules.ts';
import { problemOfReading, withReadingDay, type Reading } from './odometer-rules.ts';

type Car = RowOf<typeof cars>;

// What these calls decide has been decided: the register's own way asks nothing again.
const engine = { resource: cars, hooks: {} };

/** What is done with a car besides editing it. */
export function carRoutes(app: AppContext): void {
  const changed = (context: Context) =>
    context.afterCommit(() => publishChanged(app, cars, context.caller));
  mount(
    app,
    carCalls,
  )({
    past: async ({ db, params: { id } }) => {
      await rowWithId(db, cars, id);
      return { data: await pastOf(db, id) };
    },
    merge: async (context) => {
      const { db, params, body } = context;
      const which = { kept: params.id, gone: body.other_id, same: 'cars.same_car' } as const;
      const row = await mergeRows(context, cars, which, async () => {
        const kept = await rowWithId(db, cars, which.kept);
        const other = await rowWithId(db, cars, which.gone);
        const gained = gainedFrom(kept, other, Object.keys(cars.fields));
        await archiveRow(engine, context, other.id, 'archive');
        const merged = { version: body.version, ...gained };
        const saved = await saveRow(engine, context, kept.id, merged);
        await mergeInto(db, kept.id, other.id);
        return saved;
      });
      changed(context);
      return { data: row as Car };
    },
  });
}

/** What becomes of a car when it is given another owner, or its odometer is read. */
export const carSteps = {
  owner: async (context: Context, { id }: Car, asked: AskedOf<typeof cars.calls.owner>) => {
    const { customer_id, reason, end_drivers } = asked;
    await giveReason(context.db, reason);
    if (end_drivers) await takeCar(context.db, { car_id: id }, todayOf(context));
    return { customer_id };
  },
  odometer: async (
    context: Context,
    before: Car,
    { km, read_on, reason }: AskedOf<typeof cars.calls.odometer>,
  ) => {
    const next = { odometer: km, odometer_at: read_on };
    refuse(before, next, todayOf(context), {
      reason,
      names: { odometer: 'km', odometer_at: 'read_on' },
    });
    await giveReason(context.db, reason);
    return next;
  },
};

/** What the register does with each change of a car: an odometer goes forwards and has its day. */
export function checkedCar(
  context: Context,
  change: Partial<Car>,
  before: Car | undefined,
): Promise<Partial<Car>> {
  const today = todayOf(context);
  const dated = withReadingDay(before, change, today);
  const next = {
    odometer: dated.odometer ?? before?.odometer ?? null,
    odometer_at: dated.odometer_at ?? null,
  };
  if (dated.odometer !== undefined || dated.odometer_at !== undefined) {
    refuse(before, next, today);
  }
  return Promise.resolve(dated);
}

function refuse(
  before: Partial<Reading> | undefined,
  next: Reading,
  today: string,
  /** Why it may be less; and what the call calls what is read. */
  {
    reason,
    names = { odometer: 'odometer', odometer_at: 'odometer_at' },
  }: { reason?: string; names?: Readonly<Record<keyof Reading, string>> } = {},
): void {
  const was = { odometer: before?.odometer ?? null, odometer_at: before?.odometer_at ?? null };
  const fault = problemOfReading(was, next, today, reason);
  if (fault === 'future')
    throw new AppError('common.wrong_input', {}, { [names.odometer_at]: 'fields.to_come' });
  if (fault === 'backwards')
    throw new AppError('cars.odometer_backwards', {}, { [names.odometer]: 'fields.backwards' });
}
