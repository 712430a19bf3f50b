import type { Page, Request } from 'playwright';

/** Resolves when there is nothing that a page still does by itself. */
export type Settled = () => Promise<void>;

const busy = ':is(main, dialog) :is([aria-busy="true"], [class*="skeleton"])';

// What an answer led to has been worked off and drawn.
const workedOff = `(async () => {
  await scheduler.postTask(() => {}, { priority: 'background' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
})()`;

/** Watches what a page asks for from now on. What it returns waits until all of it has come and been drawn, and has led to no other question. */
export function watchRequests(page: Page): Settled {
  const underWay = new Set<Request>();
  let requests = 0;
  page.on('request', (request) => {
    underWay.add(request);
    requests += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));

  return async () => {
    for (let before = -1; before !== requests || underWay.size > 0;) {
      before = requests;
      await Promise.all([...underWay].map((request) => request.response().catch(() => null)));
      await page.locator(busy).first().waitFor({ state: 'detached' });
      await page.evaluate(workedOff);
    }
  };
}
