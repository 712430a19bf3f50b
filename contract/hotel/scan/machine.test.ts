import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import type { Hotel, KnownPlace, KnownSet } from './known.ts';
import { letGo, scan } from './machine.ts';
import { startScanning, type Intent, type Scanning, type ScanMode, type Step } from './scanning.ts';

const four = ['FL', 'FR', 'RL', 'RR'] as const;
const aSet = (id: number, overrides: Partial<KnownSet> = {}): KnownSet => ({
  id,
  set: String(4700 + id),
  plate: `EL1000${id}`,
  state: 'received',
  placeId: null,
  wheels: four,
  size: '205/55 R16',
  held: false,
  ...overrides,
});
const aPlace = (id: number, overrides: Partial<KnownPlace> = {}): KnownPlace => ({
  id,
  store: '1',
  place: `A.0${id}-1`,
  room: 1,
  taken: 0,
  rack: null,
  use: '',
  closed: false,
  ...overrides,
});

const sets = [
  aSet(1),
  aSet(2),
  aSet(3, { state: 'stored', placeId: 3, plate: 'EL10001' }),
  aSet(4, { state: 'staged', held: true }),
  aSet(5, { state: 'discarded' }),
  aSet(6, { plate: '' }),
];
const places = [
  aPlace(1),
  aPlace(2, { rack: 'blue' }),
  aPlace(3, { taken: 1 }),
  aPlace(4, { closed: true }),
  aPlace(5),
  aPlace(6, { use: 'stage' }),
  aPlace(7, { place: 'C.01-1' }),
  aPlace(8, { place: 'C.01-1', store: '2' }),
];
const hotel: Hotel = {
  set: (number) => sets.find((one) => one.set === number),
  place: (store, code) => {
    const named = places.filter(
      (one) => one.place === code && (store === '' || one.store === store),
    );
    return named.length === 1 ? named[0] : undefined;
  },
  placesOf: (code) => places.filter((one) => one.place === code),
  placeById: (id) => places.find((one) => one.id === id),
  setsOf: (plate) => sets.filter((one) => one.plate === plate),
  setsAt: (placeId) => sets.filter((one) => one.placeId === placeId),
  isWhole: true,
  isOurs: (store) => store === '1',
};

function work(mode: ScanMode, ...codes: string[]) {
  const acts: NonNullable<Step['act']>[] = [];
  let now: Scanning = startScanning(mode);
  for (const code of codes) {
    const { next, act } = scan(now, code, hotel);
    now = next;
    if (act) acts.push(act);
  }
  const done = acts.map(({ kind, intent }) => `${kind} ${described(intent)}`);
  return { now, done, sign: now.sign, acts };
}

const described = ({ handling, set, place }: Intent) =>
  [handling, set.set, place?.place].filter(Boolean).join(' ');

const wheels = (set: string) => four.map((wheel) => `TW:${set}:${wheel}`);

