import { loadWords } from '#src/i18n/words.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

/** What became of a receipt, its copy or a report at the printer of its register; it comes where a register has one. */
export const PrintState = lazyComponent(async () => {
  const state = import('./print-state.tsx');
  await loadWords(['register-agents']);
  return (await state).PrintState;
});
