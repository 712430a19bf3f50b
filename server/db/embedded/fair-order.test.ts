import { afterAll, expect, test } from 'vitest';
import { runFairly } from './fair-order.ts';
import { embeddedPool } from '../pools.ts';

const { pool, close } = await embeddedPool({});
afterAll(close);

test('who asks once comes before the second of who asks for much, and all are served', async () => {
  const served: string[] = [];
  const first = await pool.connect();
  const ask = (who: string) =>
    runFairly(who, async () => {
      const client = await pool.connect();
      served.push(who);
      await client.query('select 1');
      client.release();
    });
  const all = [...Array.from({ length: 5 }, () => ask('much')), ask('little'), ask('other')];
  first.release();
  await Promise.all(all);
  expect(served.slice(0, 3)).toEqual(['much', 'little', 'other']);
  expect(served).toHaveLength(7);
});

test('a connection that is thrown away holds nobody up', async () => {
  const broken = await pool.connect();
  const after = pool.connect();
  broken.release(true);
  const client = await after;
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});
