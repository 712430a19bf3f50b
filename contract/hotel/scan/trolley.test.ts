import { expect, test } from 'vitest';
import type { Hotel, KnownPlace, KnownSet } from './known.ts';
import { scan } from './machine.ts';
import {
  startAfter,
  startScanning,
  type Intent,
  type Scanning,
  type ScanMode,
} from './scanning.ts';

const aSet = (id: number, overrides: Partial<KnownSet> = {}): KnownSet => ({
  id,
  set: String(4700 + id),
  plate: `EL1000${id}`,
  state: 'received',
  placeId: null,
  wheels: ['FL', 'FR'],
  size: '205/55 R16',
  held: false,
  ...overrides,
});
const sets = [
  aSet(1),
  aSet(2),
  aSet(3),
  aSet(4, { state: 'stored', placeId: 3 }),
  aSet(5, { size: '315/80 R22.5' }),
  aSet(6, { state: 'discarded' }),
];
const aPlace = (id: number, room: number, overrides: Partial<KnownPlace> = {}): KnownPlace => ({
  id,
  store: '1',
  place: `A.0${id}`,
  room,
  taken: 0,
  rack: null,
  use: '',
  closed: false,
  ...overrides,
});
const places = [
  aPlace(1, 2),
  aPlace(2, 9),
  aPlace(3, 3, { taken: 1 }),
  aPlace(4, 9, { closed: true }),
];
const hotel: Hotel = {
  set: (number) => sets.find((one) => one.set === number),
  place: (_, code) => places.find(({ place }) => place === code),
  placesOf: () => [],
  placeById: (id) => places.find((one) => one.id === id),
  setsOf: (plate) => sets.filter((one) => one.plate === plate),
  setsAt: (placeId) => sets.filter((one) => one.placeId === placeId),
  isWhole: true,
  isOurs: () => true,
};

function read(before: Scanning, ...codes: string[]) {
  let now = before;
  const done: string[] = [];
  const named = ({ set, place }: Intent) => `${set.set} ${place?.place}`;
  for (const code of codes) {
    const { next, act, acts = [] } = scan(now, code, hotel);
    now = next;
    done.push(...acts.map(named), ...(act ? [`${act.kind} ${named(act.intent)}`] : []));
  }
  const trolley = (now.trolley?.sets ?? []).map(({ set }) => set);
  return { now, done, trolley, sign: now.sign };
}
const work = (...codes: string[]) => read(startScanning('trolley'), ...codes);

test('sets that were read one after another all go to the place that is read then, in their order', () => {
  const { done, trolley, sign } = work('TH:4701', 'TW:4702:FL', 'TW:4702:FR', 'EL10003', 'A.02');
  expect(done).toEqual(['4701 A.02', '4702 A.02', '4703 A.02']);
  expect(trolley).toEqual([]);
  expect(sign).toMatchObject({ kind: 'unloaded', put: 3, left: 0 });
});

test('a place takes as many as it has room for, the rest stays on the trolley for the next place', () => {
  const full = work('TH:4701', 'TH:4702', 'TH:4703', 'A.01');
  expect(full.done).toEqual(['4701 A.01', '4702 A.01']);
  expect(full.sign).toMatchObject({ put: 2, left: 1, why: 'full' });
  expect(full.trolley).toEqual(['4703']);
  expect(read(full.now, 'A.02').done).toEqual(['4703 A.02']);
});

test('a set stands on the trolley once, by any label, and one that cannot be stored not at all', () => {
  const { trolley, sign } = work('TH:4701', 'TW:4701:FL');
  expect([trolley, sign]).toMatchObject([['4701'], { kind: 'trolley', what: 'twice' }]);
  expect(work('TH:4706')).toMatchObject({ trolley: [], sign: { mistake: 'wrong_state' } });
});

test('a set of which not all wheels were read goes on when somebody says so, with what was not seen', () => {
  const begun = work('TW:4701:FL', 'A.02');
  expect(begun).toMatchObject({ done: [], sign: { mistake: 'other_set' } });
  const { next } = scan(read(begun.now, 'CM:OK').now, 'A.02', hotel);
  expect(next.last).toMatchObject({ unseen: ['FR'], override: ['wheels_unseen'] });
});

test('a set that stands there already needs no room and is not moved', () => {
  const { done, trolley } = work('TH:4704', 'TH:4701', 'A.03');
  expect(done).toEqual(['4701 A.03']);
  expect(trolley).toEqual([]);
});

test('nothing goes to a place that is closed, or is none; an empty trolley puts nothing anywhere', () => {
  for (const place of ['A.04', 'Z.09']) {
    expect(work('TH:4701', place)).toMatchObject({ done: [], trolley: ['4701'] });
  }
  expect(work('A.01')).toMatchObject({ done: [], sign: { mistake: 'not_for_this' } });
});

test('undo takes off what was loaded last, and then takes back what was unloaded: it is on the trolley again', () => {
  const loaded = work('TH:4701', 'TH:4702', 'A.02', 'TH:4703');
  const off = read(loaded.now, 'CM:UNDO');
  expect(off).toMatchObject({ done: [], trolley: [], sign: { kind: 'trolley', what: 'off' } });
  expect(read(off.now, 'CM:UNDO')).toMatchObject({ done: ['undo 4702 A.02'], trolley: ['4702'] });
});

test('the trolley stays loaded in other modes, without what is done there with its sets', () => {
  const loaded = work('TH:4701', 'TH:4702').now;
  const after = (mode: ScanMode, ...codes: string[]) => read(startAfter(mode, loaded), ...codes);
  expect(after('look_up', 'TH:4701', 'CM:NEW').trolley).toEqual(['4701', '4702']);
  expect(after('put_away', 'A.02', 'TH:4701').trolley).toEqual(['4702']);
  expect(after('mount', 'EL10001').trolley).toEqual(['4701', '4702']);
  expect(read(loaded, 'CM:NEW').trolley).toEqual([]);
});
