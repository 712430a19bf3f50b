import {
  methodKindOf,
  onlinePayments,
  type ProviderName,
} from '#contract/economy/payment-links/online-payments.ts';
import {
  providerKeyCalls,
  type ProviderStanding,
} from '#contract/economy/payment-links/pay-calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { auditCaller } from '#server/kit/audit-repo.ts';
import { authenticate } from '#server/kit/caller/caller.ts';
import type { Context } from '#server/kit/context.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import { AppError } from '#server/kit/errors.ts';
import { ExternalError } from '#server/kit/external.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { methodOfKind } from '#server/features/money/payment-methods/exports.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { callbackCode, providerWith, sealKeys, unsealKeys } from './access.ts';
import { forgetSealed, keepSealed, keptKeys } from './keys-repo.ts';

/** By whom a company's invoices can be paid online: its settings, and its keys there. */
export function providerKeyRoutes(app: AppContext): void {
  const { providers, keepKeys, forgetKeys } = providerKeyCalls;
  settingsRoutes(app, onlinePayments, {
    beforeSave: (_, { environment, vipps_number: number }) => {
      if (environment === 'demo' && !showsDemoData(app.env, app.db)) {
        throw new AppError('common.wrong_input', {}, { environment: 'fields.unknown' });
      }
      if (!/^\d{0,10}$/.test(number as string)) {
        throw new AppError('common.wrong_input', {}, { vipps_number: 'fields.format' });
      }
      return Promise.resolve();
    },
  });
  mount(app, { providers, forgetKeys })({
    providers: async (context) => ({ data: await standingOf(app, context) }),
    forgetKeys: async (context) => {
      const { provider } = context.body;
      await forgetSealed(context.db, context.caller, provider);
      await auditCaller(context, 'payment_providers.forget_keys');
      return { data: await standingOf(app, context) };
    },
  });
  // No transaction is open while a provider is asked.
  mountUnmanaged(app, { keepKeys })({
    keepKeys: async (request) => {
      const { caller, body } = request;
      const { provider: name, ...given } = body;
      const { company, environment, number } = await app.db.transaction('app', async (tx) => {
        const actor = await authenticate(tx, caller);
        const set = await settingsOf(tx, onlinePayments, actor);
        return { company: actor, environment: set.environment, number: set.vipps_number };
      });
      const keys = { environment, ...given, callback_secret: '' };
      const provider = providerWith(app, company, name, { number, keys });
      if (!provider) throw new AppError('payment-links.no_number');
      const callback_secret = await tried(app, provider.connect);
      return request.transaction(async (context) => {
        const { db, caller: by, now } = context;
        const sealed = sealKeys(app, by, name, { ...keys, callback_secret });
        const hash = hashOf(callbackCode(app, by, name));
        await keepSealed(db, by, { provider: name, sealed, hash }, now);
        await auditCaller(context, 'payment_providers.keep_keys');
        return { data: await standingOf(app, context) };
      });
    },
  });
}

/** Tries keys; says in words of ours why they are no good. */
async function tried({ http }: AppContext, connect: () => Promise<string>): Promise<string> {
  try {
    return await connect();
  } catch (cause) {
    if (!(cause instanceof ExternalError)) throw cause;
    const { status = 0, message: reason } = cause;
    http.log.warn({ reason }, 'keys of a payment provider were tried in vain');
    const isRefused = [400, 401, 403].includes(status);
    throw new AppError(isRefused ? 'payment-links.keys_refused' : 'payment-links.not_reached');
  }
}

async function standingOf(
  app: AppContext,
  { db, caller }: Pick<Context, 'db' | 'caller'>,
): Promise<ProviderStanding> {
  const { environment } = await settingsOf(db, onlinePayments, caller);
  const kept = await keptKeys(db, caller);
  const keptOf = (name: ProviderName) => {
    const one = kept.find(({ provider }) => provider === name);
    const keys = one && unsealKeys(app, caller, name, one.sealed);
    return one && keys?.environment === environment
      ? { made_at: one.made_at.toISOString(), by: one.by }
      : null;
  };
  const hasMethod = async (name: ProviderName) =>
    (await methodOfKind(db, caller, methodKindOf[name])) !== undefined;
  return {
    kept: { vipps: keptOf('vipps'), easy: keptOf('easy') },
    method: { vipps: await hasMethod('vipps'), easy: await hasMethod('easy') },
    demo: showsDemoData(app.env, app.db),
  };
}
