import type { WhiteLabel } from '#contract/platform/shell.ts';
import { whiteLabelOf } from '#server/features/platform/white-label/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';

/** The branding of a host for its page, null for the product's own. One that cannot be read is only logged: any page is better than none. */
export async function brandOf(
  { db, http }: Pick<AppContext, 'db' | 'http'>,
  host: string,
): Promise<WhiteLabel | null> {
  try {
    return await db.transaction('app', (tx) => whiteLabelOf(tx, host));
  } catch (error) {
    http.log.error({ err: error }, 'the branding of a host could not be read');
    return null;
  }
}
