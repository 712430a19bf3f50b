import { loadWords } from '#src/i18n/words.ts';
import { lazyPanel } from '#src/navigation/panel/lazy-panel.tsx';

/** The name of the list in the address, for `usePanel`. */
export const outboxPanel = 'outbox';

/** The list of what is not sent; it comes when it is first opened. */
export const OutboxPanel = lazyPanel(outboxPanel, async () => {
  const panel = import('./outbox-panel.tsx');
  await loadWords(['outbox']);
  return (await panel).OutboxPanel;
});
