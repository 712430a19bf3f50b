import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { burstDetector, fastestHand, slowestScanner } from './key-burst.ts';
import type { PressedKey } from './key-burst.ts';

const char = fc.string({ unit: fc.constantFrom(...'ABC019-./:* åÅ'), minLength: 1, maxLength: 1 });
const end = fc.constantFrom('Enter', 'Tab');

/** Feeds keys with the pauses before them, and returns all that came out. */
function feed(presses: readonly (readonly [key: string, pause: number])[], prefix?: string) {
  const detector = burstDetector<PressedKey>(() => prefix ?? null);
  const typed: string[] = [];
  const scans: string[] = [];
  let at = 1000;
  for (const [key, pause] of presses) {
    at += pause;
    const burst = detector.press({ key, at });
    typed.push(...burst.typed.map((one) => one.key));
    if (burst.scan !== null) scans.push(burst.scan);
  }
  typed.push(...detector.settle(at + 1000).map((one) => one.key));
  return { typed, scans };
}

test('whatever a person types at any human pace is typing, key by key', () => {
  const slow = fc.tuple(fc.oneof(char, end), fc.integer({ min: slowestScanner, max: 5000 }));
  const word = fc.tuple(
    fc.oneof(char, end).filter((key) => !/\d/.test(key)),
    fc.integer({ min: fastestHand, max: 5000 }),
  );
  const typing = fc.oneof(fc.array(slow, { maxLength: 40 }), fc.array(word, { maxLength: 40 }));
  fc.assert(
    fc.property(typing, (presses) => {
      expect(feed(presses)).toEqual({ typed: presses.map(([key]) => key), scans: [] });
    }),
  );
});

/** What a scanner sends: a pause in front, a code key by key, and what ends it. */
const sent = (pauses: fc.Arbitrary<number>, fewest: number) =>
  fc.tuple(fc.array(fc.tuple(char, pauses), { minLength: fewest, maxLength: 60 }), end, pauses);

test('whatever a scanner sends at any of its speeds is one scan, and nothing of it is typed', () => {
  const code = sent(fc.integer({ min: 0, max: fastestHand - 1 }), 4);
  fc.assert(fc.property(code, ([presses, last, pause]) => isOneScan(presses, last, pause)));
});

test('a label of ours is one scan at 80 ms a key, as old scanners send it; a plate that somebody types is none', () => {
  const at80 = (text: string) => [...text, 'Enter'].map((key) => [key, 80] as const);
  expect(feed(at80('TH:4701')).scans).toEqual(['TH:4701']);
  expect(feed(at80('LO:1:A.03-2')).scans).toEqual(['LO:1:A.03-2']);
  expect(feed(at80('EL10001')).scans).toEqual([]);
});

test('so is a code with digits on a device four times as slow, and one that came unevenly', () => {
  const pace = fc.integer({ min: 5, max: slowestScanner - 1 });
  const uneven = fc.tuple(pace, fc.nat({ max: 149 }), fc.nat({ max: 8 }));
  fc.assert(
    fc.property(uneven, fc.string({ minLength: 6, maxLength: 20 }), ([gap, late, at], text) => {
      const code = [...text.slice(1).replaceAll(/[^A-Z]/g, 'E'), '7'];
      // One key came late: the device did something else.
      const presses = code.map((key, index) => [key, index === at ? late : gap] as const);
      isOneScan(presses, 'Enter', gap);
    }),
  );
});

function isOneScan(
  presses: readonly (readonly [string, number])[],
  last: string,
  pause: number,
): void {
  const [first, ...rest] = presses;
  const keys = [[first![0], 2000] as const, ...rest, [last, pause] as const];
  expect(feed(keys)).toEqual({ typed: [], scans: [presses.map(([key]) => key).join('')] });
}

test('of a torn label the kind alone is a scan, however short, so that nobody takes silence for done', () => {
  const pauses = fc.array(fc.nat({ max: fastestHand - 1 }), { minLength: 3, maxLength: 3 });
  const kinds = fc.constantFrom('TH:', 'LO:', 'CM:');
  fc.assert(
    fc.property(kinds, pauses, (kind, [second, third, last]) => {
      const [first, ...rest] = [...kind];
      const keys = [
        [first!, 2000],
        [rest[0]!, second!],
        [rest[1]!, third!],
        ['Enter', last!],
      ] as const;
      expect(feed(keys)).toEqual({ typed: [], scans: [kind] });
    }),
  );
  expect(feed([...'abc', 'Enter'].map((key) => [key, 5] as const)).scans).toEqual([]);
});

test('codes scanned one right after the other stay whole, though a first key comes late', () => {
  const uneven = (code: string) =>
    [...code, 'Enter'].map((key, at) => [key, at === 0 ? 90 : at === 1 ? 25 : 2] as const);
  const codes = ['2000000010229', '2000000010298', '2000000010250'];
  expect(feed(codes.flatMap(uneven))).toEqual({ typed: [], scans: codes });
});

