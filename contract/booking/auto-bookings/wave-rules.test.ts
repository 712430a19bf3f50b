import { expect, test } from 'vitest';
import { waveFunnel } from './wave-rules.ts';

test('of a wave fewer answer than were invited, and fewer come than answer', () => {
  const standings = [
    { standing: 'open', count: 20 },
    { standing: 'confirmed', count: 30 },
    { standing: 'moved', count: 5 },
    { standing: 'come', count: 10 },
    { standing: 'declined', count: 4 },
    { standing: 'changed_self', count: 1 },
    { standing: 'released', count: 2 },
    { standing: 'overflow', count: 9 },
    { standing: 'out', count: 50 },
  ] as const;
  expect(waveFunnel({ standings, sent: 70 })).toEqual({
    made: 72,
    invited: 70,
    answered: 50,
    coming: 45,
  });
});

test('a wave that nobody is booked in has come nowhere', () => {
  expect(waveFunnel({ standings: [{ standing: 'planned', count: 3 }], sent: 0 })).toEqual({
    made: 0,
    invited: 0,
    answered: 0,
    coming: 0,
  });
});
