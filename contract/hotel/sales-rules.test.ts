import { expect, test } from 'vitest';
import { usualThresholds, verdictOf } from '../workshop/tread-depth-rules.ts';
import type { WheelPlace } from './label-codes.ts';
import { toSell } from './sales-rules.ts';

const limits = { legal: 16, recommended: usualThresholds.summerRecommended, watch: 40 };
const judged = (least: number | null) => (least === null ? null : verdictOf(least, limits));
const day = '2026-11-22';
const wheels = (...of: [position: WheelPlace, least: number | null, dot?: string][]) =>
  of.map(([position, least, dot = '']) => ({
    position,
    depths: least === null ? [] : [least],
    dot,
  }));
const four = (fl: number, fr: number, rl: number, rr: number) =>
  wheels(['FL', fl], ['FR', fr], ['RL', rl], ['RR', rr]);

test('a tyre under the limit of the site asks for both of its axle now', () => {
  expect(toSell(four(29, 60, 60, 60), judged, day)).toEqual([
    { when: 'now', because: 'tread', wheels: ['FL', 'FR'] },
  ]);
});

test('one that will soon be there is offered for the next season', () => {
  expect(toSell(four(60, 60, 31, 60), judged, day)).toEqual([
    { when: 'next_season', because: 'tread', wheels: ['RL', 'RR'] },
  ]);
});

test('each axle is told once, by the worst of it', () => {
  const advice = toSell(four(12, 35, 35, 60), judged, day);
  expect(advice).toEqual([
    { when: 'now', because: 'tread', wheels: ['FL', 'FR'] },
    { when: 'next_season', because: 'tread', wheels: ['RL', 'RR'] },
  ]);
});

test('age by DOT: offered from six years on, needed from ten', () => {
  const old = wheels(['FL', 70, '2020'], ['FR', 70, '2020'], ['RL', 70, '1016'], ['RR', 70]);
  expect(toSell(old, judged, day)).toEqual([
    { when: 'now', because: 'age', wheels: ['RL', 'RR'] },
    { when: 'next_season', because: 'age', wheels: ['FL', 'FR'] },
  ]);
});

test('nothing is sold of what is good, and nothing of what nobody measured', () => {
  expect(toSell(four(70, 70, 70, 70), judged, day)).toEqual([]);
  expect(toSell(wheels(['FL', null], ['SP', null]), judged, day)).toEqual([]);
});
