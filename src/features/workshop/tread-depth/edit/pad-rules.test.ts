import { expect, test } from 'vitest';
import { grooveOrder, press, type PadKey, type PadState } from './pad-rules.ts';

const grooves = grooveOrder({ order: 'around', grooves: 2 });
const start: PadState = { at: 'fl_1', typed: '', depths: {} };
const after = (keys: readonly PadKey[], from = start) =>
  keys.reduce((state, key) => press(state, key, grooves), from);

test('two digits are a depth in tenths, and the next groove is on', () => {
  expect(after(['6', '5'])).toEqual({ at: 'fl_2', typed: '', depths: { fl_1: 65 } });
});

test('one digit and Next is whole millimetres', () => {
  expect(after(['6', 'next'])).toEqual({ at: 'fl_2', typed: '', depths: { fl_1: 60 } });
});

test('worn out tyres have a nought first', () => {
  expect(after(['0', '8']).depths).toEqual({ fl_1: 8 });
});

test('a new tyre of 10.2 mm is 0, 2 and ten more; twenty more is no tyre', () => {
  expect(after(['0', '2', 'plusTen']).depths).toEqual({ fl_1: 102 });
  expect(after(['0', '2', 'plusTen', 'plusTen']).depths).toEqual({ fl_1: 102 });
});

test('deleting right after a depth means that depth', () => {
  expect(after(['6', '5', 'back'])).toEqual({ at: 'fl_1', typed: '', depths: { fl_1: null } });
  expect(after(['6', 'back'])).toEqual({ at: 'fl_1', typed: '', depths: { fl_1: null } });
});

test('typing over a depth replaces it', () => {
  const filled = { at: 'fl_1', typed: '', depths: { fl_1: 65 } } as const;
  expect(after(['4', '1'], filled).depths).toEqual({ fl_1: 41 });
});

test('after the last groove it stays there', () => {
  expect(after(['5', '5'], { ...start, at: 'rl_2' }).at).toBe('rl_2');
});

test('a device goes round the car in its own way', () => {
  expect(grooveOrder({ order: 'around', grooves: 1 })).toEqual(['fl_1', 'fr_1', 'rr_1', 'rl_1']);
  expect(grooveOrder({ order: 'pairs', grooves: 1 })).toEqual(['fl_1', 'fr_1', 'rl_1', 'rr_1']);
  expect(grooveOrder({ order: 'sides', grooves: 1 })).toEqual(['fl_1', 'rl_1', 'fr_1', 'rr_1']);
});
