import { describe, expect, test } from 'vitest';
import type { KnownPlace, KnownSet } from '#contract/hotel/scan/known.ts';
import {
  startScanning,
  type Intent,
  type Mistake,
  type ScanMode,
  type Sign,
} from '#contract/hotel/scan/scanning.ts';
import words from '#locales/en/hotel/scanner.json' with { type: 'json' };
import { shownSign, todoOf } from './sign-words.ts';

const set: KnownSet = {
  id: 1,
  set: '4711',
  plate: 'EL12345',
  state: 'received',
  placeId: null,
  wheels: ['FL', 'FR'],
  size: '',
  held: false,
};
const place: KnownPlace = {
  id: 3,
  store: '1',
  place: 'A.01-1',
  room: 1,
  taken: 0,
  rack: null,
  use: '',
  closed: false,
};
const intent: Intent = { handling: 'store', set, place, unseen: [], override: [] };
const textOf = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], words.signs);
const shown = (sign: Sign, mode: ScanMode = 'put_away', more = {}) =>
  shownSign(sign, { ...startScanning(mode), ...more });

describe('what is shown, sounded and said', () => {
  test.each<[string, Sign, object]>([
    [
      'a set that is stored: where',
      { kind: 'done', intent, moved: false },
      { tone: 'ok', signal: 'ok', key: 'done.store', big: 'A.01-1' },
    ],
    [
      'one that was moved: where to',
      { kind: 'done', intent, moved: true },
      { key: 'done.moved', big: 'A.01-1' },
    ],
    [
      'one that leaves: which',
      { kind: 'done', intent: { ...intent, handling: 'mount', place: null }, moved: false },
      { key: 'done.mount', big: '4711' },
    ],
    [
      'a warning: what it is about',
      { kind: 'asks', warning: 'full', intent },
      { tone: 'warn', signal: 'ask', key: 'asks.full', big: 'A.01-1' },
    ],
    [
      'a mistake: what was read',
      { kind: 'mistake', mistake: 'unknown_set', code: { kind: 'set', set: '99' } },
      { tone: 'bad', signal: 'bad', key: 'mistakes.unknown_set', big: 'TH:99' },
    ],
    [
      'what is taken back',
      { kind: 'undone', intent },
      { tone: 'warn', signal: 'back', key: 'undone', big: '4711' },
    ],
  ])('%s', (_, sign, expected) => {
    expect(shown(sign)).toMatchObject(expected);
  });

  test('what is to be read next hangs on what is done', () => {
    const next = (mode: ScanMode, more = {}) => shown({ kind: 'ready' }, mode, more).key;
    expect(next('put_away')).toBe('next.place');
    expect(next('put_away', { place })).toBe('next.set');
    expect(next('put_away', { place, set, seen: ['FL'] })).toBe('next.wheels');
    expect(next('mount')).toBe('next.plate');
    expect(next('return', { plate: 'EL12345' })).toBe('next.set');
    expect(next('pick')).toBe('next.set');
    expect(next('look_up')).toBe('next.anything');
  });

  test('a place that was looked up is reported as one, a set by how it stands', () => {
    expect(shown({ kind: 'found', sets: [], place }, 'look_up')).toMatchObject({
      key: 'found.place',
      big: 'A.01-1',
    });
    const places = [place, place];
    expect(shown({ kind: 'found', sets: [set], place: null, places }, 'look_up')).toMatchObject({
      key: 'found.places',
      big: '',
      set: null,
    });
    expect(shown({ kind: 'found', sets: [set], place: null }, 'look_up')).toMatchObject({
      key: 'found.received',
      big: '4711',
    });
  });
});

test('a bad code of each kind sounds and is said as no other', () => {
  const code = { kind: 'unknown', text: 'x' } as const;
  const bad = (mistake: Mistake) => shown({ kind: 'mistake', mistake, code });
  const all = [
    bad('unknown_code'),
    bad('half_code'),
    bad('other_site'),
    bad('closed_place'),
    shown({ kind: 'counting', set, seen: ['FL'], twice: true }),
  ];
  expect(new Set(all.map((one) => one.signal)).size).toBe(all.length);
  expect(new Set(all.map((one) => textOf(one.key))).size).toBe(all.length);
  expect(all.map((one) => typeof textOf(one.key))).toEqual(all.map(() => 'string'));
});

test('anyone who read something wrong is told what to do', () => {
  const {
    half_code: _,
    not_kept: _lost,
    plate_first: _gate,
    other_car: _stop,
    ...mistakes
  } = words.signs.mistakes;
  const code = { kind: 'unknown', text: 'x' } as const;
  const todo = (mistake: Mistake, more = {}) =>
    todoOf({ ...startScanning('put_away'), ...more, sign: { kind: 'mistake', mistake, code } });
  const missing = (Object.keys(mistakes) as Mistake[]).filter(
    (mistake) => typeof textOf(`todo.${todo(mistake)}`) !== 'string',
  );
  expect(missing).toEqual([]);
  expect(todo('half_code')).toBeNull();
  expect(todo('other_set', { set })).toBe('finish');
});

test('every sign has its own sound, look and words', () => {
  const signs: Sign[] = [
    { kind: 'ready' },
    { kind: 'counting', set, seen: [] },
    { kind: 'done', intent, moved: false },
    { kind: 'undone', intent },
    { kind: 'again', set },
    { kind: 'asks', warning: 'wrong_rack', intent },
    { kind: 'mistake', mistake: 'other_car', code: { kind: 'unknown', text: 'x' } },
  ];
  expect(signs.map((sign) => typeof textOf(shown(sign).key))).toEqual(signs.map(() => 'string'));
});
