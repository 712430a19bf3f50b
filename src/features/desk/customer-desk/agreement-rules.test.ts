import { describe, expect, test } from 'vitest';
import { isWornOut } from './agreement-rules.ts';

const agreed = { min_tread_summer: 30, min_tread_winter: 40 };

describe('tyres under an agreement', () => {
  test('may be replaced from the depth agreed for their season on', () => {
    expect(isWornOut(agreed, { season: 'summer', least: 31 })).toBe(false);
    expect(isWornOut(agreed, { season: 'summer', least: 30 })).toBe(true);
    expect(isWornOut(agreed, { season: 'all_season', least: 40 })).toBe(true);
  });

  test('may not where no depth is agreed or none has been read', () => {
    const open = { min_tread_summer: null, min_tread_winter: null };
    expect(isWornOut(open, { season: 'summer', least: 10 })).toBe(false);
    expect(isWornOut(agreed, { season: 'summer', least: null })).toBe(false);
    expect(isWornOut(agreed, null)).toBe(false);
  });
});
