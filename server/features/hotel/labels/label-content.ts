import { commands, type WheelPlace } from '#contract/hotel/label-codes.ts';
import type { LabelContent } from '#contract/hotel/labels/label-rules.ts';
import type { Language } from '#contract/platform/languages.ts';
import { say } from '#server/kit/words.ts';
import type { LabelledPlace, LabelledSet } from './labels-repo.ts';

/** Says a word of labels. */
export type Say = (key: `${string}:${string}`, values?: Record<string, string | number>) => string;
export const wordsOfLabels =
  (language: Language): Say =>
  (key, values) => {
    const [feature = '', path = ''] = key.split(':');
    return say(language, feature, path, values);
  };

/** What the label of each wheel of a set says. */
export function wheelContents(
  set: LabelledSet,
  t: Say,
  {
    names,
    addresses,
  }: { readonly names: boolean; readonly addresses: ReadonlyMap<string, string> },
): LabelContent[] {
  const order = new Map(set.wheels.map((wheel, at) => [wheel, at]));
  const wheels = set.each.toSorted(
    (one, other) => (order.get(one.position) ?? 0) - (order.get(other.position) ?? 0),
  );
  return wheels.map(({ position, size, depths, dot }, at) => ({
    large: set.licenseplate || set.number,
    sign: t(`labels:wheels.${position}`),
    code: { kind: 'wheel', set: set.number, wheel: position as WheelPlace },
    address: addresses.get(`${set.id}:${position}`),
    lines: [
      t('labels:ofAll', { number: set.number, nth: at + 1, all: wheels.length }),
      joined(t(`wheel-sets:wheel-sets.choices.season.${set.season}`), size || set.size),
      joined(
        depths.length > 0 && t('labels:tread', { depth: millimetres(Math.min(...depths)) }),
        dot && `DOT ${dot}`,
      ),
      ...shared(set, t, names),
    ].filter(Boolean),
  }));
}

/** What the label of a whole set says. */
export const setContent = (set: LabelledSet, t: Say, names: boolean): LabelContent => ({
  large: set.licenseplate || set.number,
  sign: `${set.wheels.length}×`,
  code: { kind: 'set', set: set.number },
  lines: [
    t('labels:set', { number: set.number }),
    joined(t(`wheel-sets:wheel-sets.choices.season.${set.season}`), set.size),
    set.least_depth === null ? '' : t('labels:tread', { depth: millimetres(set.least_depth) }),
    ...shared(set, t, names),
  ].filter(Boolean),
});

const shared = (set: LabelledSet, t: Say, names: boolean): string[] => [
  set.place === null ? '' : t('labels:place', { place: set.place }),
  joined(set.stored_on && t('labels:since', { day: set.stored_on }), set.site),
  names ? (set.owner ?? '') : '',
];

/** What the label of a place says: its code as it stands on the shelf, and of which house it is. */
export const placeContent = (place: LabelledPlace, t: Say): LabelContent => ({
  large: place.code,
  sign: '',
  code: { kind: 'place', store: String(place.warehouse_id), place: place.code },
  lines: [
    joined(place.warehouse, place.zone),
    place.room > 1 ? t('labels:room', { room: place.room }) : '',
  ].filter(Boolean),
});

/** What is told to the scanner, each on a label of its own. */
export const commandContents = (t: Say): LabelContent[] =>
  commands.map((command) => ({
    large: t(`labels:commands.${command}`),
    sign: '',
    code: { kind: 'command', command },
    lines: [t(`labels:explained.${command}`)],
  }));

/** What there is to say, in one line. */
export const joined = (...parts: readonly (string | false | null)[]): string =>
  parts.filter(Boolean).join(' · ');

/** A depth in tenths of a millimetre as it is written. */
export const millimetres = (tenths: number): string => (tenths / 10).toFixed(1).replace('.', ',');
