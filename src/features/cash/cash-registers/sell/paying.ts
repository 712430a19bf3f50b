import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

/** The way to pay, which comes once something is to be paid: the screen is there before. */
export const Paying = lazyScreen(async () => (await import('./pay-dialog.tsx')).PayDialog, null);
