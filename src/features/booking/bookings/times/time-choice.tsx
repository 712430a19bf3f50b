import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingTime } from '#contract/booking/free-times.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useCurrency } from '#src/crud/values/use-currency.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showMoney } from '#src/i18n/money.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { soonText } from '../look/when-text.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { codesOf, useReasonWord, Why } from './reasons.tsx';
import { TimesGrid } from './times-grid.tsx';
import { useTimes } from './use-times.ts';
import type { Wanted } from './wanted.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  /** What is to be done; null until that is known. */
  wanted: Wanted | null;
  /** Whose hold is in nobody's way. */
  form: string;
  /** The booking that is moved. */
  bookingId?: number;
  chosen: string | null;
  /** Only times that are free are offered. */
  onlyFree?: boolean;
  onChoose: (start: string) => void;
  /** What can be done about a time that is not free. */
  renderTaken?: (time: BookingTime) => ReactNode;
  /** What is said while nothing can be asked for. */
  lack: string;
  /** Counted up by the caller that wants the focus to go to the best time as soon as it is there. */
  wantsFocus: number;
}

const atOnce = 7;

/** When something can be done: the next best times, and all of a week in a grid, with why those that are not free are not. */
export function TimeChoice({ wanted, form, bookingId, chosen, onChoose, ...props }: Props) {
  const { t, i18n } = useTranslation('bookings');
  const siteId = useSiteId();
  const today = showDate(serverNow());
  const word = useReasonWord();
  const currency = useCurrency();
  const [start, setStart] = useState(() => laterOf(today, chosen === null ? '' : showDate(chosen)));
  const from = laterOf(today, start);
  const days = Array.from({ length: atOnce }, (_, nth) => daysAfter(from, nth));
  const query = useTimes(
    siteId,
    wanted && {
      ...wanted,
      form,
      from,
      to: days.at(-1)!,
      ...(bookingId !== undefined && { booking_id: bookingId }),
    },
  );
  const best = useRef<HTMLButtonElement>(null);
  const answer = query.isPlaceholderData ? undefined : query.data?.data;
  const { wantsFocus } = props;
  const focused = useRef(wantsFocus);
  const isThere = answer !== undefined;
  useEffect(() => {
    if (focused.current === wantsFocus || !isThere) return;
    focused.current = wantsFocus;
    best.current?.focus();
  }, [wantsFocus, isThere]);

  if (!wanted) return <EmptyState title={props.lack} />;
  return (
    <Loaded query={query} rows={6}>
      {({ data }) => {
        const times = worthShowing(props.onlyFree ? data.times.filter(({ ok }) => ok) : data.times);
        return (
          <div className={query.isPlaceholderData ? 'stack times-old' : 'stack'}>
            <div className="row apart">
              <div className="actions" role="group" aria-label={t('times.best')}>
                {data.next.map((time, nth) => (
                  <button
                    key={time.start}
                    ref={nth === 0 ? best : undefined}
                    type="button"
                    className="chip"
                    aria-pressed={time.start === chosen}
                    onClick={() => onChoose(time.start)}
                  >
                    {soonText(time.start, i18n.language)}
                  </button>
                ))}
              </div>
              <div className="row nowrap at-end">
                <b>
                  <Facts
                    of={[
                      t('new.minutes', { count: data.minutes }),
                      data.price !== null &&
                        currency &&
                        showMoney(data.price, currency, i18n.language),
                    ]}
                  />
                </b>
                <Button
                  aria-label={t('times.earlier')}
                  aria-disabled={from <= today}
                  onClick={() => setStart(laterOf(today, daysAfter(from, -atOnce)))}
                >
                  {'‹'}
                </Button>
                <Button
                  aria-label={t('times.later')}
                  onClick={() => setStart(daysAfter(from, atOnce))}
                >
                  {'›'}
                </Button>
              </div>
            </div>
            {times.length === 0 ? (
              <EmptyState title={t('times.nothing')}>
                <Button onClick={() => setStart(daysAfter(from, atOnce))}>
                  {t('times.later')}
                </Button>
              </EmptyState>
            ) : (
              <TimesGrid
                label={t('times.title')}
                times={times}
                days={days}
                chosen={chosen}
                word={word}
                renderWhy={(time) => (
                  <>
                    <Why reasons={time.reasons} named={data} />
                    {props.renderTaken?.(time)}
                  </>
                )}
                onChoose={(time) => onChoose(time.start)}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

const laterOf = (one: string, other: string): string => (other > one ? other : one);

const idle = new Set(['CLOSED', 'OUTSIDE_SCHEDULE', 'PAST']);

/** Times of the clock at which on none of the days anybody is there are left out. */
function worthShowing(times: readonly BookingTime[]): BookingTime[] {
  const worth = new Set(
    times
      .filter((time) => time.ok || codesOf(time).some((code) => !idle.has(code)))
      .map(({ start }) => showTime(start)),
  );
  return times.filter(({ start }) => worth.has(showTime(start)));
}
