import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

// A change of colours may take its time; what moves for ever is left alone.
const endChanges = `for (const change of document.getAnimations())
  if (change.effect.getComputedTiming().endTime !== Infinity) change.finish()`;

/** What hinders somebody on a page in one of its themes, as sentences. */
export async function barriers(page: Page, theme: 'light' | 'dark' | 'sun'): Promise<string[]> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  await page.evaluate(endChanges);
  // In the page itself: gathering what frames of others say takes a page more each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
}
