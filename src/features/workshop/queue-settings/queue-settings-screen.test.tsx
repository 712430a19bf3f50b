import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queueSettings } from '#contract/workshop/queue-settings.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { queueSettingsScreens } from './screens.ts';

startScreens(['queue-settings'], { width: 1200, height: 900 });

/** The screen at a site of one's own, which calls to Desk 1, Desk 2, Lift 1 and Lift 2. */
async function atTheSettings() {
  const siteId = await atWork();
  await showScreens(queueSettingsScreens, siteId, 'settings/queue');
  await expect.element(page.getByLabelText('Name of station 1').first()).toHaveValue('Desk 1');
  const settings = async () =>
    (await send(queueSettings.calls.site.read, undefined, { siteId })).data;
  return { siteId, settings };
}

const save = page.getByRole('button', { name: 'Save' });

test('a station is moved, renamed, added and removed, and saved in that order', async () => {
  const { settings } = await atTheSettings();
  await page.getByRole('button', { name: 'Move Desk 2 up' }).click();
  await page.getByLabelText('Name of station 2').first().fill('Front desk');
  await page.getByRole('button', { name: 'Add a station' }).first().click();
  await page.getByLabelText('Name of station 3').fill('Window');
  await page.getByRole('button', { name: 'Remove Lift 1' }).click();
  await save.click();
  await expect.poll(settings).toMatchObject({
    expediteTargets: ['Desk 2', 'Front desk', 'Window'],
    garageTargets: ['Lift 2'],
    version: 2,
  });
});

test('a station is moved by the keyboard and keeps the focus', async () => {
  await atTheSettings();
  const first = page.getByLabelText('Name of station 1').first();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const second = page.getByLabelText('Name of station 2').first();
  await expect.element(second).toHaveValue('Desk 1');
  await expect.element(second).toHaveFocus();
});

test('an empty limit is none', async () => {
  const { settings } = await atTheSettings();
  await page.getByLabelText('How often somebody may be called again').fill('3');
  await save.click();
  await expect.poll(settings).toMatchObject({ recallLimit: 3 });
  await page.getByLabelText('How often somebody may be called again').clear();
  await save.click();
  await expect.poll(settings).toMatchObject({ recallLimit: null, version: 3 });
});

test('when somebody else saved in between, both versions are shown and the person chooses', async () => {
  const { siteId, settings } = await atTheSettings();
  await page.getByLabelText(/How long a call/).fill('42');
  const conflict = { ...(await settings()), callTime: 99 };
  await write(queueSettings.calls.site.save, { body: conflict }, { siteId });
  await save.click();
  await expect.element(page.getByRole('cell', { name: '42' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '99' })).toBeVisible();
});

test('the address of a new screen is shown once; revoked, the screen is gone from the list', async () => {
  await atTheSettings();
  await page.getByRole('button', { name: 'Add a screen' }).click();
  await page.getByLabelText('Name', { exact: true }).fill('Over the sofa');
  await page.getByRole('button', { name: 'Make the address' }).click();
  await expect.element(page.getByText(/\/screens\/queue\/[\w-]{32}$/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Over the sofa' });
  await expect.element(row.getByText('Not opened yet')).toBeVisible();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.element(row).not.toBeInTheDocument();
});
