import type { Page, Request } from 'playwright';

/** Resolves when there is nothing that a page still does by itself. */
export type Settled = () => Promise<void>;

const busy = ':is(main, dialog) :is([aria-busy="true"], [class*="skeleton"])';

const answered = (request: Request) => request.response().catch(() => null);

// What an answer led to has been worked off and drawn.
const workedOff = `(async () => {
  await scheduler.postTask(() => {}, { priority: 'background' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
})()`;

// What has not come by then does not come: of an answer that nobody reads the browser never says that it has ended.
const patienceMs = 60_000;

/** Waits for something, but not for ever: what is there then is looked at. */
export async function patiently(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([work, late]);
  clearTimeout(timer);
}

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
    const until = Date.now() + patienceMs;
    const isLate = () => Date.now() > until;
    for (let before = -1; (before !== requests || underWay.size > 0) && !isLate();) {
      before = requests;
      await patiently(Promise.all([...underWay].map(answered)));
      await page.locator(busy).first().waitFor({ state: 'detached' });
      await patiently(page.evaluate(workedOff));
    }
  };
}
