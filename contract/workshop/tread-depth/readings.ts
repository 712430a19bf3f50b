import { cars } from '../../car/cars.ts';
import { measuredDay } from '../../kit/time/days.ts';
import {
  choice,
  date,
  notes,
  number,
  plate,
  reference,
  tags,
  text,
  yesNo,
} from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { tyreSeasons, verdicts } from '../tread-depth-rules.ts';

/** Front and rear, left and right, as somebody sits in the car. */
export const wheelPositions = ['fl', 'fr', 'rl', 'rr'] as const;
export type WheelPosition = (typeof wheelPositions)[number];

/** The main grooves of a tyre that a depth can be measured in, from its outside to its inside. */
export const grooveNumbers = [1, 2, 3, 4] as const;
export type GrooveField = `${WheelPosition}_${(typeof grooveNumbers)[number]}`;

/** What can be seen on a tyre besides its depth. */
export const tyreMarks = ['cut', 'bulge', 'crack', 'repaired', 'uneven', 'aged'] as const;

/** Deeper than any new tyre is, in tenths of a millimetre. */
export const deepest = 200;

const depth = { from: 0, to: deepest, digits: 1, unit: 'mm' };
const groove = () => number(depth, {});
const least = () => number(depth, { readOnly: true });
const judgedBy = () => number({ ...depth, to: 2 * deepest }, { readOnly: true });

const described = resource('tread-readings', {
  feature: 'tread-depth',
  path: '/v4/site/tread-readings',
  of: 'site',
  read: 'tread.read',
  write: 'tread.write',
  title: 'licenseplate',
  sort: 'read_on:desc',
  guards: { archive: { right: 'tread.archive' } },
  fields: {
    licenseplate: plate({ required: true, list: true, sort: true, search: true }),
    car_id: reference((): Resource => cars, { filter: true }),
    read_on: date({ required: true, list: true, sort: true, filter: true }, measuredDay),
    verdict: choice(['', ...verdicts], { readOnly: true, list: true, filter: true }),
    season: choice(tyreSeasons, { list: true, filter: true }),
    fl: least(),
    fr: least(),
    rl: least(),
    rr: least(),
    least_depth: number(depth, { readOnly: true, list: true, sort: true, filter: true }),
    odometer: number({ from: 0, to: 3_000_000, unit: 'km' }, { list: true }),
    source: choice(['manual', 'reader', 'test'], { readOnly: true, list: true, filter: true }),
    reader: text(60, { readOnly: true, search: true }),
    matched: yesNo({ readOnly: true, filter: true }),
    fl_1: groove(),
    fl_2: groove(),
    fl_3: groove(),
    fl_4: groove(),
    fr_1: groove(),
    fr_2: groove(),
    fr_3: groove(),
    fr_4: groove(),
    rl_1: groove(),
    rl_2: groove(),
    rl_3: groove(),
    rl_4: groove(),
    rr_1: groove(),
    rr_2: groove(),
    rr_3: groove(),
    rr_4: groove(),
    fl_marks: tags({}),
    fr_marks: tags({}),
    rl_marks: tags({}),
    rr_marks: tags({}),
    legal: judgedBy(),
    recommended: judgedBy(),
    watch: judgedBy(),
    law_country: text(2, { readOnly: true }),
    law_region: text(20, { readOnly: true }),
    law_from: date({ readOnly: true }),
    thresholds_of: choice(['usual', 'chain', 'site'], { readOnly: true }),
    note: notes({}, 1000),
  },
});

const { calls } = described;

/**
 * Tread depths as they were read of a car at a site, each with the verdict of its day and the
 * numbers that the verdict was made with. May be taken without network. Putting them away is a
 * right of its own.
 */
export const treadReadings = {
  ...described,
  calls: { ...calls, add: { ...calls.add, offline: 'queue' as const } },
};
