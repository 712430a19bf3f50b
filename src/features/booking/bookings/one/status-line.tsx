import { useTranslation } from 'react-i18next';
import {
  statusLineOf,
  type BookingState,
  type BookingType,
} from '#contract/booking/booking-rules.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { lookOf, toneOf } from '../look/booking-look.ts';

interface StateFields {
  readonly state: BookingState;
  readonly type: BookingType;
  readonly is_confirmed: boolean;
}

/** How a booking stands, word for word as the specification says it, in its colour and with a sign. */
export function StatusLine({ booking }: { booking: StateFields }) {
  const { t } = useTranslation('bookings');
  const { words, color } = statusLineOf(booking);
  return (
    <StatusChip tone={color === null ? 'idle' : toneOf[color]} shape={lookOf(booking).shape}>
      {t(words)}
    </StatusChip>
  );
}
