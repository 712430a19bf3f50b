import {
  slotBusy,
  slotLine,
  slotPerson,
  slotPlace,
  slotPlan,
  slotQuestion,
  slotSite,
  slotWork,
} from '#tests/support/factories/booking/slots.ts';
import { describe, expect, test } from 'vitest';
import { timeAt } from './slots.ts';

type Question = Parameters<typeof slotQuestion>[0];
type Site = Parameters<typeof slotSite>[0];

/** 09:00 in Oslo of the third of June 2026, when it is open from 8 to 16. */
const nine = (site: Site, question: Question = {}) =>
  slotLine(
    timeAt(slotQuestion(question), slotSite(site), Date.parse('2026-06-03T09:00:00+02:00')),
  ).slice(6);
const busy = (from: string, to: string, of: { placeId?: number; resourceId?: number }) =>
  slotBusy('7F3K', `2026-06-03T${from}:00+02:00`, `2026-06-03T${to}:00+02:00`, {
    placeId: null,
    resourceId: null,
    ...of,
  });

describe('of the places that are free', () => {
  test('a lift that carries less is taken before one that carries more', () => {
    const places = [
      slotPlace(1),
      slotPlace(2, { mostWeight: 2500 }),
      slotPlace(3, { mostWeight: 3500 }),
    ];
    expect(nine({ places })).toBe('at 2 with 11');
  });

  test('the one with the smaller gap is taken, so that long work still fits at the other', () => {
    const places = [slotPlace(1), slotPlace(2)];
    const taken = [busy('08:00', '09:00', { placeId: 2 }), busy('09:30', '12:00', { placeId: 2 })];
    expect(nine({ places, busy: taken })).toBe('at 2 with 11');
  });

  test('what is planned ends a gap too', () => {
    const places = [slotPlace(1), slotPlace(2)];
    const plans = [
      slotPlan('block', '2026-06-03T09:30:00+02:00', '2026-06-03T16:00:00+02:00', { placeId: 2 }),
    ];
    expect(nine({ places, plans })).toBe('at 2 with 11');
  });

  test('of equals the one that stands first is taken', () => {
    const places = [
      slotPlace(1, { position: 3 }),
      slotPlace(2, { position: 1 }),
      slotPlace(3, { position: 1 }),
    ];
    expect(nine({ places })).toBe('at 2 with 11');
  });
});

describe('of the people who are free', () => {
  test('who can the least else is taken', () => {
    const resources = [slotPerson(11, { skills: ['tyres', 'alignment'] }), slotPerson(12)];
    expect(nine({ resources })).toBe('at 1 with 12');
  });

  test('who works at the place as a rule goes before them, and who works at another after them', () => {
    const skills = ['tyres', 'alignment'];
    const home = slotPerson(11, { skills, homePlaceId: 1 });
    const away = slotPerson(13, { homePlaceId: 2 });
    expect(nine({ resources: [slotPerson(12), home] })).toBe('at 1 with 11');
    expect(nine({ resources: [away, slotPerson(12, { skills })] })).toBe('at 1 with 12');
  });

  test('who is planned at the place goes before all of them', () => {
    const plans = [
      slotPlan('work', '2026-06-03T08:00:00+02:00', '2026-06-03T12:00:00+02:00', {
        placeId: 1,
        resourceId: 12,
      }),
    ];
    const resources = [slotPerson(11, { homePlaceId: 1 }), slotPerson(12)];
    expect(nine({ resources, plans })).toBe('at 1 with 12');
  });

  test('the one with the smaller gap is taken, and of equals the first', () => {
    const resources = [slotPerson(11), slotPerson(12)];
    expect(nine({ resources })).toBe('at 1 with 11');
    expect(nine({ resources, busy: [busy('09:30', '12:00', { resourceId: 12 })] })).toBe(
      'at 1 with 12',
    );
  });

  test('who has begun goes on with the next work, though others can less', () => {
    const work = [slotWork({ skills: ['alignment'] }), slotWork({ id: 22 })];
    const resources = [slotPerson(11), slotPerson(12, { skills: ['tyres', 'alignment'] })];
    expect(nine({ resources }, { work })).toBe('at 1 with 12, at 1 with 12');
  });
});
