import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import words from '#locales/en/platform/session.json';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { useLogin } from './use-login.ts';

const { between: server } = startBetween();

const led: unknown[] = [];
function Login() {
  const { send, error, busy } = useLogin(words.login, async (login) => void led.push(login));
  return (
    <>
      <button
        type="button"
        disabled={busy}
        onClick={() => void send('kari@example.test', 'secret')}
      >
        Log in
      </button>
      <p role="alert">{error?.text}</p>
    </>
  );
}

test('who works at no site is told so, and led nowhere', async () => {
  server.use(http.post('*/api/v3/auth/login', () => HttpResponse.json({ data: { tokens: {} } })));
  await render(<Login />);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.login.noSites);
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(led).toEqual([]);
});
