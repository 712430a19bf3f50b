import type { ErrorCode } from '#contract/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { actAsFound } from '#server/kit/caller/act-as.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { networkOf } from '#server/kit/http/address.ts';
import type { Context } from '#server/kit/context.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { hasEnded, openLink, type LinkKind, type OpenLink } from './link-repo.ts';

// In a quarter of an hour, of one network.
const mostWrongCodes = 100;

interface LinkRequest {
  readonly params: { readonly code: string };
  readonly address: string;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Does the work at the site of a code's link, seeing nothing but that site; what it does is told as
 * done by the kind of link. A code that opens
 * nothing, or of which the work knows nothing any more, is `common.not_found` whatever is the matter
 * with it, and counted against its network; a good one works even when others in the same network
 * try wrong ones. `tooMany` is what these are told in the end, `ended` whoever has one whose time is
 * over.
 */
export async function atLink<T extends object>(
  app: AppContext,
  {
    kind,
    tooMany,
    ended,
  }: { readonly kind: LinkKind; readonly tooMany: ErrorCode; readonly ended?: ErrorCode },
  request: LinkRequest,
  work: (context: Context, link: OpenLink) => Promise<T | undefined>,
): Promise<T> {
  const find = async (db: Tx) => {
    const link = await openLink(db, hashOf(request.params.code), request.now);
    return link?.kind === kind ? { ...link, job: kind } : undefined;
  };
  const done = await actAsFound(app, find, request, work);
  if (done) return done;
  const hash = hashOf(request.params.code);
  const isOver =
    ended !== undefined &&
    (await app.db.transaction('system', (tx) => hasEnded(tx, hash, kind, request.now)));
  if (isOver) throw new AppError(ended);
  const tries = { [`link:network:${networkOf(request.address)}`]: mostWrongCodes };
  const over = await countTry(app, tries, request.now);
  throw new AppError(over.size > 0 ? tooMany : 'common.not_found');
}
