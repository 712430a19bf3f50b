import { bookingPortals, portalCalls } from '#contract/booking/booking-settings/portals.ts';
import { bookingReminders, reminderCalls } from '#contract/booking/booking-settings/reminders.ts';
import {
  bookingPlaces,
  bookingPlans,
  bookingResources,
} from '#contract/booking/booking-settings/workshop.ts';
import {
  bookingAddons,
  bookingCategories,
  bookingServices,
} from '#contract/booking/booking-settings/catalogue.ts';
import { bookingSchedules, calendars } from '#contract/booking/booking-settings/calendars.ts';
import { contactDetails } from '#contract/booking/booking-settings/contact-details.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { previewHolds, previewSlug } from '#server/features/booking/online-booking/exports.ts';
import { reachedAt, tryMessage } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { calendarRoutes } from './calendar-routes.ts';
import {
  checkAccount,
  checkHost,
  checkHours,
  checkLook,
  checkPlan,
  checkShare,
  checkTemplates,
  refuseOverselling,
} from './checks.ts';
import { notifyOfDisplaced } from './notify-of-displaced.ts';
import { warnBooked, refuseBookedCalendar } from './archive-booked.ts';
import { keepOneDefault } from './default-calendar.ts';

/** What a calendar of bookings is made of. */
export function bookingSettingsRoutes(app: AppContext): void {
  calendarRoutes(app);
  settingsRoutes(app, contactDetails);
  resourceRoutes(app, calendars, {
    beforeSave: keepOneDefault,
    steps: { archive: refuseBookedCalendar },
  });
  resourceRoutes(app, bookingCategories);
  resourceRoutes(app, bookingServices, { steps: { archive: warnBooked('service_id') } });
  resourceRoutes(app, bookingAddons, { steps: { archive: warnBooked('addon_id') } });
  resourceRoutes(app, bookingSchedules, { beforeSave: checkHours });
  resourceRoutes(app, bookingPlaces, { steps: { archive: warnBooked('place_id') } });
  resourceRoutes(app, bookingResources, {
    beforeSave: checkAccount,
    steps: { archive: warnBooked('resource_id') },
  });
  resourceRoutes(app, bookingPlans, {
    beforeSave: checkPlan,
    afterSave: async (context, id) => {
      const plan = await rowWithId(context.db, bookingPlans, id);
      await notifyOfDisplaced(app, context, plan as RowOf<typeof bookingPlans>);
    },
  });
  resourceRoutes(app, bookingPortals, {
    beforeSave: async (context, change, before) => {
      checkLook(change);
      if (change.host !== before?.host) await checkHost(app, context, change.host);
      return checkShare(context, change, before);
    },
    steps: { publish: refuseOverselling },
  });
  mount(
    app,
    portalCalls,
  )({
    preview: async ({ db, now, params: { id } }) => {
      const { archived_at: archived } = await rowWithId(db, bookingPortals, id);
      if (archived !== null) throw new AppError('common.archived');
      const until = new Date(now.getTime() + previewHolds);
      const path = `/book/${previewSlug(app.keys, id, until)}`;
      return { data: { path, expires_at: until.toISOString() } };
    },
  });
  resourceRoutes(app, bookingReminders, { beforeSave: checkTemplates });
  mountUnmanaged(
    app,
    reminderCalls,
  )({
    try: async ({ caller, transaction }) => {
      // Accounts are nobody's to read at a site; this is of the caller.
      const reached = await app.db.transaction('system', (tx) => reachedAt(tx, caller.userId));
      return transaction(async (context) => ({ data: await tryMessage(app, context, reached) }));
    },
  });
}
