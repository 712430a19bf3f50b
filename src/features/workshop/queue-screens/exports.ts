import { loadWords } from '#src/i18n/words.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

/** A button that makes a visitor's own page and shows the way to it; it comes when a row is first opened. */
export const VisitLink = lazyComponent(async () => {
  const link = import('./visit-link.tsx');
  await loadWords(['queue-screens']);
  return (await link).VisitLink;
});