describe('putting away', () => {
  test('place, then sets: each is stored there with its last wheel', () => {
    expect(work('put_away', 'LO:1:A.05-1', ...wheels('4701')).done).toEqual([
      'do store 4701 A.05-1',
    ]);
  });

  test('set, then place: the next set is for another place', () => {
    const { done, now } = work('put_away', 'TH:4701', 'A.01-1', 'TH:4702', 'A.05-1');
    expect(done).toEqual(['do store 4701 A.01-1', 'do store 4702 A.05-1']);
    expect(now.place).toBeNull();
  });

  test("a set's own label stands for all its wheels", () => {
    expect(work('put_away', 'A.05-1', 'TH:4701').done).toEqual(['do store 4701 A.05-1']);
  });

  test('a wheel read twice counts once', () => {
    const { done, sign } = work('put_away', 'A.05-1', 'TW:4701:FL', 'TW:4701:FL', 'TW:4701:FR');
    expect(done).toEqual([]);
    expect(sign).toMatchObject({ kind: 'counting', seen: ['FL', 'FR'] });
    const twice = work('put_away', 'A.05-1', 'TW:4701:FL', 'TW:4701:FL');
    expect(twice.sign).toMatchObject({ kind: 'counting', seen: ['FL'], twice: true });
  });

  test('a wheel of another set in the heap is told, and the count goes on', () => {
    const { sign, now } = work('put_away', 'A.05-1', 'TW:4701:FL', 'TW:4702:FR');
    expect(sign).toMatchObject({ kind: 'mistake', mistake: 'other_set' });
    expect(now.seen).toEqual(['FL']);
  });

  test('wheels that cannot be read are left out by OK, and said to be unseen', () => {
    const { acts } = work('put_away', 'A.05-1', 'TW:4701:FL', 'TW:4701:FR', 'CM:OK');
    expect(acts[0]?.intent).toMatchObject({ unseen: ['RL', 'RR'], override: ['wheels_unseen'] });
    const later = work('put_away', 'TW:4701:FL', 'CM:OK', 'A.05-1');
    expect(later.acts[0]?.intent).toMatchObject({ unseen: ['FR', 'RL', 'RR'] });
  });

  test('a full place asks: a second set, another place, or nothing', () => {
    const full = ['LO:1:A.03-1', 'TH:4701'];
    expect(work('put_away', ...full).sign).toMatchObject({ kind: 'asks', warning: 'full' });
    expect(work('put_away', ...full, 'CM:SECOND').done).toEqual(['do store 4701 A.03-1']);
    expect(work('put_away', ...full, 'A.05-1').done).toEqual(['do store 4701 A.05-1']);
    expect(work('put_away', ...full, 'CM:ABORT').done).toEqual([]);
  });

  test('what is put away goes on shelves, and what is staged by the lifts', () => {
    expect(work('put_away', 'A.06-1').sign).toMatchObject({ mistake: 'other_use' });
    expect(work('stage', 'A.05-1').sign).toMatchObject({ mistake: 'other_use' });
    expect(work('stage', 'A.06-1', 'TH:4703').done).toEqual(['do stage 4703 A.06-1']);
    expect(work('stage', 'TH:4703').done).toEqual(['do stage 4703']);
  });

  test('a place that filled up after it was read asks too', () => {
    const read = scan(startScanning('put_away'), 'A.05-1', hotel).next;
    const filled = { ...aPlace(5), taken: 1 };
    const { next, act } = scan(read, 'TH:4701', { ...hotel, placeById: () => filled });
    expect(act).toBeUndefined();
    expect(next.sign).toMatchObject({ kind: 'asks', warning: 'full' });
  });

  test('a question stands until it is answered, whatever is read meanwhile', () => {
    const { done, sign } = work('put_away', 'LO:1:A.03-1', 'TH:4701', 'TH:4701', 'TH:4702');
    expect(done).toEqual([]);
    expect(sign).toMatchObject({ kind: 'asks', warning: 'full' });
  });

  test('a shelf that is too small asks', () => {
    expect(work('put_away', 'A.02-1', 'TH:4701').sign).toMatchObject({ warning: 'wrong_rack' });
    expect(work('put_away', 'A.02-1', 'TH:4701', 'CM:OK').done).toEqual(['do store 4701 A.02-1']);
  });

  test('a set that stands somewhere is moved; where it stands already nothing happens', () => {
    expect(work('put_away', 'A.05-1', 'TH:4703').sign).toMatchObject({ kind: 'done', moved: true });
    const again = work('put_away', 'LO:1:A.03-1', 'TH:4703');
    expect([again.done, again.sign.kind]).toEqual([[], 'again']);
  });
});

