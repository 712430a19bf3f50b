import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cars } from '#contract/car/cars.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { carsScreens } from '../screens.ts';

startScreens(['cars', 'customers']);

test('a car shows its tread as it was read last, each wheel by the limits of that day', async () => {
  const siteId = await atWork();
  const here = { siteId };
  const body = { licenseplate: 'EL12345' };
  const { data: car } = await write(cars.calls.add, { body }, here);
  const depths = { fl_1: 55, fr_1: 14, rl_1: 60, rr_1: 61 };
  const read = { ...body, season: 'summer', ...depths } as const;
  for (const reading of [
    { ...read, read_on: '2026-06-01' },
    { ...read, read_on: '2026-05-01', fl_1: 75 },
  ])
    await write(treadReadings.calls.add, { body: reading }, here);
  await showScreens(carsScreens, siteId, `cars/${car.id}?tab=treads`);
  const wheels = page.getByRole('list', { name: 'Tread, mm' });
  const wheel = (name: string) => wheels.getByRole('listitem').filter({ hasText: name });
  await expect.element(wheel('Front left')).toMatchTextContent(/5\.5.*Good$/);
  await expect.element(wheel('Front right')).toMatchTextContent(/1\.4.*Below the law$/);
  await expect.element(page.getByText('Law: 1.6 mm')).toBeVisible();
});
