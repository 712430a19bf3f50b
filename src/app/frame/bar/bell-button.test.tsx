import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react';
import { startWords } from '#src/i18n/words.ts';
import { BellButton } from './bell-button.tsx';

beforeAll(() => startWords(['common', 'shell']));

test('the bell shows 9+ above nine, and whoever only hears it is told how many', async () => {
  await render(
    <MemoryRouter>
      <BellButton unread={12} />
    </MemoryRouter>,
  );
  const bell = page.getByRole('button', { name: 'Notifications: 9+ (12 unread)', exact: true });
  await expect.element(bell).toMatchTextContent(/^9\+$/);
});
