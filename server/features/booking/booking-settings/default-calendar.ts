import { calendars } from '#contract/booking/booking-settings/calendars.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRows } from '#server/kit/resource/write-many-repo.ts';
import { nextRow, writeRows } from '#server/kit/resource/write.ts';
import { defaultCalendarOf } from './default-calendar-repo.ts';

type Calendar = RowOf<typeof calendars>;

/** Exactly one calendar of a site is its default: the first there is, until another one is made it. */
export async function keepOneDefault(
  context: Context,
  change: Partial<Calendar>,
  before: Calendar | undefined,
): Promise<Partial<Calendar>> {
  const current = await defaultCalendarOf(context.db);
  if (current === undefined) return { ...change, is_default: true };
  if (current === before?.id) {
    if (change.is_default === false) throw isDefault({ is_default: 'fields.default_calendar' });
    return change;
  }
  if (change.is_default === true) {
    const rows = await lockRows(context.db, calendars, [current]);
    const next = [...rows.values()].map((row) => nextRow(calendars, row, { is_default: false }));
    await writeRows({ resource: calendars, hooks: {} }, context, 'save', next);
  }
  return change;
}

/** A site's bookings have to go on somewhere. */
export function refuseDefault(_: Context, { is_default }: Calendar): Promise<void> {
  if (is_default) throw isDefault();
  return Promise.resolve();
}

const isDefault = (fields?: Record<string, string>) =>
  new AppError('booking-settings.default_calendar', {}, fields);
