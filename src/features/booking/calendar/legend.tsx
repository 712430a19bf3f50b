import { useTranslation } from 'react-i18next';
import { lookOf } from '#src/features/booking/bookings/exports.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';

const looks = [
  lookOf({ state: 'active', is_confirmed: true }),
  lookOf({ state: 'active', is_confirmed: false }),
  lookOf({ state: 'active', is_confirmed: true, checked_in_at: 'now' }),
  lookOf({ state: 'completed', is_confirmed: true }),
  lookOf({ state: 'cancelled', is_confirmed: true }),
];

/** What the colours and signs of bookings mean. */
export function Legend() {
  const { t } = useTranslation('calendar');
  return (
    <ul className="row tight" aria-label={t('legend')}>
      {looks.map(({ tone, shape, word }) => (
        <li key={word}>
          <StatusChip tone={tone} shape={shape}>
            {t(`bookings:look.${word}`)}
          </StatusChip>
        </li>
      ))}
    </ul>
  );
}
