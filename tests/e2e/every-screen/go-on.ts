import type { Page } from 'playwright';

/** Goes to another address within the app, as the browser's forward button does; resolves once its screen has taken the place of the one before. */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate(`{
    for (const shown of document.querySelectorAll('main > *')) shown.dataset.left = '';
    history.pushState({ idx: history.state.idx + 1 }, '', '${address}');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }`);
  await page.locator('main > [data-left]').first().waitFor({ state: 'detached' });
}
