import { moves } from '#contract/hotel/moves/moves.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { transferCalls, transfers } from '#contract/hotel/transfers.ts';
import { handled, type SetState } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { handleNow, lockSets } from '#server/features/hotel/wheel-sets/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { nextRow, writeRows } from '#server/kit/resource/write.ts';
import {
  isOnAnother,
  leaveThere,
  missRest,
  otherSites,
  putOn,
  setsOfTransfer,
  setWithNumber,
  takeOff,
  takeOver,
  transfersThatCame,
  transfersToHere,
  writeSent,
} from './transfers-repo.ts';

/** Sets that go from one site of a chain to another. */
export function transfersRoutes(app: AppContext): void {
  const changed = ({ afterCommit, caller }: Context) =>
    afterCommit(() => {
      for (const one of [transfers, wheelSets, storagePlaces, moves]) {
        publishChanged(app, one, caller);
      }
    });
  resourceRoutes(app, transfers, {
    beforeSave: async ({ db, caller }, change) => {
      const { to_site } = change;
      if (to_site === undefined) return change;
      if (!(await otherSites(db, caller)).some(({ name }) => name === to_site)) {
        throw new AppError('common.wrong_input', {}, { to_site: 'fields.unknown' });
      }
      return change;
    },
    steps: {
      cancel: async (context, { id }) => {
        await leaveThere(context.db, await setIdsOf(context, id));
        changed(context);
        return {};
      },
    },
  });
  mount(
    app,
    transferCalls,
  )({
    sites: async ({ db, caller }) => ({ data: await otherSites(db, caller) }),
    sets: async ({ db, params: { id } }) => {
      await rowWithId(db, transfers, id);
      return { data: await carriedBy(db, id) };
    },
    load: async (context) => {
      const { db, caller, params, body } = context;
      await lockDraft(context, params.id);
      if (body.off) await takeOff(db, params.id, body.number);
      else {
        const set = await setWithNumber(db, body.number);
        if (!set) throw new AppError('transfers.not_here', { number: body.number });
        const stays = !handled(set.state as SetState, 'send');
        if (stays || (await isOnAnother(db, set.id, params.id))) {
          throw new AppError('transfers.elsewhere', { number: body.number });
        }
        await putOn(db, caller, params.id, set);
      }
      changed(context);
      return { data: await carriedBy(db, params.id) };
    },
    send: async (context) => {
      const { db, caller, params, body, now } = context;
      const before = await lockDraft(context, params.id);
      const site = (await otherSites(db, caller)).find(({ id }) => id === body.to_site_id);
      if (!site) throw new AppError('transfers.not_here', { number: String(body.to_site_id) });
      const sets = await setIdsOf(context, params.id);
      if (sets.length === 0) throw new AppError('transfers.empty');
      await lockSets(db, sets);
      for (const id of sets) await handleNow(app.engines.get(wheelSets.name)!, context, id, 'send');
      await writeSent(db, params.id, { to_site_id: site.id, sent_at: now });
      const { driver, signed_by } = body;
      const change = { state: 'sent', to_site: site.name, driver, signed_by };
      const engine = app.engines.get(transfers.name)!;
      await writeRows(engine, context, 'send', [nextRow(transfers, before, change)]);
      changed(context);
      context.afterCommit(() => {
        publishChanged(app, transfers, { chainId: caller.chainId, siteId: site.id });
      });
      return { data: (await rowWithId(db, transfers, params.id)) as RowOf<typeof transfers> };
    },
    incoming: async ({ db }) => ({ data: await transfersToHere(db) }),
    came: async ({ db }) => ({ data: await transfersThatCame(db) }),
    receive: async (context) => {
      const { db, params, body } = context;
      const id = await takeOver(db, params.id, body.number);
      if (id === null) {
        const comes = (await transfersToHere(db)).some((one) => one.id === params.id);
        if (!comes) throw new AppError('common.not_found');
        throw new AppError('transfers.not_here', { number: body.number });
      }
      await handleNow(app.engines.get(wheelSets.name)!, context, id, 'receive');
      changed(context);
      return { data: { set_id: id } };
    },
    missRest: async (context) => {
      const { db, params } = context;
      const missing = await missRest(db, params.id);
      if (missing === null) throw new AppError('common.not_found');
      changed(context);
      return { data: { missing } };
    },
  });
}

const setIdsOf = async ({ db }: Context, id: number) =>
  (await setsOfTransfer(db, id)).map(({ set_id: set }) => set);

const carriedBy = async (db: Context['db'], id: number) =>
  (await setsOfTransfer(db, id)).map(({ set_id: _, ...set }) => set);

async function lockDraft({ db, language }: Context, id: number) {
  const before = await lockRow(db, transfers, id);
  if (before.archived_at !== null) throw new AppError('common.archived');
  if (before['state'] !== 'draft') throw wrongState(transfers, language, before);
  return before;
}
