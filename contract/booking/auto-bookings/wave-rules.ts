import { outReasons } from './audience-rules.ts';

/** Why somebody gets no time: the calendar is closed on all days, the wheels come too late, the wave has all that it may take, or nothing is free. */
export const overflowReasons = ['closed', 'wheels_elsewhere', 'share_used', 'full'] as const;
export type OverflowReason = (typeof overflowReasons)[number];

/**
 * How somebody in a wave stands: still to be made, without an answer, what they answered, what became
 * of it, without a time, or out of it.
 */
export const waveCarStates = [
  'planned',
  'open',
  'confirmed',
  'moved',
  'come',
  'declined',
  'changed_self',
  'released',
  'cancelled',
  'no_show',
  'overflow',
  'left_out',
  'failed',
  'out',
] as const;
export type WaveCarState = (typeof waveCarStates)[number];

/** Why somebody with a time did not get their booking after all. */
const leftOutReasons = ['booked_since', 'gone', 'by_hand', 'stopped', 'error'] as const;

/** Everything that may be said of why somebody has no booking. */
export const waveReasons = ['', ...outReasons, ...overflowReasons, ...leftOutReasons] as const;

/** No wave is longer, in days. */
export const longestWave = 120;

const notMade: readonly WaveCarState[] = ['planned', 'overflow', 'left_out', 'failed', 'out'];
const withTime: readonly WaveCarState[] = ['confirmed', 'moved', 'come'];
const withAnswer: readonly WaveCarState[] = [...withTime, 'declined', 'changed_self'];

/** How many of a wave have come how far: were booked, were invited, have answered, and come by their answer. Whether an invitation was opened nobody knows. */
export function waveFunnel({
  standings,
  sent,
}: {
  readonly standings: readonly { readonly standing: WaveCarState; readonly count: number }[];
  readonly sent: number;
}) {
  const count = (is: (standing: WaveCarState) => boolean) =>
    standings.reduce((sum, one) => sum + (is(one.standing) ? one.count : 0), 0);
  return {
    made: count((standing) => !notMade.includes(standing)),
    invited: sent,
    answered: count((standing) => withAnswer.includes(standing)),
    coming: count((standing) => withTime.includes(standing)),
  };
}
