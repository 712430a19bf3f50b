import { expect, test } from 'vitest';
import { occupancyOf, racksOf, spotOf } from './rack-rules.ts';

test.each([
  ['A.03-2', { rack: 'A', column: '03', level: '2' }],
  ['A-01', { rack: 'A', column: '01', level: '' }],
  ['GULV', { rack: '', column: 'GULV', level: '' }],
  ['C1-R04-H01-2', { rack: 'C1', column: 'R04-2', level: 'H01' }],
  ['HALL.C1.R04-H01-2', { rack: 'HALL.C1', column: 'R04-2', level: 'H01' }],
])('%s is read as people do', (code, spot) => {
  expect(spotOf(code)).toEqual(spot);
});

const at = (code: string, zone = '') => ({ code, zone });

test('places stand in racks: columns to the right, levels upwards, nine before ten', () => {
  const [rack] = racksOf(['A.10-1', 'A.9-2', 'A.9-1'].map((code) => at(code)));
  expect(rack).toMatchObject({ name: 'A', columns: ['9', '10'], levels: ['1', '2'] });
  expect(rack?.cells).toEqual([
    { at: 0, column: 1, level: 0 },
    { at: 1, column: 0, level: 1 },
    { at: 2, column: 0, level: 0 },
  ]);
});

test('racks of one name in two zones are two, and so are two ways of writing', () => {
  expect(racksOf([at('A.1-1', 'South'), at('A.1-1', 'North')]).map(({ zone }) => zone)).toEqual([
    'North',
    'South',
  ]);
  expect(racksOf([at('A.1-2'), at('A-1.2')])).toHaveLength(2);
});

test.each([
  ['free', { room: 1, taken: 0, blocked: false }],
  ['taken', { room: 2, taken: 1, blocked: false }],
  ['full', { room: 2, taken: 2, blocked: false }],
  ['full', { room: 1, taken: 2, blocked: false }],
  ['blocked', { room: 1, taken: 1, blocked: true }],
])('is %s with %o', (occupancy, place) => {
  expect(occupancyOf(place)).toBe(occupancy);
});
