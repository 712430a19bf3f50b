import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { noteRead } from './notification-store.ts';

/** Notes that somebody looks at a site's notifications here: what nobody looks at is deleted after 72 hours. */
export function noteLooked(siteId: SiteId): void {
  noteRead(siteId).catch((cause: unknown) => logProblem('A look was not noted', cause));
}
