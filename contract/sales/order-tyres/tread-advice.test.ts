import { expect, test } from 'vitest';
import { judge, usualThresholds, type TyreLaw } from '../../workshop/tread-depth-rules.ts';
import { treadAdvice, type MeasuredWheel } from './tread-advice.ts';

const norway: TyreLaw = {
  country: 'NO',
  region: '',
  validFrom: '2000-01-01',
  summerLegal: 16,
  winterLegal: 30,
  winterFrom: '11-01',
  winterTo: { afterEaster: 7 },
  winterFor: 'any',
};
const advice = (depths: readonly number[], day: string, rear = '205/55 R16') => {
  const wheels = (['FL', 'FR', 'RL', 'RR'] as const).map((position, at): MeasuredWheel => ({
    position,
    depths: depths[at] === undefined ? [] : [depths[at], 80],
    dot: '',
    size: at < 2 ? '205/55 R16' : rear,
  }));
  const judged = (least: number) => judge(least, 'summer', norway, usualThresholds, day).verdict;
  return treadAdvice(wheels, judged, day);
};

test('a worn wheel sells the pair of its axle, worn wheels on both axles all four', () => {
  expect(advice([14, 60, 60, 60], '2026-06-01')).toEqual({
    worn: [{ position: 'FL', depth: 14, verdict: 'illegal' }],
    sizes: [{ size: '205/55 R16', tyres: 2 }],
  });
  expect(advice([14, 60, 60, 25], '2026-06-01')).toMatchObject({
    worn: [{ position: 'FL' }, { position: 'RR', verdict: 'replace' }],
    sizes: [{ size: '205/55 R16', tyres: 4 }],
  });
});

test('tyres of two sizes are sold by their sizes, and what is good or was not measured sells none', () => {
  expect(advice([14, 60, 20, 60], '2026-06-01', '225/50 R16')?.sizes).toEqual([
    { size: '205/55 R16', tyres: 2 },
    { size: '225/50 R16', tyres: 2 },
  ]);
  expect(advice([60, 60, 60, 60], '2026-06-01')).toBeNull();
  expect(advice([], '2026-06-01')).toBeNull();
  // What the law asks follows the day.
  expect(advice([28, 60, 60, 60], '2026-12-01')?.worn).toMatchObject([{ verdict: 'illegal' }]);
  expect(advice([28, 60, 60, 60], '2026-06-01')?.worn).toMatchObject([{ verdict: 'replace' }]);
});
