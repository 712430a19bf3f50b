import type { WhiteLabel } from '#contract/platform/shell.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import type { Place } from '#server/kit/settings/settings-repo.ts';
import { lookOf, lookOfBooking } from './portal-repo.ts';
import { previewedBy } from './preview-slug.ts';

type Kit = Pick<AppContext, 'db' | 'http' | 'keys'>;

/** Whose a page is that customers open by a portal, how it looks, and the hosts whose pages may show it. */
interface PortalLook {
  readonly place: Place;
  readonly brand: WhiteLabel;
  readonly embedHosts: readonly string[];
}

/**
 * How the page of a portal looks, or that of what was booked by one: as the portal says, and for the
 * rest as its host does. Undefined for any other page. What cannot be read is only logged: any page is
 * better than none.
 */
export async function lookOfPortal(
  app: Kit,
  address: string,
  host: WhiteLabel | null,
): Promise<PortalLook | undefined> {
  const [, of = '', code = ''] =
    /^\/(?:\d+\/)?(book|b)\/([^/?#]+)\/*(?:[?#]|$)/i.exec(address) ?? [];
  if (code === '') return undefined;
  const isPortal = of.toLowerCase() === 'book';
  const find = (tx: Tx) =>
    isPortal
      ? lookOf(tx, code, previewedBy(app.keys, code, now()))
      : lookOfBooking(tx, hashOf(code));
  try {
    const look = await app.db.transaction('system', find);
    if (!look) return undefined;
    const { chainId, siteId, site, logo, primary, secondary, embed_hosts: hosts } = look;
    return {
      place: { chainId, siteId },
      brand: {
        title: logo ? site : host?.title || site,
        logo: logo || (host?.logo ?? null),
        colors: { ...host?.colors, ...(primary && { primary }), ...(secondary && { secondary }) },
        language: host?.language ?? null,
        redirectHost: host?.redirectHost ?? null,
      },
      embedHosts: isPortal ? hosts : [],
    };
  } catch (error) {
    app.http.log.error({ err: error }, 'the look of a portal could not be read');
    return undefined;
  }
}
