import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { alertsNow } from '#src/data/alerts.ts';
import { queryClient } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import AccountsScreen from './accounts-screen.tsx';

beforeAll(async () => {
  await startWords(['common', 'session']);
  // The server behind the screens starts with the first who asks for it.
  await commands.workAs('reception');
});

/** The screen, before a superuser whom somebody has called who lost their app. */
async function atTheScreen() {
  const { siteId, token, lost } = await commands.helpLogin();
  keepToken(siteId, token);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${siteId}/sysop/accounts`]}>
        <Routes>
          <Route path="/:siteId/sysop/accounts" element={<AccountsScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await page.getByLabelText('E-mail of the person').fill(lost.email);
  return lost;
}

const password = page.getByLabelText('Your own password');
const fieldError = page.getByText('This is not your password.', { exact: false });
const askNoMore = page.getByRole('button', { name: 'Ask for no codes any more' });

test('who lost their app is found, and let in without a code by the password of who helps', async () => {
  const { email, name } = await atTheScreen();
  expect(await commands.logInWith(email)).toBe(401);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(name)).toBeVisible();
  await expect.element(page.getByRole('status')).toMatchTextContent('Asked for a code');
  await password.fill('not mine');
  await askNoMore.click();
  await expect.element(fieldError).toBeVisible();
  expect(await commands.logInWith(email)).toBe(401);
  await password.fill('correct horse battery');
  await askNoMore.click();
  await expect
    .element(page.getByText(`${name} can log in without a code.`, { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('status')).toMatchTextContent('Not asked for a code');
  await expect.element(password).not.toBeInTheDocument();
  expect(await commands.logInWith(email)).toBe(200);
});

test('everybody of their chain is warned of an unpaid invoice, and no more when it is paid', async () => {
  const { name } = await atTheScreen();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(name)).toBeVisible();
  const days = page.getByLabelText('Unpaid invoice: access ends in this many days');
  await expect.element(days).toHaveValue('');
  await days.fill('12');
  await page.getByRole('button', { name: 'Save the warning' }).click();
  const find = page.getByRole('button', { name: 'Find' });
  await expect
    .poll(() => alertsNow().map(({ content }) => content))
    .toContain('The warning is saved.');
  await find.click();
  await expect.element(days).toHaveValue('12');
});

test('of who is not known it is said so beside the field, and of nobody else', async () => {
  const { name } = await atTheScreen();
  await page.getByLabelText('E-mail of the person').fill('nobody@example.test');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect
    .element(page.getByLabelText('E-mail of the person'))
    .toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(name)).not.toBeInTheDocument();
});
