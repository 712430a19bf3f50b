import {
  actsOfCustomer,
  reasonOfAnswer,
  type CustomerActs,
  type CustomerAnswer,
} from '#contract/booking/booking-links/page-rules.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { changeRulesOf, move } from '#server/features/booking/bookings/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { changeOne, type Engine } from '#server/kit/resource/write.ts';

type Booking = RowOf<typeof bookings>;

/** Does with a booking what its customer answers, if the rules let them. Throws `bookings.link_changed` where it is otherwise by now than they saw. */
export const answer = (
  engine: Engine,
  context: Context,
  id: number,
  { version, answer: chosen }: { readonly version: number; readonly answer: CustomerAnswer },
): Promise<void> =>
  asSeen(async () => {
    await changeOne(engine, context, id, { version, archived: 'refused' }, async (rows) => {
      const { answers } = await actsOf(context, rows[0] as unknown as Booking);
      if (!answers.includes(chosen)) throw new AppError('bookings.link_changed');
      const step = chosen === 'confirm' ? 'confirm' : 'cancel';
      const input = chosen === 'confirm' ? {} : { cancel_reason: reasonOfAnswer[chosen] };
      await takeStep(engine, { ...context, body: input }, rows, step, input);
    });
  });

/** Gives a booking the time that its customer chooses. Throws `bookings.link_not_free` besides. */
export const moveTo = (
  engine: Engine,
  context: Context,
  id: number,
  body: { readonly version: number; readonly begins_at: string },
): Promise<void> =>
  asSeen(async () => {
    const before = (await rowWithId(context.db, bookings, id)) as Booking;
    const acts = await actsOf(context, before);
    if (!acts.move) throw new AppError('bookings.link_changed');
    await move(engine, { ...context, params: { id }, body }, 'customer');
  });

const actsOf = async ({ db, now }: Context, booking: Booking): Promise<CustomerActs> =>
  actsOfCustomer(booking, await changeRulesOf(db, booking), now);

const gone: readonly string[] = ['bookings.not_free', 'bookings.taken', 'bookings.unknown_service'];
const other: readonly string[] = [
  'common.changed_elsewhere',
  'common.archived',
  'common.wrong_state',
  'bookings.not_movable',
  'bookings.no_services',
];

/** What staff are told of why something cannot be done names others: a customer is told that it cannot. */
async function asSeen(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    if (gone.includes(cause.code)) throw new AppError('bookings.link_not_free');
    throw other.includes(cause.code) ? new AppError('bookings.link_changed') : cause;
  }
}
