import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { Answer } from '#contract/kit/call.ts';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { reasonCodes } from '#contract/booking/slots/reasons.ts';
import { vehicleClasses } from '#contract/booking/booking-settings/vehicle-classes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { isDay, showDate, showTime, showWeekday } from '#src/i18n/time.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CopyButton } from '#src/ui/state/copy-button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { codesOf, Why } from '../times/reasons.tsx';
import { useTimes } from '../times/use-times.ts';
import './debug.css';

const ServicesPart = lazyScreen(
  async () => (await import('../new/services-part.tsx')).ServicesPart,
);

/** Every time that something might begin, and rule by rule whether it may; all of what is asked stands in the address. */
export default function DebugTimesScreen() {
  const { t, i18n } = useTranslation('bookings');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const today = showDate(serverNow());
  const day = (name: string) => (isDay(search.get(name) ?? '') ? search.get(name)! : today);
  const from = day('from');
  const to = day('to') < from ? from : day('to');
  const ids = (name: string) => (search.get(name) ?? '').split(',').map(Number).filter(Boolean);
  const services = ids('services');
  const addons = ids('addons').map((id) => ({ id, quantity: 1 }));
  const names = (search.get('classes') ?? '').split(',');
  const classes = vehicleClasses.filter((one) => names.includes(one));
  const calendarId = ids('calendar')[0] ?? null;
  const portalId = ids('portal')[0];
  const portals = useQuery(
    queryFor(siteId, bookingPortals.calls.list, { query: { per_page: 100 } }),
  ).data?.data;
  const setParams = (part: Record<string, string | null>) =>
    setSearch(withQuery(search, part), { replace: true });
  const query = useTimes(
    siteId,
    services.length === 0
      ? null
      : {
          services,
          addons,
          classes,
          from,
          to,
          ...(calendarId !== null && { calendar_id: calendarId }),
          ...(portalId !== undefined && { portal_id: portalId }),
        },
  );

  return (
    <div className="page">
      <h1>{t('debug.title')}</h1>
      <p>{t('debug.intro')}</p>
      <section className="section" aria-label={t('debug.question')}>
        <ServicesPart
          chosen={{ calendar_id: calendarId, services, addons, classes }}
          onChange={(part) =>
            setParams({
              ...(part.services && { services: part.services.join(',') }),
              ...(part.addons && { addons: part.addons.map(({ id }) => id).join(',') }),
              ...(part.classes && { classes: part.classes.join(',') }),
              ...(part.calendar_id && { calendar: String(part.calendar_id) }),
            })
          }
          onDone={() => {}}
        />
        <div className="grid">
          <DateField
            label={t('debug.from')}
            value={from}
            onChange={(value) => isDay(value) && setParams({ from: value })}
          />
          <DateField
            label={t('debug.to')}
            value={to}
            onChange={(value) => isDay(value) && setParams({ to: value })}
          />
          <SelectField
            label={t('debug.portal')}
            options={[
              { value: '', label: t('debug.counter') },
              ...(portals ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={String(portalId ?? '')}
            onChoose={(portal) => setParams({ portal })}
          />
        </div>
      </section>
      {services.length === 0 ? (
        <EmptyState title={t('new.chooseServices')} />
      ) : (
        <Loaded query={query} rows={8}>
          {({ data }) => (
            <section className="section" aria-label={t('debug.answer')}>
              <header className="row apart">
                <h2>
                  {t('debug.found', {
                    free: data.times.filter(({ ok }) => ok).length,
                    count: data.times.length,
                  })}
                </h2>
                <CopyButton label={t('debug.copy')} text={asText(data, location.href)} />
              </header>
              <Rules answer={data} language={i18n.language} />
            </section>
          )}
        </Loaded>
      )}
    </div>
  );
}

type Answered = Answer<typeof bookingCalls.times>['data'];

function Rules({ answer, language }: { answer: Answered; language: string }) {
  const { times } = answer;
  const { t } = useTranslation('bookings');
  const codes = reasonCodes.filter((code) => times.some((time) => codesOf(time).includes(code)));
  return (
    <div className="scroll">
      <table className="table amount debug-times">
        <thead>
          <tr>
            <th scope="col">{t('debug.time')}</th>
            {codes.map((code) => (
              <th key={code} scope="col">
                <span title={t(`reasons.${code}`)}>{t(`reason.${code}`)}</span>
                <small>{code}</small>
              </th>
            ))}
            <th scope="col">{t('debug.why')}</th>
          </tr>
        </thead>
        {[...Map.groupBy(times, ({ start }) => showDate(start))].map(([day, some]) => (
          <tbody key={day}>
            <tr>
              <th scope="rowgroup" colSpan={codes.length + 2}>
                {showWeekday(day, language)}
              </th>
            </tr>
            {some.map((time) => (
              <tr key={time.start} data-ok={time.ok}>
                <th scope="row">{showTime(time.start)}</th>
                {codes.map((code) => {
                  const speaksAgainst = codesOf(time).includes(code);
                  return (
                    <td key={code} className={speaksAgainst ? 'alarmed' : 'muted'}>
                      <span aria-hidden="true">{speaksAgainst ? '✕' : '✓'}</span>
                      <span className="visually-hidden">
                        {t(speaksAgainst ? 'bookings:debug.fails' : 'bookings:debug.passes')}
                      </span>
                    </td>
                  );
                })}
                <td>
                  {time.ok ? (
                    <b>{t('debug.free')}</b>
                  ) : (
                    <Why reasons={time.reasons} named={answer} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The same to be sent to whoever is to help. */
function asText({ times, minutes, places, resources }: Answered, address: string): string {
  const nameOf = (all: Answered['places'], id: number | undefined) =>
    all.find((one) => one.id === id)?.name;
  const lines = times.map(({ start, ok, reasons }) => {
    const why = reasons.map((one) => {
      const by = one.blocked_by;
      const more = [
        nameOf(places, one.place_id),
        nameOf(resources, one.resource_id),
        by && `${by.kind} ${by.id} ${by.name}`,
        one.until && `-> ${one.until}`,
      ].filter(Boolean);
      return more.length > 0 ? `${one.code} (${more.join(', ')})` : one.code;
    });
    return `${start} ${ok ? 'OK' : why.join(', ')}`;
  });
  return [address, `${minutes} min`, ...lines].join('\n');
}
