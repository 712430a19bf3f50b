import { colorOfBooking, type BookingState } from '#contract/booking/booking-rules.ts';
import type { Tone } from '#src/ui/status-chip.tsx';

/** How a booking looks: its colour (specification §4), a sign of its own, as two have one colour, and a word of `look`. */
export interface Look {
  readonly tone: Tone;
  readonly shape: string;
  readonly word: 'no_show' | 'cancelled' | 'completed' | 'here' | 'confirmed' | 'unconfirmed';
}

interface StateFields {
  readonly state: BookingState;
  readonly is_confirmed: boolean;
  readonly no_show?: boolean;
  readonly checked_in_at?: string | null;
}

/** The tones of the specification's colours. */
export const toneOf = { green: 'ok', blue: 'info', red: 'bad' } as const;

/** The look of a booking as it stands. */
export function lookOf(booking: StateFields): Look {
  return { tone: toneOf[colorOfBooking(booking)], ...signOf(booking) };
}

function signOf(booking: StateFields): Omit<Look, 'tone'> {
  if (booking.no_show) return { shape: '∅', word: 'no_show' };
  if (booking.state === 'cancelled') return { shape: '✕', word: 'cancelled' };
  if (booking.state === 'completed') return { shape: '■', word: 'completed' };
  if (booking.checked_in_at) return { shape: '→', word: 'here' };
  return booking.is_confirmed
    ? { shape: '✓', word: 'confirmed' }
    : { shape: '◷', word: 'unconfirmed' };
}
