import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { keepToken, tokenFor } from '#src/data/tokens.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { preferencesScreens } from './screens.ts';

startScreens(['preferences', 'session']);

test('while a new password is typed it says what it lacks, and that it is easy to guess', async () => {
  const { siteId, token } = await commands.workAs('mechanic');
  keepToken(siteId, token);
  await showScreens(preferencesScreens, siteId, `${tokenFor(siteId)?.userId}/user/change_pw`);
  const field = page.getByLabelText('New password', { exact: true });
  const status = page.getByRole('status');
  const top = () =>
    page.getByRole('button', { name: 'Change password' }).element().getBoundingClientRect().top;
  const before = top();
  await field.fill('vinterdek');
  await expect.element(status.getByText('3 characters more.')).toBeVisible();
  // What is about to be pressed stays where it is.
  expect(top()).toBe(before);
  await field.fill('vinterdekk26');
  await expect.element(status.getByText(/^Easy to guess:/)).toBeVisible();
  await field.fill('gul traktor spiser kake');
  await expect.element(status.getByText(/Hard to guess\.$/)).toBeVisible();
  await page.getByLabelText('Current password').fill('gul traktor spiser kake');
  await expect.element(status.getByText(/^Easy to guess:/)).toBeVisible();
  await field.fill('');
  await expect.element(status.getByText(/guess/)).not.toBeInTheDocument();
});
