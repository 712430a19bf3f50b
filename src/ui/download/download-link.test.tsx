import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DownloadLink } from './download-link.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a download says for six seconds that it is coming', async () => {
  const shown = await render(<DownloadLink href="data:text/csv,a">{'Report'}</DownloadLink>);
  const link = shown.getByRole('link', { name: 'Report' });
  const isBusy = () => link.element().getAttribute('aria-busy');
  expect(isBusy()).toBe('false');
  (link.element() as HTMLElement).click();
  await vi.waitFor(() => expect(isBusy()).toBe('true'));
  vi.advanceTimersByTime(5_999);
  expect(isBusy()).toBe('true');
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(isBusy()).toBe('false'));
});
