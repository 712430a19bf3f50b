import { crudScreens } from '#src/crud/crud-screens.ts';
import { settingsScreen } from '#src/crud/settings/settings-screen.ts';
import type { Screen } from '#src/navigation/screen.ts';

const setup = 'settings/booking/:calendarId';
const within = { param: 'calendarId', field: 'calendar_id' } as const;
const rights = { read: 'bookings.read', write: 'bookings.settings', within };
const made = (list: string) => ({
  ...rights,
  list: `${setup}/${list}`,
  one: `${setup}/${list}/:id/edit`,
  add: `${setup}/${list}/new`,
  addAtOne: true as const,
});
const madeApart = (list: string) => ({
  ...rights,
  list: `${setup}/${list}`,
  one: `${setup}/${list}/:id/edit`,
  add: `${setup}/${list}/0/new`,
});

const own = {
  rights: ['bookings.settings'],
  words: ['crud'],
} as const;

/** What a site books by: its calendars, and what each is made of. */
export const bookingSettingsScreens: readonly Screen[] = [
  settingsScreen(
    {
      title: 'booking-settings:contact-details.title',
      path: 'settings/contact-details',
      read: 'bookings.settings',
    },
    () => import('./contact/contact-screen.tsx'),
  ),
  {
    ...own,
    path: 'settings/booking/calendars/new',
    title: 'booking-settings:calendars.new',
    load: () => import('./calendar/set-up-screen.tsx'),
  },
  {
    ...own,
    path: 'settings/booking/calendars/:calendarId',
    title: 'booking-settings:calendars.one',
    rights: ['bookings.read'],
    load: () => import('./calendar/overview-screen.tsx'),
  },
  {
    ...own,
    path: 'settings/booking/calendars/:calendarId/edit',
    title: 'booking-settings:calendars.edit',
    load: () => import('./calendar/edit-screen.tsx'),
  },
  ...crudScreens(
    { ...made('services'), title: 'booking-settings:booking-services.title' },
    () => import('./registers/services-screens.tsx'),
  ),
  ...crudScreens(
    { ...made('addon-services'), title: 'booking-settings:booking-addons.title' },
    () => import('./registers/addons-screens.tsx'),
  ),
  ...crudScreens(
    { ...made('service-categories'), title: 'booking-settings:booking-categories.title' },
    () => import('./registers/categories-screens.tsx'),
  ),
  ...crudScreens(
    { ...made('schedules'), title: 'booking-settings:booking-schedules.title' },
    () => import('./registers/schedules-screens.tsx'),
  ),
  ...crudScreens(
    { ...made('resources'), title: 'booking-settings:booking-resources.title' },
    () => import('./registers/resources-screens.tsx'),
  ),
  ...crudScreens(
    { ...made('places'), title: 'booking-settings:booking-places.title' },
    () => import('./registers/places-screens.tsx'),
  ),
  ...crudScreens(
    { ...madeApart('portals'), title: 'booking-settings:booking-portals.title' },
    () => import('./registers/portals-screens.tsx'),
  ),
  ...crudScreens(
    {
      ...madeApart('reminders'),
      title: 'booking-settings:booking-reminders.title',
      beginsTyping: false,
    },
    () => import('./registers/reminders-screens.tsx'),
  ),
  {
    ...own,
    path: `${setup}/reminders/0/new/:type/:transport`,
    title: 'booking-settings:booking-reminders.new',
    load: () => import('./registers/new-reminder-screen.tsx'),
  },
  {
    ...own,
    path: `${setup}/planning`,
    title: 'booking-settings:booking-plans.title',
    rights: ['bookings.read'],
    load: () => import('./planning/planning-screen.tsx'),
  },
];
