import type { Tx } from '#server/db/open.ts';
import { actAsFound } from '#server/kit/caller/act-as.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { AppError } from '#server/kit/errors.ts';
import { networkOf } from '#server/kit/http/address.ts';
import type { Context } from '#server/kit/context.ts';
import { portalOf, type OpenPortal } from './portal-repo.ts';
import { previewedBy } from './preview-slug.ts';

/** What every call of a stranger has: which portal, from where and when. */
export interface PortalRequest {
  readonly params: { readonly slug: string };
  readonly address: string;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Does the work at the site of a portal, seeing nothing but that site; what it does is told as done
 * by the portal. One that is not there, or was never published, is `common.not_found`.
 */
export async function atPortal<T extends object>(
  app: AppContext,
  request: PortalRequest,
  work: (context: Context, portal: OpenPortal) => Promise<T>,
): Promise<T> {
  const find = async (tx: Tx) => {
    const portal = await portalAt(app, tx, request);
    return portal && { ...portal, job: 'online-booking' };
  };
  const done = await actAsFound(app, find, request, work);
  if (!done) throw new AppError('common.not_found');
  return done;
}

const portalAt = (
  { keys }: Pick<AppContext, 'keys'>,
  tx: Tx,
  { params: { slug }, now }: PortalRequest,
) => portalOf(tx, slug, previewedBy(keys, slug, now));

// In a quarter of an hour: of one network, which may be that of a whole mobile operator's customers
// in a town, and of all together.
const most = {
  times: [300, 10_000],
  hold: [40, 2_000],
  book: [20, 1_000],
  sendCode: [10, 500],
} as const;

/**
 * Counts a try at a portal that is open, and answers that. Throws `online-booking.too_many` for a network that tries too
 * often, `online-booking.closed` where nothing can be booked, `online-booking.preview` where it is only looked at.
 */
export async function countedAt(
  app: AppContext,
  request: PortalRequest,
  what: keyof typeof most,
): Promise<OpenPortal> {
  const portal = await app.db.transaction('system', (tx) => portalAt(app, tx, request));
  if (!portal) throw new AppError('common.not_found');
  if (!portal.open) throw new AppError('online-booking.closed');
  if (portal.preview && what !== 'times') throw new AppError('online-booking.preview');
  const [ofNetwork, ofAll] = most[what];
  const subject = `portal:${portal.id}:${what}`;
  const tries = {
    [`${subject}:network:${networkOf(request.address)}`]: ofNetwork,
    [subject]: ofAll,
  };
  const over = await countTry(app, tries, request.now);
  if (over.size > 0) throw new AppError('online-booking.too_many');
  return portal;
}
