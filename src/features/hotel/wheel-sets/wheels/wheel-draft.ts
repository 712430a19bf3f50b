import type { WheelPlace } from '#contract/hotel/label-codes.ts';
import { blankWheel, type Wheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { dotText, readDot } from '#contract/hotel/dot-rules.ts';

/** A wheel while somebody enters it: depths by groove, a text while what was typed is none. */
export interface WheelDraft extends Omit<Wheel, 'depths'> {
  readonly depths: readonly (number | string | null)[];
}

const grooves = 3;

/** A wheel as it is entered: with a place for each groove that is measured as a rule. */
export const drafted = (wheel: Wheel): WheelDraft => ({
  ...wheel,
  depths: Array.from(
    { length: Math.max(grooves, wheel.depths.length) },
    (_, at) => wheel.depths[at] ?? null,
  ),
});

/** Wheels of which nothing is known yet. */
export const blankDrafts = (positions: readonly WheelPlace[]): WheelDraft[] =>
  positions.map((position) => drafted(blankWheel(position)));

/** The depths of a wheel that were measured. */
export const depthsOf = ({ depths }: WheelDraft): number[] =>
  depths.filter((depth) => typeof depth === 'number');

/** Wheels as they are sent. */
export const wheelsOf = (drafts: readonly WheelDraft[]): Wheel[] =>
  drafts.map((draft) => {
    const made = readDot(draft.dot);
    return { ...draft, dot: made ? dotText(made) : '', depths: depthsOf(draft) };
  });

/** What is wrong with a wheel before it is sent. */
export type WheelFault = 'depth' | 'dot';

/** What is wrong with each wheel, by its place; only of those with which something is. */
export function faultsOf(
  drafts: readonly WheelDraft[],
): Readonly<Partial<Record<WheelPlace, readonly WheelFault[]>>> {
  const faults = drafts.map(({ position, depths, dot }) => {
    const depth = depths.some((one) => typeof one === 'string');
    const week = dot.trim() !== '' && !readDot(dot);
    const found: WheelFault[] = [
      ...(depth ? ['depth' as const] : []),
      ...(week ? ['dot' as const] : []),
    ];
    return [position, found] as const;
  });
  return Object.fromEntries(faults.filter(([, found]) => found.length > 0));
}

const copied = ['brand', 'pattern', 'size', 'dot', 'studded'] as const;

/** What is known of a wheel is that of all others, too: what makes the tyre, not how it is worn. */
export const copiedDown = (drafts: readonly WheelDraft[]): WheelDraft[] => {
  const first = drafts[0];
  if (!first) return [];
  const same = Object.fromEntries(copied.map((name) => [name, first[name]]));
  return drafts.map((draft) => ({ ...draft, ...same }));
};

/** Where wheels are, by how many there are. */
export const positionsOf: Readonly<Record<string, readonly WheelPlace[]>> = {
  2: ['FL', 'FR'],
  4: ['FL', 'FR', 'RL', 'RR'],
  5: ['FL', 'FR', 'RL', 'RR', 'SP'],
  6: ['FL', 'FR', 'RL', 'RR', 'RLI', 'RRI'],
};
