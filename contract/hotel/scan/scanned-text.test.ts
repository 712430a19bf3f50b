import { expect, test } from 'vitest';
import { codeText, readCode } from '../label-codes.ts';
import { uselessness } from './mistakes.ts';
import { isWholeCode, scannedText } from './scanned-text.ts';

// What a scanner set to one country types on a device set to another.
test.each([
  ['US on NO', 'THØ4711', 'TH:4711'],
  ['US on NO, with Caps Lock', 'thø4711', 'TH:4711'],
  ['US on SE and FI', 'TWÖ4711ÖFL', 'TW:4711:FL'],
  ['US on DK', 'THÆ4711', 'TH:4711'],
  ['US on DE', 'CMÖOK', 'CM:OK'],
  ['NO on US', 'TH>4711', 'TH:4711'],
  ['DE on US', 'MV>8812', 'MV:8812'],
  ['a place, US on NO', 'LOØ12ØA.03+2', 'LO:12:A.03-2'],
  ['a place, US on DE', 'LOÖ12ÖA.03ß2', 'LO:12:A.03-2'],
  ['a place, SE on US', 'LO>12>A.03/2', 'LO:12:A.03-2'],
  ['of our chain, US on NO', 'TH7Ø4711', 'TH:4711'],
  ['the address of a wheel, US on NO', 'httpsØ--app.example-wheel-x?Y+z#TW7Ø4711ØFL', 'TW:4711:FL'],
])('%s: %s is %s', (_, read, meant) => {
  expect(scannedText(read, '7')).toBe(meant);
});

test('where the keyboards leave it open which place is meant, their language is what has to be changed', () => {
  const code = readCode(scannedText('LOÖ12ÖY.03', '7'));
  expect(uselessness(code)).toBe('other_keyboard');
});

test.each([
  [']C1TH:4711', 'TH:4711'],
  [']Q1TW7:4711:FL', 'TW:4711:FL'],
  [']C0LO:12:A.03-2', 'LO:12:A.03-2'],
  ['Q1THØ4711', 'TH:4711'],
  [']E04006381333931', '4006381333931'],
  [']E0EL12345', 'EL12345'],
])('what kind of bars it was is no part of the code: %s is %s', (read, meant) => {
  expect(scannedText(read, '7')).toBe(meant);
});

test.each([
  [']C10104006381333931', '4006381333931'],
  [']Q3010400638133393110LOT7\u001D21S1', '4006381333931'],
  ['\u001D0104006381333931', '4006381333931'],
  ['010400638133393117271231', '4006381333931'],
  [']d210LOT7\u001D0104006381333931', '4006381333931'],
  ['(01)04006381333931(10)LOT7', '4006381333931'],
  ['0114006381333938', '14006381333938'],
  ['04006381333931', '4006381333931'],
  ['https://id.gs1.org/01/04006381333931/10/LOT7', '4006381333931'],
])('of a GS1 code the article is read: %j is %s', (read, ean) => {
  expect(readCode(scannedText(read, '7'))).toEqual({ kind: 'ean', ean });
});

test('what we print names our chain, and is read as ours; a label printed before still is', () => {
  const printed = codeText({ kind: 'set', set: '4711' }, '7');
  expect(printed).toBe('TH7:4711');
  expect([printed, 'TH:4711'].map((read) => scannedText(read, '7'))).toEqual([
    'TH:4711',
    'TH:4711',
  ]);
  expect(readCode(scannedText('https://app.example/wheel/x_Y#TW7:4711:FL', '7')).kind).toBe(
    'wheel',
  );
});

test.each(['TH8:4711', 'TW8:4711:FL', 'LO8:12:A.03-2', 'TH8Ø4711', ']C1TH8:4711'])(
  '%s of another chain is not taken for ours',
  (read) => {
    const code = readCode(scannedText(read, '7'));
    expect(code.kind).toBe('unknown');
  },
);

test('a label of another chain is said to be one', () => {
  expect(uselessness(readCode(scannedText('TH8:4711', '7')))).toBe('other_chain');
  expect(readCode('TH8:471').kind).toBe('unknown');
});

test.each([
  'EL12345',
  'ABC12D',
  'hello',
  'A.03-2',
  '4711',
  'LOØVE',
  'TOY>1',
  'GULV-ØST',
  'B-AB1234',
])('%s is left as it is', (read) => {
  expect(scannedText(read, '7')).toBe(read);
});

test('without a key at its end only what can be nothing else is a code', () => {
  expect(
    ['TH7:4711', 'THØ4711', 'TH8:4711', '4006381333931'].every((read) => isWholeCode(read, '7')),
  ).toBe(true);
  expect(['EL12345', 'vinterdekk', '4006381333932'].some((read) => isWholeCode(read, '7'))).toBe(
    false,
  );
});
