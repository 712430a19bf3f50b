import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { waves, type WaveCar } from '#contract/booking/auto-bookings/auto-bookings.ts';
import type { WaveCarState } from '#contract/booking/auto-bookings/wave-rules.ts';
import type { Row } from '#contract/kit/row.ts';
import { BatchItems } from '#src/crud/batch/batch-items.tsx';
import { showDate, showTime, showWeekday } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Plate } from '#src/ui/plate.tsx';
import type { Tone } from '#src/ui/status-chip.tsx';
import { useWaveChanges } from '../board/use-board.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

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

/** Whom a wave is for, and what became of each. */
export function PeopleTab({ row }: { row: Row }) {
  const { t } = useTranslation('auto-bookings');
  return (
    <BatchItems
      batch={waves}
      row={row}
      changes={useWaveChanges()}
      search={t('people.search')}
      none={t('people.none')}
      stateText={(state) => t(`standings.${state}`)}
      tones={tones}
      nameOf={({ name, licenseplate }) => [licenseplate, name].filter(Boolean).join(' ')}
      renderItem={(car) => <Person car={car} />}
      renderMore={(car) => <Remarks car={car} />}
    />
  );
}

function Person({ car }: { car: WaveCar }) {
  const { t } = useTranslation('auto-bookings');
  const siteId = useSiteId();
  const when = useWhen();
  const { booking_id: booking, proposed_at: proposed } = car;
  const at = car.begins_at ?? proposed;
  const path = booking === null ? `tyre-hotel/details/${car.set_id}` : `bookings/${booking}`;
  return (
    <>
      <Plate plate={car.licenseplate || null} />
      <Link to={sitePath(siteId, path)}>{car.name || t('people.nobody')}</Link>
      {at !== null && <span>{when(at)}</span>}
    </>
  );
}

/** Why somebody has no booking, from when theirs was moved, and how often they were reminded. */
function Remarks({ car: { state, reason, proposed_at: proposed, nudges } }: { car: WaveCar }) {
  const { t } = useTranslation('auto-bookings');
  const when = useWhen();
  return (
    <small>
      <Facts
        of={[
          reason !== '' && t(`reasons.${reason}`),
          state === 'moved' && proposed && t('people.from', { time: when(proposed) }),
          nudges > 0 && t('people.nudges', { count: nudges }),
        ]}
      />
    </small>
  );
}

function useWhen() {
  const { i18n } = useTranslation();
  return (instant: string) =>
    `${showWeekday(showDate(instant), i18n.language)} ${showTime(instant)}`;
}
