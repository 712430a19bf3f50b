import { loadWords } from '#src/i18n/words.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

const words = ['booking-links'];

/** The address of a booking for its customer. */
export const AddressPanel = lazyComponent(async () => {
  const panel = import('./staff/address-panel.tsx');
  await loadWords(words);
  return (await panel).AddressPanel;
});

/** The addresses at which calendar programs read a calendar. */
export const FeedsPanel = lazyComponent(async () => {
  const panel = import('./staff/feeds-panel.tsx');
  await loadWords(words);
  return (await panel).FeedsPanel;
});
