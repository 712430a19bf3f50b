import { moves } from '#contract/hotel/moves/moves.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { goodsOfSets, transferCalls, transfers } from '#contract/hotel/transfers.ts';
import { handled, type SetState } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { handleNow, lockSets } from '#server/features/hotel/wheel-sets/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { goodsRoutes, lockDraft, publishMoved } from '#server/kit/goods/goods-routes.ts';
import { mount } from '#server/kit/mount.ts';
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
  transfersToHere,
  writeSent,
} from './transfers-repo.ts';

/** Sets that go from one site of a chain to another. */
export function transfersRoutes(app: AppContext): void {
  const publish = (context: Context, otherSite?: number) => {
    publishMoved(app, context, [transfers, wheelSets, storagePlaces, moves]);
    if (otherSite !== undefined) publishMoved(app, context, [transfers], otherSite);
  };
  const engine = () => app.engines.get(wheelSets.name)!;
  goodsRoutes(app, goodsOfSets, {
    places: async ({ db, caller }) => (await otherSites(db, caller)).map(({ name }) => name),
    lines: ({ db }, { id }) => carriedBy(db, id),
    coming: transfersToHere,
    publish,
    depart: async (context, { id }, { to_site_id, signed_by }) => {
      const { db, caller, now } = context;
      const site = (await otherSites(db, caller)).find((one) => one.id === to_site_id);
      if (!site) throw new AppError('transfers.not_here', { number: String(to_site_id) });
      const sets = await setIdsOf(context, id);
      if (sets.length === 0) throw new AppError('transfers.empty');
      await lockSets(db, sets);
      for (const set of sets) await handleNow(engine(), context, set, 'send');
      await writeSent(db, id, { to_site_id: site.id, sent_at: now });
      return { siteId: site.id, change: { to_site: site.name, signed_by } };
    },
    steps: {
      cancel: async (context, { id }) => {
        await leaveThere(context.db, await setIdsOf(context, id));
        publish(context);
        return {};
      },
    },
  });
  const { sites, load, receive, missRest: missing } = transferCalls;
  mount(app, { sites, load, receive, missRest: missing })({
    sites: async ({ db, caller }) => ({ data: await otherSites(db, caller) }),
    load: async (context) => {
      const { db, caller, params, body } = context;
      await lockDraft(context, transfers);
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
      publish(context);
      return { data: await carriedBy(db, params.id) };
    },
    receive: async (context) => {
      const { db, params, body } = context;
      const id = await takeOver(db, params.id, body.number);
      if (id === null) {
        const comes = (await transfersToHere(db)).some((one) => one.id === params.id);
        if (!comes) throw new AppError('common.not_found');
        throw new AppError('transfers.not_here', { number: body.number });
      }
      await handleNow(engine(), context, id, 'receive');
      publish(context);
      return { data: { set_id: id } };
    },
    missRest: async (context) => {
      const { db, params } = context;
      const missing = await missRest(db, params.id);
      if (missing === null) throw new AppError('common.not_found');
      publish(context);
      return { data: { missing } };
    },
  });
}

const setIdsOf = async ({ db }: Context, id: number) =>
  (await setsOfTransfer(db, id)).map(({ set_id: set }) => set);

const carriedBy = async (db: Context['db'], id: number) =>
  (await setsOfTransfer(db, id)).map(({ set_id: _, ...set }) => set);
