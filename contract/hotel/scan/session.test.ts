import { expect, test } from 'vitest';
import type { KnownSet } from './known.ts';
import { startScanning, type Intent, type Mistake, type ScanMode } from './scanning.ts';
import { counted, goingSession, isNotKnown, kindOf, perHour, type Doer } from './session.ts';

const zone = 'Europe/Oslo';
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);
const kari = (time: string): Doer => ({ userId: 'kari', at: at(time), zone });

const intent = (handling: Intent['handling'], state: KnownSet['state'] = 'received'): Intent => ({
  handling,
  set: {
    id: 1,
    set: '4701',
    plate: 'EL10001',
    state,
    placeId: null,
    wheels: ['FL'],
    size: '',
    held: false,
  },
  place: null,
  unseen: [],
  override: [],
});

test('a session begins with the first thing that is done, and counts what follows by its kind', () => {
  const first = counted(null, kari('08:12'), { more: ['taken_in'] });
  const later = counted(first, kari('09:00'), { more: ['put_away', 'put_away'] });
  expect(later).toEqual({
    userId: 'kari',
    beganAt: at('08:12'),
    lastAt: at('09:00'),
    counts: { taken_in: 1, put_away: 2 },
  });
});

test('what is taken back counts down, and as undone', () => {
  const begun = counted(null, kari('08:00'), { more: ['put_away', 'put_away'] });
  expect(
    counted(begun, kari('08:01'), { more: ['undone'], fewer: ['put_away'] }).counts,
  ).toMatchObject({ put_away: 1, undone: 1 });
});

test('what was done in the session before is taken back without owing anything to this one', () => {
  const undo = { more: ['undone'], fewer: ['moved'] } as const;
  expect(counted(null, kari('08:00'), undo).counts).toEqual({ moved: 0, undone: 1 });
});

test('the next day another session begins, by the clock on the wall of the workshop', () => {
  const late = counted(null, kari('23:50'), { more: ['moved'] });
  const midnight = { ...kari('23:50'), at: at('23:50') + 10 * 60_000 };
  expect(goingSession(late, kari('23:59'))).toBe(late);
  expect(goingSession(late, midnight)).toBeNull();
  expect(counted(late, midnight, { more: ['moved'] })).toMatchObject({
    beganAt: midnight.at,
    counts: { moved: 1 },
  });
});

test('another person begins their own session', () => {
  const hers = counted(null, kari('08:00'), { more: ['moved'] });
  const ola = { ...kari('08:05'), userId: 'ola' };
  expect(goingSession(hers, ola)).toBeNull();
  expect(counted(hers, ola, { more: ['fetched'] })).toMatchObject({
    userId: 'ola',
    counts: { fetched: 1 },
  });
});

test('a set that is put from shelf to shelf was moved, one from the floor put away', () => {
  expect(kindOf(intent('store', 'received'))).toBe('put_away');
  expect(kindOf(intent('store', 'mounted'))).toBe('put_away');
  expect(kindOf(intent('store', 'stored'))).toBe('moved');
  expect(kindOf(intent('store', 'reserved'))).toBe('moved');
});

test('wheels that leave were handed out, loose or on the car', () => {
  expect([kindOf(intent('return')), kindOf(intent('mount'))]).toEqual(['handed_out', 'handed_out']);
});

test('the way from the shelf to the lift counts as well', () => {
  expect((['receive', 'pick', 'stage', 'miss'] as const).map((one) => kindOf(intent(one)))).toEqual(
    ['taken_in', 'fetched', 'made_ready', 'missing'],
  );
});

const mistaken = (mistake: Mistake, mode: ScanMode = 'put_away') => ({
  ...startScanning(mode),
  sign: { kind: 'mistake', mistake, code: { kind: 'unknown', text: 'x' } } as const,
});

test('a label that nobody here knows counts once, however often it is tried', () => {
  expect(isNotKnown(mistaken('unknown_set'), 'TH:9', 'TH:8')).toBe(true);
  expect(isNotKnown(mistaken('unknown_set'), 'TH:9', 'TH:9')).toBe(false);
});

test('a known set at the wrong place, or in the wrong mode, is not unknown', () => {
  expect(isNotKnown(mistaken('wrong_state'), 'TH:9', undefined)).toBe(false);
  expect(isNotKnown(startScanning('put_away'), 'TH:9', undefined)).toBe(false);
});

test('looking something up is no work', () => {
  expect(isNotKnown(mistaken('unknown_set', 'look_up'), 'TH:9', undefined)).toBe(false);
});

test('so many an hour: from the first to the last, without the break after it, and without what was undone or not known', () => {
  const first = counted(null, kari('08:00'), { more: ['put_away', 'not_known', 'counted'] });
  const last = counted(first, kari('08:30'), { more: ['put_away', 'moved', 'undone'] });
  expect(perHour(last)).toBe(8);
});

test('in the first minutes nobody knows how many an hour it will be', () => {
  const first = counted(null, kari('08:00'), { more: ['put_away'] });
  expect(perHour(counted(first, kari('08:04'), { more: ['put_away'] }))).toBeNull();
  expect(perHour(counted(first, kari('08:05'), { more: ['put_away'] }))).toBe(24);
});
