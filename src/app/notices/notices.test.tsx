import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { shellCalls } from '#contract/platform/shell.ts';
import { alertsNow, closeAlert, showAlert } from '#src/data/alerts.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { startWords } from '#src/i18n/words.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { closeSnackbar, showSnackbar } from '#src/ui/snackbar.ts';
import { dragByFinger, workByFinger } from '#tests/support/in-browser/by-finger.ts';
import { AlertStack } from './alert-stack.tsx';
import { Snackbar } from './snackbar.tsx';
import { NoticePlaces } from './notices.tsx';
import { UnpaidBanner } from './unpaid-banner.tsx';

beforeAll(async () => {
  await startWords(['common']);
});
beforeEach(async () => {
  closeSnackbar();
  for (const { id } of alertsNow()) closeAlert(id);
  await expect.poll(() => alertsNow()).toEqual([]);
});
afterEach(() => workByFinger(false));

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

test('anyone who has paid is not warned', async () => {
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

test('anyone who is in a dialog is told as well, and can answer', async () => {
  let undone = 0;
  const shown = await render(
    <>
      <NoticePlaces />
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
  await shown.rerender(<NoticePlaces />);
  await expect.element(page.getByText('Refused')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByText('Refused')).not.toBeInTheDocument();
});

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};
const isOnTop = (element: Element) =>
  element.contains(document.elementFromPoint(...centreOf(element)));

test.each([360, 1440])(
  '%i px wide, what is told covers neither the bars at the foot nor what saves',
  async (width) => {
    await page.viewport(width, 640);
    const bar = { position: 'fixed', insetInline: 0, height: 60 } as const;
    await render(
      <>
        <NoticePlaces />
        <form style={{ ...bar, bottom: 60 }}>
          <button type="submit" style={{ width: '100%', height: 48 }}>
            Save
          </button>
        </form>
        <nav className="bottom-bar" style={{ ...bar, bottom: 0 }} />
      </>,
    );
    showSnackbar('Archived', { action: { label: 'Undo', act: () => {} } });
    showAlert({ type: 'error', content: 'Refused', persistent: true });
    const seen = [page.getByText('Refused'), page.getByRole('button', { name: 'Undo' })];
    for (const one of seen) {
      await expect.poll(() => isOnTop(one.element())).toBe(true);
      expect(one.element().getBoundingClientRect().bottom).toBeGreaterThan(320);
    }
    for (const act of ['form button', '.bottom-bar']) {
      const element = document.querySelector(act);
      await expect.poll(() => element && isOnTop(element)).toBe(true);
    }
  },
);

test('what was done last covers nothing of what can be done next in a dialog', async () => {
  await page.viewport(360, 640);
  await render(
    <>
      <NoticePlaces />
      <Dialog open title="More" onClose={() => {}}>
        <ul className="options" style={{ position: 'fixed', inset: 'auto 0 0', margin: 0 }}>
          <li>
            <button type="button" className="named">
              Reopen
            </button>
          </li>
        </ul>
      </Dialog>
    </>,
  );
  showSnackbar('Settled', { action: { label: 'Undo', act: () => {} } });
  for (const name of ['Undo', 'Reopen']) {
    await expect.element(page.getByRole('button', { name })).toBeVisible();
    await expect.poll(() => isOnTop(page.getByRole('button', { name }).element())).toBe(true);
  }
});

test('what was done last covers neither what is typed into a sheet nor what closes it', async () => {
  await page.viewport(360, 640);
  await workByFinger(true);
  await render(
    <>
      <NoticePlaces />
      <Dialog open title="Tyre pressure" place="foot" onClose={() => {}}>
        <Field label="What is there to say?">
          {(control) => <textarea {...control} rows={3} />}
        </Field>
        <Button type="submit">Write it down</Button>
      </Dialog>
    </>,
  );
  const sheet = page.getByRole('dialog', { name: 'Tyre pressure' });
  await expect.poll(() => sheet.element().querySelector('[data-shown]')).not.toBeNull();
  showSnackbar('The clock runs at EL70894');
  await expect.element(sheet.getByText('The clock runs at EL70894')).toBeVisible();
  const notice = () => document.querySelector('.snackbar')!.getBoundingClientRect();
  const field = sheet.getByLabelText('What is there to say?').element();
  await expect.poll(() => notice().bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top);
  const close = sheet.getByRole('heading').element();
  await expect.poll(() => notice().bottom).toBeLessThanOrEqual(close.getBoundingClientRect().top);
});

test('what was done last and an alert are swiped away by a finger, also in a dialog', async () => {
  await workByFinger(true);
  await render(
    <>
      <NoticePlaces />
      <Dialog open title="More" onClose={() => {}}>
        <p>Choices</p>
      </Dialog>
    </>,
  );
  showSnackbar('Settled');
  showAlert({ type: 'warning', content: 'Low on labels', persistent: true });
  for (const words of ['Settled', 'Low on labels']) {
    await expect.element(page.getByText(words)).toBeVisible();
    // The gesture comes a moment later.
    await expect
      .poll(async () => {
        const said = page.getByText(words).query();
        if (said) await dragByFinger(said, { x: -150 });
        return page.getByText(words).query();
      })
      .toBeNull();
  }
  await expect.element(page.getByText('Choices')).toBeVisible();
});

test('what is told lies over an open popover, and pressing it does not close that', async () => {
  await render(
    <>
      <NoticePlaces />
      <Popover button="Menu" open onTurn={() => {}}>
        <div style={{ width: '100vw', height: '90vh' }}>Choices</div>
      </Popover>
    </>,
  );
  showAlert({ type: 'warning', content: 'Low on labels', persistent: true });
  await expect.element(page.getByText('Low on labels')).toBeVisible();
  expect(isOnTop(page.getByText('Low on labels').element())).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByText('Low on labels')).not.toBeInTheDocument();
  await expect.element(page.getByText('Choices')).toBeVisible();
});
