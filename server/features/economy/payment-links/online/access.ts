import {
  methodKindOf,
  onlinePayments,
  providers,
  type ProviderName,
} from '#contract/economy/payment-links/online-payments.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { methodOfKind } from '#server/features/money/payment-methods/exports.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import { seal, unseal } from '#server/kit/keys/seal.ts';
import { codeOf } from '#server/kit/keys/secret-code.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { keptKeys } from './keys-repo.ts';
import { easyAt } from './providers/easy.ts';
import type { Callback, Provider, ProviderAddress } from './providers/provider.ts';
import { vippsAt } from './providers/vipps.ts';

type App = Pick<AppContext, 'env' | 'db' | 'http' | 'keys' | 'publicUrl'>;
type Company = Pick<Actor, 'chainId' | 'companyId' | 'siteId'>;

const purpose = 'online-payments';

/** What is kept sealed of a provider: our keys there, of which environment they are, and by what its call-backs are signed. */
export interface SealedKeys {
  readonly environment: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly subscription_key: string;
  readonly secret_key: string;
  readonly callback_secret: string;
}

const ownerOf = ({ chainId, companyId }: Omit<Company, 'siteId'>, provider: ProviderName) =>
  `${chainId}:${companyId}:${provider}`;

export const sealKeys = (
  { keys }: Pick<AppContext, 'keys'>,
  company: Omit<Company, 'siteId'>,
  provider: ProviderName,
  plain: SealedKeys,
): string => seal(keys, purpose, ownerOf(company, provider), JSON.stringify(plain));

/** What was sealed; undefined where the server's key is another by now. */
export function unsealKeys(
  { keys }: Pick<AppContext, 'keys'>,
  company: Omit<Company, 'siteId'>,
  provider: ProviderName,
  sealed: string,
): SealedKeys | undefined {
  try {
    return JSON.parse(unseal(keys, purpose, ownerOf(company, provider), sealed)) as SealedKeys;
  } catch {
    return undefined;
  }
}

/** The code in the address at which a provider calls a company back. */
export const callbackCode = (
  { keys }: Pick<AppContext, 'keys'>,
  company: Omit<Company, 'siteId'>,
  provider: ProviderName,
): string => codeOf(keys, `payment-callback:${ownerOf(company, provider)}`);

/** Where a provider calls a company back, and what it has to say there. */
export function callbackOf(
  app: Pick<AppContext, 'keys' | 'publicUrl'>,
  company: Omit<Company, 'siteId'>,
  provider: ProviderName,
): Callback {
  const code = callbackCode(app, company, provider);
  const authorization = codeOf(app.keys, `payment-authorization:${ownerOf(company, provider)}`);
  return {
    url: `${app.publicUrl}/api/v3/payments/callbacks/${code}`,
    // It takes letters and digits alone.
    authorization: authorization.replaceAll(/[-_]/g, 'x'),
  };
}

const bases: Readonly<Record<ProviderName, Readonly<Record<string, string>>>> = {
  vipps: { live: 'https://api.vipps.no', test: 'https://apitest.vipps.no' },
  easy: { live: 'https://api.dibspayment.eu', test: 'https://test.api.dibspayment.eu' },
};

/** Where this server plays a provider, where there is demo data. */
export const playedAt = (provider: ProviderName): string => `/demo/${provider}`;

function addressOf(
  { env, db, http }: App,
  provider: ProviderName,
  environment: string,
): ProviderAddress | undefined {
  const base = bases[provider][environment];
  if (base !== undefined) return { base, trusted: false };
  if (environment !== 'demo' || !showsDemoData(env, db)) return undefined;
  const [here] = http.addresses();
  const port = typeof here === 'object' ? here.port : 0;
  return { base: `http://127.0.0.1:${port}${playedAt(provider)}`, trusted: true };
}

/** A provider as it is asked with keys; undefined where it cannot be. */
export function providerWith(
  app: App,
  company: Omit<Company, 'siteId'>,
  name: ProviderName,
  { number, keys }: { readonly number: string; readonly keys: SealedKeys },
): Provider | undefined {
  const where = addressOf(app, name, keys.environment);
  if (!where || (name === 'vipps' && number === '')) return undefined;
  const callback = callbackOf(app, company, name);
  return name === 'vipps'
    ? vippsAt(where, number, keys, callback)
    : easyAt(where, keys, callback, app.publicUrl);
}

/** By whom a company can be paid now, and as which payment method that is booked. */
export async function accessOf(
  app: App,
  tx: Tx,
  company: Company,
): Promise<ReadonlyMap<ProviderName, { provider: Provider; method_id: number }>> {
  const { environment, vipps_number: number } = await settingsOf(tx, onlinePayments, company);
  const access = new Map<ProviderName, { provider: Provider; method_id: number }>();
  if (environment === 'off') return access;
  const kept = await keptKeys(tx, company);
  for (const name of providers) {
    const one = kept.find(({ provider }) => provider === name);
    const keys = one && unsealKeys(app, company, name, one.sealed);
    if (keys?.environment !== environment) continue;
    const provider = providerWith(app, company, name, { number, keys });
    const method = await methodOfKind(tx, company, methodKindOf[name]);
    if (provider && method) access.set(name, { provider, method_id: method.id });
  }
  return access;
}
