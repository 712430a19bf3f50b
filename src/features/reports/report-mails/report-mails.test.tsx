import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { reportsScreens } from '#src/features/reports/reports/screens.ts';

startScreens(['reports', 'report-mails']);

test('a kept view is sent by mail every month, is found among what one is sent, and is stopped', async () => {
  const siteId = await atWork();
  const router = await showScreens(reportsScreens, siteId, 'reports/queue-waits?in=last_month');
  await page.getByRole('button', { name: '+ Save view' }).click();
  await page.getByLabelText('Name of the view').fill('Waits of the month');
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('button', { name: 'By mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send “Waits of the month” by mail' });
  await dialog.getByRole('radio', { name: 'Every month' }).click();
  await dialog.getByLabelText('On the').selectOptions('1.');
  await expect.element(dialog.getByRole('checkbox')).toBeChecked();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect.element(dialog.getByText('Choose at least one person.')).toBeVisible();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'By mail' }).click();
  await expect.element(dialog.getByText(/^Next: (today|tomorrow|.*\b1\b.*) 07:00$/)).toBeVisible();
  await expect.element(dialog.getByText('Nothing has been sent yet.')).toBeVisible();

  await router.navigate(`/${siteId}/reports`);
  await expect.element(page.getByText(/^Next: .*07:00$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop sending it to me' }).click();
  await expect.element(page.getByRole('button', { name: 'Send it to me again' })).toBeVisible();
  await page.getByRole('link', { name: 'Waits of the month' }).click();
  await expect.poll(() => router.state.location.search).toContain('in=last_month');
});
