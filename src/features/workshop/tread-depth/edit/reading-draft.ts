import type { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import {
  grooveNumbers,
  wheelPositions,
  type GrooveField,
  type WheelPosition,
} from '#contract/workshop/tread-depth/readings.ts';
import type { TyreSeason } from '#contract/workshop/tread-depth-rules.ts';
import type { Input } from '#contract/kit/call.ts';

export type Body = Input<(typeof treadReadings)['calls']['add']>['body'];

/** A reading while somebody enters it. */
export interface ReadingDraft
  extends Record<GrooveField, number | null>, Record<`${WheelPosition}_marks`, string[]> {
  readonly version: number;
  readonly licenseplate: string;
  readonly car_id: number | null;
  readonly read_on: string;
  readonly season: TyreSeason;
  /** A text while what was typed is no number. */
  readonly odometer: number | string | null;
  readonly note: string;
}

/** Every groove there is, in the order of the wheels. */
export const allGrooves: readonly GrooveField[] = wheelPositions.flatMap((wheel) =>
  grooveNumbers.map((groove) => `${wheel}_${groove}` as const),
);

/** A reading of nothing yet. `from` is what is known: the car it is of, or what was entered and not sent. */
export function blankReading(
  today: string,
  season: TyreSeason,
  from: Partial<ReadingDraft>,
): ReadingDraft {
  const depths = Object.fromEntries(allGrooves.map((groove) => [groove, null]));
  const marks = Object.fromEntries(wheelPositions.map((wheel) => [`${wheel}_marks`, []]));
  return {
    ...(depths as Record<GrooveField, null>),
    ...(marks as unknown as Record<`${WheelPosition}_marks`, string[]>),
    version: 1,
    licenseplate: '',
    car_id: null,
    read_on: today,
    season,
    odometer: null,
    note: '',
    ...from,
  };
}

/** What is sent of a draft: what a person writes, nothing that the server fills in. */
export function bodyOf(draft: ReadingDraft): Body {
  const names = [
    'licenseplate',
    'car_id',
    'read_on',
    'season',
    'odometer',
    'note',
    ...allGrooves,
    ...wheelPositions.map((wheel) => `${wheel}_marks`),
  ];
  const all = draft as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map((name) => [name, all[name]])) as unknown as Body;
}

/** What of a reading is otherwise than before. */
export function changesIn(before: Body, after: Body): Partial<Body> {
  const isSame = (name: keyof Body) => JSON.stringify(after[name]) === JSON.stringify(before[name]);
  const names = (Object.keys(after) as (keyof Body)[]).filter((name) => !isSame(name));
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

/** What is wrong with a draft before it is sent, by field: a word of `edit`. */
export function fieldErrorsOf(
  draft: ReadingDraft,
): Partial<Record<'licenseplate' | 'fl_1', 'noPlate' | 'nothing'>> {
  return {
    ...(draft.licenseplate.trim() === '' && { licenseplate: 'noPlate' as const }),
    ...(allGrooves.every((groove) => draft[groove] === null) && { fl_1: 'nothing' as const }),
  };
}
