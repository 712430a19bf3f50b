import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

// A change of colours may take its time; what moves for ever is left alone.
const endChanges = `for (const change of document.getAnimations())
  if (change.effect.getComputedTiming().endTime !== Infinity) change.finish()`;

/** What hinders somebody on a page, as sentences: everything by light, and the contrasts of another theme, for themes differ in their colours alone. */
export async function barriers(page: Page, other: 'dark' | 'sun'): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', other]) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await page.evaluate(endChanges);
    // In the page itself: gathering what frames of others say takes a page more each time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (theme !== 'light') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      found.push(`${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  }
  await page.evaluate("document.documentElement.dataset.theme = 'light'");
  return found;
}
