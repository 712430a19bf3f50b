import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** A reading that ends when it is told to; each tells its number. */
function slowReading() {
  const ends: ((failure?: Error) => void)[] = [];
  const begun: string[] = [];
  const read = singleFlight(async (asker: string) => {
    begun.push(asker);
    const number = begun.length;
    await new Promise<void>((resolve, reject) => {
      ends.push((failure) => (failure ? reject(failure) : resolve()));
    });
    return number;
  });
  return { read, begun, end: (at: number, failure?: Error) => ends[at]!(failure) };
}
const later = () => new Promise(setImmediate);

test('those who ask at once share one reading', async () => {
  const { read, begun, end } = slowReading();
  const [a, b] = [read(1, 'a'), read(1, 'b')];
  await later();
  end(0);
  expect(await Promise.all([a, b])).toEqual([1, 1]);
  expect(begun).toEqual(['a']);
});

test('who asks while one is under way gets one that began afterwards', async () => {
  const { read, end } = slowReading();
  const first = read(1, 'a');
  await later();
  const [second, third] = [read(1, 'b'), read(1, 'c')];
  end(0);
  expect(await first).toBe(1);
  await later();
  end(1);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

test('other keys wait for nothing', async () => {
  const { read, begun } = slowReading();
  void read(1, 'a');
  void read(2, 'b');
  await later();
  expect(begun).toEqual(['a', 'b']);
});

test('a reading that failed fails for those who shared it, and the next begins', async () => {
  const { read, end } = slowReading();
  const first = read(1, 'a').catch((cause: unknown) => cause);
  await later();
  const second = read(1, 'b');
  end(0, new Error('cut'));
  expect(await first).toEqual(new Error('cut'));
  await later();
  end(1);
  expect(await second).toBe(2);
});
