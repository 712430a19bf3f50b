import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { shellCalls } from '#contract/platform/shell.ts';
import type { ResourceScreens } from '#src/crud/crud-screens.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath, splitPath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import '#src/ui/paging/tabs.css';
import './calendar.css';

/** The lists of a calendar, by their part of the address. */
export const calendarLists = {
  services: 'booking-services',
  'addon-services': 'booking-addons',
  'service-categories': 'booking-categories',
  schedules: 'booking-schedules',
  places: 'booking-places',
  resources: 'booking-resources',
  planning: 'booking-plans',
  portals: 'booking-portals',
  reminders: 'booking-reminders',
} as const;

/** A screen within a calendar: `any` in its address is the site's default one, and its other lists are beside it. */
function CalendarFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('booking-settings');
  const siteId = useSiteId();
  const { calendarId = '' } = useParams();
  const { pathname, search } = useLocation();
  const calendars = useQuery(queryFor(siteId, shellCalls.calendars, undefined)).data?.data;
  const { rest } = splitPath(pathname);
  if (!/^\d+$/.test(calendarId)) {
    if (!calendars) return null;
    const [first] = calendars;
    if (!first) return <NoCalendar />;
    const named = rest.split('/').map((part) => (part === calendarId ? first.id : part));
    return <Navigate replace to={sitePath(siteId, named.join('/')) + search} />;
  }
  const called = calendars?.find(({ id }) => String(id) === calendarId)?.name;
  const overview = `settings/booking/calendars/${calendarId}`;
  return (
    <div className="calendar-frame">
      <nav className="tabs" aria-label={called ?? t('calendars.one')}>
        <Link to={sitePath(siteId, overview)} aria-current={rest === overview ? 'page' : undefined}>
          {called ?? t('calendars.one')}
        </Link>
        {Object.entries(calendarLists).map(([list, name]) => {
          const path = `settings/booking/${calendarId}/${list}`;
          const isHere = rest === path || rest.startsWith(`${path}/`);
          return (
            <Link key={list} to={sitePath(siteId, path)} aria-current={isHere ? 'page' : undefined}>
              {t(`${name}.title`)}
            </Link>
          );
        })}
      </nav>
      {children}
    </div>
  );
}

/** What a site without a calendar is shown. */
function NoCalendar() {
  const { t } = useTranslation('booking-settings');
  const siteId = useSiteId();
  return (
    <div className="page">
      <EmptyState title={t('calendars.empty')}>
        <Link className="button primary" to={sitePath(siteId, 'settings/booking/calendars/new')}>
          {t('calendars.new')}
        </Link>
      </EmptyState>
    </div>
  );
}

/** A component within a calendar. */
export const inCalendar = (Screen: ComponentType) =>
  function InCalendar() {
    return (
      <CalendarFrame>
        <Screen />
      </CalendarFrame>
    );
  };

/** The screens of a register within a calendar. */
export const screensInCalendar = ({ list, add, one, ...others }: ResourceScreens) => ({
  ...others,
  list: inCalendar(list),
  add: inCalendar(add),
  one: inCalendar(one),
});
