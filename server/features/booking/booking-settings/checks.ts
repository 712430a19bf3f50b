import type { bookingSchedules } from '#contract/booking/booking-settings/calendars.ts';
import { scheduleProblems } from '#contract/booking/booking-settings/hours-rules.ts';
import type { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import type { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { unknownVariables } from '#contract/booking/booking-settings/template-rules.ts';
import type {
  bookingPlans,
  bookingResources,
} from '#contract/booking/booking-settings/workshop.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { isColour, looksLikeError } from '#contract/platform/brand-colours.ts';
import { isHost, isLogo } from '#contract/platform/white-label-rules.ts';
import { whiteLabelOf } from '#server/features/platform/white-label/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { soldElsewhere } from './checks-repo.ts';
import { worksHere } from './people-repo.ts';

/** Nothing ends before it starts, and hours of a day do not overlap. */
export function checkHours<Row extends Partial<RowOf<typeof bookingSchedules>>>(
  _: Context,
  change: Row,
): Promise<Row> {
  refuse(
    Object.entries(scheduleProblems(change)).map(([field, problem]) => [
      field,
      `fields.${problem}`,
    ]),
  );
  return Promise.resolve(change);
}

/** A message names only what there is to be named. */
export function checkTemplates<Row extends Partial<RowOf<typeof bookingReminders>>>(
  _: Context,
  change: Row,
): Promise<Row> {
  const texts = Object.values(change.templates ?? {}).map(({ subject, text }) => subject + text);
  if (unknownVariables(texts.join('')).length > 0) {
    refuse([['templates', 'fields.unknown_variable']]);
  }
  return Promise.resolve(change);
}

/** A person's account is that of somebody who works at the site; a machine has none. */
export async function checkAccount<Row extends Partial<RowOf<typeof bookingResources>>>(
  { db }: Context,
  change: Row,
  before?: RowOf<typeof bookingResources>,
): Promise<Row> {
  const { kind, user_id: user } = { ...before, ...change };
  if (kind === 'machine') return user ? { ...change, user_id: null } : change;
  const isNew = user && user !== before?.user_id;
  if (isNew && !(await worksHere(db, user))) refuse([['user_id', 'fields.unknown']]);
  return change;
}

/** What is planned lasts for a while. */
export function checkPlan<Row extends Partial<RowOf<typeof bookingPlans>>>(
  _: Context,
  change: Row,
  before?: RowOf<typeof bookingPlans>,
): Promise<Row> {
  const { begins_at: from, ends_at: to } = { ...before, ...change };
  if (from !== undefined && from === to) refuse([['ends_at', 'fields.before_start']]);
  return Promise.resolve(change);
}

type Portal = RowOf<typeof bookingPortals>;

/**
 * A portal's own host is a host name that nobody else comes in by: not the installation's, and none
 * that has a branding already. The operator may give it one afterwards.
 */
export async function checkHost(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  { db }: Context,
  host: string | undefined,
): Promise<void> {
  if (!host) return;
  if (!isHost(host)) refuse([['host', 'fields.host']]);
  const isTaken = host === new URL(publicUrl).hostname || (await whiteLabelOf(db, host)) !== null;
  if (isTaken) refuse([['host', 'fields.taken']]);
}

/** A portal looks as its workshop, where that can be read and is not taken for an error; and only hosts show it. */
export function checkLook({
  logo = '',
  primary_colour: primary = '',
  secondary_colour: secondary = '',
  embed_hosts: hosts = [],
}: Partial<Portal>): void {
  refuse([
    ...(logo === '' || isLogo(logo) ? [] : [['logo', 'fields.logo'] as const]),
    ...(primary === '' || isColour(primary) ? [] : [['primary_colour', 'fields.colour'] as const]),
    ...(isColour(primary) && looksLikeError(primary)
      ? [['primary_colour', 'fields.error_colour'] as const]
      : []),
    ...(secondary === '' || isColour(secondary)
      ? []
      : [['secondary_colour', 'fields.colour'] as const]),
    ...(hosts.every(isHost) ? [] : [['embed_hosts', 'fields.host'] as const]),
  ]);
}

/** The portals of a calendar that are open together sell no more than there is. */
export async function checkShare(
  context: Context,
  change: Partial<Portal>,
  before: Portal | undefined,
): Promise<Partial<Portal>> {
  const sellsMore = change.share !== undefined && change.share > (before?.share ?? 0);
  if (before?.state === 'published' && sellsMore)
    await refuseOverselling(context, { ...before, ...change });
  return change;
}

/** The same, once one is opened. */
export async function refuseOverselling(
  { db }: Context,
  { id, calendar_id, share }: Portal,
): Promise<void> {
  const others = await soldElsewhere(db, calendar_id, id);
  if (others + share <= 100) return;
  const left = Math.max(0, 100 - others);
  throw new AppError('booking-settings.oversells', { left }, { share: 'fields.oversells' });
}

function refuse(fields: readonly (readonly [string, string])[]): void {
  if (fields.length > 0) throw new AppError('common.wrong_input', {}, Object.fromEntries(fields));
}
