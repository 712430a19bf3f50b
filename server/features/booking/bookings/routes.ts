import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { changeOne } from '#server/kit/resource/write.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { book } from './book/book.ts';
import { bookOrder } from './book/book-order.ts';
import { checkCar } from './book/check-car.ts';
import { move } from './book/move.ts';
import { answerTimes } from './free/answer-times.ts';
import { hold } from './holds/hold.ts';
import { endHold } from './holds/holds-repo.ts';
import { calendarView } from './shown/calendar-view.ts';
import { messageLog } from './messages/log-repo.ts';
import { shownBooking, workOf } from './shown/shown-repo.ts';
import { bookingSteps } from './steps/steps.ts';
import { publishBooking } from './publish-booking.ts';

/** Who comes when, for what, where and with whom. */
export function bookingsRoutes(app: AppContext): void {
  resourceRoutes(app, bookings, { beforeSave: checkCar, steps: bookingSteps(app) });
  const engine = app.engines.get(bookings.name)!;
  const answer = async ({ db }: Context, id: number) => ({
    data: (await rowWithId(db, bookings, id)) as RowOf<typeof bookings>,
  });
  const { hold: holding, book: booking, move: moving, ...calls } = bookingCalls;
  mount(
    app,
    calls,
  )({
    shown: async ({ db, caller, params }) => ({
      data: await shownBooking(db, params.id, caller.rights.has('orders.read')),
    }),
    work: async ({ db, params: { id } }) => {
      await rowWithId(db, bookings, id);
      return { data: await workOf(db, id) };
    },
    messages: async ({ db, params: { id } }) => {
      await rowWithId(db, bookings, id);
      return { data: await messageLog(db, id) };
    },
    times: async (context) => ({ data: await answerTimes(context) }),
    release: async ({ db, params }) => {
      if (!(await endHold(db, params.form))) throw new AppError('common.not_found');
      return { data: null };
    },
    calendar: async (context) => ({ data: await calendarView(context) }),
  });
  mountUnmanaged(app, { holding, booking, moving })({
    holding: async ({ caller, transaction }) => {
      using _job = await app.heavyJobs.booking.take(caller.userId);
      return await transaction(async (context) => ({ data: await hold(context, context.body) }));
    },
    booking: async ({ caller, transaction }) => {
      using _job = await app.heavyJobs.booking.take(caller.userId);
      return await transaction(async (context) => {
        const id = await book(context);
        const { order_id: order } = context.body;
        if (order !== undefined) await bookOrder(app, context, order, id);
        if (context.body.is_drop_in) {
          await changeOne(engine, context, id, { archived: 'refused' }, (rows) =>
            takeStep(engine, context, rows, 'check_in'),
          );
        }
        publishBooking(app, context);
        return answer(context, id);
      });
    },
    moving: async ({ caller, transaction }) => {
      using _job = await app.heavyJobs.booking.take(caller.userId);
      return await transaction(async (context) => {
        await move(engine, context);
        publishBooking(app, context);
        return answer(context, context.params.id);
      });
    },
  });
}
