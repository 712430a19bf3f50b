import { lazy } from 'react';
import { loadWords } from '#src/i18n/words.ts';

/** The name of the list in the address, for `usePanel`. */
export const outboxPanel = 'outbox';

/** The list of what is not sent; it comes when it is first opened. */
export const OutboxPanel = lazy(async () => {
  const panel = import('./outbox-panel.tsx');
  await loadWords(['outbox']);
  return { default: (await panel).OutboxPanel };
});
