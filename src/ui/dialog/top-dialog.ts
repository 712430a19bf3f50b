import { holdValue } from '../../device/held-value.ts';

const open = holdValue<readonly HTMLElement[]>([]);

/** Notes a dialog or popover that has opened, on top of those before; returns what notes that it has closed. */
export function noteOpen(dialog: HTMLElement): () => void {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((one) => one !== dialog));
}

/** The dialog or popover that lies over everything else, live; null for none. What is said outside of it is covered. */
export const useTopDialog = (): HTMLElement | null => open.use().at(-1) ?? null;
