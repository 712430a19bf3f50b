import { legacyUrls } from '#server/features/platform/legacy/exports.ts';
import type { Tx } from '#server/db/open.ts';
import { now } from '#server/kit/clock.ts';
import type { AppContext } from '#server/kit/app-context.ts';

const keptFor = 60_000;
// What a policy may hold: a letter that ends a directive, or a star, would open more than the frame.
const plainOrigin = /^https?:\/\/[a-z0-9.[\]:-]+$/;

/** The origins of these addresses as sources of a content security policy: plain ones, each once. A path is this server's. */
export function frameSources(urls: readonly string[]): string[] {
  const origins = urls.map((url) => (url.startsWith('/') ? "'self'" : URL.parse(url)?.origin));
  const safe = origins.filter(
    (origin) => origin !== undefined && (origin === "'self'" || plainOrigin.test(origin)),
  );
  return [...new Set(safe as string[])].sort();
}

/**
 * Which origins the page may show in frames: those of every site's register, which `registerUrls`
 * finds, and legacy application, as of a minute ago at most; what was known, while the database is away.
 */
export function frameOrigins(
  app: AppContext,
  registerUrls: (tx: Tx) => Promise<string[]>,
): () => Promise<readonly string[]> {
  let known: readonly string[] = [];
  let asOf = -Infinity;
  return async () => {
    if (now().getTime() - asOf < keptFor) return known;
    asOf = now().getTime();
    try {
      known = await app.db.transaction('system', async (tx) =>
        frameSources([...(await registerUrls(tx)), ...(await legacyUrls(tx))]),
      );
    } catch (error) {
      asOf = -Infinity;
      app.http.log.error({ err: error }, 'the origins of frames could not be read');
    }
    return known;
  };
}
