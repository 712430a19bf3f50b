import { mecaProCalls, mecaProKeyCalls } from '#contract/sales/meca-pro/meca-pro.ts';
import { mecaProSettings } from '#contract/sales/meca-pro/settings.ts';
import { keepKType } from '#server/features/car/cars/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { auditCaller } from '#server/kit/audit-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { accessOf, setKey } from './access.ts';
import { askCatalogue, catalogueOf } from './ask-catalogue.ts';
import { isCatalogueAddress } from './catalogue-address.ts';
import { playCatalogue } from './demo/play-catalogue.ts';
import { fetchBasket, openCatalogue } from './hand-over.ts';
import { insertLines } from './insert-lines.ts';
import { forgetKey } from './meca-pro-repo.ts';
import { orderBasket } from './order-basket.ts';
import { statusOf } from './status.ts';

/** The hand-over of orders to a catalogue of parts; and with demo data one that is played. */
export function mecaProRoutes(app: AppContext): void {
  const { standing, insert, open, fetch, order } = mecaProCalls;
  mount(app, { standing, insert })({
    standing: async (context) => ({ data: await statusOf(app, context, context.params.id) }),
    insert: async (context) => {
      await insertLines(app, context, context.params.id, context.body);
      return { data: await statusOf(app, context, context.params.id) };
    },
  });
  // No transaction is open while the catalogue is asked.
  mountUnmanaged(app, { open, fetch, order })({
    open: async (request) => {
      const { k_type: kType } = request.body;
      const { url, carId } = await openCatalogue(app, request, kType);
      // The next order of the car need not be told again.
      return request.transaction(async (context) => {
        await keepKType(app, context, carId, kType);
        return { data: { url } };
      });
    },
    fetch: async (request) => {
      const keep = await fetchBasket(app, request);
      return request.transaction(async (context) => {
        await keep(context);
        return { data: await statusOf(app, context, context.params.id) };
      });
    },
    order: async (request) => {
      const keep = await orderBasket(app, request);
      return request.transaction(async (context) => {
        await keep(context);
        return { data: await statusOf(app, context, context.params.id) };
      });
    },
  });
  mecaProKeyRoutes(app);
  settingsRoutes(app, mecaProSettings, {
    beforeSave: (_, { address }) => {
      const isKnown = !address || isCatalogueAddress(app, address as string);
      if (!isKnown) throw new AppError('common.wrong_input', {}, { address: 'fields.format' });
      return Promise.resolve();
    },
  });
  playCatalogue(app);
}

function mecaProKeyRoutes(app: AppContext): void {
  const { setUp, setKey: set, removeKey, test } = mecaProKeyCalls;
  const setUpNow = async ({ db, caller }: Pick<Context, 'db' | 'caller'>) => ({
    data: (await accessOf(app, db, caller)).setUp,
  });
  mount(app, { setUp, set, removeKey })({
    setUp: setUpNow,
    set: async (context) => {
      const { db, caller, body, now } = context;
      await setKey(app, db, caller, { key: body.key, now });
      await auditCaller(context, 'meca_pro.set_key');
      return setUpNow(context);
    },
    removeKey: async (context) => {
      await forgetKey(context.db, context.caller);
      await auditCaller(context, 'meca_pro.remove_key');
      return setUpNow(context);
    },
  });
  mountUnmanaged(app, { test })({
    test: async ({ caller }) => {
      const catalogue = await catalogueOf(app, caller);
      const account = await askCatalogue(app, () => catalogue.account());
      if (!account) throw new AppError('meca-pro.not_understood');
      return { data: { name: account.name } };
    },
  });
}
