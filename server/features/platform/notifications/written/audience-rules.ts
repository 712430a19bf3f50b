import type { Audience, Writing } from '#contract/platform/notifications/written-calls.ts';
import { AppError } from '#server/kit/errors.ts';

/** Whom somebody may notify: everybody at these sites, and all of the chain or not. */
export interface Reach {
  readonly wholeChain: boolean;
  readonly siteIds: readonly number[];
}

/**
 * Whom somebody may notify who may write at `managed` of the chain's `active` sites: those who manage
 * them all may notify the chain as a whole.
 */
export function reachOf(managed: readonly number[], active: readonly number[]): Reach {
  const siteIds = active.filter((id) => managed.includes(id));
  return { wholeChain: active.length > 0 && siteIds.length === active.length, siteIds };
}

/**
 * The sites that get a notification each, null being the whole chain; each once.
 * Throws `notifications.no_audience` or `notifications.not_yours_to_tell`.
 */
export function sitesOfAudience(audience: Audience, reach: Reach): (number | null)[] {
  if (audience.wholeChain) {
    if (!reach.wholeChain) throw new AppError('notifications.not_yours_to_tell');
    return [null];
  }
  const sites = [...new Set(audience.siteIds)];
  if (sites.length === 0) throw new AppError('notifications.no_audience');
  if (sites.some((id) => !reach.siteIds.includes(id))) {
    throw new AppError('notifications.not_yours_to_tell');
  }
  return sites;
}

const day = 86_400_000;
const furthestDays = 731;

/** When something is published and when it expires. What should have been published already is at once. Throws `notifications.wrong_time`. */
export function timesOf(
  { publishTime, expiresAt }: Pick<Writing, 'publishTime' | 'expiresAt'>,
  now: Date,
): { publishTime: Date; expiresAt: Date | null } {
  const publish =
    publishTime === null ? now : new Date(Math.max(Date.parse(publishTime), now.getTime()));
  const expires = expiresAt === null ? null : new Date(expiresAt);
  const furthest = now.getTime() + furthestDays * day;
  const tooFar = [publish, expires].some((at) => at !== null && at.getTime() > furthest);
  if (tooFar || (expires !== null && expires <= publish)) {
    throw new AppError('notifications.wrong_time');
  }
  return { publishTime: publish, expiresAt: expires };
}
