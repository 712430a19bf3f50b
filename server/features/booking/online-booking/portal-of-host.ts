import type { AppContext } from '#server/kit/app-context.ts';
import { slugOfHost } from './portal-repo.ts';

/**
 * The slug of the portal whose own host this is; undefined of any other host, of the installation's own too.
 * One that cannot be read is only logged: any page is better than none.
 */
export async function portalOfHost(
  { db, http, publicUrl }: Pick<AppContext, 'db' | 'http' | 'publicUrl'>,
  host: string,
): Promise<string | undefined> {
  if (host === new URL(publicUrl).hostname) return undefined;
  try {
    return await db.transaction('system', (tx) => slugOfHost(tx, host));
  } catch (error) {
    http.log.error({ err: error }, 'the portal of a host could not be read');
    return undefined;
  }
}
