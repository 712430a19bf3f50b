import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import {
  autoBookingCalls,
  type WaveCar,
} from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { waveCarStates, type WaveCarState } from '#contract/booking/auto-bookings/wave-rules.ts';
import type { Row } from '#contract/kit/row.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime, showWeekday } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Pager } from '#src/ui/paging/pager.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { useWaveChanges } from '../board/use-board.ts';

const atOnce = 50;

const tones: Readonly<Record<WaveCarState, Tone>> = {
  planned: 'idle',
  open: 'info',
  confirmed: 'ok',
  moved: 'ok',
  come: 'ok',
  declined: 'warn',
  changed_self: 'warn',
  no_show: 'bad',
  released: 'idle',
  cancelled: 'bad',
  overflow: 'warn',
  left_out: 'idle',
  failed: 'bad',
  out: 'idle',
};

/** Whom a wave is for and how each of them stands, narrowed as one likes. */
export function PeopleTab({ row }: { row: Row }) {
  const { t } = useTranslation('auto-bookings');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const standing = waveCarStates.find((one) => one === search.get('standing'));
  const q = search.get('q') ?? '';
  const page = Number(search.get('page')) || 1;
  const turn = (what: 'standing' | 'q' | 'page', value: string) => {
    const next = new URLSearchParams(search);
    if (what !== 'page') next.delete('page');
    if (value === '') next.delete(what);
    else next.set(what, value);
    setSearch(next, { replace: true });
  };
  const queryOptions = queryFor(siteId, autoBookingCalls.cars, {
    params: { id: row.id },
    query: { page, per_page: atOnce, ...(standing && { standing }), ...(q && { q }) },
  });
  const query = useQuery({ ...queryOptions, placeholderData: keepPreviousData });
  useReadAgain(query, row.version + useWaveChanges());
  const options = [
    { value: '' as const, label: t('people.all') },
    ...waveCarStates.map((one) => ({ value: one, label: t(`standings.${one}`) })),
  ];
  return (
    <div className="stack">
      <div className="grid">
        <SelectField
          label={t('people.standing')}
          value={standing ?? ''}
          options={options}
          onChoose={(chosen) => turn('standing', chosen)}
        />
        <TextField
          label={t('people.search')}
          type="search"
          defaultValue={q}
          onChange={({ target }) => turn('q', target.value.trim())}
        />
      </div>
      <Loaded query={query} rows={8} empty={t('people.none')}>
        {({ data, meta }) => (
          <>
            <ul className="rows">
              {data.map((car) => (
                <Person key={car.id} car={car} />
              ))}
            </ul>
            <Pager
              page={meta.current_page}
              pages={Math.ceil(meta.total_items / meta.per_page)}
              onTurn={(next) => turn('page', String(next))}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Person({ car }: { car: WaveCar }) {
  const { t, i18n } = useTranslation('auto-bookings');
  const siteId = useSiteId();
  const { standing, reason, booking_id: booking, proposed_at: proposed } = car;
  const at = car.begins_at ?? proposed;
  const when = (instant: string) =>
    `${showWeekday(showDate(instant), i18n.language)} ${showTime(instant)}`;
  const path = booking === null ? `tyre-hotel/details/${car.set_id}` : `bookings/${booking}`;
  return (
    <li>
      <Plate plate={car.licenseplate || null} />
      <Link to={sitePath(siteId, path)}>{car.name || t('people.nobody')}</Link>
      {at !== null && <span>{when(at)}</span>}
      <StatusChip tone={tones[standing]}>{t(`standings.${standing}`)}</StatusChip>
      <small>
        {[
          reason !== '' && t(`reasons.${reason}`),
          standing === 'moved' && proposed && t('people.from', { time: when(proposed) }),
          car.nudges > 0 && t('people.nudges', { count: car.nudges }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  );
}
