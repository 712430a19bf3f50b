import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import {
  bookingPlaces,
  bookingPlans,
  bookingResources,
} from '#contract/booking/booking-settings/workshop.ts';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import type { Row } from '#contract/kit/row.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { LiveNote } from '#src/crud/list/live-note.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { instantOf } from '#src/i18n/zoned-field.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyComponent, lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { Button } from '#src/ui/button.tsx';
import { inCalendar } from '../calendar/calendar-frame.tsx';
import { weekdayName } from '../inputs/hours/weekday-name.ts';
import { mondayOf } from './monday-of.ts';
import { planInputs } from './plan-inputs.tsx';
import './planning.css';

// The plan is read without forms.
const RowDialog = lazyScreen(
  async () => (await import('#src/crud/embedded/row-dialog.tsx')).RowDialog,
  null,
);

const CopyPlans = lazyComponent(async () => (await import('./copy-plans.tsx')).CopyPlans);

// Known when it is: mostly there are none.
const DisplacedBookings = lazyComponent(
  async () => (await import('./displaced-bookings.tsx')).DisplacedBookings,
);

const at = (day: string, time = '00:00') => instantOf(`${day}T${time}`) ?? '';

type Times = { readonly begins_at: string; readonly ends_at: string };
type Field = 'resource_id' | 'place_id';
interface Line {
  readonly field: Field;
  readonly id: number;
  readonly name: string;
}

/** Who is where in a week, and what keeps them from it: a line for each person and place, a column for each day. */
export default inCalendar(function PlanningScreen() {
  const { t, i18n } = useTranslation('booking-settings');
  const words = useTranslations(bookingPlans);
  const siteId = useSiteId();
  const { calendarId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<{ id: string; start: Partial<Row> } | null>(null);
  const [isCopying, setIsCopying] = useState(false);
  const mayWrite = useMayWrite(bookingPlans);
  const today = showDate(serverNow());
  const monday = mondayOf(search.get('week') ?? today);
  const days = Array.from({ length: 7 }, (_, after) => daysAfter(monday, after));
  const next = daysAfter(monday, 7);
  const of = { calendar_id: calendarId, per_page: 200 };
  const shown = { ...of, begins_at_to: at(next), ends_at_from: at(monday) };
  const plans = useQuery(queryFor(siteId, bookingPlans.calls.list, { query: shown }));
  const people = useQuery(queryFor(siteId, bookingResources.calls.list, { query: of }));
  const places = useQuery(queryFor(siteId, bookingPlaces.calls.list, { query: of }));
  const capacity = useQuery(
    queryFor(siteId, calendarCalls.week, {
      params: { id: calendarId },
      query: { from: monday },
    }),
  );
  const line = (field: Field) => (row: { id: number; name: string }) => ({ field, ...row });
  const lines: Line[] = [
    ...(people.data?.data ?? []).map(line('resource_id')),
    ...(places.data?.data ?? []).map(line('place_id')),
  ];
  const turnTo = (week: string) =>
    setSearch(week === mondayOf(today) ? {} : { week }, { replace: true });
  const planned = ({ field, id }: Line, day: string) =>
    (plans.data?.data ?? []).filter(
      (plan) =>
        plan[field] === id && plan.begins_at < at(daysAfter(day, 1)) && plan.ends_at > at(day),
    );
  const begin = ({ field, id, name }: Line, day: string) =>
    setOpen({
      id: 'new',
      start: {
        calendar_id: Number(calendarId),
        [field]: id,
        kind: field === 'place_id' ? 'block' : 'work',
        begins_at: at(day, '08:00'),
        ends_at: at(day, '16:00'),
        shown: { [field]: name },
      },
    });

  /** From when to when something is planned on a day, as far as that is on it; empty where it is all of it. */
  const timesOn = (day: string, { begins_at: begins, ends_at: ends }: Times) => {
    const [first, last] = [at(day), at(daysAfter(day, 1))];
    if (begins <= first && ends >= last) return '';
    return `${begins < first ? '' : showTime(begins)}–${ends > last ? '' : showTime(ends)}`;
  };

  return (
    <div className="page planning">
      <header className="row apart">
        <h1>{words.text('title')}</h1>
        <div className="actions">
          <Button onClick={() => turnTo(daysAfter(monday, -7))}>{t('planning.before')}</Button>
          <Button onClick={() => turnTo(mondayOf(today))}>{t('planning.now')}</Button>
          <Button onClick={() => turnTo(next)}>{t('planning.after')}</Button>
          {mayWrite && <Button onClick={() => setIsCopying(true)}>{t('planning.copy')}</Button>}
        </div>
      </header>
      <LiveNote resource={bookingPlans} busy={open !== null} />
      <Loaded query={plans} rows={5} />
      {plans.data && (
        <div className="scroll">
          <table>
            <caption className="visually-hidden">{t('planning.week', { from: monday })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('planning.who')}</th>
                {days.map((day, weekday) => (
                  <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                    {weekdayName(weekday, i18n.language)}{' '}
                    <small className="amount">{day.slice(5)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((one) => (
                <tr key={`${one.field}${one.id}`}>
                  <th scope="row">{one.name}</th>
                  {days.map((day) => (
                    <td key={day}>
                      <ul className="stack flush">
                        {planned(one, day).map((plan) => (
                          <li key={plan.id}>
                            <button
                              type="button"
                              className="plan bare"
                              data-kind={plan.kind}
                              onClick={() => setOpen({ id: String(plan.id), start: {} })}
                            >
                              <b>{words.choice('kind', plan.kind)}</b>{' '}
                              {timesOn(day, plan) || t('planning.allDay')} {plan.note}
                            </button>
                          </li>
                        ))}
                      </ul>
                      {mayWrite && (
                        <button
                          type="button"
                          className="plan-new muted"
                          aria-label={t('planning.add', {
                            name: one.name,
                            day: `${weekdayName((new Date(day).getUTCDay() + 6) % 7, i18n.language)} ${day}`,
                          })}
                          onClick={() => begin(one, day)}
                        >
                          +
                        </button>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('planning.open')}</th>
                {days.map((day) => (
                  <td key={day}>
                    {t('planning.hours', {
                      hours: Math.round((capacity.data?.data[day] ?? 0) / 6) / 10,
                    })}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <DisplacedBookings
        calendarId={calendarId}
        from={at(monday)}
        to={at(next)}
        plannedAt={plans.dataUpdatedAt}
      />
      {isCopying && (
        <CopyPlans
          calendarId={calendarId}
          monday={monday}
          onCopied={(week) => {
            setIsCopying(false);
            turnTo(week);
          }}
          onClose={() => setIsCopying(false)}
        />
      )}
      {open && (
        <RowDialog
          resource={bookingPlans}
          id={open.id}
          field="calendar_id"
          start={open.start}
          mayWrite={mayWrite}
          inputs={planInputs}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
});
