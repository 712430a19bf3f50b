import { loadWords } from '#src/i18n/words.ts';
import { lazyPart } from '#src/ui/state/lazy-part.tsx';

const words = ['booking-links'];

/** The address of a booking for whoever it is of. */
export const AddressPanel = lazyPart(async () => {
  const panel = import('./staff/address-panel.tsx');
  await loadWords(words);
  return (await panel).AddressPanel;
});

/** The addresses at which calendar programs read a calendar. */
export const FeedsPanel = lazyPart(async () => {
  const panel = import('./staff/feeds-panel.tsx');
  await loadWords(words);
  return (await panel).FeedsPanel;
});
