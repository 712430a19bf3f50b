import { expect, test } from 'vitest';
import { asLine, asLines } from './text-rules.ts';

test.each([
  ['  Kari Nilsen ', 'Kari Nilsen'],
  ['Kari\u00A0Nilsen', 'Kari Nilsen'],
  ['Kari\u2009Nilsen\u3000', 'Kari Nilsen'],
  ['Kari\tNilsen', 'Kari Nilsen'],
  ['Kari\r\n\r\n Nilsen', 'Kari Nilsen'],
  ['Kari\u2028Nilsen\u0085', 'Kari Nilsen'],
  ['Ka\u200Bri\uFEFF', 'Kari'],
  ['\u202EKari\u202C', 'Kari'],
  ['\u2067Kari\u2069', 'Kari'],
  ['Ka\u00ADri', 'Kari'],
  ['Ka\u0000ri\u0007\u001B', 'Kari'],
  ['Ka\u0081ri', 'Kari'],
  ['\u200B\u00A0\u3164', ''],
  ['A\u030Ase', 'Åse'],
  ['Kari \uD800', 'Kari \uFFFD'],
  ['👨\u200D👩\u200D👧 Nilsen', '👨\u200D👩\u200D👧 Nilsen'],
  ['K\u200Dari', 'Kari'],
])('%j on one line is %j', (given, kept) => {
  expect(asLine(given)).toBe(kept);
});

test('several lines stay lines, which end alike', () => {
  expect(asLines(' One  \r\nTwo\rThree\u2028Four\n')).toBe('One\nTwo\nThree\nFour');
  expect(asLines('One\n\n\tTwo\u0000\u202E')).toBe('One\n\n Two');
});

test('what is kept stays as it is when it is read again', () => {
  for (const text of ['A\u200B\u030A', ' \n\u200B x', 'a\u200D\u200Db', '\u00A0\u200B\u00A0x']) {
    expect(asLine(asLine(text))).toBe(asLine(text));
    expect(asLines(asLines(text))).toBe(asLines(text));
  }
});
