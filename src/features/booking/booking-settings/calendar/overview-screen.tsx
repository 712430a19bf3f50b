import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import {
  calendarCalls,
  type CalendarOverview,
} from '#contract/booking/booking-settings/calendar-calls.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { FeedsPanel } from '#src/features/booking/booking-links/exports.ts';
import { queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { calendarLists, inCalendar } from './calendar-frame.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

// Where each warning is mended.
const mendedAt: Readonly<Record<string, keyof typeof calendarLists>> = {
  never_open: 'schedules',
  empty_schedule: 'schedules',
  wrong_hours: 'schedules',
  no_services: 'services',
  no_place: 'services',
  no_skill: 'services',
  too_long: 'services',
  no_places: 'places',
  no_resources: 'resources',
  no_portal: 'portals',
  no_portal_services: 'portals',
};

/** A calendar at a glance: what it is made of, and what keeps customers from booking. */
export default inCalendar(function CalendarOverviewScreen() {
  const siteId = useSiteId();
  const { calendarId = '' } = useParams();
  const query = useQuery(queryFor(siteId, calendarCalls.overview, { params: { id: calendarId } }));
  return (
    <div className="page">
      <Loaded query={query} rows={6}>
        {({ data }) => <Overview calendar={data} />}
      </Loaded>
    </div>
  );
});

function Overview({ calendar }: { calendar: CalendarOverview }) {
  const { t } = useTranslation('booking-settings');
  const siteId = useSiteId();
  const may = useMay();
  const others = useLoaded(siteId, shellCalls.calendars)?.data.filter(
    ({ id }) => id !== calendar.id,
  );
  usePageTitle(calendar.name);
  const to = (path: string) => sitePath(siteId, `settings/booking/${path}`);
  const own = (path: string) => to(`${calendar.id}/${path}`);
  return (
    <>
      <header className="row apart">
        <h1>{calendar.name}</h1>
        {may('bookings.settings') && (
          <div className="actions">
            <Link className="button" to={to('calendars/new')}>
              {t('calendars.new')}
            </Link>
            <Link className="button primary" to={to(`calendars/${calendar.id}/edit`)}>
              {t('crud:form.edit')}
            </Link>
          </div>
        )}
      </header>
      <p className="muted">
        <Facts
          of={[
            calendar.is_default ? t('calendars.fields.is_default') : '',
            t('overview.interval', { count: calendar.slot_interval }),
            calendar.timezone,
          ]}
        />
      </p>
      {calendar.warnings.length === 0 ? (
        <p className="message info">{t('overview.well')}</p>
      ) : (
        <section className="section" aria-label={t('overview.warnings')}>
          <h2>{t('overview.warnings')}</h2>
          <ul className="rows">
            {calendar.warnings.map(({ code, id, name = '', lacks = [] }) => {
              const list = mendedAt[code];
              const path =
                list === undefined
                  ? to(`calendars/${calendar.id}/edit`)
                  : own(id === undefined ? list : `${list}/${id}/edit`);
              return (
                <li key={`${code} ${id ?? ''}`} className="row apart">
                  <span className="rest">
                    <span aria-hidden="true">{'⚠ '}</span>
                    {t(`overview.codes.${code}`, { name, lacks: lacksText(code, lacks) })}
                  </span>
                  <Link to={path}>{t('overview.mend')}</Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <div className="grid">
        {Object.entries(calendarLists).map(([list, name]) => (
          <Link key={list} className="section plain" to={own(list)}>
            <b>{t(`${name}.title`)}</b>
            <span className="muted">
              {name === 'booking-plans'
                ? t('planning.about')
                : String(calendar.counts[name.replaceAll('-', '_')] ?? 0)}
            </span>
          </Link>
        ))}
      </div>
      {may('bookings.settings') && <FeedsPanel siteId={siteId} id={calendar.id} />}
      {others && others.length > 0 && (
        <section className="section" aria-label={t('overview.others')}>
          <h2>{t('overview.others')}</h2>
          <ul className="rows">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Link to={to(`calendars/${id}`)}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );

  function lacksText(code: string, lacks: readonly string[]): string {
    const words =
      code === 'no_place' ? lacks.map((kind) => t(`booking-places.choices.kind.${kind}`)) : lacks;
    return words.join(', ');
  }
}
