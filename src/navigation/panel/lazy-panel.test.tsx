import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { alertsNow, closeAlert } from '#src/data/alerts.ts';
import { startWords } from '#src/i18n/words.ts';
import { lazyPanel } from './lazy-panel.tsx';
import { usePanel } from './use-panel.ts';

beforeAll(() => startWords(['common']));
afterEach(() => alertsNow().forEach(({ id }) => closeAlert(id)));

const NoticePlaces = ({ what }: { what: string }) => <p>{what}</p>;

let lost = true;
const Panel = lazyPanel<{ what: string }>('told', () =>
  lost ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(NoticePlaces),
);

function Screen() {
  const { search } = useLocation();
  const panel = usePanel('told');
  return (
    <>
      <p>The screen</p>
      <p data-testid="search">{search}</p>
      <button type="button" onClick={panel.show}>
        Open
      </button>
      {panel.open && <Panel what="The panel" />}
    </>
  );
}

test('a panel that cannot be had says so and closes, the screen stays; later it opens', async () => {
  await render(
    <MemoryRouter initialEntries={['/1']}>
      <Screen />
    </MemoryRouter>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect
    .poll(alertsNow)
    .toMatchObject([{ type: 'error', title: 'A part of the app could not be fetched' }]);
  await expect.element(page.getByTestId('search')).toMatchTextContent(/^$/);
  await expect.element(page.getByText('The screen')).toBeVisible();
  lost = false;
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('The panel')).toBeVisible();
});
