import { expect, test } from 'vitest';
import { finish } from '#contract/workshop/queue-rules.ts';
import { cameIn } from '#tests/support/factories/queue-person.ts';
import { hereAlready } from './here-already.ts';

const came = (id: number, licenseplate: string | null) => cameIn(new Date(0), { id, licenseplate });

test('a plate that waits is noticed however it is typed, one that has left is not', () => {
  const people = [came(1, null), came(2, 'EL 12345'), finish(came(3, 'DP90117'), new Date(1))];
  expect(hereAlready(people, 'el12345')?.id).toBe(2);
  expect(hereAlready(people, 'DP90117')).toBeUndefined();
  expect(hereAlready(people, '  ')).toBeUndefined();
});
