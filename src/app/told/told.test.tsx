import { QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { shellCalls } from '#contract/shell.ts';
import { alertsNow, closeAlert, showAlert } from '#src/data/alerts.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { startWords } from '#src/i18n/words.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { AlertStack } from './alert-stack.tsx';
import { Snackbar } from './snackbar.tsx';
import { Told } from './told.tsx';
import { UnpaidBanner } from './unpaid-banner.tsx';
import '#src/ui/tokens.css';

beforeAll(async () => {
  await startWords(['common']);
});
beforeEach(async () => {
  for (const { id } of alertsNow()) closeAlert(id);
  await expect.poll(() => alertsNow()).toEqual([]);
});

test('an error is heard at once, everything else when there is a pause', async () => {
  await render(<AlertStack />);
  showAlert({ type: 'error', title: 'Error: x', content: 'Refused', persistent: true });
  showAlert({ type: 'success', content: 'Saved', persistent: true });
  const live = (how: string) => document.querySelector(`.alert-stack [aria-live=${how}]`);
  await expect.element(live('assertive') as HTMLElement).toMatchTextContent('Refused');
  await expect.element(live('polite') as HTMLElement).toMatchTextContent('Saved');
});

test('an alert is closed by its cross', async () => {
  await render(<AlertStack />);
  showAlert({ type: 'warning', content: 'Low on labels', persistent: true });
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByText('Low on labels')).not.toBeInTheDocument();
});

test('what the snackbar offers is done once and takes it away', async () => {
  await render(<Snackbar />);
  let undone = 0;
  showSnackbar('Put away at A.03-2', { action: { label: 'Undo', act: () => (undone += 1) } });
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByText('Put away at A.03-2')).not.toBeInTheDocument();
  expect(undone).toBe(1);
});

const newSite = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);

function atASite(siteId: string, paymentExpiration: number | null) {
  const profile = { id: 1, paymentExpiration };
  queryClient.setQueryData(questionOf(siteId, shellCalls.profile), { data: { profile } });
  return render(
    <QueryClientProvider client={queryClient}>
      <UnpaidBanner siteId={siteId} />
    </QueryClientProvider>,
  );
}

test.each([
  [3, 'An invoice is unpaid. Access ends in 3 days.'],
  [1, 'An invoice is unpaid. Access ends in 1 day.'],
  [0, 'An invoice is unpaid. Access ends today.'],
  [-2, 'An invoice is unpaid. Access ended 2 days ago.'],
])('%i days before access ends: %s', async (days, words) => {
  await atASite(newSite(), days);
  await expect.element(page.getByRole('status')).toMatchTextContent(words);
});

test('whoever has paid is not warned', async () => {
  const { container } = await atASite(newSite(), null);
  expect(container.textContent).toBe('');
});

test('the warning of an unpaid invoice can be hidden for the day, at this site', async () => {
  const siteId = newSite();
  const shown = await atASite(siteId, 3);
  await userEvent.click(page.getByRole('button', { name: 'Hide until tomorrow' }));
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await shown.unmount();
  await atASite(siteId, 3);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await atASite(newSite(), 3);
  await expect.element(page.getByRole('status')).toBeVisible();
});

test('whoever is in a dialog is told as well, and can answer', async () => {
  let undone = 0;
  const shown = await render(
    <>
      <Told />
      <Dialog open title="Wheel set" onClose={() => {}}>
        <p>Stored</p>
      </Dialog>
    </>,
  );
  const dialog = page.getByRole('dialog', { name: 'Wheel set' });
  showAlert({ type: 'error', content: 'Refused', persistent: true });
  showSnackbar('Put away', { action: { label: 'Undo', act: () => (undone += 1) } });
  await expect.element(dialog.getByText('Refused')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(undone).toBe(1);
  await shown.rerender(<Told />);
  await expect.element(page.getByText('Refused')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByText('Refused')).not.toBeInTheDocument();
});
