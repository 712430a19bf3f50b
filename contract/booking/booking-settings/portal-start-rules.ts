import type { RowOf } from '../../kit/row.ts';
import type { bookingPortals } from './portals.ts';

type Portal = RowOf<typeof bookingPortals>;

/** What a new portal may be made for. */
export const portalTemplates = ['hotel_change', 'workshop', 'chain'] as const;
export type PortalTemplate = (typeof portalTemplates)[number];

/** What a new portal stands beside in its calendar. */
export interface AroundPortal {
  readonly services: readonly { readonly id: number; readonly needs_set: boolean }[];
  /** All of the site. */
  readonly portals: readonly Pick<Portal, 'calendar_id' | 'state' | 'share' | 'slug'>[];
  readonly calendarId: number;
}

/** What a new portal begins with by a template: its services, its rules, and of what is open as much as no other portal sells. */
export function portalBy(template: PortalTemplate, around: AroundPortal): Partial<Portal> {
  const ofHotel = around.services.filter(({ needs_set: needsSet }) => needsSet);
  const rules = {
    // Wheels that are stored have to be fetched.
    hotel_change: { notice_hours: 24, service_ids: ofHotel.map(({ id }) => id) },
    workshop: { notice_hours: 2, own_sets: false },
    // Customers who come by the pages of a chain are not known here: somebody looks at each.
    chain: { notice_hours: 24, needs_confirmation: true, show_prices: false, days_ahead: 90 },
  } satisfies Record<PortalTemplate, Partial<Portal>>;
  return { ...rules[template], share: Math.min(100, leftOf(around) || 100) };
}

/** What a copy of a portal begins with: everything but its name and its addresses. Services stay behind in another calendar, whose they are. */
export function portalLike(portal: Portal, around: AroundPortal): Partial<Portal> {
  const { languages, theme, logo, primary_colour, secondary_colour, embed_hosts, texts } = portal;
  const { notice_hours, days_ahead, show_prices, own_sets, needs_confirmation } = portal;
  const { needs_proof, required_fields, cancel_hours, move_hours, cancel_fee } = portal;
  const isSame = portal.calendar_id === around.calendarId;
  return {
    languages,
    theme,
    logo,
    primary_colour,
    secondary_colour,
    embed_hosts,
    texts,
    notice_hours,
    days_ahead,
    show_prices,
    own_sets,
    needs_confirmation,
    needs_proof,
    required_fields,
    cancel_hours,
    move_hours,
    cancel_fee,
    service_ids: isSame ? portal.service_ids : [],
    share: Math.min(portal.share, leftOf(around) || portal.share),
    slug: nextSlug(
      portal.slug,
      around.portals.map(({ slug }) => slug),
    ),
  };
}

function leftOf({ portals, calendarId }: AroundPortal): number {
  const open = portals.filter((one) => one.calendar_id === calendarId && one.state === 'published');
  return Math.max(0, 100 - open.reduce((sum, { share }) => sum + share, 0));
}

/** `hjulskift` becomes `hjulskift-2`, that `hjulskift-3`. */
function nextSlug(slug: string, taken: readonly string[]): string {
  const stem = slug.replace(/-\d+$/, '').slice(0, 56);
  let nth = 2;
  while (taken.includes(`${stem}-${nth}`)) nth += 1;
  return `${stem}-${nth}`;
}