describe('at the gate', () => {
  test('wheels leave when plate and set are of one car', () => {
    expect(work('mount', 'EL10001', 'TH:4701').done).toEqual(['do mount 4701']);
    expect(work('return', 'EL 10001', 'TH:4701').done).toEqual(['do return 4701']);
  });

  test('without a plate, or for another car, they stay', () => {
    expect(work('mount', 'TH:4701').sign).toMatchObject({ mistake: 'plate_first' });
    const other = work('mount', 'EL10001', 'TH:4702');
    expect([other.done, other.sign]).toMatchObject([[], { mistake: 'other_car' }]);
  });

  test('wheels of another car stop, and it is told whose they are and which are this car’s', () => {
    const { sign, now } = work('mount', 'EL10001', 'TW:4701:FL', 'TW:4702:FR');
    expect(sign).toMatchObject({
      mistake: 'other_car',
      stop: { set: { set: '4702', plate: 'EL10002' }, own: [{ set: '4701' }, { set: '4703' }] },
    });
    expect(now).toMatchObject({ plate: 'EL10001', set: { set: '4701' }, seen: ['FL'] });
  });

  test('wheels that were stopped are let go on it with a reason, which goes with them and with no others', () => {
    const { now } = work('mount', 'EL10001', 'TW:4701:FL', 'TH:4702');
    const { next, act } = letGo(now, 'same_owner', hotel)!;
    expect(act?.intent).toMatchObject({
      handling: 'mount',
      set: { set: '4702' },
      override: ['other_car'],
      because: 'same_owner',
      read: { plate: 'EL10001', number: '4702' },
    });
    expect(scan(next, 'TH:4706', hotel).next.sign).toMatchObject({ mistake: 'other_car' });
    expect(letGo(next, 'same_owner', hotel)).toBeNull();
  });

  test('wheel by wheel they are let go once, and counted on', () => {
    const { now } = work('mount', 'EL10001', 'TW:4702:FL');
    let { next } = letGo(now, 'carried', hotel)!;
    expect(next.sign).toMatchObject({ kind: 'counting', seen: ['FL'] });
    for (const code of wheels('4702')) next = scan(next, code, hotel).next;
    expect(next.sign).toMatchObject({ kind: 'done', intent: { because: 'carried', unseen: [] } });
  });

  test('what is held for a debt asks for that as well', () => {
    const { now } = work('mount', 'EL10001', 'TH:4704');
    const { next, act } = letGo(now, 'carried', hotel)!;
    expect([act, next.sign]).toMatchObject([undefined, { kind: 'asks', warning: 'held' }]);
    expect(scan(next, 'CM:OK', hotel).act?.intent.override).toEqual(['other_car', 'held']);
  });

  test('where the plate cannot be read they are let go for that reason alone, and nothing is said of a plate', () => {
    const { now, sign } = work('mount', 'TH:4701');
    expect(sign).toMatchObject({ mistake: 'plate_first', stop: { set: { set: '4701' }, own: [] } });
    expect(letGo(now, 'same_owner', hotel)).toBeNull();
    expect(letGo(now, 'no_plate', hotel)!.act?.intent).toMatchObject({
      handling: 'mount',
      override: ['other_car'],
      because: 'no_plate',
      read: { plate: '', number: '4701' },
    });
    const another = work('mount', 'EL10001', 'TH:4702').now;
    expect(letGo(another, 'no_plate', hotel)).toBeNull();
  });

  test('a plate that is typed is one that was read', () => {
    expect(work('mount', 'TH:4701', 'EL10001', 'TH:4701').done).toEqual(['do mount 4701']);
  });

  test('which wheels may leave is told with the car', () => {
    expect(work('mount', 'EL10001').sign).toMatchObject({
      kind: 'found',
      sets: [{ set: '4701' }, { set: '4703' }],
    });
  });

  test('a car without wheels in the house is reported at once, and stands at the gate', () => {
    for (const plate of ['EL99999', 'EL10005']) {
      const { sign, now } = work('return', plate, 'TH:4701', plate);
      expect([sign, now.plate]).toMatchObject([{ mistake: 'none_here' }, plate]);
    }
  });

  test('a set of no car is handed out by its label, while no car stands there', () => {
    expect(work('return', 'TH:4706').done).toEqual(['do return 4706']);
    expect(work('return', 'EL10001', 'TH:4706').sign).toMatchObject({ mistake: 'other_car' });
  });

  test('what is held for a debt leaves only in spite of it', () => {
    expect(work('mount', 'EL10004', 'TH:4704').sign).toMatchObject({ warning: 'held' });
    const { acts } = work('mount', 'EL10004', 'TH:4704', 'CM:OK');
    expect(acts[0]?.intent.override).toEqual(['held']);
  });
});

test.each(['A.04-1', 'A.99-9', 'LO:7:A.01-1', 'A.06-1'])(
  'after %s was refused no set is put down at the place before',
  (refused) => {
    const { done, sign } = work('put_away', 'A.05-1', refused, 'TH:4701');
    expect(done).toEqual([]);
    expect(sign).toMatchObject({ kind: 'counting', set: { set: '4701' } });
    expect(work('put_away', 'A.05-1', refused, 'TH:4701', 'A.01-1').done).toEqual([
      'do store 4701 A.01-1',
    ]);
  },
);

test('a plate stands for the one set of its car that can be meant; of none and of several it is said so', () => {
  expect(work('receive', 'EL10001').sign).toMatchObject({ mistake: 'wrong_state' });
  expect(work('put_away', 'EL10001').sign).toMatchObject({ mistake: 'several_sets' });
  expect(work('put_away', 'EL99999').sign).toMatchObject({ mistake: 'unknown_set' });
  expect(work('put_away', 'EL10005').sign).toMatchObject({ of: { state: 'discarded' } });
  expect(work('pick', 'EL10001').done).toEqual(['do pick 4703']);
});

test.each([
  ['TH:9999', 'unknown_set'],
  ['A.99-9', 'unknown_place'],
  ['A.04-1', 'closed_place'],
  ['hello', 'unknown_code'],
  ['TH:', 'half_code'],
  ['TW:4701', 'half_code'],
  ['LO:1:', 'half_code'],
  ['4006381333932', 'half_code'],
  ['14006381333939', 'half_code'],
  ['LO:7:A.01-1', 'other_site'],
  ['LO:1:A.99-9', 'unknown_place'],
  ['4006381333931', 'not_for_this'],
  ['TH:4705', 'wrong_state'],
  ['TW:4701:SP', 'other_set'],
])('%s: %s', (code, mistake) => {
  expect(work('put_away', code).sign).toMatchObject({ kind: 'mistake', mistake });
});

