import type { AppContext } from '#server/kit/app-context.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import type { LinkKind } from '#server/kit/links/link-repo.ts';
import { behindLink, behindPortal, type Behind } from './link-preview-repo.ts';

/** What an address is, for whom it is sent to before they open it: nothing of what it shows. */
export interface LinkPreview extends Behind {
  /** By the words of which feature. */
  readonly feature: string;
  readonly key: string;
}

type Opened = Pick<LinkPreview, 'feature' | 'key'> & { readonly kind: LinkKind | 'portal' };

// By the first part of their paths.
const opened: Readonly<Record<string, Opened>> = {
  book: { kind: 'portal', feature: 'online-booking', key: 'title' },
  b: { kind: 'booking', feature: 'booking-links', key: 'page.title' },
  quote: { kind: 'quote', feature: 'quotes', key: 'page.title' },
  'tread-depth': { kind: 'tread_reading', feature: 'tread-depth', key: 'public.title' },
  wheel: { kind: 'wheel', feature: 'wheel-sets', key: 'passport.title' },
  q: { kind: 'visit', feature: 'queue-screens', key: 'visit.title' },
  'payment/invoice': { kind: 'payment', feature: 'payment-links', key: 'page.title' },
};

// With its code in the path, or behind it.
const byPath = /^\/(?:\d+\/)?([a-z-]+)\/([^/?#]+)\/*(?:[?#]|$)/i;
const byToken = /^\/(?:\d+\/)?(payment\/invoice)\/*\?(?:[^#]*&)?token=([^&#]+)/i;

/**
 * What an address of a customer leads to, and whose it is; undefined of any other address, and of one
 * that leads nowhere. What cannot be read is only logged: any page is better than none.
 */
export async function linkPreview(
  { db, http }: Pick<AppContext, 'db' | 'http'>,
  address: string,
): Promise<LinkPreview | undefined> {
  const [, of = '', code = ''] = byToken.exec(address) ?? byPath.exec(address) ?? [];
  const found = Object.hasOwn(opened, of.toLowerCase()) ? opened[of.toLowerCase()] : undefined;
  if (!found) return undefined;
  const { kind, ...words } = found;
  try {
    const behind = await db.transaction('system', (tx) =>
      kind === 'portal' ? behindPortal(tx, code) : behindLink(tx, kind, hashOf(code)),
    );
    return behind && { ...behind, ...words };
  } catch (error) {
    http.log.error({ err: error }, 'what a link leads to could not be read');
    return undefined;
  }
}
