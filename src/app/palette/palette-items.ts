import { foldText } from '#contract/kit/rules/same-text.ts';

/** One line of the palette: a screen, something to do, or something found. */
export interface PaletteItem {
  readonly id: string;
  readonly group: 'favourites' | 'recent' | 'screens' | 'actions' | 'found';
  readonly label: string;
  /** What distinguishes two of the same label. */
  readonly detail?: string;
  readonly plate?: string | null;
  readonly run: () => void;
}

/**
 * The items that are called what was typed: each typed word begins a word of the label. Those whose
 * label begins with it come first; else they stay in their order.
 */
export function itemsCalled(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const wanted = foldText(typed);
  if (!wanted) return [...items];
  const words = wanted.split(' ');
  const called = items.filter(({ label }) => {
    const own = foldText(label).split(/[^\p{L}\d]+/u);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const first = called.filter(({ label }) => foldText(label).startsWith(wanted));
  return [...new Set([...first, ...called])];
}
