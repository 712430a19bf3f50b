import { holdValue } from '../../device/held-value.ts';

const open = holdValue<readonly HTMLDialogElement[]>([]);

/** Notes a dialog that has opened, on top of those before; returns what notes that it has closed. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((one) => one !== dialog));
}

/** The dialog that lies over everything else, live; null for none. Nothing outside of it is reached. */
export const useTopDialog = (): HTMLDialogElement | null => open.use().at(-1) ?? null;
