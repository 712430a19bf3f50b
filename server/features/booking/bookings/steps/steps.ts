import { cancelFee, isLate } from '#contract/booking/booking-rules.ts';
import type { bookings } from '#contract/booking/bookings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { publishQueue } from '#server/features/workshop/queue/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Hooks } from '#server/kit/resource/resource-table.ts';
import { placesOf } from '../book/car-repo.ts';
import { refuseTooSmall } from '../book/check-car.ts';
import { sendSoon } from '../messages/jobs.ts';
import { arriveBy } from './arrive.ts';
import { isTakenSince, rulesOf, changeRulesOf } from './steps-repo.ts';

type Booking = RowOf<typeof bookings>;

/** What the server does with the steps of a booking. */
export const bookingSteps = (app: AppContext): NonNullable<Hooks<Booking>['steps']> => ({
  confirm: ({ afterCommit }) => {
    afterCommit(() => sendSoon(app));
    return Promise.resolve({ is_confirmed: true });
  },

  check_in: async (context, before) => {
    const { change, arrived } = await arriveBy(context, before);
    context.afterCommit(() => publishQueue(app, context.caller.siteId, change));
    return arrived;
  },

  cancel: async ({ db, doneAt, caller, body, afterCommit }, before) => {
    afterCommit(() => sendSoon(app));
    const rules = await changeRulesOf(db, before);
    // Of many at once nobody is asked, so none of many is cancelled.
    const { cancel_reason: reason = '' } = body as { cancel_reason?: string };
    return {
      // A wave lets go who has not answered.
      cancelled_by: caller.userId === null && reason !== 'no_answer' ? 'customer' : 'site',
      fee: cancelFee(before, reason, rules, doneAt),
    };
  },

  no_show: async ({ db, doneAt }, before) => {
    const { no_show_after: minutes, no_show_fee: fee } = await rulesOf(db, before.calendar_id);
    if (before.begins_at !== null && !isLate(before.begins_at, minutes, doneAt)) {
      throw new AppError('bookings.too_early', { minutes });
    }
    return { no_show: true, cancelled_by: 'site', fee };
  },

  reopen: async ({ db }, before) => {
    if (await isTakenSince(db, before.id)) throw new AppError('bookings.taken');
    // Another car may have been said of it meanwhile.
    await refuseTooSmall(db, before, await placesOf(db, before.id));
    return { no_show: false, cancel_reason: '', cancelled_by: '', fee: null };
  },
});