test('a fast typist who writes a plate and presses Enter is none', () => {
  const pauses = fc.array(fc.integer({ min: 66, max: 180 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(pauses, (gaps) => {
      const keys = [...'EV99881', 'Enter'].map((key, index) => [key, gaps[index]!] as const);
      expect(feed(keys).scans).toEqual([]);
    }),
  );
  // Fingers that roll over four keys beside each other.
  const rolled = [...'were'].map((key) => [key, 28] as const);
  expect(feed([...rolled, ['Enter', 60]]).scans).toEqual([]);
});

test('no key is lost, doubled or reordered, whatever comes at whatever speed', () => {
  const press = fc.tuple(fc.oneof(char, end), fc.integer({ min: 0, max: 80 }));
  fc.assert(
    fc.property(fc.array(press, { maxLength: 80 }), (presses) => {
      const detector = burstDetector<PressedKey & { index: number }>();
      let at = 0;
      let next = 0;
      presses.forEach(([key, pause], index) => {
        at += pause;
        const { typed, scan } = detector.press({ key, at, index });
        for (const one of typed) {
          expect(one.index).toBe(next);
          next += 1;
        }
        if (scan === null) return;
        const sent = presses.slice(next, next + scan.length).map(([one]) => one);
        expect(scan).toBe(sent.join(''));
        next += scan.length + 1;
      });
      next += detector.settle(at + 1000).length;
      expect(next).toBe(presses.length);
    }),
    { numRuns: 500 },
  );
});

test('what a person typed just before a scan stays typed', () => {
  const scan = [...'EL12345'].map((key) => [key, 5] as const);
  const [first, ...rest] = scan;
  const sent = [['4', 300], ['2', 150], [first![0], 40], ...rest, ['Enter', 5]] as const;
  expect(feed(sent)).toEqual({ typed: ['4', '2'], scans: ['EL12345'] });
});

test('two fast hands are no scanner: three keys and Enter, or four that do not end', () => {
  expect(feed([...'abc'].map((key) => [key, 10] as const).concat([['Enter', 10]])).scans).toEqual(
    [],
  );
  expect(feed([...'abcdef'].map((key) => [key, 10] as const)).scans).toEqual([]);
});

test("a scanner's own prefix makes a scan of what follows, however slow and short", () => {
  const sent = [
    ['~', 100],
    ['A', 120],
    ['1', 120],
    ['Enter', 120],
  ] as const;
  expect(feed(sent, '~')).toEqual({ typed: [], scans: ['A1'] });
  expect(feed(sent).scans).toEqual([]);
});

test('a prefix that nothing follows was typed', () => {
  expect(
    feed(
      [
        ['~', 100],
        ['a', 900],
        ['Enter', 200],
      ],
      '~',
    ),
  ).toEqual({
    typed: ['~', 'a', 'Enter'],
    scans: [],
  });
});

test('a page that was busy and took the first key for typing still gets the scan whole', () => {
  const detector = burstDetector<PressedKey>();
  detector.press({ key: 'E', at: 0 });
  expect(detector.settle(slowestScanner)).toEqual([{ key: 'E', at: 0 }]);
  expect(detector.settle(90)).toEqual([]);
  const rest = [...'L12345'].map((key, index) => detector.press({ key, at: 4 + index * 4 }));
  expect(rest.flatMap((burst) => burst.typed)).toEqual([]);
  expect(detector.press({ key: 'Enter', at: 32 })).toEqual({
    typed: [],
    scan: 'EL12345',
    first: { key: 'E', at: 0 },
    after: Infinity,
  });
});

test('a scanner that ends its codes with no key is read once nothing has come for long, a hand never', () => {
  const isCode = (text: string) => text.startsWith('TH:');
  const pressed = (keys: string, pause: number) => {
    const detector = burstDetector<PressedKey>();
    [...keys].forEach((key, index) => detector.press({ key, at: index * pause }));
    return { detector, last: (keys.length - 1) * pause };
  };
  const scan = pressed('TH:4711', 5);
  expect(scan.detector.settle(scan.last + 100)).toEqual([]);
  expect(scan.detector.unended(scan.last + 100, isCode)).toBeNull();
  expect(scan.detector.unended(scan.last + 300, isCode)?.scan).toBe('TH:4711');
  expect(scan.detector.settle(scan.last + 900)).toEqual([]);
  const hand = pressed('TH:4711', 50);
  expect(hand.detector.unended(hand.last + 300, isCode)).toBeNull();
  const other = pressed('vinterdekk', 5);
  expect(other.detector.unended(other.last + 300, isCode)).toBeNull();
  expect(other.detector.settle(other.last + 300)).toHaveLength(10);
});
