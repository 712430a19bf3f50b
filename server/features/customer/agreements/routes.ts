import {
  agreementCalls,
  agreementCars,
  agreements,
  largestCarList,
  mostCarsInList,
} from '#contract/customer/agreements.ts';
import { authenticate, type Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mountUnmanaged } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes, publishChanged } from '#server/kit/resource/resource-routes.ts';
import { readFileRows } from '#server/kit/sheet/read-file.ts';
import { applyList, compareList } from './car-list/car-list.ts';

/** What is agreed with those who pay for many cars, and which cars these are. */
export function agreementsRoutes(app: AppContext): void {
  resourceRoutes(app, agreements);
  resourceRoutes(app, agreementCars);
  const engine = app.engines.get(agreementCars.name)!;
  async function rowsOf(content: string, id: number, caller: Caller) {
    // Before a file is read for it.
    await app.db.transaction('app', async (tx) => {
      await authenticate(tx, caller);
      await rowWithId(tx, agreements, id);
    });
    return readFileRows(app.heavyJobs.reading, caller.userId, {
      content,
      rows: mostCarsInList,
      bytes: largestCarList,
    });
  }
  mountUnmanaged(
    app,
    agreementCalls,
  )({
    compare: async ({ caller, params, body, transaction }) => {
      const rows = await rowsOf(body.content, params.id, caller);
      return transaction(async (context) => ({
        data: (await compareList(context, params.id, rows)).shown,
      }));
    },
    apply: async ({ caller, params, body, transaction }) => {
      const rows = await rowsOf(body.content, params.id, caller);
      return transaction(async (context) => {
        const { difference, shown } = await compareList(context, params.id, rows);
        if (shown.digest !== body.digest) throw new AppError('agreements.changed_since');
        if (shown.counts.wrong > 0 && !body.leave_out_wrong) {
          throw new AppError('agreements.wrong_rows');
        }
        await applyList(engine, context, params.id, difference);
        context.afterCommit(() => publishChanged(app, agreementCars, caller));
        context.afterCommit(() => publishChanged(app, agreements, caller));
        return { data: shown };
      });
    },
  });
}
