import { orderChecks } from '#contract/sales/order-work/order-checks.ts';
import { orderWorkCalls, type OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import { orders } from '#contract/sales/orders.ts';
import { stockLevels, stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { reserveParts } from '#server/features/stock/order-stock/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { startOfDay } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { clockOff, clockOn } from './clock.ts';
import { correctTime } from './correct-time.ts';
import {
  isMechanic,
  linesThere,
  titleOfCheck,
  writeCheck,
  writeDone,
  writeMechanic,
} from './done-repo.ts';
import { leftAt } from './left-clocks.ts';
import { photosOfOrder } from './photos/order-photos-repo.ts';
import { boardOf, cardOf, mechanicOfUser, restOf, runningOf } from './work-repo.ts';

/** Orders as the workshop sees them. */
export function orderWorkRoutes(app: AppContext): void {
  resourceRoutes(app, orderChecks, {
    afterSave: (context) => Promise.resolve(changed(context)),
  });
  const { board, one, clock, correct, lines, give, check, reserve } = orderWorkCalls;
  mount(app, { board, one, clock, correct, lines, give, check, reserve })({
    board: async (context) => {
      const { db, caller, now } = context;
      const { userId, timezone } = caller;
      return {
        data: {
          orders: await boardOf(db, userId, startOfDay(now, timezone)),
          mechanic_id: await mechanicOfUser(db, userId),
          running: await runningOf(db, userId),
          left: await leftAt(context),
        },
      };
    },
    one: async (context) => ({ data: await viewOf(context, context.params.id) }),
    clock: async (context) => {
      const { params, body } = context;
      const { line_key } = body;
      await cardThere(context, params.id);
      if (line_key !== null) await linesLeft(context, params.id, [line_key]);
      if (body.on) await clockOn(app, context, { order_id: params.id, line_key });
      else await clockOff(context, params.id);
      return answered(context, params.id);
    },
    correct: async (context) => {
      const { params, body } = context;
      await cardThere(context, params.id);
      await correctTime(context, params.id, body);
      return answered(context, params.id);
    },
    lines: async (context) => {
      const { db, caller, params, body, doneAt } = context;
      await cardThere(context, params.id);
      const keys = await linesLeft(context, params.id, body.keys);
      const by = body.done ? caller.userId : null;
      await writeDone(db, caller, { order: params.id, keys, by, at: doneAt });
      if (body.leave) await clockOff(context, params.id);
      return answered(context, params.id);
    },
    give: async (context) => {
      const { db, caller, params, body } = context;
      const { mechanic_id } = body;
      await cardThere(context, params.id);
      const keys = await linesLeft(context, params.id, body.keys);
      if (mechanic_id !== null && !(await isMechanic(db, mechanic_id))) {
        throw new AppError('common.wrong_input', {}, { mechanic_id: 'fields.unknown' });
      }
      await writeMechanic(db, caller, { order: params.id, keys, mechanic_id });
      return answered(context, params.id);
    },
    check: async (context) => {
      const { db, caller, params, body, doneAt } = context;
      const { check_id, outcome, note } = body;
      await cardThere(context, params.id);
      const title = await titleOfCheck(db, check_id);
      if (title === undefined) {
        throw new AppError('common.wrong_input', {}, { check_id: 'fields.unknown' });
      }
      const values = { check_id, title, outcome, note, checked_at: doneAt };
      await writeCheck(db, caller, { order_id: params.id, ...values, checked_by: caller.userId });
      return answered(context, params.id);
    },
    reserve: async (context) => {
      const { params, caller } = context;
      const kept = await reserveParts(app, context, await cardThere(context, params.id));
      if (kept === 0) throw new AppError('order-work.nothing_free');
      context.afterCommit(() => {
        for (const one of [stockLevels, stockReservations]) publishChanged(app, one, caller);
      });
      return answered(context, params.id);
    },
  });

  function changed({ afterCommit, caller }: Pick<Context, 'afterCommit' | 'caller'>): void {
    afterCommit(() => publishChanged(app, orders, caller));
  }

  /** Notifies everybody who looks at orders, and answers how this one is now. */
  async function answered(context: Context, id: number) {
    changed(context);
    return { data: await viewOf(context, id) };
  }
}

/** Throws `common.not_found` where the site has no such order. */
async function cardThere({ db, caller }: Context, id: number) {
  const card = await cardOf(db, caller.userId ?? 0, id);
  if (!card) throw new AppError('common.not_found');
  return card;
}

/** Those of these lines that an order still has. Throws where it has none of them. */
async function linesLeft({ db }: Context, id: number, keys: readonly string[]): Promise<string[]> {
  const left = await linesThere(db, id, keys);
  if (left.length === 0) throw new AppError('order-work.no_line');
  return left;
}

/** An order as work, as it is shown to the caller. */
export async function viewOf(context: Context, id: number): Promise<OrderAtWork> {
  const { db, caller } = context;
  const userId = caller.userId ?? 0;
  return {
    ...(await cardThere(context, id)),
    ...(await restOf(db, id)),
    photos: await photosOfOrder(db, id, userId),
    me: {
      mechanic_id: await mechanicOfUser(db, userId),
      running: await runningOf(db, userId),
    },
  };
}
