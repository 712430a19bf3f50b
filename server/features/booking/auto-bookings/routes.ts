import { countsOf } from '#contract/booking/auto-bookings/audience-rules.ts';
import { autoBookingCalls } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { defaultPageSize } from '#contract/kit/list-query.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { sendSoon } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { changeOne } from '#server/kit/resource/write.ts';
import { findAudience } from './audience/find-audience.ts';
import { boardOf, carsOf } from './board/board-repo.ts';
import { checkWave } from './checks.ts';
import { runSoon } from './jobs.ts';
import { dropPlan } from './plan/plan-repo.ts';
import { simulate, type Wave } from './plan/simulate.ts';
import { leaveOutWaiting, leftOf, nudgeOpen, setRelease } from './run/run-repo.ts';

const dayMs = 86_400_000;
const mostAtOnce = 200;

/** Waves of bookings before the season. */
export function autoBookingsRoutes(app: AppContext): void {
  const goOn = ({ afterCommit }: Context) => {
    afterCommit(() => runSoon(app));
    return Promise.resolve();
  };
  resourceRoutes(app, autoBookings, {
    beforeSave: checkWave,
    steps: {
      simulate: async (context, before) => ({ planned: await simulate(context, before) }),
      change: async ({ db }, { id }) => {
        await dropPlan(db, id);
        return { planned: null };
      },
      run: goOn,
      go_on: goOn,
      finish: async ({ db }, { id }) => {
        const { planned } = await leftOf(db, id);
        if (planned > 0) throw new AppError('auto-bookings.not_all_made');
      },
      stop: async ({ db }, { id }) => void (await leaveOutWaiting(db, id)),
    },
  });
  const engine = app.engines.get(autoBookings.name)!;
  const changed = ({ afterCommit, caller }: Context) =>
    afterCommit(() => publishChanged(app, autoBookings, caller));

  /** Does something with a wave whose customers have been written to, as it was seen. */
  async function withInvited(
    context: Context,
    id: number,
    version: number,
    work: (wave: Wave) => Promise<void>,
  ): Promise<RowOf<typeof autoBookings>> {
    const options = { version, archived: 'refused' } as const;
    const row = await changeOne(engine, context, id, options, async ([stored]) => {
      const wave = stored as unknown as Wave;
      if (wave.state === 'draft' || wave.state === 'planned') {
        throw wrongState(autoBookings, context.language, stored!);
      }
      await work(wave);
    });
    changed(context);
    return row as RowOf<typeof autoBookings>;
  }

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
    cars: async ({ db, params: { id }, query }) => {
      await rowWithId(db, autoBookings, id);
      const { standing, q, page = 1, per_page: perPage = defaultPageSize } = query;
      return carsOf(db, id, { standing, q, page, perPage: Math.min(perPage, mostAtOnce) });
    },
    nudge: async (context) => {
      const { db, caller, now, params, body } = context;
      let nudged = 0;
      await withInvited(context, params.id, body.version, async ({ id }) => {
        nudged = await nudgeOpen(db, caller, id, now);
      });
      context.afterCommit(() => sendSoon(app));
      return { data: { nudged } };
    },
    release: async (context) => {
      const { db, now, params, body } = context;
      const data = await withInvited(context, params.id, body.version, async (wave) => {
        const days = body.which === 'all' ? 0 : wave.answer_days;
        await setRelease(db, wave.id, new Date(now.getTime() - days * dayMs));
      });
      await goOn(context);
      return { data };
    },
  });
}
