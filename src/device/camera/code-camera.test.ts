import { expect, test } from 'vitest';
import { onceEach } from './code-camera.ts';

test('a label is told once as long as it stays before the camera, and again when it comes back', () => {
  const told: string[] = [];
  let now = 0;
  const see = onceEach(
    (code) => told.push(code),
    () => now,
  );
  for (let frame = 0; frame < 40; frame += 1) {
    now += 100;
    see('TH:1');
    if (frame % 2) see('TH:2');
  }
  expect(told).toEqual(['TH:1', 'TH:2']);
  now += 2000;
  see('TH:1');
  expect(told).toEqual(['TH:1', 'TH:2', 'TH:1']);
});
