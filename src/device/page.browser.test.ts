import { expect, test } from 'vitest';
import { holdWorkshop } from './page.ts';

const written = (until: string) =>
  JSON.stringify({
    name: 'Dekk og Felg',
    address: 'Demoveien 4, 0668 Oslo',
    phone: '22 00 12 34',
    opening: { said: { en: 'Open', nb: 'Åpent', sv: 'Öppet' }, until },
  });

test('a page that was left open over night says no hours of yesterday', async () => {
  const held = holdWorkshop(written('2020-01-01T00:00:00Z'));
  await expect.poll(() => held.get()?.opening).toBeNull();
  expect(held.get()).toMatchObject({ name: 'Dekk og Felg', phone: '22 00 12 34' });
});

test('a page of no workshop holds none', () => {
  expect(holdWorkshop('').get()).toBeNull();
});
