import { expect, test } from 'vitest';
import { nothing, read, soundOf, type Read } from './place-in-hand.ts';

/** What becomes of codes that are read one after another. */
function scanned(...codes: string[]) {
  let last: Read = { now: nothing };
  const over = codes.flatMap((code) => {
    last = read(last.now, code);
    return last.over ? [last.over] : [];
  });
  return { ...last, all: over };
}

test('the next place ends the one before, also an empty one', () => {
  const { all, now } = scanned('LO:1:A.1', 'TH:7', 'LO:1:A.2', 'LO:1:A.3');
  expect(all).toEqual([
    { place: 'A.1', store: '1', sets: ['7'] },
    { place: 'A.2', store: '1', sets: [] },
  ]);
  expect(now.place).toBe('A.3');
});

test('a set is read once, by any label of it', () => {
  const { now, problem } = scanned('A.1', 'TW:7:FL', 'TW:7:FR', 'TH:7');
  expect([now.sets, problem]).toEqual([['7'], 'again']);
});

test('a place that is read twice is still the same', () => {
  expect(scanned('A.1', 'TH:7', 'A.1')).toMatchObject({ all: [], now: { sets: ['7'] } });
});

test('a place of another warehouse is another one, by whatever name', () => {
  expect(scanned('LO:1:A.1', 'TH:7', 'A.1', 'LO:2:A.1')).toMatchObject({
    all: [{ place: 'A.1', store: '1', sets: ['7'] }],
    now: { place: 'A.1', store: '2', sets: [] },
  });
});

test('codes on paper end a place, take a set back and leave a place', () => {
  expect(scanned('A.1', 'TH:7', 'CM:OK')).toMatchObject({
    all: [{ place: 'A.1', store: '', sets: ['7'] }],
    now: nothing,
  });
  expect(scanned('A.1', 'TH:7', 'TH:8', 'CM:UNDO').now.sets).toEqual(['7']);
  expect(scanned('A.1', 'TH:7', 'CM:ABORT')).toMatchObject({ all: [], now: nothing });
});

test('a set before any place is told, and a code of nothing is kept as it is', () => {
  expect(scanned('TH:7').problem).toBe('place_first');
  expect(scanned('CM:OK').problem).toBe('place_first');
  expect(scanned('A.1', 'what?').now.sets).toEqual(['what?']);
});

test.each(['4006381333931', 'OR:12', 'BK:AB12', 'MV:3'])(
  '%s, which is goods or a paper, is told and not counted',
  (code) => {
    expect(scanned('A.1', code)).toMatchObject({ now: { sets: [] }, problem: 'unreadable' });
  },
);

test.each(['TH:', 'TW:7', '4006381333932'])(
  '%s, left of a torn label or with a digit that was read wrong, is told to be misread and counted as nothing',
  (code) => {
    const read = scanned('A.1', code);
    expect(read).toMatchObject({ now: { sets: [] }, problem: 'misread' });
    expect(soundOf(read)).toBe('half');
    expect(scanned(code).problem).toBe('misread');
  },
);

test.each([
  ['TH7:4711', 'other_chain'],
  ['TH>4711', 'other_keyboard'],
])('%s is not called misread: it has another cause, and is counted as nothing', (code, problem) => {
  const read = scanned('A.1', code);
  expect(read).toMatchObject({ now: { sets: [] }, problem });
  expect(soundOf(read)).toBe('bad');
  expect(scanned(code).problem).toBe(problem);
});

test('each thing that is done sounds as it does elsewhere with the scanner', () => {
  const sound = (...codes: string[]) => soundOf(scanned(...codes));
  expect(sound('A.1', 'TH:7')).toBe('ok');
  expect(sound('A.1', 'TH:7', 'CM:OK')).toBe('ok');
  expect(sound('A.1', 'TH:7', 'CM:UNDO')).toBe('back');
  expect(sound('A.1', 'TH:7', 'CM:ABORT')).toBe('step');
  expect(sound('A.1', 'TH:7', 'TW:7:FL')).toBe('back');
  expect(sound('A.1', 'OR:12')).toBe('bad');
  // That the one before is counted is heard.
  expect(sound('A.1', 'TH:7', 'A.2')).toBe('step');
});

test('a code that is longer than any label of ours is told, and not counted', () => {
  const address = `https://tyres.example/${'x'.repeat(60)}`;
  expect(scanned('A.1', address)).toMatchObject({ now: { sets: [] }, problem: 'unreadable' });
});

test('undo where nothing was read says that nothing was taken back', () => {
  const begun = read(nothing, 'A.01-1').now;
  expect(read(begun, 'CM:UNDO')).toEqual({ now: begun, problem: 'nothing_read' });
  const one = read(begun, 'TH:4711').now;
  expect(read(one, 'CM:UNDO')).toEqual({ now: begun, left: 'set' });
});
