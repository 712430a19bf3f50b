import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { reports } from '#contract/reports.ts';
import { reportsScreens } from './screens.ts';

startScreens(['reports']);

test('a report is found among all, and how it is asked for stands in its address', async () => {
  const siteId = await atWork();
  const router = await showScreens(reportsScreens, siteId, 'reports');
  await page.getByRole('link', { name: /^Waits in the queue/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Waits in the queue' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^All / })).toBeVisible();
  await page.getByLabelText('By', { exact: true }).selectOptions('Weekday');
  await page.getByRole('radio', { name: 'This year' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Weekday' })).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('?in=this_year&by=weekday');
});

test('every report has its screen', () => {
  const parts = reportsScreens.flatMap(({ part }) => part ?? []);
  expect(parts).toEqual(reports.map(({ name }) => name));
});
