import type { Occupancy } from '#contract/hotel/storage-places/rack-rules.ts';
import type { Tone } from '#src/ui/status-chip.tsx';

/** The colour that says how a place is taken. */
export const toneOf: Readonly<Record<Occupancy, Tone>> = {
  free: 'ok',
  taken: 'info',
  full: 'idle',
  blocked: 'bad',
};
