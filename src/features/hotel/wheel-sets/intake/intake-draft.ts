import type { cars } from '#contract/car/cars.ts';
import { isInHouse } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { wheelSets, type setSeasons } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { Wheel } from '#contract/hotel/wheel-sets/wheels.ts';
import type { Input } from '#contract/kit/call.ts';
import type { Row, RowOf } from '#contract/kit/row.ts';
import { emptyRow } from '#src/crud/record/empty-row.ts';
import {
  blankDrafts,
  drafted,
  positionsOf,
  wheelsOf,
  type WheelDraft,
} from '../wheels/wheel-draft.ts';
import type { ChosenPlace } from './find-place.ts';

export type Season = (typeof setSeasons)[number];
type Car = RowOf<typeof cars>;
export type WheelSet = RowOf<typeof wheelSets>;

/** A set while it comes in. */
export type IntakeDraft = Row & {
  readonly licenseplate: string;
  readonly season: Season;
  readonly size: string;
  readonly rear_size: string;
  readonly car_id: number | null;
  readonly customer_id: number | null;
  readonly drafts: readonly WheelDraft[];
  readonly place: ChosenPlace | null;
  /** The photos that were taken of it, by their keys on this device. */
  readonly photos: readonly string[];
  /** The set that it was before. */
  readonly again: number | null;
  /** The kind of agreement that begins with it. */
  readonly agreementType: number | null;
};

/** What a person says of a set that comes in, besides its wheels and its place. */
const written = [
  'licenseplate',
  'car_id',
  'customer_id',
  'depositor_id',
  'agreement_id',
  'season',
  'kind',
  'size',
  'rear_size',
  'rim',
  'sensors',
  'lock_key',
  'note',
] as const;

/** The season of the wheels that come in on a day (`yyyy-MM-dd`): in autumn those of the summer. */
export function seasonComingIn(day: string): Season {
  const month = Number(day.slice(5, 7));
  return month >= 2 && month <= 7 ? 'friction' : 'summer';
}

/** A set of which nothing is known yet but where it begins. */
export const blankIntake = (day: string, values: Partial<Row> = {}): IntakeDraft =>
  ({
    ...emptyRow(wheelSets),
    season: seasonComingIn(day),
    kind: 'complete',
    rim: 'alu',
    sensors: 'none',
    drafts: blankDrafts(positionsOf['4'] ?? []),
    place: null,
    photos: [],
    again: null,
    agreementType: null,
    ...values,
  }) as unknown as IntakeDraft;

/** What is known of a car fills what nobody has filled in yet: whose it is, and what its wheels were before. */
export function filledFrom(
  draft: IntakeDraft,
  car: Car | undefined,
  sets: readonly WheelSet[],
): Partial<IntakeDraft> {
  const before = sets.find(({ season }) => season === draft.season) ?? sets[0];
  const from = car ?? before;
  const owner = draft.customer_id === null && from?.customer_id != null;
  const size = before?.season === draft.season ? before.size : car?.front_dimension || before?.size;
  const isKnown = car !== undefined && draft.car_id !== car.id;
  return {
    ...(isKnown && { car_id: car.id }),
    ...(owner && { customer_id: from.customer_id }),
    ...((isKnown || owner) && {
      shown: {
        ...draft.shown,
        ...(isKnown && { car_id: car.licenseplate }),
        ...(owner && { customer_id: from.shown['customer_id'] ?? '' }),
      },
    }),
    ...(draft.size === '' && size && { size }),
    ...(draft.rear_size === '' && before?.rear_size && { rear_size: before.rear_size }),
  };
}

/** What was filled in by another plate goes again, as long as nobody has changed it: all of it that begins otherwise. */
export const withoutFill = (
  draft: IntakeDraft,
  values: Partial<IntakeDraft>,
  start: IntakeDraft,
): Partial<IntakeDraft> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      draft[name] === value ? [[name, start[name]]] : [],
    ),
  );

/** The sets of the same season that stand here already: wheels are seldom stored twice. */
export const alreadyHere = (season: string, sets: readonly WheelSet[]): WheelSet[] =>
  sets.filter((set) => isInHouse(set.state) && set.season === season);

/** The sets that can come back: they were here, and left. */
export const canComeBack = (sets: readonly WheelSet[]): WheelSet[] =>
  sets.filter(({ state }) => ['mounted', 'returned', 'expected'].includes(state));

/** A set that was here before, as it comes in again: the same, but for what has to be measured again. */
export function comingBack(set: WheelSet, wheels: readonly Wheel[]): Partial<IntakeDraft> {
  const same = Object.fromEntries(written.map((name) => [name, set[name]]));
  const measured = wheels.map((wheel) => drafted({ ...wheel, depths: [] }));
  return {
    ...same,
    shown: set.shown,
    again: set.id,
    ...(measured.length > 0 && { drafts: measured }),
  };
}

/** What is sent of it. */
export function bodyOf(draft: IntakeDraft): Input<typeof wheelSetCalls.intake>['body'] {
  const values = Object.fromEntries(written.map((name) => [name, draft[name]]));
  return {
    ...values,
    wheels: wheelsOf(draft.drafts),
    place_id: draft.place?.id ?? null,
    again: draft.again,
    agreement_type_id: draft.agreementType,
  };
}
