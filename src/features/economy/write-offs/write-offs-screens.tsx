import { writeOffs } from '#contract/economy/write-offs/write-offs.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

// The list does without what shows one.
const TakeBack = lazyComponent(async () => (await import('./take-back.tsx')).TakeBack);

export default screensOf(writeOffs, {
  card: ['invoice_id', 'amount', 'day'],
  head: TakeBack,
});
