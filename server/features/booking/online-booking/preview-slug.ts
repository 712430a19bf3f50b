import { timingSafeEqual } from 'node:crypto';
import type { Keys } from '#server/kit/keys/keys.ts';
import { codeOf } from '#server/kit/keys/secret-code.ts';

/** How long a preview lets in: for whoever at the workshop has to see it, too. */
export const previewHolds = 24 * 3_600_000;

/**
 * What the address of a preview ends with, instead of the slug of a portal: which portal, until when, and
 * a signature. No slug has its first sign. It stands nowhere.
 */
export function previewSlug(keys: Pick<Keys, 'secret'>, id: number, until: Date): string {
  const what = `~${id}.${Math.floor(until.getTime() / 1000)}`;
  return `${what}.${signatureOf(keys, what)}`;
}

/** The portal whose preview an address opens now; undefined for a slug, and for a preview that is over or that we have not signed. */
export function previewedBy(
  keys: Pick<Keys, 'secret'>,
  slug: string,
  now: Date,
): number | undefined {
  const [, what = '', id, until, given = ''] =
    /^(~(\d{1,15})\.(\d{1,12}))\.([\w-]{32})$/.exec(slug) ?? [];
  const right = Buffer.from(signatureOf(keys, what));
  const isOurs = given.length === right.length && timingSafeEqual(Buffer.from(given), right);
  return isOurs && Number(until) * 1000 > now.getTime() ? Number(id) : undefined;
}

const signatureOf = (keys: Pick<Keys, 'secret'>, what: string) =>
  codeOf(keys, `portal-preview:${what}`);
