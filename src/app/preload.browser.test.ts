import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/data/api-errors.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { preloadPointedAt } from './preload.ts';

const { between: server } = startBetween();

test('a press on a customer asks for their card, and a refusal of it is heard of by the log alone', async () => {
  const requests: string[] = [];
  server.use(
    http.get('*/api/*', ({ request }) => {
      requests.push(new URL(request.url).pathname);
      return HttpResponse.json({ error: { code: 'common.server' } }, { status: 500 });
    }),
  );
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const link = document.createElement('a');
  link.href = '/1/5/customer/show';
  document.body.append(link);
  const end = preloadPointedAt();
  onTestFinished(() => {
    end();
    link.remove();
    log.mockRestore();
  });
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await expect
    .poll(() => log.mock.calls, { timeout: 30_000 })
    .toEqual([['Nothing was fetched ahead', expect.any(ApiError)]]);
  expect(requests).toEqual(['/api/v4/site/customer-desk/5']);
});
