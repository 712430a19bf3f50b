import axe from 'axe-core';
import type { Page } from 'playwright';

export type Theme = 'light' | 'dark' | 'sun';

// A change of colours may take its time; what moves for ever is left alone.
const endChanges = `for (const change of document.getAnimations())
  if (change.effect.getComputedTiming().endTime !== Infinity) change.finish()`;

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: { readonly target: string[] }[];
}

/** What hinders somebody on a page in one of its themes, as sentences; `besides` are parts that were looked at before. */
export async function barriers(
  page: Page,
  theme: Theme,
  besides: readonly string[] = [],
): Promise<string[]> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  await page.evaluate(endChanges);
  // It stays in the page for as long as that does.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  // In the page itself: what frames of others say takes a page more each time.
  // Whether each text is in a region is not serious, and asking costs as much as ten others.
  const rules = { region: { enabled: false } };
  const options = { resultTypes: ['violations'], iframes: false, rules };
  const context = { exclude: besides.map((selector) => [selector]) };
  const violations = (await page.evaluate(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )) as Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
}
