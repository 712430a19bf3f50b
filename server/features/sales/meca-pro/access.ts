import type { MecaProSetUp } from '#contract/sales/meca-pro/meca-pro.ts';
import { mecaProSettings } from '#contract/sales/meca-pro/settings.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import { seal, unseal } from '#server/kit/keys/seal.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { baseOf, isCatalogueAddress, played } from './catalogue-address.ts';
import type { CatalogueAccess } from './catalogue.ts';
import { keepKey, keptKey } from './meca-pro-repo.ts';

const purpose = 'meca-pro';
// The one that is played here asks for none.
const playedKey = 'demo';

type Where = Pick<Actor, 'chainId' | 'siteId'>;

// It opens for the address that it was given for alone: whoever has another asked gives a key again.
const ownerOf = ({ chainId, siteId }: Where, address: string) =>
  `${chainId}:${siteId}:${address === played ? played : new URL(address).origin}`;

interface Known {
  readonly setUp: MecaProSetUp;
  /** Null while anything is missing. */
  readonly access: CatalogueAccess | null;
}

/** How the catalogue is asked for a site, and what is there of what that takes. */
export async function accessOf(app: AppContext, tx: Tx, where: Where): Promise<Known> {
  const settings = await settingsOf(tx, mecaProSettings, where);
  const { address, customer_number: customer } = settings;
  const isAddress = isCatalogueAddress(app, address);
  const kept = isAddress ? await keptKey(tx, where) : undefined;
  const key = kept && opened(app, where, address, kept.sealed);
  const demo = isAddress && address === played;
  const used = key ?? (demo ? playedKey : undefined);
  return {
    setUp: {
      demo,
      address: isAddress,
      customer_number: customer !== '',
      key: kept && key !== undefined ? { made_at: kept.made_at.toISOString(), by: kept.by } : null,
    },
    access:
      isAddress && customer !== '' && used !== undefined
        ? { base: baseOf(app, address), customer, key: used, trusted: demo }
        : null,
  };
}

function opened(
  { keys }: AppContext,
  where: Where,
  address: string,
  sealed: string,
): string | undefined {
  try {
    return unseal(keys, purpose, ownerOf(where, address), sealed);
  } catch {
    return undefined;
  }
}

/** Keeps a key for the address that is set. Throws where none is. */
export async function setKey(
  app: AppContext,
  tx: Tx,
  caller: Where & Pick<Actor, 'userId'>,
  input: { readonly key: string; readonly now: Date },
): Promise<void> {
  const { address } = await settingsOf(tx, mecaProSettings, caller);
  if (!isCatalogueAddress(app, address)) throw new AppError('meca-pro.not_set_up');
  const sealed = seal(app.keys, purpose, ownerOf(caller, address), input.key);
  await keepKey(tx, caller, sealed, input.now);
}
