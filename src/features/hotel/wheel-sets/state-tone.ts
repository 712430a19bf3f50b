import i18next from 'i18next';
import type { SetState } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { StatusOf } from '#src/crud/values/row-status.tsx';
import type { Tone } from '#src/ui/status-chip.tsx';

const tones: Readonly<Record<SetState, Tone>> = {
  expected: 'idle',
  received: 'warn',
  stored: 'ok',
  reserved: 'info',
  picking: 'info',
  staged: 'info',
  mounted: 'idle',
  returned: 'idle',
  sent: 'info',
  missing: 'bad',
  discarded: 'idle',
};

/** How a set stands, in its colour. */
export const statusOf: StatusOf = ({ state }) => ({
  tone: tones[state as SetState],
  text: i18next.t(`wheel-sets:wheel-sets.choices.state.${state as SetState}`),
  field: 'state',
});
