import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { bookingPlaces, bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { dayMoveCalls } from '#contract/booking/day-moves.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { DayLine } from './day-line.tsx';
import { useCalendars } from '../times/use-calendars.ts';
import { MovedDays } from './moved-days.tsx';
import { Refused, type NotMoved } from './refused.tsx';
import { useDayPlan, type Whose } from './use-day-plan.ts';

const usualDays = 6;

/** Whose day the address means: `person-7`, `place-3` or `all`; null where nobody is chosen yet. */
function whoseOf(text: string | null, calendar: string | undefined): Whose | null {
  const within = calendar === undefined ? {} : { calendar_id: Number(calendar) };
  if (text === 'all') return within;
  const [, kind, id] = /^(place|person)-(\d{1,15})$/.exec(text ?? '') ?? [];
  if (!kind) return null;
  return { ...within, [kind === 'place' ? 'place_id' : 'resource_id']: Number(id) };
}

/** Moves all bookings of a day at once, as when a mechanic is ill: what follows for each stands there before it is done. */
export default function MoveDayScreen() {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const { busy, actionError, run } = useAction();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<readonly NotMoved[]>([]);
  const day = search.get('day') ?? showDate(serverNow());
  const until = search.get('until') ?? daysAfter(day, usualDays);
  const who = search.get('who');
  const calendars = useCalendars(siteId);
  const calendar = /^[1-9]\d{0,14}$/.exec(search.get('calendar') ?? '')?.[0];
  const shownCalendar = calendar ?? calendars.usual?.id;
  const whose = whoseOf(who, calendar);
  const all = {
    query: { per_page: '200', ...(shownCalendar && { calendar_id: String(shownCalendar) }) },
  };
  const places = useQuery(queryFor(siteId, bookingPlaces.calls.list, all)).data?.data ?? [];
  const people = useQuery(queryFor(siteId, bookingResources.calls.list, all)).data?.data ?? [];
  const plan = useDayPlan(siteId, day, until, whose);
  const lines = plan.data?.data ?? [];
  const chosen = lines.filter(({ id, to }) => to !== null && !left.has(id));
  const notifiedCount = chosen.filter(({ told_by: ways }) => ways.length > 0).length;
  const change = (part: Record<string, string | null>) => {
    setRefused([]);
    setSearch(withQuery(search, part), { replace: true });
  };
  const choose = (id: number) => (isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const move = () =>
    run(async (write) => {
      const moves = chosen.map(({ id, version, to }) => ({
        id,
        version,
        begins_at: to!.begins_at,
      }));
      const body = { day, ...whose, moves };
      const { data } = await write(dayMoveCalls.move, { body }, { siteId });
      setRefused(data.refused);
      refetchResource(siteId, bookings);
      await queryClient.invalidateQueries({ queryKey: questionOf(siteId, dayMoveCalls.open) });
      await plan.refetch();
    });
  const named = (kind: string, rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: `${kind}-${id}`, label: name }));
  return (
    <div className="page">
      <h1>{t('moveDay.title')}</h1>
      <p className="muted">{t('moveDay.about')}</p>
      <MovedDays />
      <div className="grid">
        <DateField
          label={t('moveDay.day')}
          value={day}
          onChange={(to) => to !== '' && change({ day: to, until: null })}
        />
        {calendars.all.length > 1 && (
          <SelectField
            label={t('calendar')}
            value={String(shownCalendar)}
            options={calendars.all.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChoose={(value) => change({ calendar: value, who: null })}
          />
        )}
        <SelectField
          label={t('moveDay.who')}
          value={who ?? ''}
          options={[
            { value: '', label: t('moveDay.choose') },
            ...named('person', people),
            ...named('place', places),
            { value: 'all', label: t('moveDay.all') },
          ]}
          onChoose={(value) => change({ who: value || null })}
        />
        <DateField
          label={t('moveDay.until')}
          min={day}
          max={daysAfter(day, 14)}
          value={until}
          onChange={(to) => to !== '' && change({ until: to })}
        />
      </div>
      <Refused title={t('moveDay.notMoved')} refused={refused} />
      {whose && (
        <Loaded query={plan} rows={4}>
          {() =>
            lines.length === 0 ? (
              <EmptyState title={t('moveDay.none')} />
            ) : (
              <section className="section whole" aria-label={t('moveDay.plan')}>
                <h2>{t('moveDay.plan')}</h2>
                <ul className="rows">
                  {lines.map((line) => (
                    <DayLine
                      key={line.id}
                      line={line}
                      isChosen={!left.has(line.id)}
                      onChoose={choose(line.id)}
                    />
                  ))}
                </ul>
                <ErrorNote text={actionError.text} />
                <div className="row apart">
                  <p role="status">
                    {t('moveDay.sum', { count: lines.length, moved: chosen.length })}{' '}
                    {t('moveDay.sumTold', { count: notifiedCount })}
                  </p>
                  <Button
                    variant="primary"
                    busy={busy}
                    disabled={chosen.length === 0}
                    onClick={() => void move()}
                  >
                    {t('moveDay.do', { count: chosen.length })}
                  </Button>
                </div>
              </section>
            )
          }
        </Loaded>
      )}
    </div>
  );
}
