import { expect, test } from 'vitest';
import { showShare } from './share-text.ts';

test('a share has one decimal at most, unless it would be nothing then', () => {
  const shown = [100_00, 33_33, 50, 5, 4, 0, -12_56].map((share) => showShare(share, 'en'));
  expect(shown).toEqual(['100', '33.3', '0.5', '0.1', '0.04', '0', '-12.6']);
});
