import type { CreditBureauSetUp } from '#contract/economy/credit-limits/check-calls.ts';
import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import { seal, unseal } from '#server/kit/keys/seal.ts';
import { isServiceAddress, serviceBaseOf } from '#server/kit/outside/service-address.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import type { BureauAccess } from './bureau.ts';
import { keepKey, keptKey } from './bureau-keys-repo.ts';

/** Where this server plays a bureau, where there is demo data. */
export const playedBureau = '/demo/credit-bureau';

const purpose = 'credit-bureau';
// The one that is played here asks for none.
const playedKey = 'demo';

type Company = Pick<Actor, 'chainId' | 'companyId' | 'siteId'>;

// It opens for the address that it was given for alone: who has another asked gives a key again.
const ownerOf = ({ chainId, companyId }: Company, address: string) =>
  `${chainId}:${companyId}:${address}`;

/** Whether an address can be one of a credit bureau. */
export const isBureauAddress = (app: Pick<AppContext, 'env' | 'db'>, address: string): boolean =>
  isServiceAddress(app, address, playedBureau);

interface Known {
  readonly setUp: CreditBureauSetUp;
  /** Null while checks are off, or anything is missing. */
  readonly access: BureauAccess | null;
}

/** How the credit bureau of a company is asked. */
export async function bureauOf(app: AppContext, tx: Tx, company: Company): Promise<Known> {
  const { checks, bureau_address: address } = await settingsOf(tx, creditSettings, company);
  const isAddress = isBureauAddress(app, address);
  const kept = isAddress ? await keptKey(tx, company, address) : undefined;
  const key = kept && opened(app, company, address, kept.sealed);
  const demo = isAddress && address === playedBureau;
  const used = key ?? (demo ? playedKey : undefined);
  return {
    setUp: {
      demo,
      address: isAddress,
      key: kept && key !== undefined ? { made_at: kept.made_at.toISOString(), by: kept.by } : null,
    },
    access:
      checks && isAddress && used !== undefined
        ? { base: serviceBaseOf(app, address, playedBureau), key: used, trusted: demo }
        : null,
  };
}

function opened(
  { keys }: AppContext,
  company: Company,
  address: string,
  sealed: string,
): string | undefined {
  try {
    return unseal(keys, purpose, ownerOf(company, address), sealed);
  } catch {
    return undefined;
  }
}

/** Keeps a key for the address that is set. Throws where none is. */
export async function setBureauKey(
  app: AppContext,
  tx: Tx,
  caller: Company & Pick<Actor, 'userId'>,
  input: { readonly key: string; readonly now: Date },
): Promise<void> {
  const { bureau_address: address } = await settingsOf(tx, creditSettings, caller);
  if (!isBureauAddress(app, address)) throw new AppError('credit-limits.no_bureau');
  const sealed = seal(app.keys, purpose, ownerOf(caller, address), input.key);
  await keepKey(tx, caller, { address, sealed }, input.now);
}
