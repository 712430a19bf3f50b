import type { Page } from 'playwright';

/** Keeps what a page asks for from coming. It comes once what is returned is called. */
export async function hold(page: Page, what: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
