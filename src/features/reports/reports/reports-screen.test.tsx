import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { shellCalls } from '#contract/platform/shell.ts';
import { reports } from '#contract/reports.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { reportsScreens } from './screens.ts';

startScreens(['reports', 'report-mails']);
const period = page.getByLabelText('Period', { exact: true });

test('a report is found among all, and how it is asked for stands in its address', async () => {
  const siteId = await atWork();
  const router = await showScreens(reportsScreens, siteId, 'reports');
  await page.getByRole('link', { name: /^Waits in the queue/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Waits in the queue' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^All / })).toBeVisible();
  await page.getByLabelText('By', { exact: true }).selectOptions('Weekday');
  await period.selectOptions('This year');
  await expect.element(page.getByRole('columnheader', { name: 'Weekday' })).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('?in=this_year&by=weekday');
});

test('of all reports only those stand there that somebody may read', async () => {
  const siteId = await atWork('economy');
  await showScreens(reportsScreens, siteId, 'reports');
  await expect.element(page.getByRole('link', { name: /^Sales by group/ })).toBeVisible();
  for (const name of [/^Time worked/, /^Inactive customers/, /^Audit log/]) {
    expect(page.getByRole('link', { name }).elements()).toEqual([]);
  }
  const areas = page
    .getByRole('region')
    .elements()
    .map((area) => area.getAttribute('aria-label'));
  expect(areas).toEqual(expect.arrayContaining(['Sales', 'Stock and purchases']));
  expect(areas).not.toContain('System');
});

test('beside the days of a report stand those of the year before, kept in its address', async () => {
  const siteId = await atWork();
  const router = await showScreens(reportsScreens, siteId, 'statistics/general/sales');
  await page.getByRole('switch', { name: 'Beside the year before' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Year before' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Change' })).toBeVisible();
  expect(router.state.location.search).toBe('?beside=year');
  await period.selectOptions('Last month');
  await expect.poll(() => router.state.location.search).toBe('?in=last_month&beside=year');
  await page.getByRole('switch', { name: 'Beside the year before' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Change' })).not.toBeInTheDocument();
});

test('amounts say what they are in, though that is known later than they are', async () => {
  const siteId = await atWork();
  const profile = questionOf(siteId, shellCalls.profile, undefined);
  const known = queryClient.getQueryData(profile);
  queryClient.removeQueries({ queryKey: profile });
  await showScreens(reportsScreens, siteId, 'statistics/general/sales');
  const total = page.getByRole('row', { name: /^All / });
  await expect.element(total).toBeVisible();
  expect(total.element().textContent).not.toContain('NOK');
  queryClient.setQueryData(profile, known);
  await expect.poll(() => total.element().textContent).toContain('NOK');
});

test('a line opens its rows by Enter, and a view of the report is kept and found again', async () => {
  const siteId = await atWork();
  const router = await showScreens(reportsScreens, siteId, 'reports/queue-waits?by=queue');
  const search = () => router.state.location.search;
  const line = page.getByRole('link', { name: 'Garage' });
  await expect.element(line).toBeVisible();
  line.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Garage' })).toBeVisible();
  await expect.element(page.getByText('No rows: nothing happened then.')).toBeVisible();
  expect(search()).toBe('?by=queue&line=garage');
  await router.navigate(-1);
  await expect.element(line).toBeVisible();

  await period.selectOptions('Last week');
  await page.getByRole('button', { name: '+ Save view' }).click();
  await page.getByLabelText('Name of the view').fill('Queues last week');
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  const tab = page.getByRole('button', { name: 'Queues last week' });
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Usual' }).click();
  await expect.poll(search).toBe('');
  await tab.click();
  await expect.poll(search).toMatch(/^\?(?=.*in=last_week)(?=.*by=queue)(?=.*view=\d)/);
  await expect.element(page.getByLabelText('By', { exact: true })).toHaveValue('queue');
});

test('a line that is pressed twice is opened once: the way back leads to the report', async () => {
  const siteId = await atWork();
  const router = await showScreens(reportsScreens, siteId, 'reports/queue-waits?by=queue');
  const line = page.getByRole('link', { name: 'Garage' });
  await line.dblClick();
  await expect.element(page.getByRole('heading', { name: 'Garage' })).toBeVisible();
  await router.navigate(-1);
  await expect.element(line).toBeVisible();
});

test('on a phone what is asked for comes into sight', async () => {
  const siteId = await atWork();
  await page.viewport(360, 640);
  await showScreens(reportsScreens, siteId, 'reports/queue-waits');
  const total = page.getByRole('row', { name: /^All / });
  await expect.element(total).toBeVisible();
  await expect.element(total).not.toBeInViewport();
  await period.selectOptions('Today');
  await expect.element(total).toBeInViewport();
});

test('every report has its screen', () => {
  const parts = reportsScreens.flatMap(({ part }) => part ?? []);
  expect(parts).toEqual(reports.map(({ name }) => name));
});

test('a report is asked for all sites or for this one, and its rows say which they are of', async () => {
  const siteId = await atWork();
  const router = await showScreens(
    reportsScreens,
    siteId,
    'reports/queue-waits?sites=all&rows=all',
  );
  await expect.element(page.getByText(/All my sites/)).toBeVisible();
  await page.getByRole('link', { name: /Waits in the queue/ }).click();
  const sites = page.getByLabelText('Sites', { exact: true });
  await expect.element(sites).toHaveValue('all');
  await expect.element(page.getByRole('row', { name: /^All / })).toBeVisible();
  await sites.selectOptions('This site');
  await expect.poll(() => router.state.location.search).toBe('');
});
