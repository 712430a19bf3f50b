import { expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import {
  codeText,
  commands,
  plateLikePlace,
  readCode,
  wheelPlaces,
  type Code,
} from './label-codes.ts';

test.each([
  ['TH:4711', { kind: 'set', set: '4711' }],
  ['tw:4711:fl', { kind: 'wheel', set: '4711', wheel: 'FL' }],
  ['https://app.example/wheel/x_Y-z#TW:4711:FL', { kind: 'wheel', set: '4711', wheel: 'FL' }],
  ['LO:12:A.03-2', { kind: 'place', store: '12', place: 'A.03-2' }],
  ['a.03-2', { kind: 'place', store: '', place: 'A.03-2' }],
  ['MV:8812', { kind: 'move', move: '8812' }],
  ['BK:7F3K', { kind: 'booking', ticket: '7F3K' }],
  ['CM:UNDO', { kind: 'command', command: 'undo' }],
  ['EL 123 45', { kind: 'plate', plate: 'EL12345' }],
  ['abc 12d', { kind: 'plate', plate: 'ABC12D' }],
  ['4711', { kind: 'set', set: '4711' }],
  ['4006381333931', { kind: 'ean', ean: '4006381333931' }],
  // A carton's.
  ['14006381333938', { kind: 'ean', ean: '14006381333938' }],
])('%s means %o', (read, code) => {
  expect(readCode(read)).toEqual(code);
});

test.each([
  '',
  'TW:4711',
  'TW:4711:XX',
  'TH:',
  'TH:47:11',
  'LO:A:B.1',
  '4006381333932',
  'hello',
  'CM:BUY',
  'https://app.example/wheel/x_Y-z',
  'https://app.example/wheel/x_Y-z#TW:4711',
  'https://app.example/#CM:OK',
])('%j is kept as something unknown', (read) => {
  expect(readCode(read).kind).toBe('unknown');
});

test('a code with hyphens may be a plate; one with dots, or that says its kind, is a place', () => {
  expect(['B-AB1234', 'el-12345', 'C1-R04-H1'].map(plateLikePlace)).toEqual([
    'BAB1234',
    'EL12345',
    'C1R04H1',
  ]);
  const none = ['LO:1:B-AB1234', 'LO:B-AB1234', 'A.03-2', 'A-1', 'GULV-ØST', 'EL12345', 'TH:4711'];
  expect(none.filter(plateLikePlace)).toEqual([]);
});

test('what we print we read back as the same', () => {
  const digits = fc.integer({ min: 1, max: 999_999_999 }).map(String);
  const code: fc.Arbitrary<Exclude<Code, { kind: 'unknown' }>> = fc.oneof(
    fc.record({ kind: fc.constant('set' as const), set: digits }),
    fc.record({
      kind: fc.constant('wheel' as const),
      set: digits,
      wheel: fc.constantFrom(...wheelPlaces),
    }),
    fc.record({
      kind: fc.constant('place' as const),
      store: fc.constantFrom('', '1', '12'),
      place: fc.constantFrom('A.03-2', 'C1-R04-H01', 'GULV', 'Ø.1'),
    }),
    fc.record({ kind: fc.constant('command' as const), command: fc.constantFrom(...commands) }),
  );
  fc.assert(
    fc.property(code, (one) => {
      expect(readCode(codeText(one))).toEqual(one);
    }),
  );
});
