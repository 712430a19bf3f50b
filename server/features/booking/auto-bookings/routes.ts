import { countsOf } from '#contract/booking/auto-bookings/audience-rules.ts';
import { autoBookingCalls } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { autoBookings, waves } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { sendSoon } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { runSoon } from '#server/kit/batch/batch-job.ts';
import { batchRoutes } from '#server/kit/batch/batch-routes.ts';
import { todayOf } from '#server/kit/clock.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { AskedOf } from '#server/kit/resource/resource-table.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { changeOne } from '#server/kit/resource/write.ts';
import { findAudience } from './audience/find-audience.ts';
import { boardOf, carsOf } from './board/board-repo.ts';
import { checkWave } from './checks.ts';
import { simulate, type Wave } from './plan/simulate.ts';
import { nudgeOpen, setRelease } from './run/run-repo.ts';

const { release } = autoBookings.calls;
const dayMs = 86_400_000;

/** Waves of bookings before the season. */
export function autoBookingsRoutes(app: AppContext): void {
  batchRoutes(app, waves, {
    beforeSave: checkWave,
    propose: simulate,
    items: ({ db }, id, query) => carsOf(db, id, query),
    steps: {
      release: async (context, { id, answer_days: days }, { which }: AskedOf<typeof release>) => {
        const since = which === 'all' ? 0 : days * dayMs;
        await setRelease(context.db, id, new Date(context.now.getTime() - since));
        context.afterCommit(() => runSoon(app, waves));
      },
    },
  });
  const engine = app.engines.get(autoBookings.name)!;
  mount(
    app,
    autoBookingCalls,
  )({
    audience: async (context) => {
      const today = todayOf(context);
      const { first_day: first, last_day: last, ...input } = context.body;
      const { members, out, ways } = await findAudience(context, {
        ...input,
        first_day: first ?? today,
        last_day: last ?? daysAfter(first ?? today, 30),
      });
      const reached = (way: (typeof ways)[number]) =>
        members.filter((set) => set.reached_by.includes(way) && !set.refused.includes(way)).length;
      return {
        data: {
          members: members.length,
          sms: reached('sms'),
          emails: reached('email'),
          out: countsOf(out),
        },
      };
    },
    board: async ({ db, caller, now, params: { id } }) => {
      const wave = (await rowWithId(db, autoBookings, id)) as Wave;
      const boardQuery = { waveId: id, answerDays: wave.answer_days, zone: caller.timezone, now };
      return { data: await boardOf(db, boardQuery) };
    },
    nudge: async (context) => {
      const { db, caller, now, params, body, afterCommit } = context;
      const options = { version: body.version, archived: 'refused' } as const;
      let nudged = 0;
      await changeOne(engine, context, params.id, options, async ([wave]) => {
        if (wave!['state'] === 'draft' || wave!['state'] === 'planned') {
          throw wrongState(autoBookings, context.language, wave!);
        }
        nudged = await nudgeOpen(db, caller, params.id, now);
      });
      afterCommit(() => {
        publishChanged(app, autoBookings, caller);
        void sendSoon(app);
      });
      return { data: { nudged } };
    },
  });
}
