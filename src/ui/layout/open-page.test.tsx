import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { workshop } from '#src/device/page.ts';
import { OpenPage } from './open-page.tsx';

const shop = {
  name: 'Dekk og Felg',
  address: 'Demoveien 4, 0668 Oslo',
  phone: '22 00 12 34',
  opening: {
    said: { en: 'Open today 08:00–16:00', nb: 'Åpent i dag 08:00–16:00', sv: 'Öppet i dag' },
    until: '2200-01-01T00:00:00Z',
  },
};
const open = () => render(<OpenPage>The booking</OpenPage>);

afterEach(() => {
  workshop.set(null);
  document.documentElement.lang = 'en';
});

test('a customer sees whose page it is, where and when that is open, and calls by a press', async () => {
  workshop.set(shop);
  document.documentElement.lang = 'nb';
  await open();
  await expect.element(page.getByText('Dekk og Felg').first()).toBeVisible();
  await expect.element(page.getByText('Demoveien 4, 0668 Oslo')).toBeVisible();
  await expect.element(page.getByText('Åpent i dag 08:00–16:00')).toBeVisible();
  await expect.element(page.getByText(/^Wheelhouse/)).toBeVisible();
  const call = page.getByRole('link', { name: '22 00 12 34' });
  await expect.element(call.first()).toHaveAttribute('href', 'tel:22001234');
});

test('a page of no workshop says nothing of one', async () => {
  await open();
  await expect.element(page.getByText('The booking')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
