import { holdValue } from '../device/held-value.ts';

/** Something that can be done about what the snackbar says. */
interface SnackbarAction {
  readonly label: string;
  readonly act: () => void;
}

/** The one line at the foot of the page. */
interface Snack {
  readonly id: number;
  readonly text: string;
  readonly action: SnackbarAction | null;
}

// Specification §9, in ms.
const goneAfter = 30_000;

const shown = holdValue<Snack | null>(null);
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something at the foot of the page for 30 seconds, with one thing to do about it; takes the place of what was said there before. Returns its number. */
export function showSnackbar(
  text: string,
  { action = null }: { action?: SnackbarAction | null } = {},
): number {
  clearTimeout(timer);
  lastId += 1;
  shown.set({ id: lastId, text, action });
  timer = setTimeout(closeSnackbar, goneAfter);
  return lastId;
}

/** Says it for as long as the work takes; what is said there meanwhile stays. Throws what the work throws. */
export async function showWhile<T>(text: string, work: () => Promise<T>): Promise<T> {
  const id = showSnackbar(text);
  clearTimeout(timer);
  try {
    return await work();
  } finally {
    if (shown.get()?.id === id) closeSnackbar();
  }
}

/** Takes the snackbar away. */
export function closeSnackbar(): void {
  clearTimeout(timer);
  shown.set(null);
}

/** What the snackbar says; null when nothing. */
export const snackNow = shown.get;

/** The same, live. */
export const useSnackbar = shown.use;
