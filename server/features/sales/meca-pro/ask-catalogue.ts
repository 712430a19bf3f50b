import type { AppContext } from '#server/kit/app-context.ts';
import { authenticate, type Caller } from '#server/kit/caller/caller.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';
import { ExternalError } from '#server/kit/external.ts';
import { accessOf } from './access.ts';
import { catalogueAt, type Catalogue } from './catalogue.ts';
import { orderOfParts } from './meca-pro-repo.ts';

/** Does some work in a transaction of its own, at the site of the caller. */
export const atSiteOf = <T>(
  { db }: AppContext,
  caller: Caller,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.transaction('app', async (tx) => {
    await authenticate(tx, caller);
    return work(tx);
  });

/** The catalogue of the caller's site, for an order where one is said. Throws where the order is not there, or the catalogue not set up. */
export async function catalogueOf(
  app: AppContext,
  caller: Caller,
  order?: number,
): Promise<Catalogue> {
  const { access } = await atSiteOf(app, caller, async (tx) => {
    const isThere = order === undefined || (await orderOfParts(tx, order));
    if (!isThere) throw new AppError('common.not_found');
    return accessOf(app, tx, caller);
  });
  if (!access) throw new AppError('meca-pro.not_set_up');
  return catalogueAt(access);
}

/**
 * Asks the catalogue, and says in words of ours why it could not be asked. `refusals` are the codes
 * of what it refuses by a status. Never inside a transaction: it is slow.
 */
export async function askCatalogue<T>(
  { http }: AppContext,
  question: () => Promise<T>,
  errorCodes: Readonly<Record<number, 'meca-pro.basket_changed'>> = {},
): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    if (!(cause instanceof ExternalError)) throw cause;
    const { status = 0, message: reason } = cause;
    http.log.warn({ reason }, 'the parts catalogue could not be asked');
    if (status === 401 || status === 403) throw new AppError('meca-pro.key_refused');
    const errorCode = errorCodes[status];
    if (errorCode) throw new AppError(errorCode);
    const isStrange = reason.startsWith('it answered') && status < 500;
    throw new AppError(isStrange ? 'meca-pro.not_understood' : 'meca-pro.not_reached');
  }
}