test('a typed place that several warehouses have is asked about, and its whole code is not', () => {
  const { sign, now } = work('put_away', 'C.01-1');
  expect(sign).toMatchObject({ mistake: 'several_places', places: [{ id: 7 }, { id: 8 }] });
  expect(now.place).toBeNull();
  expect(work('put_away', 'C.01-1', 'LO:1:C.01-1').now.place?.id).toBe(7);
  expect(work('look_up', 'C.01-1').sign).toMatchObject({ mistake: 'several_places' });
});

test('what was done last can be taken back, once', () => {
  const { done, sign } = work('put_away', 'A.05-1', 'TH:4701', 'CM:UNDO', 'CM:UNDO');
  expect(done).toEqual(['do store 4701 A.05-1', 'undo store 4701 A.05-1']);
  expect(sign.kind).toBe('mistake');
});

test('undo under a question takes back what is asked, and not the set that was done before it', () => {
  const codes = ['A.05-1', 'TH:4701', 'A.03-1', 'TH:4702', 'CM:UNDO'];
  const { done, sign, now } = work('put_away', ...codes);
  expect(done).toEqual(['do store 4701 A.05-1']);
  expect(sign).toMatchObject({ kind: 'undone', intent: { set: { set: '4702' } } });
  expect(now).toMatchObject({ asked: null, set: null });
  expect(work('put_away', ...codes, 'CM:UNDO').done.at(-1)).toBe('undo store 4701 A.05-1');
});

test('looking a place up shows what stands there', () => {
  expect(work('look_up', 'A.03-1').sign).toMatchObject({
    place: { place: 'A.03-1' },
    sets: [{ set: '4703' }],
  });
});

test('looking a car up shows where its wheels stand, and what else of it is somewhere', () => {
  expect(work('look_up', 'EL10001').sign).toMatchObject({
    place: { place: 'A.03-1' },
    sets: [{ set: '4703' }, { set: '4701' }],
  });
});

test('of a car whose sets stand at several places each is told, and none is said to be that of all', () => {
  const both = [aSet(7, { placeId: 1 }), aSet(8, { placeId: 2 })];
  const { next } = scan(startScanning('look_up'), 'EL10001', { ...hotel, setsOf: () => both });
  expect(next.sign).toMatchObject({
    place: null,
    places: [{ id: 1 }, { id: 2 }],
    sets: [{ set: '4707' }, { set: '4708' }],
  });
});

test('looking up changes nothing, whatever is read', () => {
  const codes = fc.constantFrom('TH:4701', 'TW:4702:FL', 'A.03-1', 'EL10001', 'CM:OK', 'x', '123');
  fc.assert(
    fc.property(fc.array(codes), (read) => {
      expect(work('look_up', ...read).done).toEqual([]);
    }),
  );
});

test('nothing is stored that was not read, on the place read last, with no warning unanswered', () => {
  const codes = fc.constantFrom(
    'TH:4701',
    'TH:4702',
    'TH:4703',
    ...wheels('4701'),
    ...wheels('4702'),
    'A.01-1',
    'A.02-1',
    'A.03-1',
    'A.04-1',
    'A.05-1',
    'CM:OK',
    'CM:ABORT',
    'CM:UNDO',
    'x',
  );
  fc.assert(
    fc.property(fc.array(codes, { maxLength: 30 }), (read) => {
      let now = startScanning('put_away');
      let lastPlace: string | undefined;
      for (const code of read) {
        const known = hotel.place('', code);
        if (known && !known.closed) lastPlace = known.place;
        const { next, act } = scan(now, code, hotel);
        if (act?.kind === 'do') {
          const { set, place, override } = act.intent;
          expect(place?.place).toBe(lastPlace);
          expect(read.some((one) => one.includes(set.set))).toBe(true);
          if (place!.taken >= place!.room) expect(override).toContain('full');
        }
        now = next;
      }
    }),
    { numRuns: 1000 },
  );
});

test('what a device that has not read everything does not know, it does not call unknown', () => {
  const cold: Hotel = { ...hotel, isWhole: false };
  const mistakeOf = (mode: ScanMode, code: string) => {
    const { sign } = scan(startScanning(mode), code, cold).next;
    return sign.kind === 'mistake' ? sign.mistake : sign.kind;
  };
  const read = ['TH:99999', 'TW:99999:FL', 'ZZ99999', 'LO:1:Z.99', 'LO:77:Z.99'];
  expect(read.map((code) => mistakeOf('put_away', code))).toEqual(read.map(() => 'not_read_yet'));
  expect(['TH:99999', 'ZZ99999', 'Z.99'].map((code) => mistakeOf('look_up', code))).toEqual(
    Array(3).fill('not_read_yet'),
  );
  expect(mistakeOf('mount', 'ZZ99999')).toBe('not_read_yet');
});
